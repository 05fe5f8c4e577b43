#pragma once

#include <filesystem>

/// Where the project lies on this machine, for tests that read its packs, schemas and sources.
namespace briar {

[[nodiscard]] std::filesystem::path project_root();

}  // namespace briar

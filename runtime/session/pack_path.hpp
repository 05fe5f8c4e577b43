#pragma once

#include <filesystem>
#include <vector>

#include "runtime/content/catalog.hpp"

namespace briar {

/// The project's folder: BRIAR_HOME, else the nearest folder above the program that holds `scenarios` or was installed
/// with it (`share/briarwright`), else the working folder.
[[nodiscard]] std::filesystem::path project_home();

/// Where packs are looked for by name: the folders of BRIAR_PATH (separated by `:`), the `scenarios` folder of the
/// project, and the current folder with its `scenarios`; of each `scenarios` folder its `examples` too. Folders that do
/// not exist are left out.
[[nodiscard]] PackPath default_pack_path();
/// What BRIAR_PATH names although there is no such folder.
[[nodiscard]] std::vector<std::filesystem::path> missing_pack_folders();

}  // namespace briar

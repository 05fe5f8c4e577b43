#pragma once

#include <string>

#include "runtime/content/kind.hpp"

/// The reference page of the content format, generated from the schemas that check it.
namespace briar {

/// Markdown: a section for `pack.yaml`, one for each kind with all keys, and one for each shared form.
[[nodiscard]] std::string reference_markdown(const Kinds& kinds);

}  // namespace briar

#pragma once

#include <filesystem>
#include <string>

class wxWindow;

namespace briar::editor {

enum class PackFileSort { Picture, Script };

/// Asks for a file of a pack, beginning where such files lie. One from elsewhere is copied into the pack when people
/// say so. Gives its path in the pack, with `/`; empty: none was chosen.
[[nodiscard]] std::string ask_for_pack_file(wxWindow& parent, const std::filesystem::path& pack, PackFileSort sort);

}  // namespace briar::editor

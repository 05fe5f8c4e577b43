#pragma once

#include <wx/iconbndl.h>

namespace briar::editor {

/// The program's picture as SVG: what is installed for the desktop, built in.
[[nodiscard]] const char* program_icon_svg();
/// In the sizes that desktops ask for.
[[nodiscard]] wxIconBundle program_icons();

}  // namespace briar::editor

#pragma once

#include <wx/dynlib.h>

namespace briar::editor {

/// A function of GTK or of the libraries below it, for the little that wxWidgets does not pass on; null where there is
/// none, such as on other desktops. It is found in the running program, so that nothing of GTK is needed to build.
template <class Function>
[[nodiscard]] Function* gtk_function(const char* name) {
    return reinterpret_cast<Function*>(wxDynamicLibrary::RawGetSymbol(wxDynamicLibrary::GetProgramHandle(), name));
}

}  // namespace briar::editor

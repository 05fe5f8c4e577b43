#pragma once

#include <wx/dynlib.h>

namespace briar::editor {

/// A function of GTK or of the libraries below it, for the little that wxWidgets does not pass on; null where there is
/// none, such as on other desktops. It is found in the running program, so that nothing of GTK is needed to build.
template <class Function>
[[nodiscard]] Function* gtk_function(const char* name) {
    return reinterpret_cast<Function*>(wxDynamicLibrary::RawGetSymbol(wxDynamicLibrary::GetProgramHandle(), name));
}

/// Calls it; where there is none, nothing happens and nothing comes back.
template <class Result, class... Arguments>
Result call_gtk(const char* name, Arguments... arguments) {
    auto* const function = gtk_function<Result(Arguments...)>(name);
    return function != nullptr ? function(arguments...) : Result();
}

}  // namespace briar::editor

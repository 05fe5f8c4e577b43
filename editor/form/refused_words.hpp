#pragma once

#include <string>

#include <wx/string.h>

#include "editor/core/refused.hpp"

namespace briar::editor {

/// `“9999” is not taken as Health of Owl`; `Name of Owl stays as it was`. `where`: what people call the entry, or
/// nothing.
[[nodiscard]] std::string what_of(const Refused& refused, const std::string& where);
/// The same with the reason: `“9999” is not taken as Health of Owl: expected a whole number from 0 to 99.`
[[nodiscard]] wxString words_of(const Refused& refused, const wxString& where);

}  // namespace briar::editor

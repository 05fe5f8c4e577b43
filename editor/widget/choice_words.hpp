#pragma once

#include <wx/string.h>

#include "editor/core/known_names.hpp"

namespace briar::editor {

/// The first sentence of its doc, as it stands behind what is called so; empty: there is none.
[[nodiscard]] wxString what_for(const Choice& choice);
/// What people call it.
[[nodiscard]] wxString name_in_words(const Choice& choice);
/// The same, and what it is for.
[[nodiscard]] wxString in_words(const Choice& choice);

}  // namespace briar::editor

#pragma once

#include <wx/string.h>

namespace briar::editor {

/// Text as it is written where tags could stand.
inline wxString as_markup(wxString text) {
    text.Replace("&", "&amp;");
    text.Replace("<", "&lt;");
    text.Replace(">", "&gt;");
    return text;
}

}  // namespace briar::editor

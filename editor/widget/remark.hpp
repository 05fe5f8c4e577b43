#pragma once

#include <wx/stattext.h>

namespace briar::editor {

/// Text that is the label of nothing: what is said about a field, a heading, a hint. GTK takes any other text for the
/// label of what can have the focus behind it, and screen readers call that by it.
class Remark : public wxStaticText {
public:
    using wxStaticText::wxStaticText;

#ifdef __WXGTK__
    bool GTKWidgetNeedsMnemonic() const override { return false; }
#endif
};

}  // namespace briar::editor

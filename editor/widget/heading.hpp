#pragma once

#include "editor/widget/remark.hpp"

namespace briar::editor {

/// A bold line of text. It is as large as its text needs, also when it is made before its window is shown: GTK measures
/// a hidden label as if it had the desktop's font.
class Heading : public Remark {
public:
    Heading(wxWindow* parent, const wxString& text, float size = 1);
    void show(const wxString& text);

protected:
    wxSize DoGetBestClientSize() const override;
};

}  // namespace briar::editor

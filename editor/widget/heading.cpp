#include "editor/widget/heading.hpp"

namespace briar::editor {

Heading::Heading(wxWindow* parent, const wxString& text, float size) : Remark(parent, wxID_ANY, "") {
    SetFont(GetFont().Bold().Scaled(size));
    show(text);
}

void Heading::show(const wxString& text) {
    SetLabelText(text);
    InvalidateBestSize();
    SetSize(GetBestSize());
}

wxSize Heading::DoGetBestClientSize() const {
    const wxSize text = GetTextExtent(GetLabelText());
    return {text.x + FromDIP(2), text.y};
}

}  // namespace briar::editor

#include "editor/window/text_pane.hpp"

#include <utility>

#include <wx/sizer.h>
#include <wx/stattext.h>

#include "editor/picture/wx_text.hpp"
#include "editor/widget/look.hpp"
#include "editor/window/find_bar.hpp"
#include "editor/window/text_view.hpp"

namespace briar::editor {

TextPane::TextPane(wxWindow* parent, OpenPack& pack, std::shared_ptr<SourceDocument> document)
    : wxPanel(parent), document_(std::move(document)) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    if (document_->read_only()) {
        const std::string why = document_->failure().empty() ? "This file belongs to a pack below: it can be read only."
                                                             : document_->failure();
        auto* note = new wxStaticText(this, wxID_ANY, to_wx(why));
        note->SetForegroundColour(current_look().warning);
        column->Add(note, wxSizerFlags().Expand().Border(wxALL, FromDIP(6)));
    }
    text_ = new TextView(this, pack, document_);
    find_ = new FindBar(this, *text_);
    find_->on_change = [this] { text_->begin_step(); };
    find_->on_replace_all = [this](std::vector<Splice> splices) { text_->replace_all(std::move(splices)); };
    column->Add(text_, wxSizerFlags(1).Expand());
    column->Add(find_, wxSizerFlags().Expand());
    SetSizer(column);
}

}  // namespace briar::editor

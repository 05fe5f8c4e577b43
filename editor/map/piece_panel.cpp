#include "editor/map/piece_panel.hpp"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "editor/picture/wx_text.hpp"
#include "editor/widget/heading.hpp"
#include "editor/widget/look.hpp"
#include "editor/widget/remark.hpp"

namespace briar::editor {

PiecePanel::PiecePanel(wxWindow* parent) : wxPanel(parent) {
    SetName("The chosen piece");
    auto* column = new wxBoxSizer(wxVERTICAL);
    title_ = new Heading(this, "");
    where_ = new Remark(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxST_ELLIPSIZE_END);
    where_->SetForegroundColour(current_look().faint);
    column->Add(title_);
    column->Add(where_, wxSizerFlags().Expand().Border(wxTOP | wxBOTTOM, FromDIP(4)));
    auto* grid = new wxGridSizer(2, FromDIP(4), FromDIP(4));
    move_ = add(grid, "&Move", "Choose where it goes (M); or drag it", &PiecePanel::on_move);
    move_to_ = add(grid, dots("Move t&o"), "Choose where it goes from a list", &PiecePanel::on_move_to);
    turn_ = add(grid, "&Turn", "Turn it to the right (R)", &PiecePanel::on_turn);
    take_away_ = add(grid, "Take &away", "Take it off the table (Delete)", &PiecePanel::on_take_away);
    open_ = add(grid, "O&pen", "Open its entry", &PiecePanel::on_open);
    yaml_ = add(grid, "As &YAML", "Shows where it stands in the file", &PiecePanel::on_yaml);
    column->Add(grid, wxSizerFlags().Expand());
    SetSizer(column);
    show({});
}

wxButton* PiecePanel::add(wxSizer* row, const wxString& label, const wxString& tip,
                          std::function<void()> PiecePanel::*action) {
    auto* button = new wxButton(this, wxID_ANY, label);
    button->SetToolTip(tip);
    button->Bind(wxEVT_BUTTON, [this, action](wxCommandEvent&) {
        if (this->*action) (this->*action)();
    });
    row->Add(button, wxSizerFlags().Expand());
    return button;
}

void PiecePanel::show(const Shown& piece) {
    const bool any = !piece.title.empty();
    title_->show(any ? piece.title : wxString("The table"));
    where_->SetLabel(any ? piece.where : wxString("Click a piece to choose it."));
    where_->SetToolTip(where_->GetLabel());
    move_->Enable(any && piece.can_change);
    move_to_->Enable(any && piece.can_change);
    turn_->Enable(any && piece.can_change && piece.can_turn);
    take_away_->Enable(any && piece.can_change);
    open_->Enable(any);
    yaml_->Enable(any && piece.written);
    Layout();
}

}  // namespace briar::editor

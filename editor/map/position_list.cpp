#include "editor/map/position_list.hpp"

#include <algorithm>

#include <wx/button.h>
#include <wx/listbox.h>
#include <wx/sizer.h>

#include "editor/picture/wx_text.hpp"
#include "editor/widget/heading.hpp"

namespace briar::editor {

PositionList::PositionList(wxWindow* parent) : wxPanel(parent) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(new Heading(this, "Positions"), wxSizerFlags().Border(wxBOTTOM, FromDIP(6)));
    positions_ = new wxListBox(this, wxID_ANY);
    positions_->SetName("Positions");
    positions_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent& event) {
        if (on_position) on_position(event.GetSelection());
    });
    column->Add(positions_, wxSizerFlags(3).Expand());
    auto* add = new wxButton(this, wxID_ANY, "&New position");
    add->SetToolTip("A test that begins as the scenario does; change what it is given here");
    add->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        if (on_new) on_new();
    });
    column->Add(add, wxSizerFlags().Expand().Border(wxTOP, FromDIP(6)));
    column->Add(new Heading(this, "On the table"), wxSizerFlags().Border(wxTOP | wxBOTTOM, FromDIP(8)));
    pieces_ = new wxListBox(this, wxID_ANY);
    pieces_->SetName("On the table");
    pieces_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent& event) {
        const auto row = static_cast<std::size_t>(event.GetSelection());
        if (row < listed_.size() && on_piece) on_piece(listed_[row]);
    });
    column->Add(pieces_, wxSizerFlags(2).Expand());
    SetSizer(column);
}

void PositionList::show_positions(const wxArrayString& titles, int chosen) {
    if (titles != positions_->GetStrings()) positions_->Set(titles);
    positions_->SetSelection(chosen);
}

void PositionList::show_pieces(const Scene& scene, PieceId chosen) {
    wxArrayString rows;
    listed_.clear();
    for (const Lying& each : scene.lying) {
        rows.Add(to_wx(each.title) + (each.where.empty() ? wxString() : "  " + to_wx(each.where)));
        listed_.push_back(each.piece);
        for (const Mark& mark : each.marks) {
            rows.Add("    " + to_wx(mark.title));
            listed_.push_back(mark.piece);
        }
    }
    if (rows != pieces_->GetStrings()) pieces_->Set(rows);
    const auto row = std::find(listed_.begin(), listed_.end(), chosen);
    pieces_->SetSelection(row == listed_.end() ? wxNOT_FOUND : static_cast<int>(row - listed_.begin()));
}

}  // namespace briar::editor

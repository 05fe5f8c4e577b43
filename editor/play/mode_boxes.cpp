#include "editor/play/mode_boxes.hpp"

#include <algorithm>

#include <wx/checkbox.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "editor/picture/wx_text.hpp"
#include "editor/widget/look.hpp"
#include "editor/widget/remark.hpp"

namespace briar::editor {
namespace {

constexpr int kIndent = 24;  // of what a mode says of itself

bool is_among(const std::string& id, const std::vector<std::string>& ids) {
    return std::find(ids.begin(), ids.end(), id) != ids.end();
}

}  // namespace

ModeBoxes::ModeBoxes(wxWindow* parent) : wxPanel(parent) {
    SetName("Modes");
    SetSizer(new wxBoxSizer(wxVERTICAL));
}

void ModeBoxes::show(const ScenarioOffer* offer) {
    GetSizer()->Clear(true);
    boxes_.clear();
    modes_ = offer != nullptr ? offer->modes : std::vector<ScenarioOffer::Mode>();
    if (offer != nullptr && modes_.empty()) GetSizer()->Add(new Remark(this, wxID_ANY, "This scenario has no modes."));
    for (const ScenarioOffer::Mode& mode : modes_)
        add(mode);
}

void ModeBoxes::add(const ScenarioOffer::Mode& mode) {
    auto* box = new wxCheckBox(this, wxID_ANY, to_wx(mode.name));
    box->SetToolTip(to_wx(mode.text));
    box->Bind(wxEVT_CHECKBOX, [this, at = boxes_.size()](wxCommandEvent& event) {
        if (event.IsChecked()) leave_out_others(at);
        if (on_change) on_change();
    });
    GetSizer()->Add(box, wxSizerFlags().Border(wxBOTTOM, FromDIP(3)));
    boxes_.push_back({box, nullptr});
    if (mode.text.empty()) return;
    wxStaticText* text = new wxStaticText(this, wxID_ANY, to_wx(mode.text));
    text->SetForegroundColour(current_look().faint);
    GetSizer()->Add(text, wxSizerFlags().Border(wxLEFT, FromDIP(kIndent)));
    boxes_.back().text = text;
}

/// The last one counts.
void ModeBoxes::leave_out_others(std::size_t mode) {
    for (std::size_t i = 0; i < modes_.size(); ++i)
        if (is_among(modes_[i].id, modes_[mode].excludes)) boxes_[i].box->SetValue(false);
}

void ModeBoxes::wrap(int width) {
    for (std::size_t i = 0; i < boxes_.size(); ++i) {
        if (boxes_[i].text == nullptr) continue;
        boxes_[i].text->SetLabel(to_wx(modes_[i].text));
        boxes_[i].text->Wrap(width - FromDIP(kIndent));
    }
}

void ModeBoxes::choose(const std::vector<std::string>& ids) {
    for (std::size_t i = 0; i < boxes_.size(); ++i)
        boxes_[i].box->SetValue(is_among(modes_[i].id, ids));
    if (on_resize) on_resize();
}

std::vector<std::string> ModeBoxes::chosen() const {
    std::vector<std::string> ids;
    for (std::size_t i = 0; i < boxes_.size(); ++i)
        if (boxes_[i].box->GetValue()) ids.push_back(modes_[i].id);
    return ids;
}

}  // namespace briar::editor

#include "editor/play/timeline.hpp"

#include <algorithm>

#include <wx/bmpbuttn.h>
#include <wx/settings.h>
#include <wx/sizer.h>
#include <wx/slider.h>
#include <wx/stattext.h>
#include <wx/wrapsizer.h>

#include "editor/picture/icons.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/play/lines_button.hpp"
#include "editor/widget/tab_order.hpp"

namespace briar::editor {
namespace {

constexpr int kUsualSlider = 120;  // so much longer than the shortest
constexpr int kKnobDrawn = 50;     // milliseconds, in which a change has been painted
// As long as they come; where there is no room for the second one it is cut.
constexpr const char* kStepNumber = "Step 000 of 000";
constexpr const char* kStepInWords = "Step 0000 of 0000: a rule was put aside";

}  // namespace

wxBitmapButton* Timeline::add_button(wxSizer* sizer, Icon which, const wxString& name,
                                     std::function<void()> Timeline::*action) {
    const wxColour ink = wxSystemSettings::GetColour(wxSYS_COLOUR_BTNTEXT);
    auto* button = new wxBitmapButton(this, wxID_ANY, icon(which, ink, FromDIP(18)));
    button->SetName(name);
    button->SetToolTip(name);
    button->Bind(wxEVT_BUTTON, [this, action](wxCommandEvent&) {
        if (this->*action) (this->*action)();
    });
    sizer->Add(button, wxSizerFlags().CentreVertical().Border(wxLEFT, FromDIP(3)));
    return button;
}

Timeline::Timeline(wxWindow* parent) : FirmPanel(parent), knob_timer_(this) {
    SetName("Course of the game");
    before_ = new wxBoxSizer(wxHORIZONTAL);
    course_ = new wxBoxSizer(wxHORIZONTAL);
    behind_ = new wxBoxSizer(wxHORIZONTAL);
    build_buttons();
    build_slider();
    arrange(true);
    Bind(wxEVT_TIMER, [this](wxTimerEvent&) { draw_knob(); });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        // What fits depends on the width alone: a height that comes of it must not begin it anew for ever.
        if (GetClientSize().x != fitted_width_) CallAfter([this] { make_fit(); });
    });
}

void Timeline::build_buttons() {
    add_button(before_, Icon::New, "New game (Shift+F5)", &Timeline::on_new_game);
    restart_ = add_button(before_, Icon::Restart, "Begin again with the same seed, in a line of its own",
                          &Timeline::on_restart);
    before_->AddSpacer(FromDIP(10));
    undo_ = add_button(before_, Icon::Undo, "Undo (Ctrl+Z)", &Timeline::on_undo);
    redo_ = add_button(before_, Icon::Redo, "Redo (Shift+Ctrl+Z)", &Timeline::on_redo);
    branch_ = add_button(behind_, Icon::Branch, "Go on from here in a line of its own (Ctrl+B)", &Timeline::on_branch);
    behind_->AddSpacer(FromDIP(6));
    doings_ = {
        add_button(behind_, Icon::TakeIn, "Take changes of the pack into the game (Ctrl+F5)", &Timeline::on_take_over),
        add_button(behind_, Icon::Again, "Play the same choices again with the changes (Shift+Ctrl+F5)",
                   &Timeline::on_rerun),
        add_button(behind_, Icon::Record, "Record the last move as a test (Shift+Ctrl+T)", &Timeline::on_record),
        add_button(behind_, Icon::Question, "Why can something not be done? (Shift+Ctrl+Y)", &Timeline::on_why_not),
    };
}

void Timeline::build_slider() {
    slider_ = new wxSlider(this, wxID_ANY, 0, 0, 1);
    slider_->SetName("Step of the game");
    slider_->SetMinSize(FromDIP(wxSize(60, -1)));
    slider_->Bind(wxEVT_SLIDER, [this](wxCommandEvent&) {
        if (on_go) on_go(static_cast<std::size_t>(slider_->GetValue()));
        draw_knob_soon();
    });
    course_->Add(slider_, wxSizerFlags(1).CentreVertical().Border(wxLEFT | wxRIGHT, FromDIP(8)));
    step_ = new wxStaticText(this, wxID_ANY, kStepNumber, wxDefaultPosition, wxDefaultSize,
                             wxST_NO_AUTORESIZE | wxST_ELLIPSIZE_END);
    course_->Add(step_, wxSizerFlags().CentreVertical().Border(wxRIGHT, FromDIP(6)));
    lines_ = new LinesButton(this);
    course_->Add(lines_, wxSizerFlags().CentreVertical().Border(wxRIGHT, FromDIP(3)));
}

int Timeline::width_of_step(const wxString& text) const { return step_->GetTextExtent(text).x + FromDIP(4); }

/// With room for the number of the step, and for the lines, whether there are several or not: rows stay as they are.
int Timeline::width_of_one_row() {
    step_->SetMinSize({width_of_step(kStepNumber), -1});
    const int lines = lines_->IsShown() ? 0 : lines_->GetEffectiveMinSize().x + FromDIP(3);
    return before_->CalcMin().x + course_->CalcMin().x + behind_->CalcMin().x + lines;
}

void Timeline::arrange(bool in_one_row) {
    for (wxSizer* part : {before_, course_, behind_}) {
        if (row_ != nullptr && !row_->Detach(part)) GetSizer()->Detach(part);
    }
    in_one_row_ = in_one_row;
    auto* column = new wxBoxSizer(wxVERTICAL);
    if (in_one_row) {
        row_ = new wxBoxSizer(wxHORIZONTAL);
        row_->Add(before_, wxSizerFlags().CentreVertical());
        row_->Add(course_, wxSizerFlags(1).CentreVertical());
        row_->Add(behind_, wxSizerFlags().CentreVertical());
        column->Add(row_, wxSizerFlags().Expand());
    } else {
        row_ = new wxWrapSizer(wxHORIZONTAL, 0);
        row_->Add(before_, wxSizerFlags().Border(wxBOTTOM, FromDIP(2)));
        row_->Add(behind_, wxSizerFlags().Border(wxBOTTOM, FromDIP(2)));
        column->Add(row_, wxSizerFlags().Expand());
        column->Add(course_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(2)));
    }
    SetSizer(column);
}

/// One row or several, as the width is; whoever lies below makes room.
void Timeline::make_fit() {
    fitted_width_ = GetClientSize().x;
    const int room = GetClientSize().x - width_of_one_row();
    if ((room >= 0) != in_one_row_) arrange(room >= 0);
    // What the step was has a part of what is left, whatever it was: the slider stays as long as it is. In little room
    // the slider comes first.
    const int number = width_of_step(kStepNumber);
    const int left = (in_one_row_ ? room : GetClientSize().x - course_->CalcMin().x) - FromDIP(kUsualSlider);
    step_->SetMinSize({std::clamp(width_of_step(kStepInWords), number, number + std::max(0, left / 2)), -1});
    Layout();
    InvalidateBestSize();
    if (GetBestSize().y != GetSize().y) GetParent()->Layout();
}

void Timeline::put_knob(int first, int last, int at) {
    if (slider_->GetValue() == at && slider_->GetMin() == first && slider_->GetMax() == last) return;
    slider_->SetRange(first, last);
    slider_->SetValue(at);
    draw_knob_soon();
}

void Timeline::draw_knob_soon() {
    draw_knob();
    knob_timer_.StartOnce(kKnobDrawn);
}

/// A slider draws its knob where it was laid out last: a new value alone leaves it behind, and so does a size that has
/// come and gone before anything was painted. So it is laid out anew now, and once more when that has been painted.
void Timeline::draw_knob() {
    const wxSize size = slider_->GetSize();
    if (size.x < slider_->GetMinSize().x) return;  // not laid out yet
    slider_->SetSize(size - wxSize(1, 0));
    slider_->SetSize(size);
}

void Timeline::show(const PlayModel& model) {
    const bool playing = model.playing();
    const int first = playing ? static_cast<int>(model.first()) : 0;
    const int last = playing ? static_cast<int>(model.last()) : 0;
    const int at = playing ? static_cast<int>(model.at()) : 0;
    put_knob(first, std::max(first + 1, last), at);
    slider_->Enable(last > first);
    wxString step = wxString::Format("Step %d of %d", at, last);
    if (playing && !model.course().remark().empty()) step += ": " + to_wx(model.course().remark());
    step_->SetLabel(step);
    step_->SetToolTip(step);
    undo_->Enable(model.can_undo());
    redo_->Enable(model.can_redo());
    restart_->Enable(playing);
    branch_->Enable(playing);
    for (wxBitmapButton* each : doings_)
        each->Enable(playing);
    lines_->show(model);
    make_fit();
    renew_tab_order(*this);
}

}  // namespace briar::editor

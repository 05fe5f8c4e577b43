#include "editor/window/message_bar.hpp"

#include <algorithm>

#include <wx/button.h>

#include "editor/picture/wx_text.hpp"
#include "editor/widget/gtk_function.hpp"

namespace briar::editor {
namespace {

constexpr int kBesideText = 60;  // the picture, and what is left free
constexpr int kLeastText = 300;  // less of it beside the answers is hard to read

/// The bar of GTK marks the letter of a shortcut as GTK does.
wxString button_label(wxString label) {
#ifdef __WXGTK__
    label.Replace("_", "__");
    label.Replace("&", "_");
#endif
    return label;
}

/// Where the bar of GTK has its answers. Other desktops have one place for them, and see to it themselves.
class AnswerArea {
public:
    explicit AnswerArea(const wxWindow& bar)
        : area_(call_gtk<void*>("gtk_info_bar_get_action_area", static_cast<void*>(bar.GetHandle()))),
          around_(area_ != nullptr ? call_gtk<void*>("gtk_widget_get_parent", area_) : nullptr) {}

    [[nodiscard]] bool can_turn() const { return around_ != nullptr; }
    void put_below_text(bool below) const { turn(around_, below); }
    void put_below_each_other(bool below) const { turn(area_, below); }
    /// What all answers need where they stand now.
    [[nodiscard]] wxSize room() const {
        wxSize least;
        wxSize wished;
        call_gtk<void>("gtk_widget_get_preferred_width", area_, &least.x, &wished.x);
        call_gtk<void>("gtk_widget_get_preferred_height", area_, &least.y, &wished.y);
        return wished;
    }

private:
    /// GTK_ORIENTATION_HORIZONTAL is 0, GTK_ORIENTATION_VERTICAL 1.
    static void turn(void* box, bool vertical) {
        call_gtk<void>("gtk_orientable_set_orientation", box, vertical ? 1 : 0);
    }

    void* area_;
    void* around_;
};

}  // namespace

MessageBar::MessageBar(wxWindow* parent) : wxInfoBar(parent) {
    SetName("Message");
    parent->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        // Not in the midst of laying out.
        CallAfter([this] { keep_room(); });
    });
    Bind(wxEVT_BUTTON, [this](wxCommandEvent& event) {
        const auto id = std::find(ids_.begin(), ids_.end(), event.GetId());
        if (id == ids_.end()) {
            told_ = question_ = {};
            CallAfter([this] { give_focus_back(); });
            return event.Skip();
        }
        answer(static_cast<std::size_t>(id - ids_.begin()));
    });
}

wxString MessageBar::text() const {
    const bool both = !told_.text.empty() && !question_.text.empty();
    return told_.text + (both ? "\n" : "") + question_.text;
}

void MessageBar::tell(const wxString& text, int icon, std::vector<Answer> answers, std::function<bool()> holds) {
    if (!asks()) offer(std::move(answers));
    told_ = {text, icon, std::move(holds), false};
    show();
}

void MessageBar::tell_in_passing(const wxString& text, int icon, std::vector<Answer> answers,
                                 std::function<bool()> holds) {
    tell(text, icon, std::move(answers), std::move(holds));
    told_.passing = true;
}

void MessageBar::pass_on() {
    if (told_.passing) turn_away();
}

void MessageBar::look_again() {
    if (!told_.holds || told_.holds()) return;
    if (!asks()) return clear();
    told_ = {};
    show();
}

void MessageBar::ask(const wxString& text, int icon, std::vector<Answer> answers) {
    if (told_.icon != wxICON_ERROR) told_ = {};
    question_ = {text, icon, {}, false};
    offer(std::move(answers));
    show();
}

void MessageBar::offer(std::vector<Answer> answers) {
    for (const int id : ids_)
        RemoveButton(id);
    ids_.clear();
    answers_ = std::move(answers);
    for (const Answer& each : answers_) {
        ids_.push_back(wxWindow::NewControlId());
        AddButton(ids_.back(), button_label(each.label));
    }
}

void MessageBar::show() {
    wxString shown = in_quotes(text());
    // Going lays everything around out anew, also what was not there.
    if (shown.empty()) return IsShown() ? Dismiss() : void();
#ifndef __WXGTK__
    // Ampersands are no mnemonics here; the bar of GTK knows of none.
    shown.Replace("&", "&&");
#endif
    make_room();
    const int icon = told_.icon == wxICON_ERROR || !asks() ? told_.icon : question_.icon;
    // Desktops show what is merely said in the colours of a warning.
    ShowMessage(shown, icon == wxICON_INFORMATION ? wxICON_NONE : icon);
}

/// The window has another width.
void MessageBar::keep_room() {
    if (!IsShown() || GetParent()->GetClientSize().x == width_) return;
    make_room();
    GetParent()->Layout();
}

/// A bar does not ask for the room that a long text needs once it is broken into lines; and of itself it asks for so
/// much that everything around would become wider than the window.
void MessageBar::make_room() {
    width_ = GetParent()->GetClientSize().x;
    const Answers answers = place_of_answers();
    if (const AnswerArea area(*this); area.can_turn()) {
        area.put_below_text(answers != Answers::Beside);
        area.put_below_each_other(answers == Answers::BelowEachOther);
    }
    SetMinSize({FromDIP(kBesideText), height_for(answers)});
}

/// Where they would leave too little of the text beside them they stand below it, and where not even a row of them has
/// room, below each other.
MessageBar::Answers MessageBar::place_of_answers() const {
    const AnswerArea area(*this);
    if (answers_.empty() || !area.can_turn()) return Answers::Beside;
    area.put_below_each_other(false);
    const int beside = width_ - FromDIP(kBesideText) - area.room().x;
    const bool whole_text = GetTextExtent(text()).x <= beside;
    if (whole_text || beside >= FromDIP(kLeastText)) return Answers::Beside;
    return beside >= 0 ? Answers::Below : Answers::BelowEachOther;
}

int MessageBar::height_for(Answers answers) const {
    const AnswerArea area(*this);
    const wxSize room = area.can_turn() ? area.room() : wxSize();
    const int left = width_ - FromDIP(kBesideText) - (answers == Answers::Beside ? room.x : 0);
    const int width = std::max(left, FromDIP(kBesideText));
    int lines = 0;
    for (const wxString& line : wxSplit(text(), '\n', '\0'))
        lines += 1 + GetTextExtent(line).x * 11 / 10 / width;
    if (answers == Answers::Beside) return lines < 2 ? -1 : std::max(room.y, (lines + 1) * GetCharHeight());
    return (lines + 1) * GetCharHeight() + room.y;
}

/// What was told has been seen by whoever answers.
void MessageBar::answer(std::size_t index) {
    const std::function<void()> run = answers_[index].run;
    clear();
    give_focus_back();
    CallAfter(run);
}

void MessageBar::turn_away() {
    // What has an answer stays like a question: pages go when entries do, and the way back is needed then.
    if (told_.text.empty() || (!asks() && !answers_.empty() && !told_.passing)) return;
    told_ = {};
    if (!asks()) offer({});
    show();
}

void MessageBar::withdraw() {
    question_ = {};
    offer({});
    show();
}

void MessageBar::clear() {
    told_ = question_ = {};
    offer({});
    show();
}

void MessageBar::note_focus(wxWindow& window) {
    if (&window != this && !IsDescendant(&window)) focused_ = &window;
}

void MessageBar::give_focus_back() {
    wxWindow* now = wxWindow::FindFocus();
    const bool lost = now == nullptr || now == this || IsDescendant(now);
    if (!lost) return;
    if (focused_ && focused_->IsShownOnScreen()) return focused_->SetFocus();
    if (on_focus_lost) on_focus_lost();
}

}  // namespace briar::editor

#include "editor/window/message_bar.hpp"

#include <algorithm>

#include <wx/button.h>

#include "editor/picture/wx_text.hpp"
#include "editor/widget/gtk_function.hpp"

namespace briar::editor {
namespace {

/// What stands beside a text, and the room of each answer.
constexpr int kBesideText = 140;
constexpr int kLeastBeside = 300;
constexpr int kAnswerHeight = 44;

/// The bar of GTK marks the letter of a shortcut as GTK does.
wxString button_label(wxString label) {
#ifdef __WXGTK__
    label.Replace("_", "__");
    label.Replace("&", "_");
#endif
    return label;
}

}  // namespace

MessageBar::MessageBar(wxWindow* parent) : wxInfoBar(parent) {
    SetName("Message");
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
    told_ = {text, icon, std::move(holds)};
    show();
}

void MessageBar::look_again() {
    if (!told_.holds || told_.holds()) return;
    if (!asks()) return clear();
    told_ = {};
    show();
}

void MessageBar::ask(const wxString& text, int icon, std::vector<Answer> answers) {
    if (told_.icon != wxICON_ERROR) told_ = {};
    question_ = {text, icon, {}};
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
    // Ampersands are no mnemonics here.
    shown.Replace("&", "&&");
    make_room();
    const int icon = told_.icon == wxICON_ERROR || !asks() ? told_.icon : question_.icon;
    // Desktops show what is merely said in the colours of a warning.
    ShowMessage(shown, icon == wxICON_INFORMATION ? wxICON_NONE : icon);
}

/// A bar does not ask for the room that a long text needs once it is broken into lines. Where answers would leave too
/// little of it beside them, they stand below the text.
void MessageBar::make_room() {
    const int whole = GetParent()->GetClientSize().x;
    const int beside = whole - FromDIP(kBesideText) * (1 + static_cast<int>(answers_.size()));
    const bool below = beside < FromDIP(kLeastBeside) && !answers_.empty() && put_answers(Answers::Below);
    if (!below) put_answers(Answers::Beside);
    const int width = std::max(below ? whole - FromDIP(kBesideText) : beside, FromDIP(kBesideText));
    int lines = 0;
    for (const wxString& line : wxSplit(text(), '\n', '\0'))
        lines += 1 + GetTextExtent(line).x * 11 / 10 / width;
    const int buttons = below ? FromDIP(kAnswerHeight) : 0;
    SetMinSize({-1, lines < 2 && !below ? -1 : (lines + 1) * GetCharHeight() + buttons});
}

/// False: this desktop has one place for them.
bool MessageBar::put_answers(Answers where) {
    constexpr int kHorizontal = 0;  // GTK_ORIENTATION_HORIZONTAL
    constexpr int kVertical = 1;    // GTK_ORIENTATION_VERTICAL
    auto* const answers = gtk_function<void*(void*)>("gtk_info_bar_get_action_area");
    auto* const around = gtk_function<void*(void*)>("gtk_widget_get_parent");
    auto* const turn = gtk_function<void(void*, int)>("gtk_orientable_set_orientation");
    if (answers == nullptr || around == nullptr || turn == nullptr) return false;
    turn(around(answers(GetHandle())), where == Answers::Below ? kVertical : kHorizontal);
    return true;
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
    if (told_.text.empty() || (!asks() && !answers_.empty())) return;
    told_ = {};
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

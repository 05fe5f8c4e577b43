#pragma once

#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

#include <wx/infobar.h>
#include <wx/weakref.h>

namespace briar::editor {

/// Messages below the documents, with what can be done about them: there nothing that people look at moves when one
/// comes or goes. Never in the way of other work, nor of the keyboard. Whatever room there is, all answers are seen.
class MessageBar : public wxInfoBar {
public:
    struct Answer {
        wxString label;
        std::function<void()> run;
    };

    explicit MessageBar(wxWindow* parent);
    /// What was told before goes. A question that waits stays, below what is told; then there is no room for `answers`.
    /// Where `holds` is given, the message goes as soon as it does not: see `look_again`.
    void tell(const wxString& text, int icon, std::vector<Answer> answers = {}, std::function<bool()> holds = {});
    /// What somebody has just asked for, and is to say once more: it is wanted at once or not at all. As `tell`, but it
    /// goes when people turn to something else, whatever that is.
    void tell_in_passing(const wxString& text, int icon, std::vector<Answer> answers, std::function<bool()> holds);
    /// Something else is done: what was told in passing goes.
    void pass_on();
    /// Something has changed: what was told and does not hold any more goes, and its answers with it.
    void look_again();
    /// The bar goes when an answer is given. What was told as an error stays above the question.
    void ask(const wxString& text, int icon, std::vector<Answer> answers);
    /// All that is shown.
    [[nodiscard]] wxString text() const;
    /// A question waits for its answer.
    [[nodiscard]] bool asks() const { return !question_.text.empty(); }
    [[nodiscard]] const std::vector<Answer>& answers() const { return answers_; }
    void answer(std::size_t index);
    /// A message goes when people turn to something else; a question stays, and what has an answer.
    void turn_away();
    /// The question goes without an answer.
    void withdraw();
    /// All goes, as it is about something that is not there any more.
    void clear();
    /// A window has the focus; it has it again when the bar is closed.
    void note_focus(wxWindow& window);
    /// The window that had it is gone.
    std::function<void()> on_focus_lost;

private:
    struct Message {
        wxString text;
        int icon = 0;
        std::function<bool()> holds{};  ///< missing: it holds until somebody has read it
        bool passing = false;
    };
    enum class Answers : std::uint8_t { Beside, Below, BelowEachOther };
    void show();
    void offer(std::vector<Answer> answers);
    void give_focus_back();
    void keep_room();
    void make_room();
    [[nodiscard]] Answers place_of_answers() const;
    [[nodiscard]] int height_for(Answers answers) const;

    std::vector<Answer> answers_;
    std::vector<int> ids_;
    Message told_;
    Message question_;
    int width_ = 0;  ///< for which there is room
    wxWeakRef<wxWindow> focused_;
};

}  // namespace briar::editor

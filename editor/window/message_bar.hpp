#pragma once

#include <functional>
#include <utility>
#include <vector>

#include <wx/infobar.h>

namespace briar::editor {

/// Messages above the documents, with what can be done about them. Never in the way of other work.
class MessageBar : public wxInfoBar {
public:
    struct Answer {
        wxString label;
        std::function<void()> run;
    };

    explicit MessageBar(wxWindow* parent);
    void tell(const wxString& text, int icon) { ask(text, icon, {}); }
    /// The bar goes when an answer is given.
    void ask(const wxString& text, int icon, std::vector<Answer> answers);
    [[nodiscard]] const wxString& text() const { return text_; }
    /// A question waits for its answer.
    [[nodiscard]] bool asks() const { return !text_.empty() && !answers_.empty(); }
    [[nodiscard]] const std::vector<Answer>& answers() const { return answers_; }
    void answer(std::size_t index);

private:
    std::vector<Answer> answers_;
    std::vector<int> ids_;
    wxString text_;
};

}  // namespace briar::editor

#pragma once

#include <functional>

#include <wx/panel.h>

class wxButton;
class wxSizer;
class wxStaticText;

namespace briar::editor {

/// Below the form of a new game, always in sight: why it cannot begin like this, and what can be done: begin, go back,
/// go on with a game that was played before.
class StartRow : public wxPanel {
public:
    explicit StartRow(wxWindow* parent);

    void may_start(bool may);
    [[nodiscard]] bool may_start() const;
    /// What has the focus when the form comes up, so that Enter begins, if that can be.
    [[nodiscard]] wxWindow& default_button();
    /// There is a game that can be gone back to.
    void may_cancel(bool may);
    [[nodiscard]] bool may_cancel() const;
    /// There is a game that was played last, and one before that.
    void may_continue(bool last, bool before);
    /// Why it could not begin like this; empty: nothing to say.
    void tell(const wxString& text);
    /// Where `width` is how wide texts may be.
    void wrap(int width);

    std::function<void()> on_start, on_cancel;
    std::function<void()> on_open;             ///< a saved game is wished for
    std::function<void()> on_continue;         ///< the game that was played last is
    std::function<void()> on_continue_before;  ///< the one before that is

private:
    [[nodiscard]] wxButton* add_button(wxSizer& row, int id, const wxString& label, const wxString& tip,
                                       std::function<void()> StartRow::*action);
    void lay_out();

    wxButton* start_ = nullptr;
    wxButton* open_ = nullptr;
    wxButton* cancel_ = nullptr;
    wxButton* continue_ = nullptr;
    wxButton* continue_before_ = nullptr;
    wxStaticText* told_ = nullptr;
    wxString told_text_;
    int wrapped_for_ = 0;  ///< the width
};

}  // namespace briar::editor

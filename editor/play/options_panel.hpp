#pragma once

#include <functional>
#include <vector>

#include <wx/scrolwin.h>
#include <wx/sizer.h>

#include "editor/playing/ending.hpp"
#include "editor/playing/play_model.hpp"

class wxButton;
class wxStaticText;

namespace briar::editor {

class EndingView;

/// The question and its options as buttons, or how the game has ended. Keys 1 to 9 and 0 take the first ten, a to z
/// those after them, Alt and the underlined letter any.
class OptionsPanel : public wxScrolledWindow {
public:
    explicit OptionsPanel(wxWindow* parent);

    void show(const std::string& prompt, const std::vector<OptionView>& options);
    void show_ending(const Ending& ending);
    /// What people wish for when the game is over.
    [[nodiscard]] EndingView& ending() { return *ending_; }
    /// How high it would be if nothing had to be scrolled.
    [[nodiscard]] int whole_height() const { return GetSizer()->GetMinSize().y + FromDIP(2); }
    /// Takes the option that shows this digit or letter; false: there is none.
    bool take_key(int key);

    std::function<void(std::size_t option)> on_choose;
    /// The pointer or the focus is on an option; negative: on none.
    std::function<void(int option)> on_look;

private:
    wxButton* button(std::size_t index);
    [[nodiscard]] int width_for_texts() const;
    void wrap_texts();
    void lay_out();

    wxStaticText* prompt_;
    EndingView* ending_;
    std::string prompt_text_;
    std::vector<wxButton*> buttons_;
    std::vector<wxString> labels_;  ///< of what is offered, each in one line
    int wrapped_for_ = 0;           ///< the width
};

}  // namespace briar::editor

#pragma once

#include <functional>

#include <wx/timer.h>
#include <wx/window.h>

namespace briar::editor {

/// Less and more, beside the field of a number. For the pointer alone: no stop of the keyboard, which has the arrows in
/// the field. While a button is held down it goes on.
class StepButtons : public wxWindow {
public:
    explicit StepButtons(wxWindow* parent);
    StepButtons(const StepButtons&) = delete;
    StepButtons& operator=(const StepButtons&) = delete;
    /// It may go while it is held down.
    ~StepButtons() override { stop(); }

    /// One less or one more: -1 or 1.
    std::function<void(int by)> on_step;

    bool AcceptsFocus() const override { return false; }
    bool AcceptsFocusFromKeyboard() const override { return false; }
    bool Enable(bool enable = true) override;

protected:
    wxSize DoGetBestClientSize() const override;

private:
    void on_paint();
    void on_down(wxMouseEvent& event);
    void stop();
    /// -1: the left half; 1: the right one.
    [[nodiscard]] int side_at(const wxPoint& at) const;
    void hover(int side);

    wxTimer repeat_;
    int held_ = 0;
    int hovered_ = 0;
};

}  // namespace briar::editor

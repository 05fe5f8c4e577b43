#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <vector>

#include <wx/dialog.h>
#include <wx/image.h>
#include <wx/uiaction.h>
#include <wx/window.h>

/// Tests of real windows: they run inside the event loop, use the pointer and the keyboard as people do, and wait for
/// what they expect, never for time.
namespace briar {

/// The hands and eyes of a test.
class DrivenTest : public testing::Test {
protected:
    /// Lets events happen until it is so; fails when it does not become so.
    static void wait(const std::function<bool()>& is_so, const std::string& what);
    /// Lets everything happen that is waiting.
    static void settle();
    /// The pointer is where it was sent, over that window, before it is pressed; and the program has heard of it
    /// afterwards. Without that, clicks hit what lay there a moment ago.
    void click(wxWindow& window, const wxPoint& at);
    void click(wxWindow& window);
    void double_click(wxWindow& window, const wxPoint& at);
    /// The pointer is over that window, and the program has heard of it.
    void point_at(wxWindow& window, const wxPoint& at);
    /// From the first point by way of the others.
    void drag(wxWindow& window, const std::vector<wxPoint>& way);
    void press(int key, int modifiers = 0);
    void type(const std::string& text);
    /// Clicks into a field and types over what stands in it.
    void type_over(wxWindow& field, const std::string& text);
    /// Chooses in a list as the keyboard would; fails when it is not there.
    static void choose(wxWindow& choice, const std::string& label);
    /// Does what opens dialogs, and answers them, one after the other.
    void in_dialogs(const std::function<void()>& open, std::vector<std::function<void(wxDialog& dialog)>> answers);
    void in_dialog(const std::function<void()>& open, const std::function<void(wxDialog& dialog)>& answer) {
        in_dialogs(open, {answer});
    }
    /// Clicks the button of a dialog.
    void press_button(wxDialog& dialog, int id);
    /// A window by its name, somewhere within; fails when there is none.
    static wxWindow& named(wxWindow& within, const std::string& name);
    /// Keeps a picture of what is on the screen.
    void screenshot(const std::string& name);
    /// The part of such a picture where the window is; none where no pictures can be made.
    wxImage seen(const wxWindow& window, const std::string& name);

    wxUIActionSimulator ui_;
};

}  // namespace briar

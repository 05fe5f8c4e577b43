#include "tests/editor/driven_test.hpp"

#include <chrono>
#include <cstdlib>
#include <filesystem>

#include <wx/app.h>
#include <wx/choice.h>
#include <wx/dataview.h>
#include <wx/evtloop.h>
#include <wx/image.h>
#include <wx/timer.h>
#include <wx/utils.h>

namespace briar {
namespace fs = std::filesystem;
namespace {

constexpr std::chrono::seconds kPatience{60};

/// What goes before the names of screenshots: `2x-`, `dark-`.
std::string variant() {
    const char* scale = std::getenv("GDK_SCALE");
    const char* theme = std::getenv("GTK_THEME");
    std::string name = scale != nullptr && std::string(scale) != "1" ? std::string(scale) + "x-" : "";
    if (theme != nullptr && std::string(theme).find("dark") != std::string::npos) name += "dark-";
    return name;
}

int failures = 0;

/// From outside: what the program itself reads of the screen may be older.
fs::path picture_file(const std::string& name) { return fs::path(BRIAR_SCREENSHOTS) / (variant() + name + ".png"); }

bool keep_picture(const std::string& name) {
    const fs::path file = picture_file(name);
    fs::create_directories(file.parent_path());
    return std::system(("import -silent -window root '" + file.string() + "' 2>/dev/null").c_str()) == 0;
}

/// Counts what the program has heard of: presses of the pointer's button, paintings of windows.
class Heard : public wxEventFilter {
public:
    Heard() { wxEvtHandler::AddFilter(this); }
    ~Heard() override { wxEvtHandler::RemoveFilter(this); }
    int FilterEvent(wxEvent& event) override {
        const wxEventType type = event.GetEventType();
        if (type == wxEVT_LEFT_DOWN || type == wxEVT_LEFT_DCLICK) ++clicks_;
        if (type == wxEVT_PAINT) ++paints_;
        return Event_Skip;
    }
    [[nodiscard]] int clicks() const { return clicks_; }
    [[nodiscard]] int paints() const { return paints_; }

private:
    int clicks_ = 0;
    int paints_ = 0;
};

bool lies_under_pointer(wxWindow& window, const wxPoint& screen) {
    if (wxGetMousePosition() != screen) return false;
    for (wxWindow* each = wxFindWindowAtPoint(screen); each != nullptr; each = each->GetParent()) {
        if (each == &window) return true;
    }
    return false;
}

/// Answers dialogs while the program waits for them: looks for the next one now and then, in whatever loop runs.
class DialogAnswers : public wxTimer {
public:
    using Answer = std::function<void(wxDialog& dialog)>;

    explicit DialogAnswers(std::vector<Answer> answers) : answers_(std::move(answers)) { Start(10); }
    [[nodiscard]] bool all_given() const { return given_ == answers_.size(); }
    void Notify() override {
        wxDialog* dialog = busy_ ? nullptr : next();
        if (dialog == nullptr) return;
        busy_ = true;
        // One that nobody expects, or that is still there when it is answered, would wait for ever.
        if (all_given()) {
            ADD_FAILURE() << "unexpected dialog: " << dialog->GetTitle();
        } else {
            answers_[given_++](*dialog);
        }
        if (dialog->IsModal()) dialog->EndModal(wxID_CANCEL);
        busy_ = false;
    }

private:
    [[nodiscard]] wxDialog* next() const {
        for (wxWindow* each : wxTopLevelWindows) {
            auto* dialog = dynamic_cast<wxDialog*>(each);
            if (dialog != nullptr && dialog->IsModal() && dialog->IsActive()) return dialog;
        }
        return nullptr;
    }

    std::vector<Answer> answers_;
    std::size_t given_ = 0;
    bool busy_ = false;
};

}  // namespace

void DrivenTest::settle() {
    wxEventLoopBase* loop = wxEventLoopBase::GetActive();
    for (int i = 0; i < 4; ++i) {
        loop->YieldFor(wxEVT_CATEGORY_ALL);
        wxTheApp->ProcessPendingEvents();
        loop->ProcessIdle();
    }
}

void DrivenTest::wait(const std::function<bool()>& is_so, const std::string& what) {
    const auto end = std::chrono::steady_clock::now() + kPatience;
    while (!is_so()) {
        if (std::chrono::steady_clock::now() > end) {
            keep_picture("failed-" + std::to_string(++failures));
            FAIL() << "waited in vain until " << what;
        }
        settle();
        wxMilliSleep(2);
    }
}

void DrivenTest::point_at(wxWindow& window, const wxPoint& at) {
    const Heard heard;
    // The desktop moves windows to where they belong just before it paints them.
    wxGetTopLevelParent(&window)->Refresh();
    wait([&] { return heard.paints() > 0; }, "windows are where they belong");
    wxPoint screen;
    // It may still be moved by its sizer or by the window manager.
    wait(
        [&] {
            if (window.ClientToScreen(at) != screen) ui_.MouseMove(screen = window.ClientToScreen(at));
            return lies_under_pointer(window, screen);
        },
        "the pointer is over " + std::string(window.GetName().utf8_str()));
    settle();
}

void DrivenTest::click(wxWindow& window, const wxPoint& at) {
    point_at(window, at);
    const Heard heard;
    ui_.MouseClick();
    // Lists of the desktop keep clicks to themselves.
    if (dynamic_cast<wxDataViewCtrl*>(&window) != nullptr) return settle();
    wait([&] { return heard.clicks() > 0; }, "the click has come to " + std::string(window.GetName().utf8_str()));
    settle();
}

void DrivenTest::click(wxWindow& window) {
    const wxSize size = window.GetClientSize();
    click(window, {size.x / 2, size.y / 2});
}

void DrivenTest::double_click(wxWindow& window, const wxPoint& at) {
    point_at(window, at);
    ui_.MouseDblClick();
    settle();
}

void DrivenTest::drag(wxWindow& window, const std::vector<wxPoint>& way) {
    constexpr int kSteps = 5;
    ui_.MouseMove(window.ClientToScreen(way.front()));
    settle();
    ui_.MouseDown();
    settle();
    for (std::size_t i = 1; i < way.size(); ++i) {
        for (int step = 1; step <= kSteps; ++step) {
            ui_.MouseMove(window.ClientToScreen(way[i - 1] + (way[i] - way[i - 1]) * step / kSteps));
            settle();
        }
    }
    ui_.MouseUp();
    settle();
}

void DrivenTest::press(int key, int modifiers) {
    ui_.Char(key, modifiers);
    settle();
}

void DrivenTest::type(const std::string& text) {
    ui_.Text(text.c_str());
    settle();
}

void DrivenTest::type_over(wxWindow& field, const std::string& text) {
    // First as Tab would: a page that was just opened may still be about to take the focus.
    field.SetFocus();
    wait([&] { return wxWindow::FindFocus() == &field; },
         "the field has the focus: " + std::string(field.GetName().utf8_str()));
    click(field);
    press('A', wxMOD_CONTROL);
    type(text);
}

void DrivenTest::choose(wxWindow& window, const std::string& label) {
    auto* choice = dynamic_cast<wxChoice*>(&window);
    ASSERT_NE(choice, nullptr) << window.GetName();
    const int index = choice->FindString(wxString::FromUTF8(label));
    ASSERT_NE(index, wxNOT_FOUND) << label;
    choice->SetSelection(index);
    wxCommandEvent event(wxEVT_CHOICE, choice->GetId());
    event.SetEventObject(choice);
    event.SetInt(index);
    choice->ProcessWindowEvent(event);
    settle();
}

void DrivenTest::in_dialogs(const std::function<void()>& open,
                            std::vector<std::function<void(wxDialog& dialog)>> answers) {
    DialogAnswers answering(std::move(answers));
    open();
    EXPECT_TRUE(answering.all_given()) << "there were fewer dialogs";
    settle();
}

void DrivenTest::press_button(wxDialog& dialog, int id) {
    wxWindow* button = dialog.FindWindow(id);
    ASSERT_NE(button, nullptr);
    wait([&] { return button->IsEnabled(); }, "the button can be pressed");
    click(*button);
}

wxWindow& DrivenTest::named(wxWindow& within, const std::string& name) {
    wxWindow* found = nullptr;
    // What comes later is made when it is needed.
    wait([&] { return (found = wxWindow::FindWindowByName(wxString::FromUTF8(name), &within)) != nullptr; },
         "there is a window called " + name);
    if (found == nullptr) throw std::runtime_error("there is no window called " + name);
    return *found;
}

void DrivenTest::screenshot(const std::string& name) {
    // What was changed is painted at the screen's next beat, or the one after.
    for (int beat = 0; beat < 5; ++beat) {
        settle();
        wxMilliSleep(20);
    }
    if (!keep_picture(name)) RecordProperty("screenshot", "there is no `import` of ImageMagick");
}

wxImage DrivenTest::seen(const wxWindow& window, const std::string& name) {
    screenshot(name);
    // Texts have none of their own.
    const double scale = wxGetTopLevelParent(const_cast<wxWindow*>(&window))->GetContentScaleFactor();
    const wxRect box = window.GetScreenRect();
    wxImage screen;
    const fs::path file = picture_file(name);
    if (!fs::exists(file) || !screen.LoadFile(wxString::FromUTF8(file.string()))) return {};
    return screen.GetSubImage({box.GetPosition() * scale, box.GetSize() * scale});
}

}  // namespace briar

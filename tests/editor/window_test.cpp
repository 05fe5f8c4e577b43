#include "tests/editor/window_test.hpp"

#include <chrono>
#include <cstdlib>

#include <wx/app.h>
#include <wx/evtloop.h>

#include "tests/root.hpp"

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

}  // namespace

void WindowTest::SetUp() {
    const auto* test = testing::UnitTest::GetInstance()->current_test_info();
    folder_ = fs::path(testing::TempDir()) /
              ("briar \xC3\xA4 \xE6\xA3\xAE \xF0\x9F\x8C\xB2 " + std::string(test->test_suite_name()) + test->name() +
               std::to_string(::getpid()));
    fs::remove_all(folder_);
    fs::create_directories(folder_);
    ::setenv("BRIAR_EDITOR_CONFIG", (folder_ / "editor.conf").c_str(), 1);
    ::setenv("BRIAR_HOME", project_root().c_str(), 1);
    frame_ = new editor::MainFrame;
    frame_->Show();
    frame_->Raise();
    wait([this] { return frame_->IsShownOnScreen(); }, "the window is on the screen");
}

void WindowTest::TearDown() {
    frame_->Close(true);
    frame_ = nullptr;
    wait([] { return wxTopLevelWindows.empty() || wxTheApp->GetTopWindow() == nullptr; }, "the window is gone");
    std::error_code failed;
    fs::remove_all(folder_, failed);
}

fs::path WindowTest::copy_pack(const std::string& pack) const {
    const fs::path copy = folder_ / pack;
    fs::copy(project_root() / "scenarios" / pack, copy, fs::copy_options::recursive);
    return copy;
}

void WindowTest::settle() {
    wxEventLoopBase* loop = wxEventLoopBase::GetActive();
    for (int i = 0; i < 3; ++i) {
        loop->YieldFor(wxEVT_CATEGORY_ALL);
        wxTheApp->ProcessPendingEvents();
        loop->ProcessIdle();
    }
}

void WindowTest::wait(const std::function<bool()>& is_so, const std::string& what) {
    const auto end = std::chrono::steady_clock::now() + kPatience;
    while (!is_so()) {
        if (std::chrono::steady_clock::now() > end) {
            FAIL() << "waited in vain until " << what;
        }
        settle();
        wxMilliSleep(2);
    }
}

void WindowTest::click(wxWindow& window, const wxPoint& at) {
    ui_.MouseMove(window.ClientToScreen(at));
    settle();
    ui_.MouseClick();
    settle();
}

void WindowTest::click(wxWindow& window) {
    const wxSize size = window.GetClientSize();
    click(window, {size.x / 2, size.y / 2});
}

void WindowTest::drag(wxWindow& window, const wxPoint& from, const wxPoint& to) {
    constexpr int kSteps = 5;
    ui_.MouseMove(window.ClientToScreen(from));
    settle();
    ui_.MouseDown();
    settle();
    for (int i = 1; i <= kSteps; ++i) {
        ui_.MouseMove(window.ClientToScreen(from + (to - from) * i / kSteps));
        settle();
    }
    ui_.MouseUp();
    settle();
}

void WindowTest::press(int key, int modifiers) {
    ui_.Char(key, modifiers);
    settle();
}

void WindowTest::type(const std::string& text) {
    ui_.Text(text.c_str());
    settle();
}

wxWindow& WindowTest::named(wxWindow& within, const std::string& name) {
    wxWindow* found = nullptr;
    // What comes later is made when it is needed.
    wait([&] { return (found = wxWindow::FindWindowByName(wxString::FromUTF8(name), &within)) != nullptr; },
         "there is a window called " + name);
    if (found == nullptr) throw std::runtime_error("there is no window called " + name);
    return *found;
}

void WindowTest::screenshot(const std::string& name) {
    settle();
    settle();
    // From outside: what the program itself reads of the screen may be older.
    const fs::path file = fs::path(BRIAR_SCREENSHOTS) / (variant() + name + ".png");
    fs::create_directories(file.parent_path());
    const std::string command = "import -silent -window root '" + file.string() + "' 2>/dev/null";
    if (std::system(command.c_str()) != 0) RecordProperty("screenshot", "there is no `import` of ImageMagick");
}

}  // namespace briar

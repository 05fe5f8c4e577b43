#include "tests/editor/window_test.hpp"

#include <cstdlib>

#include <wx/app.h>

#include "editor/window/open_pack.hpp"
#include "tests/root.hpp"

namespace briar {
namespace fs = std::filesystem;

void WindowTest::SetUp() {
    const auto* test = testing::UnitTest::GetInstance()->current_test_info();
    folder_ = fs::path(testing::TempDir()) /
              ("briar \xC3\xA4 \xE6\xA3\xAE \xF0\x9F\x8C\xB2 " + std::string(test->test_suite_name()) + test->name() +
               std::to_string(::getpid()));
    fs::remove_all(folder_);
    fs::create_directories(folder_);
    ::setenv("BRIAR_EDITOR_CONFIG", (folder_ / "editor.conf").c_str(), 1);
    ::setenv("XDG_STATE_HOME", (folder_ / "state").c_str(), 1);
    ::setenv("BRIAR_HOME", project_root().c_str(), 1);
    open_window();
}

void WindowTest::open_window() {
    frame_ = new editor::MainFrame;
    frame_->Show();
    frame_->Raise();
    // Only when the window manager has put it somewhere and made it the active one is it where it says it is.
    wait([this] { return frame_->IsShownOnScreen() && frame_->IsActive(); }, "the window is on the screen");
}

void WindowTest::close_window() {
    frame_->Close(true);
    frame_ = nullptr;
    wait([] { return wxTopLevelWindows.empty() || wxTheApp->GetTopWindow() == nullptr; }, "the window is gone");
}

void WindowTest::TearDown() {
    close_window();
    std::error_code failed;
    fs::remove_all(folder_, failed);
}

fs::path WindowTest::copy_pack(const std::string& pack) const {
    const fs::path copy = folder_ / fs::path(pack).filename();
    fs::copy(project_root() / "scenarios" / pack, copy, fs::copy_options::recursive);
    return copy;
}

void WindowTest::open_pack(const fs::path& folder) {
    ASSERT_TRUE(frame_->open_folder(folder));
    wait([this] { return frame_->pack() != nullptr; }, "the pack is open");
    wait([this] { return frame_->pack()->check_is_current(); }, "the pack is checked");
}

}  // namespace briar

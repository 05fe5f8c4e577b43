#include "tests/editor_panes/pane_test.hpp"

#include <chrono>
#include <cstdlib>
#include <filesystem>

#include <wx/app.h>
#include <wx/evtloop.h>
#include <wx/sizer.h>

#include "runtime/session/systems.hpp"
#include "tests/root.hpp"

namespace briar::editor {
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

void PaneTest::SetUp() {
    frame_ = new wxFrame(nullptr, wxID_ANY, "Pane", wxPoint(0, 0), wxSize(1180, 800));
    if (const char* scale = std::getenv("GDK_SCALE"); scale != nullptr && std::string(scale) == "2")
        frame_->SetSize(wxSize(790, 480));
    frame_->SetSizer(new wxBoxSizer(wxVERTICAL));
}

void PaneTest::TearDown() {
    frame_->DestroyChildren();
    frame_->Destroy();
    wait([] { return wxTopLevelWindows.empty(); }, "the window is gone");
}

void PaneTest::open_copy(const std::string& pack) {
    fs::copy(project_root() / "scenarios" / pack, folder_.folder() / pack, fs::copy_options::recursive);
    workspace_ = folder_.open(pack);
    check_pack();
}

void PaneTest::open_house() {
    folder_.write_house();
    open_written("house");
}

void PaneTest::open_written(const std::string& pack) {
    workspace_ = folder_.open(pack);
    check_pack();
}

void PaneTest::check_pack() {
    checked_ = check(workspace_->snapshot());
    told_.tell();
}

PaneHost PaneTest::host() {
    PaneHost host;
    host.workspace = workspace_.get();
    host.checked = [this] { return checked_; };
    host.listen_to_checks = [this](std::function<void()> listener) { return told_.listen(std::move(listener)); };
    host.refuse = [this](const std::string& reason) { refused_ = reason; };
    return host;
}

void PaneTest::put(wxWindow* pane) {
    frame_->GetSizer()->Add(pane, wxSizerFlags(1).Expand());
    frame_->Show();
    frame_->Raise();
    frame_->Layout();
    wait([&] { return pane->IsShownOnScreen() && frame_->IsActive(); }, "the pane is on the screen");
    settle();
}

std::string PaneTest::text(const std::string& file) const { return workspace_->document(file)->text(); }

void PaneTest::settle() {
    wxEventLoopBase* loop = wxEventLoopBase::GetActive();
    for (int i = 0; i < 4; ++i) {
        loop->YieldFor(wxEVT_CATEGORY_ALL);
        wxTheApp->ProcessPendingEvents();
        loop->ProcessIdle();
    }
}

void PaneTest::wait(const std::function<bool()>& is_so, const std::string& what) {
    const auto end = std::chrono::steady_clock::now() + kPatience;
    while (!is_so()) {
        if (std::chrono::steady_clock::now() > end) FAIL() << "waited in vain until " << what;
        settle();
        wxMilliSleep(2);
    }
}

void PaneTest::click(wxWindow& window, const wxPoint& at) {
    ui_.MouseMove(window.ClientToScreen(at));
    settle();
    ui_.MouseClick();
    settle();
}

void PaneTest::click(wxWindow& window) {
    const wxSize size = window.GetClientSize();
    click(window, {size.x / 2, size.y / 2});
}

void PaneTest::drag(wxWindow& window, const std::vector<wxPoint>& way) {
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

void PaneTest::press(int key, int modifiers) {
    ui_.Char(key, modifiers);
    settle();
}

void PaneTest::type(const std::string& words) {
    ui_.Text(words.c_str());
    settle();
}

wxWindow& PaneTest::named(const std::string& name) {
    wxWindow* found = nullptr;
    wait([&] { return (found = wxWindow::FindWindowByName(wxString::FromUTF8(name), frame_)) != nullptr; },
         "there is a window called " + name);
    if (found == nullptr) throw std::runtime_error("there is no window called " + name);
    return *found;
}

void PaneTest::screenshot(const std::string& name) {
    // What was changed is painted at the screen's next beat, or the one after.
    for (int beat = 0; beat < 5; ++beat) {
        settle();
        wxMilliSleep(20);
    }
    const fs::path file = fs::path(BRIAR_SCREENSHOTS) / (variant() + "pane-" + name + ".png");
    fs::create_directories(file.parent_path());
    const std::string command = "import -silent -window root '" + file.string() + "' 2>/dev/null";
    if (std::system(command.c_str()) != 0) RecordProperty("screenshot", "there is no `import` of ImageMagick");
}

}  // namespace briar::editor

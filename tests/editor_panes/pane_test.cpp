#include "tests/editor_panes/pane_test.hpp"

#include <cstdlib>
#include <filesystem>

#include <wx/sizer.h>

#include "runtime/session/systems.hpp"
#include "tests/root.hpp"

namespace briar::editor {
namespace fs = std::filesystem;

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
    const std::string name = fs::path(pack).filename().string();
    fs::copy(project_root() / "scenarios" / pack, folder_.folder() / name, fs::copy_options::recursive);
    workspace_ = folder_.open(name);
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

wxWindow& PaneTest::named(const std::string& name) { return DrivenTest::named(*frame_, name); }

void PaneTest::screenshot(const std::string& name) { DrivenTest::screenshot("pane-" + name); }

}  // namespace briar::editor

#include <fstream>
#include <memory>

#include <wx/dialog.h>
#include <wx/dnd.h>
#include <wx/frame.h>
#include <wx/panel.h>
#include <wx/timer.h>
#include <wx/toolbar.h>

#include "editor/core/entry_lens.hpp"
#include "editor/core/workspace.hpp"
#include "editor/window/open_pack.hpp"
#include "editor/window/pack_tree.hpp"
#include "runtime/source/values.hpp"
#include "tests/editor/window_test.hpp"

/// What is done with the window as a thing on the desktop: files are dropped on it, its panes are put elsewhere.
namespace briar {
namespace {

namespace fs = std::filesystem;

/// A small window of another program from which a file is dragged.
class FileManager : public wxFrame {
public:
    FileManager(const fs::path& file, std::function<void()> dropped)
        : wxFrame(nullptr, wxID_ANY, "Files", wxPoint(1400, 20), wxSize(160, 120), wxSTAY_ON_TOP | wxCAPTION),
          panel_(new wxPanel(this)) {
        panel_->SetName("A file");
        panel_->Bind(wxEVT_LEFT_DOWN, [this, file, dropped = std::move(dropped)](wxMouseEvent&) {
            wxFileDataObject data;
            data.AddFile(wxString::FromUTF8(file.string()));
            wxDropSource source(data, panel_);
            result_ = source.DoDragDrop(wxDrag_CopyOnly);
            dropped();
        });
    }
    [[nodiscard]] wxPanel& panel() { return *panel_; }
    [[nodiscard]] wxDragResult result() const { return result_; }

private:
    wxPanel* panel_;
    wxDragResult result_ = wxDragNone;
};

/// Moves the pointer step by step and lets go, whatever loop runs: the desktop has one of its own while one drags.
class Carrying : public wxTimer {
public:
    Carrying(wxUIActionSimulator& hand, wxPoint from, wxPoint to) : hand_(hand), at_(from), by_((to - from) / kSteps) {
        Start(40);
    }
    void Notify() override {
        if (++step_ <= kSteps) {
            at_ += by_;
            hand_.MouseMove(at_);
        } else if (step_ == kSteps + 4) {
            hand_.MouseUp();
            Stop();
        }
    }

private:
    static constexpr int kSteps = 8;
    wxUIActionSimulator& hand_;
    wxPoint at_;
    wxPoint by_;
    int step_ = 0;
};

class DesktopWindow : public WindowTest {};

TEST_F(DesktopWindow, ABrokenPackIsOpenedWhereItIsBroken) {
    const std::filesystem::path pack = copy_pack("the-forgotten-road");
    std::ofstream(pack / "broken.yaml") << "# a comment\nscenarios:\n  lost: {name: [\n";
    open_pack(pack);
    wait(
        [this] {
            return frame().tabs().GetPageText(static_cast<std::size_t>(frame().tabs().GetSelection())) == "broken.yaml";
        },
        "what is broken is shown");
}

TEST_F(DesktopWindow, AFolderWithinAPackOpensThePack) {
    const std::filesystem::path pack = copy_pack("the-forgotten-road");
    std::filesystem::create_directories(pack / "art" / "cards");
    open_pack(pack / "art" / "cards");
    EXPECT_EQ(frame().pack()->workspace().folder(), std::filesystem::weakly_canonical(pack));
}

TEST_F(DesktopWindow, AFolderThatIsDroppedOnItIsOpened) {
    const fs::path pack = copy_pack("the-forgotten-road");
    bool dropped = false;
    auto* files = new FileManager(pack, [&] { dropped = true; });
    files->Show();
    files->Raise();
    wait([&] { return files->panel().IsShownOnScreen(); }, "the other window is there");
    point_at(files->panel(), {60, 40});
    const wxSize size = frame().GetClientSize();
    Carrying carrying(ui_, wxGetMousePosition(), frame().ClientToScreen({size.x / 2, size.y / 2}));
    ui_.MouseDown();
    wait([&] { return dropped; }, "it is dropped");
    wait([&] { return frame().pack() != nullptr; }, "the pack is open");
    EXPECT_EQ(frame().pack()->workspace().pack_id(), "the-forgotten-road");
    files->Destroy();
    settle();
}

TEST_F(DesktopWindow, AFileThatIsDroppedOpensItsPackOrNone) {
    const fs::path pack = copy_pack("the-forgotten-road");
    open_pack(pack);
    std::ofstream(folder() / "letter.txt") << "not of a pack\n";
    frame().open_dropped(folder() / "letter.txt");
    settle();
    ASSERT_NE(frame().pack(), nullptr) << "the pack that was open stays";
    EXPECT_TRUE(named(frame(), "Message").IsShownOnScreen());
    frame().open_dropped(pack / "cards.yaml");
    wait([this] { return frame().pack() != nullptr; }, "the pack is opened");
    EXPECT_EQ(frame().pack()->workspace().pack_id(), "the-forgotten-road");
}

TEST_F(DesktopWindow, NothingIsOpenedBelowADialog) {
    open_pack(copy_pack("the-forgotten-road"));
    const std::filesystem::path other = copy_pack("the-cursed-forest");
    wxDialog dialog(&frame(), wxID_ANY, "A question");
    dialog.CallAfter([&] {
        EXPECT_FALSE(frame().open_folder(other));
        dialog.EndModal(wxID_OK);
    });
    dialog.ShowModal();
    EXPECT_EQ(frame().pack()->workspace().pack_id(), "the-forgotten-road");
}

TEST_F(DesktopWindow, APaneThatIsPutElsewhereIsThereTheNextTime) {
    const std::filesystem::path pack = copy_pack("the-cursed-forest");
    EXPECT_FALSE(frame().tree().IsShownOnScreen()) << "there is no pack to be shown";
    open_pack(pack);
    wait([this] { return frame().tree().IsShownOnScreen(); }, "the tree is there");
    settle();
    const auto left_of_tree = [this] { return frame().ScreenToClient(frame().tree().GetScreenPosition()).x; };
    ASSERT_LT(left_of_tree(), frame().GetClientSize().x / 2);
    const wxPoint tree = frame().ScreenToClient(frame().tree().GetScreenPosition());
    const wxSize size = frame().GetClientSize();
    const wxPoint caption(tree.x + 60, tree.y - frame().FromDIP(12));
    drag(frame(), {caption, {size.x / 2, size.y / 3}, {size.x - 8, size.y / 3}});
    wait([&] { return left_of_tree() > size.x / 2; }, "the tree stands at the right");
    screenshot("pane-elsewhere");
    close_window();
    open_window();
    open_pack(pack);
    wait([&] { return left_of_tree() > frame().GetClientSize().x / 2; }, "it stands there again");
}

TEST_F(DesktopWindow, ToolsDoWhatTheMenusDoAndStayHiddenOnceTheyAre) {
    open_pack(copy_pack("the-cursed-forest"));
    auto* tools = dynamic_cast<wxToolBar*>(&named(frame(), "Tools"));
    ASSERT_NE(tools, nullptr);
    const int save = frame().commands().find("file.save")->wx_id;
    const auto make_change = [this] {
        editor::Workspace& workspace = frame().pack()->workspace();
        return workspace.apply(editor::EntryLens(workspace, "monsters/grey-wolf").set({"health"}, make_int(77)));
    };
    wait([&] { return !tools->GetToolEnabled(save); }, "there is nothing to save");
    ASSERT_EQ(make_change(), "");
    wait([&] { return tools->GetToolEnabled(save); }, "there is something to save");
    wxCommandEvent pressed(wxEVT_TOOL, save);
    tools->GetEventHandler()->ProcessEvent(pressed);
    wait([this] { return !frame().pack()->workspace().modified(); }, "it is saved");
    EXPECT_TRUE(tools->IsShownOnScreen());
    frame().commands().run("view.tools");
    wait([&] { return !tools->IsShownOnScreen(); }, "the tools are hidden");
    close_window();
    open_window();
    EXPECT_FALSE(named(frame(), "Tools").IsShownOnScreen());
    frame().commands().run("view.tools");
    wait([this] { return named(frame(), "Tools").IsShownOnScreen(); }, "they are back");
}

}  // namespace
}  // namespace briar

#include <wx/notebook.h>
#include <wx/splitter.h>

#include "editor/play/play_pane.hpp"
#include "tests/editor/wing_test.hpp"

/// The window in all its sizes: whatever is shown has the room that it needs, or shows that it scrolls. Complaints of
/// the desktop fail these tests.
namespace briar {
namespace {

const wxSize kLeast(100, 100);  // as small as the window goes

class Layouts : public WingTest {
protected:
    void set_size(const wxSize& size) {
        SCOPED_TRACE(std::to_string(size.x) + " wide");
        frame().SetSize(frame().FromDIP(size));
        settle();
    }
    void in_all_sizes() {
        for (const wxSize& size : {wxSize(900, 600), kLeast, wxSize(1400, 900)})
            set_size(size);
        // With a pane more, and with none.
        for (const char* pane : {"view.history", "view.pack"}) {
            SCOPED_TRACE(pane);
            frame().commands().run(pane);
            set_size(kLeast);
            set_size({1100, 700});
            frame().commands().run(pane);
        }
        settle();
    }
    void drag_sashes(wxWindow& within) {
        for (wxWindow* each : within.GetChildren()) {
            if (!each->IsShownOnScreen()) continue;
            if (auto* parts = dynamic_cast<wxSplitterWindow*>(each); parts != nullptr && parts->IsSplit())
                drag_sash(*parts);
            drag_sashes(*each);
        }
    }
    void drag_sash(wxSplitterWindow& parts) {
        const int before = parts.GetSashPosition();
        for (const int at : {0, 10'000, before}) {
            parts.SetSashPosition(at);
            settle();
        }
    }
};

TEST_F(Layouts, FormsAndTheirTabsHaveRoom) {
    open_wing();
    for (const char* id : {"tiles/nest", "monsters/grey-wolf", "scenarios/the-cursed-forest", "specials/quicksand"}) {
        frame().open_entry(id);
        for (std::size_t page = 0; page < (shown().pages() != nullptr ? shown().pages()->GetPageCount() : 1); ++page) {
            SCOPED_TRACE(std::string(id) + ", page " + std::to_string(page));
            if (shown().pages() != nullptr) shown().pages()->SetSelection(page);
            settle();
            in_all_sizes();
            drag_sashes(shown());
        }
    }
}

TEST_F(Layouts, TextsAndTheStartPageHaveRoom) {
    open_wing();
    frame().open_file("wing.yaml");
    frame().commands().run("edit.find");
    in_all_sizes();
    frame().show_start();
    in_all_sizes();
}

TEST_F(Layouts, PlayHasRoom) {
    open_wing();
    frame().show_play();
    wait([this] { return !frame().play().loading(); }, "a game can begin");
    in_all_sizes();
    named(frame(), "Start the game").SetFocus();
    press(WXK_SPACE);
    wait([this] { return frame().play().model().playing(); }, "it is played");
    settle();
    in_all_sizes();
    drag_sashes(frame().play());
}

}  // namespace
}  // namespace briar

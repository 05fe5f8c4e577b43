#pragma once

#include <algorithm>
#include <string>

#include "editor/board/board_canvas.hpp"
#include "editor/play/play_pane.hpp"
#include "tests/editor/window_test.hpp"

namespace briar {

/// A window in which a game is played.
class PlayWindow : public WindowTest {
protected:
    /// Opens a pack of the project and begins a game of its scenario that is called like it.
    void begin_game(const std::string& pack = "the-cursed-forest", int seats = 2) {
        open_pack(copy_pack(pack));
        wait([this] { return !frame().play().loading(); }, "the form of a new game is there");
        frame().play().begin({pack.substr(pack.find_last_of('/') + 1), {}, {7, seats, {}}, {}});
        wait([this] { return model().playing(); }, "a game has begun");
        settle();
    }
    static editor::GameStart start() { return {"the-cursed-forest", {}, {7, 2, {}}, {}}; }
    editor::BoardCanvas& board() { return frame().play().board(); }
    editor::PlayModel& model() { return frame().play().model(); }
    const editor::Target& first(editor::TargetSort sort) {
        const auto& targets = board().scene().targets;
        return *std::find_if(targets.begin(), targets.end(),
                             [&](const editor::Target& each) { return each.sort == sort; });
    }
    /// As the window manager gives it; and what is laid out step by step has come to rest.
    void resize(int width, int height) {
        frame().SetSize(frame().FromDIP(wxSize(width, height)));
        wxRect before;
        int still = 0;
        wait(
            [&] {
                settle();
                const wxRect now(named(frame(), "Options").GetScreenRect());
                still = now == before ? still + 1 : 0;
                before = now;
                return still > 10;
            },
            "nothing moves any more");
    }
    void click_target(const editor::Target& target) {
        const wxRect box = board().pixels(target.at);
        click(board(), box.GetPosition() + box.GetSize() / 2);
    }
    /// What is shown within lies inside, and nothing over anything else.
    static void expect_apart(wxWindow& within, const std::string& where) {
        const wxRect inside(within.GetClientSize());
        const wxWindowList& all = within.GetChildren();
        for (const wxWindow* each : all) {
            if (!each->IsShown()) continue;
            EXPECT_TRUE(inside.Contains(each->GetRect())) << each->GetName() << ", " << where;
            for (const wxWindow* other : all) {
                if (other == each || !other->IsShown()) continue;
                EXPECT_FALSE(each->GetRect().Intersects(other->GetRect()))
                    << each->GetName() << " and " << other->GetName() << ", " << where;
            }
        }
    }
};

}  // namespace briar

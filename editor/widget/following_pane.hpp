#pragma once

#include <vector>

#include <wx/panel.h>
#include <wx/weakref.h>

#include "editor/core/pane_host.hpp"
#include "editor/core/refused.hpp"
#include "editor/widget/refresh_when_seen.hpp"

namespace briar::editor {

class BoardCanvas;

/// A pane that shows a part of the open pack and follows it: many changes of one moment are shown once, and while it is
/// hidden nothing is done.
class FollowingPane : public wxPanel {
public:
    /// Shows the texts and the last check as they are now.
    virtual void refresh() = 0;
    /// What was asked for and is still being thought over is done here and now: the pack is to be saved, or left.
    virtual void do_what_waits() {}
    /// Whether there is any.
    [[nodiscard]] virtual bool waits() const { return false; }
    /// Whether what is shown is a position that a game can begin from.
    [[nodiscard]] virtual bool shows_position() const { return false; }
    /// Begins a game from what is shown; false: nothing that could be played is.
    virtual bool play_from_here() { return false; }
    /// Goes to what it shows of a place in a file; false: it shows nothing of it.
    virtual bool show_place(const Place&) { return false; }
    /// What was typed into it and not taken; see Refused.
    [[nodiscard]] virtual std::vector<Refused> refused() const { return {}; }
    /// Goes to the field of that path, which has some of it.
    virtual void show_refused(const Path&) {}
    /// Nothing of it is kept.
    virtual void take_back_refused() {}
    /// The board that it shows, to be seen larger or smaller; null: none.
    [[nodiscard]] virtual BoardCanvas* shown_board() { return nullptr; }
    /// The keyboard comes back to where people left it in here; to its first field when nobody was here yet.
    void return_focus();

protected:
    FollowingPane(wxWindow* parent, PaneHost host);
    [[nodiscard]] const PaneHost& host() const { return host_; }
    [[nodiscard]] Workspace& workspace() const { return *host_.workspace; }

private:
    void note_focus();

    PaneHost host_;
    wxWeakRef<wxWindow> left_;  ///< what people went to last
    RefreshWhenSeen fresh_;
    Subscription changes_;
    Subscription checks_;
};

}  // namespace briar::editor

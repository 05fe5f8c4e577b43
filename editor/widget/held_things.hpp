#pragma once

#include <set>

#include <wx/eventfilter.h>
#include <wx/modalhook.h>

class wxObject;

namespace briar::editor {

/// Whether people hold something in the hand: a menu that is open, or something that is dragged. What it is about was
/// seen before; whatever comes by itself waits until it is let go.
class HeldThings : public wxEventFilter, public wxModalDialogHook {
public:
    HeldThings();
    ~HeldThings() override;
    int FilterEvent(wxEvent& event) override;
    [[nodiscard]] bool holds() const;
    /// A dialog waits for an answer: what it was opened from is still needed.
    [[nodiscard]] bool asks() const { return dialogs_ > 0; }

protected:
    int Enter(wxDialog* dialog) override;
    void Exit(wxDialog* dialog) override;

private:
    int dialogs_ = 0;
    std::set<const wxObject*> menus_;
};

}  // namespace briar::editor

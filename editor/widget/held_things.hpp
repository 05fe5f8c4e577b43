#pragma once

#include <set>

#include <wx/eventfilter.h>

class wxObject;

namespace briar::editor {

/// Whether people hold something in the hand: a menu that is open, or something that is dragged. What it is about was
/// seen before; whatever comes by itself waits until it is let go.
class HeldThings : public wxEventFilter {
public:
    HeldThings();
    ~HeldThings() override;
    int FilterEvent(wxEvent& event) override;
    [[nodiscard]] bool holds() const;

private:
    std::set<const wxObject*> menus_;
};

}  // namespace briar::editor

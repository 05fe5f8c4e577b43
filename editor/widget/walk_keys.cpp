#include "editor/widget/walk_keys.hpp"

#include <wx/event.h>
#include <wx/window.h>

namespace briar::editor {
namespace {

const std::function<void()>* action_of(int key, const WalkKeys& keys) {
    switch (key) {
        case WXK_UP:
            return &keys.up;
        case WXK_DOWN:
            return &keys.down;
        case WXK_LEFT:
            return &keys.left;
        case WXK_RIGHT:
            return &keys.right;
        case WXK_HOME:
            return &keys.first;
        case WXK_END:
            return &keys.last;
        case WXK_RETURN:
        case WXK_NUMPAD_ENTER:
        case WXK_SPACE:
            return &keys.use;
        default:
            return nullptr;
    }
}

}  // namespace

void walk(wxWindow& window, wxKeyEvent& event, const WalkKeys& keys) {
    if (event.HasAnyModifiers()) return event.Skip();
    if (event.GetKeyCode() == WXK_TAB) {
        window.Navigate(event.ShiftDown() ? wxNavigationKeyEvent::IsBackward : wxNavigationKeyEvent::IsForward);
        return;
    }
    const std::function<void()>* action = action_of(event.GetKeyCode(), keys);
    if (action == nullptr || !*action) return event.Skip();
    (*action)();
}

}  // namespace briar::editor

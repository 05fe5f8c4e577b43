#pragma once

#include <functional>

class wxKeyEvent;
class wxWindow;

namespace briar::editor {

/// What the keys do that people walk with through a window that paints itself. What is left out is the key's usual
/// meaning.
struct WalkKeys {
    std::function<void()> up{}, down{}, left{}, right{};
    std::function<void()> first{};  ///< Home
    std::function<void()> last{};   ///< End
    std::function<void()> use{};    ///< Enter, the one of the number block, or the space bar
};

/// Does it. Tab leads to the next window, as it does everywhere; keys with Ctrl or Alt mean something else.
void walk(wxWindow& window, wxKeyEvent& event, const WalkKeys& keys);

}  // namespace briar::editor

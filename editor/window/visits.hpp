#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "editor/window/open_tabs.hpp"

namespace briar::editor {

/// Where one has been, to go back there and forth again: at most so many places, the oldest are forgotten.
class Visits {
public:
    static constexpr std::size_t kMost = 100;

    /// One leaves the place for another that is not one of these. Those that one had gone back from are forgotten.
    void leave(const OpenTab& place);
    [[nodiscard]] bool can_go(int by) const { return !(by < 0 ? behind_ : ahead_).empty(); }
    /// Back (-1) or forth (1) from where one is now; nothing: there is none.
    [[nodiscard]] std::optional<OpenTab> go(int by, const std::optional<OpenTab>& from);
    void clear();

private:
    std::vector<OpenTab> behind_, ahead_;
};

}  // namespace briar::editor

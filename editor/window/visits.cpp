#include "editor/window/visits.hpp"

namespace briar::editor {

void Visits::leave(const OpenTab& place) {
    ahead_.clear();
    if (!behind_.empty() && behind_.back() == place) return;
    behind_.push_back(place);
    if (behind_.size() > kMost) behind_.erase(behind_.begin());
}

std::optional<OpenTab> Visits::go(int by, const std::optional<OpenTab>& from) {
    std::vector<OpenTab>& left = by < 0 ? behind_ : ahead_;
    std::vector<OpenTab>& other = by < 0 ? ahead_ : behind_;
    // Where one is already is nowhere to go.
    while (!left.empty() && left.back() == from)
        left.pop_back();
    if (left.empty()) return {};
    const OpenTab to = left.back();
    left.pop_back();
    if (from) other.push_back(*from);
    return to;
}

void Visits::clear() {
    behind_.clear();
    ahead_.clear();
}

}  // namespace briar::editor

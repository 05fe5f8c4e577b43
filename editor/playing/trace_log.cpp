#include "editor/playing/trace_log.hpp"

namespace briar::editor {
namespace {

constexpr std::size_t kMostLines = 20'000;

}  // namespace

void TraceLog::collect(const std::string& heading) {
    std::vector<std::string> news = trace_.take();
    if (news.empty()) return;
    lines_.push_back(heading);
    lines_.insert(lines_.end(), std::make_move_iterator(news.begin()), std::make_move_iterator(news.end()));
    if (lines_.size() > kMostLines) lines_.erase(lines_.begin(), lines_.end() - kMostLines);
}

}  // namespace briar::editor

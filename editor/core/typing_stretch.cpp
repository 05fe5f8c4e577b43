#include "editor/core/typing_stretch.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "runtime/source/dots.hpp"
#include "runtime/source/utf8.hpp"

namespace briar::editor {
namespace {

constexpr std::chrono::milliseconds kPause{1'500};
constexpr std::size_t kMostTyped = 24;

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

}  // namespace

/// Whether a splice of the same sort stands where the last one left off.
bool TypingStretch::joins(const Splice& splice, bool space) const {
    // Backspace ends where the last one began; Delete begins there.
    if (last_->erasing) return splice.span.end == last_->begin || splice.span.begin == last_->begin;
    const bool new_word = last_->space && !space;
    const bool new_line = splice.text.find('\n') != std::string::npos;
    return splice.span.begin == last_->end && !new_word && !new_line;
}

bool TypingStretch::goes_on(const Splice& splice, Clock::time_point now) {
    const bool erasing = splice.text.empty();
    const bool space = !erasing && is_space(splice.text.back());
    const bool same_act = std::exchange(within_act_, true);
    const bool same_sort = last_ && last_->erasing == erasing && now - last_->when < kPause;
    const bool goes = last_ && (same_act || (same_sort && joins(splice, space)));
    typed_ = goes ? typed_ + splice.text : splice.text;
    last_ = Last{splice.span.begin, splice.span.begin + splice.text.size(), erasing, space, now};
    return goes;
}

std::string TypingStretch::typed() const {
    const auto first = std::find_if_not(typed_.begin(), typed_.end(), is_space);
    std::string line(first, std::find(first, typed_.end(), '\n'));
    while (!line.empty() && is_space(line.back()))
        line.pop_back();
    if (line.size() <= kMostTyped) return line;
    return std::string(whole_characters(line, kMostTyped)) + kDots;
}

void TypingStretch::end() {
    last_.reset();
    within_act_ = false;
}

}  // namespace briar::editor

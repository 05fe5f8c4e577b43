#include "runtime/source/gap_cursor.hpp"

namespace briar {

void GapCursor::note_tab(std::size_t line) {
    const std::size_t first = skip_blanks(text_, line);
    const std::size_t tab = text_.substr(line, first - line).find('\t');
    if (tab == std::string_view::npos || ends_word(text_, first) || text_[first] == '#') return;
    if (!first_tab_) first_tab_ = line + tab;
}

void GapCursor::move(std::size_t to, Context context) {
    if (to <= position_) return;
    if (context == Context::Block) {
        if (position_ == 0) note_tab(0);
        for (std::size_t pos = text_.find('\n', position_); pos < to; pos = text_.find('\n', pos + 1))
            note_tab(pos + 1);
    }
    position_ = to;
}

bool GapCursor::take(char mark, Context context) {
    const std::size_t found = next_position();
    if (at(text_, found) != mark) return false;
    move(found + 1, context);
    return true;
}

}  // namespace briar

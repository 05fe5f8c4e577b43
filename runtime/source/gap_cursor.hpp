#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "runtime/source/span_scan.hpp"

/// Follows the reader through the text: stands behind the last thing that was understood. Between two things there are
/// only white space, comments and the marks `:` `-` `,` `?`.
namespace briar {

enum class Context : bool { Block, Flow };

class GapCursor {
public:
    explicit GapCursor(std::string_view text) : text_(text) {}

    [[nodiscard]] std::size_t position() const { return position_; }
    /// Moves to `to`, never back. In block context, notes lines that are indented with tabs on the way.
    void move(std::size_t to, Context context);
    /// Moves behind `mark` when that is the next thing in the text.
    bool take(char mark, Context context);
    /// What comes next behind white space and comments; NUL at the end.
    [[nodiscard]] char next() const { return at(text_, next_position()); }
    [[nodiscard]] std::size_t next_position() const { return skip_gap(text_, position_); }

    /// The first tab that indents something.
    [[nodiscard]] std::optional<std::size_t> first_tab() const { return first_tab_; }

private:
    void note_tab(std::size_t line);

    std::string_view text_;
    std::size_t position_ = 0;
    std::optional<std::size_t> first_tab_;
};

}  // namespace briar

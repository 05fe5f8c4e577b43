#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "editor/core/line_ends.hpp"
#include "runtime/source/diagnostic.hpp"
#include "runtime/source/splice.hpp"

/// What is done with whole lines of a text: those that the selection touches. One that ends where a line begins does
/// not touch that line; an empty one is a caret and touches its line.
namespace briar::editor {

struct LineAct {
    std::vector<Splice> splices;  ///< none: there is nothing to be done
    Span selection;               ///< afterwards
};

/// Makes the lines comments, or, where all that say something are comments, no comments any more. Blank lines stay;
/// of texts of other sorts all lines do.
[[nodiscard]] LineAct toggle_comment(TextSort sort, std::string_view text, Span selection);
enum class LineWay : std::uint8_t { Up, Down };
/// Past the line above or below; nothing where there is none.
[[nodiscard]] LineAct move_lines(std::string_view text, Span selection, LineWay way);
/// Puts the same lines below them; the selection goes on to these.
[[nodiscard]] LineAct duplicate_lines(std::string_view text, Span selection);
[[nodiscard]] LineAct delete_lines(std::string_view text, Span selection);

}  // namespace briar::editor

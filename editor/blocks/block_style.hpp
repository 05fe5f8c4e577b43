#pragma once

#include <wx/colour.h>

#include "editor/core/rule_tree.hpp"

namespace briar::editor {

struct Look;

/// How a sort of block is coloured, in the light and in the dark.
struct BlockColours {
    wxColour bar;     ///< at its left edge, and behind its word
    wxColour ground;  ///< of the block
    wxColour line;    ///< around it
    wxColour word;    ///< on the bar's colour
};
[[nodiscard]] BlockColours block_colours(BlockSort sort, const Look& look);

/// What a block is, in words: `event`, `condition`.
[[nodiscard]] const char* block_name(BlockSort sort);

}  // namespace briar::editor

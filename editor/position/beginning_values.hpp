#pragma once

#include <vector>

#include "editor/position/laid_game.hpp"
#include "editor/position/piece_values.hpp"

namespace briar::editor {

/// Numbers of the whole game that a position does not write down get the value that the game has when it asks for the
/// first time, and are marked: rules that answer the beginning may set them.
void fill_from_beginning(const LaidGame& laid, const PackTest& test, std::vector<PieceValue>& values);

}  // namespace briar::editor

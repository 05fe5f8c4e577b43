#pragma once

#include <string>
#include <vector>

/// Dice that people lay down, as they write them.
namespace briar::editor {

struct WrittenDice {
    std::vector<int> dice;
    std::string wrong;  ///< the first word that is no die; empty: none
};

/// Numbers, or the names of `faces` (see SceneMaker::die_faces; upper and lower case are the same), with spaces or
/// commas between them.
[[nodiscard]] WrittenDice read_dice(const std::string& text, const std::vector<std::string>& faces);
/// What may be written: `Numbers from 1 to 100, or strength (1), gold (2).`
[[nodiscard]] std::string dice_that_may_be(const std::vector<std::string>& faces);

}  // namespace briar::editor

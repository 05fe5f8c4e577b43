#pragma once

#include <string>

#include "runtime/source/diagnostic.hpp"

/// Holds a part of a position, as a test expects it, against the whole position of a game.
namespace briar {

class Node;
class Tree;

/// Reports at each expected value that is not met: where in the position, what was expected, what was found.
///
/// - Of a map only the keys that are expected count. `none`, null and empty lists also match what is not there.
/// - Items of a list of maps are found by their first key where that is how the position names them
///   (`{hero: ann, ap: 2}`), else by their place in the list.
/// - A list of plain names must hold the same names, in any order; with `...` as its last item it must begin with them,
///   in this order. A single name stands for a list of one.
/// - `wolf` is met by any copy (`wolf#2`), and by a map that is about one (`{monster: wolf, health: 3}`).
void match_partially(const Node& expected, const Tree* found, const std::string& path, Diagnostics& diagnostics);

}  // namespace briar

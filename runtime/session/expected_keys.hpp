#pragma once

#include "runtime/content/schema.hpp"
#include "runtime/source/diagnostic.hpp"

/// What a test expects of a position, looked at without a game.
namespace briar {

class Node;

/// Reports keys that no position has: what is said of them is never met, or always. An expectation may be written more
/// loosely than a position; what its schema does not tell anything about is passed over. `top` is the schema of the
/// position; further keys beside it are the test's own.
void check_expected_keys(const Node& expected, const Schema& top, Diagnostics& diagnostics);

}  // namespace briar

#pragma once

#include <memory>

#include "runtime/engine/system.hpp"
#include "runtime/source/tree.hpp"

namespace briar {

/// In the position that a recorded test is given, piles (decks, stacks, bags) name only what is drawn from them
/// meanwhile, in its order: the rest lies as the set-up makes it, so that the test says nothing of pieces that it is
/// not about. `whole` is the position with everything. Where the test would not pass like this, whatever the chance of
/// the set-up, a pile stays as it is.
void name_only_what_is_drawn(const std::shared_ptr<const Ruleset>& rules, const Setup& setup, const Tree& whole,
                             Tree& test);

/// Whether the tree is a pile of so many pieces that what is drawn from it is seen elsewhere; and what it holds.
[[nodiscard]] bool is_pile(const Tree& tree);

/// Whether `now` is what is left of the pile `before` when something was drawn from it.
[[nodiscard]] bool is_rest_of_pile(const Tree& before, const Tree& now);

}  // namespace briar

#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "runtime/crawl/crawl_data.hpp"

/// What actions of specials may aim at: the words of an action's `target`, and what each may be just now.
namespace briar::crawl {

[[nodiscard]] std::vector<TargetWord> target_words();

/// Appends what the hero may choose now: pieces as their number, directions as theirs. Pieces come in the order of
/// their tiles (nearest first where a range is measured: north, east, south, west), then as they lie.
void list_targets(const Game& game, PieceId hero, const Action& action, std::vector<std::int32_t>& out);
/// Sets the chosen target in the action's event.
void aim_at(const Action& action, std::int32_t target, Event& event);
/// `grey-bear 2,-1`: the target for keys and labels.
/// `Grey bear at 2,-1`: a piece among others; heroes and things are told apart by their names.
[[nodiscard]] std::string piece_text(const Game& game, PieceId piece);
[[nodiscard]] std::string target_key(const Game& game, const Action& action, std::int32_t target);
[[nodiscard]] std::string target_text(const Game& game, const Action& action, std::int32_t target);

/// What comes before an action's effects: a carrier that is used up leaves play (an item as lost, a token or a status
/// back to the box).
Flow<void> before_action(Game& game, PieceId carrier, ActionId action);
/// What follows an action's effects: `used` is announced for an item.
Flow<void> after_action(Game& game, PieceId hero, PieceId carrier);

}  // namespace briar::crawl

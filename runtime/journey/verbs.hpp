#pragma once

#include <string>

#include "runtime/engine/verb_args.hpp"
#include "runtime/engine/verbs.hpp"
#include "runtime/journey/journey_data.hpp"

/// How the journey's verbs are described, and how they understand what they are given. The verbs themselves stand in
/// verbs_*.cpp, each description next to what it does.
namespace briar::journey::verbs {

// --- describing -----------------------------------------------------------------------------------------------------

inline const Gives kHero{Type::Piece, "heroes"};
inline const Gives kCard{Type::Piece, "cards"};
inline const Gives kLocation{Type::Piece, "locations"};

[[nodiscard]] Param hero(std::string doc);         ///< may be left out: see hero_arg
[[nodiscard]] Param chosen_hero(std::string doc);  ///< may be left out: the player chooses
[[nodiscard]] Param location(std::string doc);     ///< may be left out: see location_arg
[[nodiscard]] Param amount(std::string doc);

// --- understanding --------------------------------------------------------------------------------------------------

/// The hero given, else the event's, else the one that carries the special. Refuses other pieces, and when there is
/// none.
[[nodiscard]] PieceId hero_arg(const Game& game, const RuleContext& context, Arg arg);
/// The location given, else the one where the pawn stands. Refuses other pieces.
[[nodiscard]] PieceId location_arg(const Game& game, const RuleContext& context, Arg arg);
/// The card given; refuses none and other pieces.
[[nodiscard]] PieceId card_arg(const Game& game, const RuleContext& context, Arg arg);
/// The icon of an entry of the kind `icons`.
[[nodiscard]] Icon icon_arg(const Game& game, Arg arg);
/// The number of a shop, counted from 1 as content does; refuses others. Gives it counted from 0.
[[nodiscard]] std::size_t shop_arg(const Game& game, const RuleContext& context, Arg arg);

// --- the verbs by theme ---------------------------------------------------------------------------------------------

void describe_turn_queries(Verbs& verbs);
void describe_hero_queries(Verbs& verbs);
void describe_card_queries(Verbs& verbs);
void describe_hero_changes(Verbs& verbs);
void describe_card_changes(Verbs& verbs);
void describe_check_changes(Verbs& verbs);
void describe_stop_changes(Verbs& verbs);

}  // namespace briar::journey::verbs

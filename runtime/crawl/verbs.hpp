#pragma once

#include <string>

#include "runtime/crawl/crawl_data.hpp"
#include "runtime/engine/verb_args.hpp"
#include "runtime/engine/verbs.hpp"

/// How the crawl's verbs are described, and how they understand what they are given. The verbs themselves stand in
/// verbs_*.cpp, each description next to what it does.
namespace briar::crawl::verbs {

// --- describing -----------------------------------------------------------------------------------------------------

inline const Gives kTile{Type::Piece, "tiles"};
inline const Gives kHero{Type::Piece, "heroes"};
inline const Gives kMonster{Type::Piece, "monsters"};

// What counts where a parameter is left out, beside kEventHero: see tile_arg and monster_arg.
inline constexpr const char* kEventTile = "the event's tile, or where the hero stands";
inline constexpr const char* kEventMonster = "the event's monster, or the opponent";
[[nodiscard]] Param hero(std::string doc);     ///< may be left out: see hero_arg
[[nodiscard]] Param tile(std::string doc);     ///< may be left out: see tile_arg
[[nodiscard]] Param from(std::string doc);     ///< a tile that may be left out: see tile_arg
[[nodiscard]] Param monster(std::string doc);  ///< may be left out: see monster_arg

// --- understanding --------------------------------------------------------------------------------------------------

/// The hero given, else the event's, else the one whose turn it is. Refuses other pieces.
[[nodiscard]] PieceId hero_arg(const Game& game, const RuleContext& context, Arg arg);
/// The tile given, else the event's, else that of the hero. Refuses other pieces, and when there is none.
[[nodiscard]] PieceId tile_arg(const Game& game, const RuleContext& context, Arg arg);
/// The tile as in `tile_arg`, which must have been laid.
[[nodiscard]] PieceId laid_tile_arg(const Game& game, const RuleContext& context, Arg arg);
/// The monster given, else the event's, else the opponent of the running fight. Refuses other pieces, and when there is
/// none.
[[nodiscard]] PieceId monster_arg(const Game& game, const RuleContext& context, Arg arg);
/// The hero or monster given, else the hero as above.
[[nodiscard]] PieceId fighter_arg(const Game& game, const RuleContext& context, Arg arg);
/// The item given; refuses none and other pieces.
[[nodiscard]] PieceId item_arg(const Game& game, const RuleContext& context, Arg arg);
/// The hero as in `hero_arg`, which must stand on a map.
[[nodiscard]] PieceId living_hero_arg(const Game& game, const RuleContext& context, Arg arg);

/// The bag that a zone is. Refuses none, other zones, and a bag that holds things of another kind than `kind` (none:
/// any).
[[nodiscard]] const BagData& bag_arg(const Game& game, const RuleContext& context, Arg arg, KindId kind);
/// Refuses a bag that holds things of another kind.
void must_hold(const Game& game, const RuleContext& context, const BagData& bag, KindId kind);

/// The words that an entry is tagged with, for entries of the crawl's kinds.
[[nodiscard]] bool has_tag(const Game& game, PieceId piece, const std::string& tag);

// --- the verbs by theme ---------------------------------------------------------------------------------------------

void describe_place_queries(Verbs& verbs);
void describe_way_queries(Verbs& verbs);
void describe_map_changes(Verbs& verbs);
void describe_moves(Verbs& verbs);
void describe_hero_queries(Verbs& verbs);
void describe_hero_changes(Verbs& verbs);
void describe_item_queries(Verbs& verbs);
void describe_item_changes(Verbs& verbs);
void describe_fight_queries(Verbs& verbs);
void describe_fight_flows(Verbs& verbs);
void describe_monster_changes(Verbs& verbs);

}  // namespace briar::crawl::verbs

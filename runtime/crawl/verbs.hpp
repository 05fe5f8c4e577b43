#pragma once

#include <string>
#include <vector>

#include "runtime/crawl/crawl_data.hpp"

/// How the crawl's verbs are described, and how they understand what they are given. The verbs themselves stand in
/// verbs_*.cpp, each description next to what it does.
namespace briar::crawl::verbs {

// --- describing -----------------------------------------------------------------------------------------------------

/// What a verb gives.
struct Gives {
    Type type = Type::None;
    std::string kinds;
};
inline const Gives kNothing{};
inline const Gives kNumber{Type::Int, {}};
inline const Gives kTruth{Type::Bool, {}};
inline const Gives kTile{Type::Piece, "tiles"};
inline const Gives kHero{Type::Piece, "heroes"};
inline const Gives kMonster{Type::Piece, "monsters"};

/// A parameter that must be given.
[[nodiscard]] Param need(std::string name, Type type, std::string kinds, std::string doc);
/// A parameter that may be left out. `fallback`: what it is then, for people.
[[nodiscard]] Param may(std::string name, Type type, std::string kinds, std::string doc, std::string fallback,
                        Arg fallback_arg = -1);
[[nodiscard]] Param hero(std::string doc);     ///< may be left out: see hero_arg
[[nodiscard]] Param tile(std::string doc);     ///< may be left out: see tile_arg
[[nodiscard]] Param from(std::string doc);     ///< a tile that may be left out: see tile_arg
[[nodiscard]] Param monster(std::string doc);  ///< may be left out: see monster_arg

void query(Registry& registry, std::string name, std::string doc, std::vector<Param> params, const Gives& gives,
           VerbCall call, std::string example);
/// A query that gives a list of pieces: for scripts only.
void list(Registry& registry, std::string name, std::string doc, std::vector<Param> params, std::string kinds,
          VerbCall call, std::string example);
void change(Registry& registry, std::string name, std::string doc, std::vector<Param> params, const Gives& gives,
            VerbCall call, std::string example);
void flow(Registry& registry, std::string name, std::string doc, std::vector<Param> params, const Gives& gives,
          VerbFlow run, std::string example);

// --- understanding --------------------------------------------------------------------------------------------------

/// Ends the rule with a message in words: a RuleError at the rule's place.
[[noreturn]] void refuse(const Game& game, const RuleContext& context, const std::string& message);

/// The hero given, else the event's, else the one whose turn it is. Refuses other pieces.
[[nodiscard]] PieceId hero_arg(const Game& game, const RuleContext& context, Arg arg);
/// The tile given, else the event's, else that of the hero. Refuses other pieces, and when there is none.
[[nodiscard]] PieceId tile_arg(const Game& game, const RuleContext& context, Arg arg);
/// The monster given, else the event's, else the opponent of the running fight. Refuses other pieces, and when there is
/// none.
[[nodiscard]] PieceId monster_arg(const Game& game, const RuleContext& context, Arg arg);
/// The hero or monster given, else the hero as above.
[[nodiscard]] PieceId fighter_arg(const Game& game, const RuleContext& context, Arg arg);
/// The item given; refuses none and other pieces.
[[nodiscard]] PieceId item_arg(const Game& game, const RuleContext& context, Arg arg);
/// The hero as in `hero_arg`, which must stand on a map.
[[nodiscard]] PieceId living_hero_arg(const Game& game, const RuleContext& context, Arg arg);
/// The monster of the event itself; none.
[[nodiscard]] PieceId event_monster(const Game& game, const RuleContext& context);
[[nodiscard]] inline DefId def_arg(Arg arg) { return DefId{static_cast<std::uint16_t>(arg)}; }

/// The words that an entry is tagged with, for entries of the crawl's kinds.
[[nodiscard]] bool has_tag(const Game& game, PieceId piece, const std::string& tag);

// --- the verbs by theme ---------------------------------------------------------------------------------------------

void describe_place_queries(Registry& registry);
void describe_way_queries(Registry& registry);
void describe_map_changes(Registry& registry);
void describe_moves(Registry& registry);
void describe_hero_queries(Registry& registry);
void describe_hero_changes(Registry& registry);
void describe_item_queries(Registry& registry);
void describe_item_changes(Registry& registry);
void describe_fight_queries(Registry& registry);
void describe_fight_flows(Registry& registry);
void describe_monster_changes(Registry& registry);

}  // namespace briar::crawl::verbs

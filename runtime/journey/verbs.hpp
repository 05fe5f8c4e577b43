#pragma once

#include <string>
#include <vector>

#include "runtime/journey/journey_data.hpp"

/// How the journey's verbs are described, and how they understand what they are given. The verbs themselves stand in
/// verbs_*.cpp, each description next to what it does.
namespace briar::journey::verbs {

// --- describing -----------------------------------------------------------------------------------------------------

/// What a verb gives.
struct Gives {
    Type type = Type::None;
    std::string kinds;
};
inline const Gives kNothing{};
inline const Gives kNumber{Type::Int, {}};
inline const Gives kTruth{Type::Bool, {}};
inline const Gives kHero{Type::Piece, "heroes"};
inline const Gives kCard{Type::Piece, "cards"};
inline const Gives kLocation{Type::Piece, "locations"};

/// A parameter that must be given.
[[nodiscard]] Param need(std::string name, Type type, std::string kinds, std::string doc);
/// A parameter that may be left out. `fallback`: what it is then, for people.
[[nodiscard]] Param may(std::string name, Type type, std::string kinds, std::string doc, std::string fallback,
                        Arg fallback_arg = -1);
[[nodiscard]] Param hero(std::string doc);         ///< may be left out: see hero_arg
[[nodiscard]] Param chosen_hero(std::string doc);  ///< may be left out: the player chooses
[[nodiscard]] Param location(std::string doc);     ///< may be left out: see location_arg
[[nodiscard]] Param amount(std::string doc);

void query(Registry& registry, std::string name, std::string doc, std::vector<Param> params, const Gives& gives,
           VerbCall call, std::string example);
/// A query that gives a list of pieces: for scripts only.
void list(Registry& registry, std::string name, std::string doc, std::string kinds, VerbCall call, std::string example);
void change(Registry& registry, std::string name, std::string doc, std::vector<Param> params, const Gives& gives,
            VerbCall call, std::string example);
void flow(Registry& registry, std::string name, std::string doc, std::vector<Param> params, const Gives& gives,
          VerbFlow run, std::string example);

// --- understanding --------------------------------------------------------------------------------------------------

/// Ends the rule with a message in words: a RuleError at the rule's place.
[[noreturn]] void refuse(const Game& game, const RuleContext& context, const std::string& message);

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

void describe_turn_queries(Registry& registry);
void describe_hero_queries(Registry& registry);
void describe_card_queries(Registry& registry);
void describe_hero_changes(Registry& registry);
void describe_card_changes(Registry& registry);
void describe_check_changes(Registry& registry);
void describe_stop_changes(Registry& registry);

}  // namespace briar::journey::verbs

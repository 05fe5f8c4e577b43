#include "runtime/journey/verbs.hpp"

#include <utility>

namespace briar::journey {
namespace verbs {
namespace {

VerbSpec described(std::string name, VerbSort sort, std::string doc, std::vector<Param> params, const Gives& gives,
                   std::string example) {
    VerbSpec spec;
    spec.name = std::move(name);
    spec.sort = sort;
    spec.doc = std::move(doc);
    spec.params = std::move(params);
    spec.result = gives.type;
    spec.result_kinds = gives.kinds;
    spec.example = std::move(example);
    spec.system = "journey";
    return spec;
}

std::string what(const Game& game, PieceId piece) { return "`" + game.rules().name(piece) + "`"; }

/// The hero that a running event is about; none.
PieceId event_hero(const Game& game, const RuleContext& context) {
    if (!context.event.id) {
        const PieceId piece = context.event.piece(0);
        return piece && is_hero(game, piece) ? piece : PieceId{};
    }
    const std::int8_t slot = data(game).words.slots[context.event.id.value].hero;
    return slot < 0 ? PieceId{} : context.event.piece(static_cast<std::size_t>(slot));
}

}  // namespace

Param need(std::string name, Type type, std::string kinds, std::string doc) {
    return {std::move(name), type, std::move(kinds), std::move(doc)};
}

Param may(std::string name, Type type, std::string kinds, std::string doc, std::string fallback, Arg fallback_arg) {
    return {std::move(name), type, std::move(kinds), std::move(doc), false, std::move(fallback), fallback_arg};
}

Param hero(std::string doc) {
    return may("hero", Type::Piece, "heroes", std::move(doc), "the event's hero, or the one that carries the special");
}
Param chosen_hero(std::string doc) { return may("hero", Type::Piece, "heroes", std::move(doc), "the player chooses"); }
Param location(std::string doc) {
    return may("location", Type::Piece, "locations", std::move(doc), "where the party stands");
}
Param amount(std::string doc) { return need("amount", Type::Int, "", std::move(doc)); }

void query(Registry& registry, std::string name, std::string doc, std::vector<Param> params, const Gives& gives,
           VerbCall call, std::string example) {
    VerbSpec spec =
        described(std::move(name), VerbSort::Query, std::move(doc), std::move(params), gives, std::move(example));
    spec.call = call;
    registry.add(std::move(spec));
}

void list(Registry& registry, std::string name, std::string doc, std::string kinds, VerbCall call,
          std::string example) {
    VerbSpec spec = described(std::move(name), VerbSort::Query, std::move(doc), {}, {Type::Pieces, std::move(kinds)},
                              std::move(example));
    spec.call = call;
    spec.in_yaml = false;
    registry.add(std::move(spec));
}

void change(Registry& registry, std::string name, std::string doc, std::vector<Param> params, const Gives& gives,
            VerbCall call, std::string example) {
    VerbSpec spec =
        described(std::move(name), VerbSort::Change, std::move(doc), std::move(params), gives, std::move(example));
    spec.call = call;
    registry.add(std::move(spec));
}

void flow(Registry& registry, std::string name, std::string doc, std::vector<Param> params, const Gives& gives,
          VerbFlow run, std::string example) {
    VerbSpec spec =
        described(std::move(name), VerbSort::Flow, std::move(doc), std::move(params), gives, std::move(example));
    spec.flow = run;
    registry.add(std::move(spec));
}

void refuse(const Game& game, const RuleContext& context, const std::string& message) {
    if (!context.rule) throw RuleError(context.rule, {}, 0, message, {});
    const Place& place = game.rules().rules[context.rule.value].place;
    throw RuleError(context.rule, place.file, place.line, message, {});
}

PieceId hero_arg(const Game& game, const RuleContext& context, Arg arg) {
    PieceId hero = arg < 0 ? event_hero(game, context) : piece_arg(arg);
    if (!hero && context.carrier && is_hero(game, context.carrier)) hero = context.carrier;
    if (!hero) refuse(game, context, "there is no hero here: say which is meant");
    if (!is_hero(game, hero)) refuse(game, context, what(game, hero) + " is not a hero");
    return hero;
}

PieceId location_arg(const Game& game, const RuleContext& context, Arg arg) {
    const PieceId location = arg < 0 ? at(game) : piece_arg(arg);
    if (!is_location(game, location)) refuse(game, context, what(game, location) + " is not a location");
    return location;
}

PieceId card_arg(const Game& game, const RuleContext& context, Arg arg) {
    const PieceId card = piece_arg(arg);
    if (!card) refuse(game, context, "there is no card here: say which is meant");
    if (!is_card(game, card)) refuse(game, context, what(game, card) + " is not an action card");
    return card;
}

Icon icon_arg(const Game& game, Arg arg) { return icon_of(game, DefId{static_cast<std::uint16_t>(arg)}); }

std::size_t shop_arg(const Game& game, const RuleContext& context, Arg arg) {
    const std::size_t shops = data(game).shops.size();
    if (arg < 1 || static_cast<std::size_t>(arg) > shops) {
        refuse(game, context,
               "there is no shop " + std::to_string(arg) + ": there are " + std::to_string(shops) + ", counted from 1");
    }
    return static_cast<std::size_t>(arg - 1);
}

}  // namespace verbs

void describe_verbs(Registry& registry) {
    verbs::describe_turn_queries(registry);
    verbs::describe_hero_queries(registry);
    verbs::describe_card_queries(registry);
    verbs::describe_hero_changes(registry);
    verbs::describe_card_changes(registry);
    verbs::describe_check_changes(registry);
    verbs::describe_stop_changes(registry);
}

}  // namespace briar::journey

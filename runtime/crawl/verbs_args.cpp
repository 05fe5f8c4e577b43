// How the crawl's verbs understand what they are given.
#include <algorithm>

#include "runtime/crawl/map.hpp"
#include "runtime/crawl/verbs.hpp"

namespace briar::crawl::verbs {
namespace {

/// A piece of the event by the place that a member of EventSlots names; none.
PieceId in_slot(const Game& game, const RuleContext& context, std::int8_t EventSlots::*member) {
    if (!context.event.id) return {};
    const std::int8_t slot = data(game).words.slots[context.event.id.value].*member;
    return slot < 0 ? PieceId{} : context.event.piece(static_cast<std::size_t>(slot));
}

/// Questions for values carry no event: their first piece of a kind stands for it.
template <class IsKind>
PieceId first_of_kind(const Game& game, const RuleContext& context, IsKind is_kind) {
    if (context.event.id) return {};
    for (std::size_t i = 0; i < context.event.fields.size(); ++i) {
        const PieceId piece = context.event.piece(i);
        if (piece && is_kind(game, piece)) return piece;
    }
    return {};
}

std::string what(const Game& game, PieceId piece) { return "`" + game.rules().name(piece) + "`"; }

PieceId default_hero(const Game& game, const RuleContext& context) {
    if (const PieceId hero = in_slot(game, context, &EventSlots::hero)) return hero;
    if (const PieceId hero = first_of_kind(game, context, is_hero)) return hero;
    return active_hero(game);
}

PieceId default_tile(const Game& game, const RuleContext& context) {
    if (const PieceId tile = in_slot(game, context, &EventSlots::tile)) return tile;
    if (const PieceId tile = first_of_kind(game, context, is_tile)) return tile;
    const PieceId hero = default_hero(game, context);
    return hero ? crawl::tile_of(game, hero) : PieceId{};
}

PieceId default_monster(const Game& game, const RuleContext& context) {
    if (const PieceId monster = event_monster(game, context)) return monster;
    const PieceId opponent = crawl::crawl(game).fight.opponent;
    return opponent && is_monster(game, opponent) ? opponent : PieceId{};
}

template <class Def>
bool tagged(const Def* def, const std::string& tag) {
    return def != nullptr && std::find(def->tags.begin(), def->tags.end(), tag) != def->tags.end();
}

}  // namespace

void refuse(const Game& game, const RuleContext& context, const std::string& message) {
    if (!context.rule) throw RuleError(context.rule, {}, 0, message, {});
    const Place& place = game.rules().rules[context.rule.value].place;
    throw RuleError(context.rule, place.file, place.line, message, {});
}

PieceId hero_arg(const Game& game, const RuleContext& context, Arg arg) {
    const PieceId hero = arg < 0 ? default_hero(game, context) : piece_arg(arg);
    if (!hero) refuse(game, context, "there is no hero here: say which is meant");
    if (!is_hero(game, hero)) refuse(game, context, what(game, hero) + " is not a hero");
    return hero;
}

PieceId living_hero_arg(const Game& game, const RuleContext& context, Arg arg) {
    const PieceId hero = hero_arg(game, context, arg);
    if (!alive(game, hero)) refuse(game, context, what(game, hero) + " is not in play any more");
    return hero;
}

PieceId tile_arg(const Game& game, const RuleContext& context, Arg arg) {
    const PieceId tile = arg < 0 ? default_tile(game, context) : piece_arg(arg);
    if (!tile) refuse(game, context, "there is no tile here: say which is meant");
    if (!is_tile(game, tile)) refuse(game, context, what(game, tile) + " is not a tile");
    return tile;
}

PieceId monster_arg(const Game& game, const RuleContext& context, Arg arg) {
    const PieceId monster = arg < 0 ? default_monster(game, context) : piece_arg(arg);
    if (!monster) refuse(game, context, "there is no monster here: say which is meant");
    if (!is_monster(game, monster)) refuse(game, context, what(game, monster) + " is not a monster");
    return monster;
}

PieceId fighter_arg(const Game& game, const RuleContext& context, Arg arg) {
    if (arg >= 0 && is_monster(game, piece_arg(arg))) return piece_arg(arg);
    return hero_arg(game, context, arg);
}

PieceId item_arg(const Game& game, const RuleContext& context, Arg arg) {
    const PieceId item = piece_arg(arg);
    if (!item) refuse(game, context, "there is no item here: say which is meant");
    if (!is_item(game, item)) refuse(game, context, what(game, item) + " is not an item");
    return item;
}

PieceId event_monster(const Game& game, const RuleContext& context) {
    if (const PieceId monster = in_slot(game, context, &EventSlots::monster)) return monster;
    return first_of_kind(game, context, is_monster);
}

bool has_tag(const Game& game, PieceId piece, const std::string& tag) {
    const CrawlData& all = data(game);
    return tagged(all.tiles[piece.value], tag) || tagged(all.monsters[piece.value], tag) ||
           tagged(all.items[piece.value], tag) || tagged(all.heroes[piece.value], tag) ||
           tagged(all.tokens[piece.value], tag);
}

}  // namespace briar::crawl::verbs

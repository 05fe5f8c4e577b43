// How the crawl's verbs understand what they are given.
#include "runtime/crawl/bags.hpp"
#include "runtime/crawl/events.hpp"
#include "runtime/crawl/map.hpp"
#include "runtime/crawl/verbs.hpp"

namespace briar::crawl::verbs {
namespace {

PieceId default_tile(const Game& game, const RuleContext& context) {
    if (const PieceId tile = tile_of_event(game, context.event)) return tile;
    const PieceId hero = hero_of_event(game, context.event);
    return hero ? crawl::tile_of(game, hero) : PieceId{};
}

PieceId default_monster(const Game& game, const RuleContext& context) {
    if (const PieceId monster = monster_of_event(game, context.event)) return monster;
    const PieceId opponent = crawl::crawl(game).fight.opponent;
    return opponent && is_monster(game, opponent) ? opponent : PieceId{};
}

}  // namespace

PieceId hero_arg(const Game& game, const RuleContext& context, Arg arg) {
    const PieceId hero = arg < 0 ? hero_of_event(game, context.event) : piece_arg(arg);
    return meant(game, context, hero, is_hero, "a hero");
}

PieceId living_hero_arg(const Game& game, const RuleContext& context, Arg arg) {
    const PieceId hero = hero_arg(game, context, arg);
    if (!alive(game, hero)) refuse(game, context, "`" + name_of(game, hero) + "` is not in play any more");
    return hero;
}

PieceId tile_arg(const Game& game, const RuleContext& context, Arg arg) {
    const PieceId tile = arg < 0 ? default_tile(game, context) : piece_arg(arg);
    return meant(game, context, tile, is_tile, "a tile");
}

PieceId laid_tile_arg(const Game& game, const RuleContext& context, Arg arg) {
    const PieceId tile = tile_arg(game, context, arg);
    if (!laid(game, tile)) refuse(game, context, "the tile `" + name_of(game, tile) + "` has not been laid");
    return tile;
}

PieceId monster_arg(const Game& game, const RuleContext& context, Arg arg) {
    const PieceId monster = arg < 0 ? default_monster(game, context) : piece_arg(arg);
    return meant(game, context, monster, is_monster, "a monster");
}

PieceId fighter_arg(const Game& game, const RuleContext& context, Arg arg) {
    if (arg >= 0 && is_monster(game, piece_arg(arg))) return piece_arg(arg);
    return hero_arg(game, context, arg);
}

PieceId item_arg(const Game& game, const RuleContext& context, Arg arg) {
    return meant(game, context, piece_arg(arg), is_item, "an item");
}

void must_hold(const Game& game, const RuleContext& context, const BagData& bag, KindId kind) {
    const KindId held = kind_held(game, bag);
    if (!held || held == kind) return;
    const bool items = kind == data(game).item_kind;
    refuse(game, context, "the bag `" + bag.name + "` holds " + (items ? "monsters, no items" : "items, no monsters"));
}

const BagData& bag_arg(const Game& game, const RuleContext& context, Arg arg, KindId kind) {
    const BagData* const bag = arg < 0 ? nullptr : bag_at(game, ZoneId{static_cast<std::uint16_t>(arg)});
    if (bag == nullptr) refuse(game, context, "there is no such bag here to draw from");
    if (kind) must_hold(game, context, *bag, kind);
    return *bag;
}

bool has_tag(const Game& game, PieceId piece, const std::string& tag) {
    const CrawlData& all = data(game);
    return briar::tagged(all.tiles[piece.value], tag) || briar::tagged(all.monsters[piece.value], tag) ||
           briar::tagged(all.items[piece.value], tag) || briar::tagged(all.heroes[piece.value], tag) ||
           briar::tagged(all.tokens[piece.value], tag);
}

}  // namespace briar::crawl::verbs

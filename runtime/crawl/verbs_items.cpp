// Verbs that look at items and who carries them.
#include "runtime/crawl/carried.hpp"
#include "runtime/crawl/inventory.hpp"
#include "runtime/crawl/verbs.hpp"

namespace briar::crawl::verbs {
namespace {

Param item() { return need("item", Type::Piece, "items", "The item."); }
Param which() { return need("item", Type::Def, "items", "The item."); }

bool is_loose(const Game& game, PieceId item) { return item_def(game, item).loose; }

Arg carries(Game& game, RuleContext& context, const Args& args) {
    bool found = false;
    for_each_item(game, hero_arg(game, context, args[1]),
                  [&](PieceId item) { found = found || game.rules().info(item).def == def_arg(args[0]); });
    return Arg{found};
}

Arg bears(Game& game, RuleContext& context, const Args& args) {
    bool found = false;
    for_each_item(game, hero_arg(game, context, args[1]), [&](PieceId item) {
        found = found || (game.rules().info(item).def == def_arg(args[0]) && active(game, item));
    });
    return Arg{found};
}

Arg items_of(Game& game, RuleContext& context, const Args& args) {
    game.list().clear();
    for_each_item(game, hero_arg(game, context, args[0]), [&](PieceId item) { game.list().push_back(item); });
    return static_cast<Arg>(game.list().size());
}

Arg bearer_of(Game& game, RuleContext&, const Args& args) {
    const PieceRow row = data(game).copies[static_cast<std::size_t>(args[0])];
    for (std::uint16_t i = row.begin; i < row.end; ++i) {
        if (const PieceId hero = bearer(game, PieceId{i})) return hero.value;
    }
    return -1;
}

Arg bearers(Game& game, RuleContext&, const Args& args) {
    const std::string& tag = game.text(TextId{args[0]});
    game.list().clear();
    for (const PieceId hero : heroes_in_play(game)) {
        bool found = false;
        for_each_item(game, hero, [&](PieceId item) { found = found || has_tag(game, item, tag); });
        if (found) game.list().push_back(hero);
    }
    return static_cast<Arg>(game.list().size());
}

}  // namespace

void describe_item_queries(Verbs& verbs) {
    verbs.query("carries", "Whether a hero has an item, be it in use or not.", {which(), hero("The hero.")}, kTruth,
                carries, "when: {carries: long-rope}");
    verbs.query("bears", "Whether a hero has an item where it works.", {which(), hero("The hero.")}, kTruth, bears,
                "when: {bears: long-bow}");
    verbs.query("bearer", "The hero that carries an item; none.", {item()}, kHero, of_piece<bearer, item_arg>,
                "local hero = item:bearer()");
    verbs.query("is_loose", "Whether an item may be dropped and given away.", {item()}, kTruth,
                of_piece<is_loose, item_arg>, "when: {is_loose: item}");
    verbs.query("is_active", "Whether an item is carried where it works.", {item()}, kTruth, of_piece<active, item_arg>,
                "when: {is_active: item}");
    verbs.list("items_of", "All items that a hero carries: hands, boots, armour, backpack, then what takes no space.",
               {hero("The hero.")}, "items", items_of, "for _, item in ipairs(hero:items_of()) do end");
    verbs.query("bearer_of", "The hero that carries the item; of several the one with its first copy. None: nobody.",
                {which()}, kHero, bearer_of, "heal: {amount: 1, piece: {bearer_of: long-rope}}");
    verbs.list("bearers", "The heroes in play that carry an item with the tag.",
               {need("tag", Type::Text, "", "The tag.")}, "heroes", bearers, "local bearers = game:bearers(\"relic\")");
}

}  // namespace briar::crawl::verbs

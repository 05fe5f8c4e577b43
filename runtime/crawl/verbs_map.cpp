// Verbs that change what lies and stands on the map, without anything being resolved.
#include "runtime/crawl/encounter.hpp"
#include "runtime/crawl/fight_state.hpp"
#include "runtime/crawl/map.hpp"
#include "runtime/crawl/move.hpp"
#include "runtime/crawl/verbs.hpp"

namespace briar::crawl::verbs {
namespace {

Arg place(Game& game, RuleContext& context, const Args& args) {
    const PieceId tile = laid_tile_arg(game, context, args[1]);
    const PieceId token = from_box(game, def_arg(args[0]));
    if (!token) {
        refuse(game, context, "no token `" + game.rules().name(def_arg(args[0])) + "` is left: raise its `count`");
    }
    game.state().move_to_back(token, ground(game, tile));
    game.state().piece(token).face = 1;
    return token.value;
}

Arg remove(Game& game, RuleContext& context, const Args& args) {
    const PieceId token = first_in(game, ground(game, tile_arg(game, context, args[1])), def_arg(args[0]));
    if (token) to_box(game, token);
    return Arg{static_cast<bool>(token)};
}

Arg put_hero(Game& game, RuleContext& context, const Args& args) {
    put(game, living_hero_arg(game, context, args[0]), laid_tile_arg(game, context, args[1]));
    return 0;
}

Arg put_monster(Game& game, RuleContext& context, const Args& args) {
    const PieceId monster = monster_arg(game, context, args[0]);
    if (!alive(game, monster)) refuse(game, context, "`" + name_of(game, monster) + "` is on no map: `spawn` it");
    game.state().move_to_back(monster, ground(game, laid_tile_arg(game, context, args[1])));
    return 0;
}

Arg spawn_monster(Game& game, RuleContext& context, const Args& args) {
    if (args[2] < 0) refuse(game, context, "a monster's health cannot be " + std::to_string(args[2]));
    return Event::to_arg(spawn(game, def_arg(args[0]), laid_tile_arg(game, context, args[1]), args[2]));
}

Arg dismiss(Game& game, RuleContext& context, const Args& args) {
    to_box(game, monster_arg(game, context, args[0]));
    return 0;
}

void clear_tile(Game& game, PieceId tile) {
    const DefId token = data(game).rules.monster_token;
    for (PieceId piece = game.state().zone(ground(game, tile)).front; piece;) {
        const PieceId next = game.state().piece(piece).next;
        if (is_monster(game, piece) || game.rules().info(piece).def == token) to_box(game, piece);
        piece = next;
    }
}

Arg clear_monsters(Game& game, RuleContext&, const Args&) {
    for (const RealmData& realm : data(game).realms) {
        for (const PieceId tile : ZoneRange(game.state(), realm.map))
            clear_tile(game, tile);
    }
    return 0;
}

Arg end_turn(Game& game, RuleContext& context, const Args&) {
    halt(game, hero_arg(game, context, -1));
    return 0;
}

void describe_monsters(Verbs& verbs) {
    verbs.change(
        "put_monster", "Puts a monster on another tile.",
        {need("monster", Type::Piece, "monsters", "The monster."), need("tile", Type::Piece, "tiles", "Where to.")},
        kNothing, put_monster, "put_monster: {monster: monster, tile: here}");
    verbs.change("spawn", "Takes a monster from the box and puts it on a tile; none when there is none left.",
                 {need("monster", Type::Def, "monsters", "Which monster."), tile("Where to."),
                  may("health", Type::Int, "", "Its health.", "its own", 0)},
                 kMonster, spawn_monster, "fight: {spawn: wolf}");
    verbs.change("dismiss", "Takes a monster out of play; its token goes back to the box.", {monster("The monster.")},
                 kNothing, dismiss, "dismiss: monster");
    verbs.change("clear_monsters", "All monsters, revealed or not, leave the maps of all realms.", {}, kNothing,
                 clear_monsters, "clear_monsters");
}

}  // namespace

void describe_map_changes(Verbs& verbs) {
    verbs.change("place", "Puts a token from the box on a tile; gives the token.",
                 {need("token", Type::Def, "tokens", "The token."), tile("Where to.")}, {Type::Piece, "tokens"}, place,
                 "place: mud");
    verbs.change("remove", "Takes a token off a tile; false: there was none.",
                 {need("token", Type::Def, "tokens", "The token."), tile("From where.")}, kTruth, remove,
                 "remove: mud");
    verbs.change("put", "Puts a hero on a tile; nothing that waits there is resolved.",
                 {hero("The hero."), need("tile", Type::Piece, "tiles", "Where to.")}, kNothing, put_hero,
                 "put: {hero: hero, tile: target}");
    describe_monsters(verbs);
    verbs.change("end_turn",
                 "Ends the turn of the event's hero. A hero who walks to another's fight goes no further instead.", {},
                 kNothing, end_turn, "end_turn");
}

}  // namespace briar::crawl::verbs

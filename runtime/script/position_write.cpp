// Writing positions, and their shape.
#include <string>

#include "runtime/engine/part_name.hpp"
#include "runtime/engine/piece_finder.hpp"
#include "runtime/script/position.hpp"
#include "runtime/script/script_data.hpp"
#include "runtime/source/tree.hpp"

namespace briar::script {
namespace {

void write_players(const Game& game, Tree& position) {
    for (const PieceId player : seated(game)) {
        Tree& entry = position["players"].push();
        entry["player"] = game.rules().key(player);
        write_counters(
            game, player, [](CounterId, int) { return true; }, entry);
    }
    if (const PieceId next = script(game).next) position["next"] = game.rules().key(next);
}

Tree names_in(const Game& game, ZoneId zone) {
    Tree names = Tree::list();
    for (const PieceId piece : ZoneRange(game.state(), zone))
        names.push(game.rules().key(piece));
    return names;
}

/// One player's share of a family: a list, or of a row those places where something lies.
Tree share_of(const Game& game, const ZoneFamily& family, int player) {
    if (family.def.places == 0) return names_in(game, zone_at(family, player, 1));
    Tree places = Tree::map();
    for (int place = 1; place <= family.def.places; ++place) {
        Tree names = names_in(game, zone_at(family, player, place));
        if (names.size() > 0) places[std::to_string(place)] = std::move(names);
    }
    return places;
}

void write_zones(const Game& game, Tree& position) {
    for (const ZoneFamily& family : data(game).families) {
        Tree& zone = position["zones"][family.id];
        if (!family.def.each) {
            zone = share_of(game, family, -1);
            continue;
        }
        for (const PieceId player : seated(game))
            zone[game.rules().key(player)] = share_of(game, family, player_index(game, player));
    }
}

void write_pieces(const Game& game, Tree& position) {
    for (std::uint16_t i = 0; i < game.rules().pieces.size(); ++i) {
        const PieceId piece{i};
        if (player_index(game, piece) >= 0) continue;
        Tree entry;
        entry["piece"] = game.rules().key(piece);
        if (const int face = game.state().piece(piece).face; face != 0) entry["side"] = face + 1;
        write_counters(
            game, piece, [&](CounterId counter, int value) { return !as_at_first(game, counter, value); }, entry);
        if (entry.size() > 1) position["pieces"].push(std::move(entry));
    }
}

SchemaRef names() { return schema::list_or_one(piece_name_schema()); }

}  // namespace

void write_position(const Game& game, Tree& position) {
    write_players(game, position);
    write_zones(game, position);
    write_pieces(game, position);
}

std::vector<Property> position_keys() {
    const SchemaRef places = schema::variant({{"", names()}, {"", schema::map(schema::text(), names())}});
    const SchemaRef zone = schema::variant({{"", names()}, {"", schema::map(schema::text(), places)}});
    const SchemaRef number = schema::integer(-32768, 32767);
    const SchemaRef player = schema::open_record({{"player", piece_name_schema(), "Who.", true, ""}},
                                                 "[a-z][a-z0-9_-]*", "a counter", number);
    const SchemaRef piece = schema::open_record({{"piece", piece_name_schema(), "Which piece.", true, ""},
                                                 {"side", schema::integer(1, 9), "Which side is up.", false, "1"}},
                                                "[a-z][a-z0-9_-]*", "a counter", number);
    return {
        {"players", schema::list(player), "Who plays, in the order of the turns, with their counters.", false, ""},
        {"next", piece_name_schema(), "Whose turn follows, where a rule said so.", false, ""},
        {"zones", schema::map(kebab_part_name("own_zone"), zone),
         "What lies where: names by zone, by player where each has one, and by place in rows.", false, ""},
        {"pieces", schema::list(piece), "What is not as at first: sides and counters.", false, ""},
    };
}

}  // namespace briar::script

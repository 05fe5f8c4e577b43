// Reading positions: the order of the parts, and what all parts need.
#include "runtime/content/values.hpp"
#include "runtime/crawl/harm.hpp"
#include "runtime/crawl/map.hpp"
#include "runtime/crawl/position.hpp"
#include "runtime/crawl/position_reader.hpp"

namespace briar::crawl {
void PositionReader::place(PieceId piece, ZoneId zone) {
    game_.state().move_to_back(piece, zone);
    game_.state().piece(piece).face = usual_face(game_, piece);
}

void PositionReader::place_all(const Node* names, ZoneId zone, std::string_view kinds) {
    for_each_item(names, [&](const Node& name) {
        if (const PieceId piece = finder_.take(name, kinds)) place(piece, zone);
    });
}

void PositionReader::place_monsters(const Node* monsters, ZoneId zone) {
    for_each_item(monsters, [&](const Node& monster) { place_monster(monster, zone); });
}

PieceId PositionReader::place_monster(const Node& monster, ZoneId zone) {
    const Node& name = monster.is_map() ? *monster.find("monster") : monster;
    const PieceId piece = finder_.take(name, "monsters");
    if (!piece) return {};
    place(piece, zone);
    if (monster.is_map() && flag_or(part(monster, "guardian"), false)) game_.state().piece(piece).face = 2;
    if (use(game_, zone).sort != ZoneSort::Ground) return piece;
    const int full = most_health(game_, piece);
    const Node* const told = monster.is_map() ? part(monster, "health") : nullptr;
    game_.set_counter(piece, data(game_).words.health, number_or(told, full));
    return piece;
}

void PositionReader::read_orders() {
    for (const Order& order : orders_) {
        for_each_item(order.names, [&](const Node& name) {
            const PieceId piece = finder_.again(name, kAnyKind);
            if (piece && game_.state().piece(piece).zone == ground(game_, order.tile)) {
                game_.state().move_to_back(piece, ground(game_, order.tile));
            }
        });
    }
}

void PositionReader::read_rest() {
    place_all(part(position_, "used"), data(game_).used, kAnyKind);
    for_each_item(part(position_, "fallen"), [&](const Node& name) {
        const PieceId hero = finder_.again(name, "heroes");
        if (hero && order_of(game_, hero) >= 0) game_.state().move_to_back(hero, data(game_).fallen);
    });
    read_pieces(game_, finder_, position_, kAnyKind, 3);
}

void PositionReader::read() {
    if (const Node* const fight = part(position_, "fight")) {
        finder_.problem(*fight, "position.fight", "a position cannot begin within a fight",
                        "put the heroes before it, and let `when` begin it");
    }
    read_maps();
    lay_missing_start();
    read_heroes();
    read_orders();
    read_rest();
    read_turn();
}

void read_position(Game& game, const Node& position, Diagnostics& diagnostics) {
    PositionReader(game, position, diagnostics).read();
}

}  // namespace briar::crawl

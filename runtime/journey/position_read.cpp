// Reading positions: the order of the parts, and what all parts need.
#include "runtime/journey/position_reader.hpp"

namespace briar::journey {

void PositionReader::place(PieceId piece, ZoneId zone) {
    game_.state().move_to_back(piece, zone);
    game_.state().piece(piece).face = usual_face(game_, piece);
}

void PositionReader::put_back(PieceId piece) {
    if (is_card(game_, piece)) return place(piece, data(game_).draw_pile);
    if (is_item(game_, piece)) return place(piece, game_.rules().starts[piece.value]);
    to_box(game_, piece);
}

void PositionReader::read_zone(std::string_view name, ZoneId zone, std::string_view kinds) {
    const Node* const names = key(name);
    if (names == nullptr) return;
    const std::vector<PieceId> pieces = finder_.take_all(names, kinds);
    for (const PieceId piece : pieces)
        place(piece, zone);
    for (std::size_t others = game_.state().zone(zone).count - pieces.size(); others > 0; --others)
        put_back(game_.state().zone(zone).front);
}

void PositionReader::read_pile(const Node& pile, ZoneId zone, std::string_view kinds) {
    const std::vector<PieceId> named = finder_.take_all(pile.is_map() ? part(pile, "first") : &pile, kinds);
    for (const PieceId piece : named)
        place(piece, zone);
    // What lay there before lies below them, or in the box where the position names all there is.
    for (std::size_t others = game_.state().zone(zone).count - named.size(); others > 0; --others) {
        const PieceId piece = game_.state().zone(zone).front;
        if (pile.is_map()) {
            game_.state().move_to_back(piece, zone);
        } else {
            to_box(game_, piece);
        }
    }
}

void PositionReader::read() {
    read_leg();
    read_row();
    read_pawn();
    read_cards();
    read_heroes();
    read_shops();
    // Decks come last of all that holds pieces: they send what nobody named into the box.
    read_decks();
    check_ahead();
    read_turn();
    read_dice();
    read_met();
    read_pieces(game_, finder_, position_, kAnyKind, 1);
}

void read_position(Game& game, const Node& position, Diagnostics& diagnostics) {
    PositionReader(game, position, diagnostics).read();
}

}  // namespace briar::journey

#pragma once

#include <string_view>
#include <vector>

#include "runtime/content/parts.hpp"
#include "runtime/engine/piece_finder.hpp"
#include "runtime/journey/position.hpp"

/// Reading positions, part by part: the way, the cards, the party, then what is left to say of single pieces.
namespace briar::journey {

class PositionReader {
public:
    PositionReader(Game& game, const Node& position, Diagnostics& diagnostics)
        : game_(game), position_(position), finder_(game, diagnostics) {}

    void read();

private:
    // position_read_way.cpp
    void read_leg();
    void read_row();
    void read_pawn();
    void read_decks();
    void check_ahead();
    void read_phase(const Node& phase);
    void read_turn();
    void read_dice();
    void read_met();
    [[nodiscard]] int face_called(const Node& name) const;
    [[nodiscard]] const LegData* leg_called(const Member& member) const;

    // position_read_table.cpp
    void read_cards();
    void read_heroes();
    void read_hero(const Node& hero, PieceId piece);
    void read_shops();
    void read_gold(const Node& gold);
    void read_tokens(const Member& member);
    /// The shop's number; reports when there is none.
    [[nodiscard]] std::size_t shop_called(const Member& member) const;

    // position_read.cpp
    /// Makes a zone hold exactly what is named, in that order; what lay there goes back where it came from.
    void read_zone(std::string_view key, ZoneId zone, std::string_view kinds);
    /// All that lies in a deck, the rest in the box; or with `first` what lies on top, the rest below.
    void read_pile(const Node& pile, ZoneId zone, std::string_view kinds);
    void place(PieceId piece, ZoneId zone);
    /// Where a piece goes that the position takes from its place without naming another.
    void put_back(PieceId piece);
    [[nodiscard]] const Node* key(std::string_view name) const { return part(position_, name); }

    Game& game_;
    const Node& position_;
    PieceFinder finder_;
};

}  // namespace briar::journey

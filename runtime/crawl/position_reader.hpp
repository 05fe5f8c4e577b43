#pragma once

#include <string_view>
#include <vector>

#include "runtime/content/parts.hpp"
#include "runtime/crawl/position_pieces.hpp"

/// Reading positions, part by part: maps, then heroes, then what is left to say of single pieces.
namespace briar::crawl {

class PositionReader {
public:
    PositionReader(Game& game, const Node& position, Diagnostics& diagnostics)
        : game_(game), position_(position), finder_(game, diagnostics) {}

    void read();

private:
    // position_read_realms.cpp
    void read_maps();
    void lay_tiles(const Node& realm, int index);
    void lay_tile(const Node& tile, PieceId piece, int realm);
    void lay_missing_start();
    void read_piles(const Node& realm, int index);
    /// What lies first in a stack or bag; the rest behind, or with `only` out of play.
    void read_pile(const Node& pile, ZoneId zone, const BagData* bag);
    /// The pieces named in a pile; null: a stack. What no bag of this kind can hold is reported and left out.
    [[nodiscard]] std::vector<PieceId> take_pile(const Node* names, const BagData* bag);
    /// Reports a bag that does not hold things of a piece's kind.
    [[nodiscard]] bool may_lie_in(const Node& name, PieceId piece, const BagData& bag);
    void read_traded(const Node& traded, const BagData& bag);
    void read_realm_state(const Node& realm, int index);
    [[nodiscard]] int realm_called(const Node& name) const;
    [[nodiscard]] const BagData* bag_called(const Member& bag, int realm) const;
    [[nodiscard]] PieceId tile_for(const Node& hero) const;

    // position_read_heroes.cpp
    void read_heroes();
    void read_hero(const Node& hero, PieceId piece, std::size_t order);
    void read_spaces(const Node& hero, PieceId piece);
    void read_numbers(const Node& hero, PieceId piece);
    void read_ailed(const Node& hero, std::size_t order);
    void read_turn();

    // position_read.cpp
    void read_orders();
    void read_rest();
    void place_all(const Node* names, ZoneId zone, std::string_view kinds);
    void place(PieceId piece, ZoneId zone);
    void place_monsters(const Node* monsters, ZoneId zone);
    PieceId place_monster(const Node& monster, ZoneId zone);

    /// What a tile's entry says of its order, to be read when everybody stands where he should.
    struct Order {
        PieceId tile;
        const Node* names;
    };

    Game& game_;
    const Node& position_;
    PieceFinder finder_;
    std::vector<Order> orders_;
};

}  // namespace briar::crawl

// Writing positions.
#include "runtime/engine/piece_finder.hpp"
#include "runtime/journey/position.hpp"

namespace briar::journey {
namespace {

class PositionWriter {
public:
    PositionWriter(const Game& game, Tree& position) : game_(game), state_(journey(game)), position_(position) {}

    void write() {
        write_row();
        write_decks();
        write_cards();
        write_heroes();
        write_shops();
        write_phase();
        write_dice();
        for (std::uint16_t i = 0; i < game_.rules().pieces.size(); ++i)
            write_rest(PieceId{i});
    }

private:
    void write_row();
    void write_decks();
    void write_cards();
    void write_heroes();
    void write_hero(PieceId hero, Tree& tree) const;
    void write_shops();
    void write_phase();
    void write_dice();
    void write_rest(PieceId piece);
    [[nodiscard]] Tree pieces_in(ZoneId zone, std::string_view kinds) const;
    /// A zone's pieces under a key, if there are any.
    void add_pieces(const char* key, ZoneId zone, std::string_view kinds);
    [[nodiscard]] std::string face_text(int face) const;
    void add_number(const char* key, int number) {
        if (number != 0) position_[key] = number;
    }
    void add_flag(const char* key, bool flag) {
        if (flag) position_[key] = true;
    }

    const Game& game_;
    const JourneyState& state_;
    Tree& position_;
};

Tree PositionWriter::pieces_in(ZoneId zone, std::string_view kinds) const {
    Tree names = Tree::list();
    for (const PieceId piece : ZoneRange(game_.state(), zone))
        names.push(piece_text(game_, piece, kinds));
    return names;
}

void PositionWriter::add_pieces(const char* key, ZoneId zone, std::string_view kinds) {
    if (count(game_, zone) > 0) position_[key] = pieces_in(zone, kinds);
}

void PositionWriter::write_row() {
    position_["leg"] = leg(game_).id;
    position_["row"] = pieces_in(leg(game_).row, "locations");
    position_["at"] = piece_text(game_, at(game_), "locations");
}

void PositionWriter::write_decks() {
    for (const LegData& each : data(game_).legs)
        position_["decks"][each.id] = pieces_in(each.deck, "locations");
}

void PositionWriter::write_cards() {
    const JourneyData& all = data(game_);
    position_["cards"] = pieces_in(all.draw_pile, "cards");
    position_["hand"] = pieces_in(all.hand, "cards");
    add_pieces("discard", all.discard, "cards");
    // Heroes may be drawn otherwise in a fresh set-up, and so may what left the game before the start.
    position_["removed"] = pieces_in(all.removed, "cards|items|locations");
}

void PositionWriter::write_hero(PieceId hero, Tree& tree) const {
    tree["hero"] = piece_text(game_, hero, "heroes");
    tree["health"] = health(game_, hero);
    if (game_.state().piece(hero).turn != 0) tree["exhausted"] = true;
    if (!standing(game_, hero)) tree["incapacitated"] = true;
}

void PositionWriter::write_heroes() {
    position_["heroes"] = Tree::list();
    for (const PieceId hero : party(game_))
        write_hero(hero, position_["heroes"].push());
}

void PositionWriter::write_shops() {
    const JourneyData& all = data(game_);
    position_["gold"] = int{state_.gold};
    position_["tokens"][kRestTokens] = int{state_.rest_tokens};
    for (std::size_t i = 0; i < all.shops.size(); ++i) {
        position_["tokens"][all.shops[i].id] = int{state_.shop_tokens[i]};
        position_["shops"][all.shops[i].id] = pieces_in(all.shops[i].deck, "items");
    }
    add_pieces("items", all.belongings, "items");
    add_pieces("offered", all.offered, "items");
    add_number("discount", state_.discount);
}

void PositionWriter::write_phase() {
    position_["phase"] = kPhaseNames[static_cast<std::size_t>(state_.phase)];
    add_flag("phase_begun", state_.phase_begun != 0);
    add_number("bonus", state_.bonus);
    if (state_.fight_rolled != 0) position_["fight_rolled"] = int{state_.rolled};
    add_number("attempts", state_.attempts);
    add_number("score_change", state_.score_change);
    add_flag("beaten", state_.beaten != 0);
    add_flag("check_failed", state_.check_failed != 0);
    add_flag("rested", state_.rested != 0);
}

/// `might`, or `might#2` for the second face of the die that shows it.
std::string PositionWriter::face_text(int face) const {
    const std::vector<Icon>& faces = data(game_).faces;
    const Icon icon = faces[static_cast<std::size_t>(face)];
    int alike = 1;
    for (int i = 0; i < face; ++i)
        alike += faces[static_cast<std::size_t>(i)] == icon ? 1 : 0;
    return icon_id(game_, icon) + (alike > 1 ? "#" + std::to_string(alike) : "");
}

void PositionWriter::write_dice() {
    if (state_.dice_rolled != 0) position_["rolled"] = Tree::list();
    for (std::size_t i = 0; i < state_.faces.size(); ++i) {
        if (state_.faces[i] == kNoFace) continue;
        position_["rolled"].push(face_text(state_.faces[i]));
        if (((state_.used_dice >> i) & 1U) != 0) position_["used_dice"].push(i + 1);
    }
    for (const std::int8_t icon : state_.met) {
        if (icon != kNoIcon) position_["met"].push(icon_id(game_, static_cast<Icon>(icon)));
    }
}

/// Counters and sides that nothing else tells.
void PositionWriter::write_rest(PieceId piece) {
    const bool plays = is_hero(game_, piece) && in_party(game_, piece);
    Tree entry = Tree::map();
    write_counters(
        game_, piece,
        [&](CounterId counter, int value) {
            const bool told = plays && counter == data(game_).words.health;
            return !told && !as_at_first(game_, counter, value);
        },
        entry);
    const std::uint8_t face = game_.state().piece(piece).face;
    if (!plays && face != usual_face(game_, piece)) entry["face"] = int{face};
    if (entry.size() > 0) position_["pieces"][piece_text(game_, piece, kAnyKind)] = std::move(entry);
}

}  // namespace

std::uint8_t usual_face(const Game& game, PieceId piece) {
    if (is_hero(game, piece)) return in_party(game, piece) ? 1 : 0;
    if (!is_location(game, piece)) return 0;
    return laid(game, piece) || game.state().piece(piece).zone == data(game).removed ? 1 : 0;
}

void write_position(const Game& game, Tree& position) { PositionWriter(game, position).write(); }

}  // namespace briar::journey

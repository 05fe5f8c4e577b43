// Writing positions.
#include <algorithm>

#include "runtime/crawl/map.hpp"
#include "runtime/crawl/position.hpp"
#include "runtime/crawl/position_pieces.hpp"

namespace briar::crawl {
namespace {

class PositionWriter {
public:
    PositionWriter(const Game& game, Tree& position) : game_(game), state_(crawl(game)), position_(position) {}

    void write() {
        for (std::size_t i = 0; i < data(game_).realms.size(); ++i)
            write_realm(i, position_["realms"][data(game_).realms[i].id]);
        position_["heroes"] = Tree::list();
        for (std::size_t i = 0; i < state_.hero_count; ++i)
            write_hero(i, position_["heroes"].push());
        position_["active"] = game_.rules().key(active_hero(game_));
        position_["round"] = state_.round;
        position_["turn_begun"] = state_.turn_begun != 0;
        if (state_.fight.hero) write_fight(position_["fight"]);
        add_pieces(position_, "used", data(game_).used, kAnyKind);
        add_pieces(position_, "fallen", data(game_).fallen, "heroes");
        for (std::uint16_t i = 0; i < game_.rules().pieces.size(); ++i)
            write_rest(PieceId{i});
    }

private:
    void write_realm(std::size_t index, Tree& tree);
    void write_tile(PieceId tile, Tree& tree);
    void write_pile(const Tree& first, const Tree& only, Tree& tree) const;
    void write_bags(const RealmData& realm, Tree& tree);
    void write_hero(std::size_t index, Tree& tree);
    void write_ailed(std::size_t index, Tree& tree);
    void write_fight(Tree& tree) const;
    void write_rest(PieceId piece);
    /// A list of a zone's pieces, if there are any.
    void add_pieces(Tree& tree, const char* key, ZoneId zone, std::string_view kinds) const;
    void add_monsters(Tree& tree, const std::string& key, ZoneId zone) const;
    [[nodiscard]] Tree monster_tree(PieceId monster, bool on_tile) const;
    [[nodiscard]] std::string spot_text(PieceId tile) const {
        return std::to_string(spot_of(game_, tile).x) + " " + std::to_string(spot_of(game_, tile).y);
    }

    const Game& game_;
    const CrawlState& state_;
    Tree& position_;
};

void PositionWriter::add_pieces(Tree& tree, const char* key, ZoneId zone, std::string_view kinds) const {
    for (const PieceId piece : ZoneRange(game_.state(), zone))
        tree[key].push(piece_text(game_, piece, kinds));
}

Tree PositionWriter::monster_tree(PieceId monster, bool on_tile) const {
    const std::string text = piece_text(game_, monster, "monsters");
    const bool guardian = game_.state().piece(monster).face == 2;
    if (!on_tile && !guardian) return text;
    Tree tree;
    tree["monster"] = text;
    if (on_tile) tree["health"] = health(game_, monster);
    if (guardian) tree["guardian"] = true;
    return tree;
}

void PositionWriter::add_monsters(Tree& tree, const std::string& key, ZoneId zone) const {
    for (const PieceId piece : ZoneRange(game_.state(), zone))
        tree[key].push(monster_tree(piece, false));
}

void PositionWriter::write_tile(PieceId tile, Tree& tree) {
    tree["tile"] = piece_text(game_, tile, "tiles");
    tree["at"] = spot_text(tile);
    if (const int turn = game_.state().piece(tile).turn; turn != 0) tree["turn"] = turn;
    // A reader puts tokens down first, then monsters, then items; heroes come last, in the order of play.
    std::vector<std::pair<int, PieceId>> usual;
    Tree order = Tree::list();
    for (const PieceId piece : ZoneRange(game_.state(), ground(game_, tile))) {
        order.push(piece_text(game_, piece, kAnyKind));
        if (is_token(game_, piece)) {
            tree["tokens"].push(piece_text(game_, piece, "tokens"));
            usual.emplace_back(0, piece);
        } else if (is_monster(game_, piece)) {
            tree["monsters"].push(monster_tree(piece, true));
            usual.emplace_back(1, piece);
        } else if (is_item(game_, piece)) {
            tree["items"].push(piece_text(game_, piece, "items"));
            usual.emplace_back(2, piece);
        } else {
            usual.emplace_back(3 + order_of(game_, piece), piece);
        }
    }
    const auto by_rank = [](const auto& a, const auto& b) { return a.first < b.first; };
    if (!std::is_sorted(usual.begin(), usual.end(), by_rank)) tree["order"] = std::move(order);
}

void PositionWriter::write_pile(const Tree& first, const Tree& only, Tree& tree) const {
    if (first.size() > 0) tree["first"] = first;
    tree["only"] = only;
}

void PositionWriter::write_bags(const RealmData& realm, Tree& tree) {
    for (const BagData& bag : realm.bags) {
        Tree first = Tree::list();
        Tree only = Tree::list();
        int fixed = game_.state().zone(bag.zone).fixed;
        for (const PieceId piece : ZoneRange(game_.state(), bag.zone))
            (fixed-- > 0 ? first : only).push(piece_text(game_, piece, "monsters|items"));
        write_pile(first, only, tree["bags"][bag.name]);
        if (game_.state().zone(bag.traded).count > 0) add_monsters(tree["traded"], bag.name, bag.traded);
    }
}

void PositionWriter::write_realm(std::size_t index, Tree& tree) {
    const RealmData& realm = data(game_).realms[index];
    const RealmState& state = state_.realms[index];
    tree["tiles"] = Tree::list();
    PieceId last;
    for (const PieceId tile : ZoneRange(game_.state(), realm.map)) {
        write_tile(tile, tree["tiles"].push());
        last = tile;
    }
    tree["stack"]["only"] = Tree::list();
    add_pieces(tree["stack"], "only", realm.stack, "tiles");
    write_bags(realm, tree);
    if (state.last_laid && state.last_laid != last) tree["last_laid"] = piece_text(game_, state.last_laid, "tiles");
    if (state.complete != 0) tree["complete"] = true;
    if (state.open != (last ? 1 : 0)) tree["open"] = state.open != 0;
    if (state.sealed != 0) tree["sealed"] = true;
}

void PositionWriter::write_ailed(std::size_t index, Tree& tree) {
    const Ruleset& rules = game_.rules();
    for (const DefId status : rules.catalog->of_kind("statuses", rules.system->name())) {
        if ((state_.ailed[index] & once_a_turn_bit(game_, status)) != 0)
            tree["ailed"].push(game_.rules().catalog->entry(status).id);
    }
}

void PositionWriter::write_hero(std::size_t index, Tree& tree) {
    const PieceId hero = state_.heroes[index];
    const HeroZones& zones = data(game_).hero_zones[hero.value];
    tree["hero"] = piece_text(game_, hero, "heroes");
    tree["seat"] = int{state_.seats[index].value};
    if (const PieceId tile = tile_of(game_, hero)) {
        tree["at"] = spot_text(tile);
        const int realm = realm_of(game_, tile);
        if (realm != 0) tree["realm"] = data(game_).realms[static_cast<std::size_t>(realm)].id;
    } else {
        tree["out"] = true;
    }
    tree["ap"] = ap(game_, hero);
    tree["health"] = health(game_, hero);
    tree["lives"] = game_.counter(hero, data(game_).words.lives);
    add_pieces(tree, "hands", zones.hands, kCarriedKinds);
    add_pieces(tree, "boots", zones.boots, kCarriedKinds);
    add_pieces(tree, "armour", zones.armour, kCarriedKinds);
    add_pieces(tree, "backpack", zones.backpack, kCarriedKinds);
    add_pieces(tree, "bound", zones.bound, kCarriedKinds);
    add_pieces(tree, "ailments", zones.ailments, kCarriedKinds);
    add_monsters(tree, "kills", zones.kills);
    write_ailed(index, tree);
}

/// The running fight, for those who look: a position that is read never has one.
void PositionWriter::write_fight(Tree& tree) const {
    const FightState& fight = state_.fight;
    const bool monster = is_monster(game_, fight.opponent);
    tree["hero"] = piece_text(game_, fight.hero, "heroes");
    tree[monster ? "monster" : "against"] = piece_text(game_, fight.opponent, monster ? "monsters" : "heroes");
    tree["health"] = health(game_, fight.opponent);
    if (fight.partner) tree["partner"] = piece_text(game_, fight.partner, "heroes");
    if (fight.tile) tree["at"] = spot_text(fight.tile);
    tree["round"] = int{fight.round};
}

/// Counters and sides that nothing else tells.
void PositionWriter::write_rest(PieceId piece) {
    const Vocabulary& words = data(game_).words;
    const ZoneSort sort = use(game_, game_.state().piece(piece).zone).sort;
    const bool plays = is_hero(game_, piece) && order_of(game_, piece) >= 0;
    const bool monster_on_tile = is_monster(game_, piece) && sort == ZoneSort::Ground;
    Tree entry = Tree::map();
    write_counters(
        game_, piece,
        [&](CounterId counter, int value) {
            const bool told = (plays && (counter == words.ap || counter == words.health || counter == words.lives)) ||
                              (monster_on_tile && counter == words.health);
            return !told && !as_at_first(game_, counter, value);
        },
        entry);
    const std::uint8_t face = game_.state().piece(piece).face;
    const bool side_told = is_monster(game_, piece) && face == 2 &&
                           (sort == ZoneSort::Ground || sort == ZoneSort::Kills || sort == ZoneSort::Traded);
    if (!side_told && face != usual_face(game_, piece)) entry["face"] = int{face};
    if (entry.size() > 0) position_["pieces"][piece_text(game_, piece, kAnyKind)] = std::move(entry);
}

}  // namespace

void write_position(const Game& game, Tree& position) { PositionWriter(game, position).write(); }

}  // namespace briar::crawl

#include "tests/journey/trek.hpp"

#include <algorithm>
#include <cctype>
#include <stdexcept>

#include "runtime/journey/heroes.hpp"
#include "runtime/journey/journey_system.hpp"

namespace briar::journey {
namespace {

constexpr const char* kContent = R"(
icons:
  might: {name: Might, letter: M}
  wit: {name: Wit, letter: W}
  grace: {name: Grace, letter: G}
  wild: {name: Wild, letter: "*", any: true, damage: 1}
  coin: {name: Coin, letter: "$", gold: 1}
cards:
  stride: {name: Stride, fight: 1, move: 4, icons: might, count: 6@stride}
  bash: {name: Bash, fight: 4, move: 1, icons: wit, count: 6@bash}
  feint: {name: Feint, fight: 2, move: 2, icons: grace, count: 6@feint}
  echo: {name: Echo, fight: 1, move: 1, doubles: true, count: 3@echo}
  scout: {name: Scout, fight: 1, move: 2, icons: [might, wit], count: 2@scout}
  dud: {name: Dud, fight: 0, move: 0, count: 6@dud}
heroes:
  bryn: {name: Bryn, icon: might, health: 3@bryn}
  tove: {name: Tove, icon: wit, health: 2@tove}
  ged: {name: Ged, icon: grace, health: 2@ged}
  una: {name: Una, icon: might, health: 4@una}
items:
  bread: {name: Bread, price: 1@bread}
  rope: {name: Rope, price: 2@rope}
  lamp: {name: Lamp, price: 3@lamp}
  coat: {name: Coat, price: 1@coat}
locations:
  gate: {name: Gate, check: [might], fight: {points: 2, gold: 1, losing: {damage: 1}}, steps: {after: 1}@gate}
  hill:
    {name: Hill, tags: [road], check: [might, wit], failing: {damage: 2}, fight: {points: 5, gold: 2, losing:
    {cards: 1}}, steps: {before: 2, after: 1}@hill}
  ford:
    {name: Ford, tags: [road], check: [grace, grace], failing: {incapacitate: 1}, fight: {points: 3, gold: 3, losing:
    {gold: 2}}, steps: {before: 3, after: 2}@ford}
  wood:
    {name: Wood, tags: [road], check: [wit], failing: {cards: 2, gold: 1}, fight: {points: 4, losing: {damage: 1,
    cards: 1}}, steps: {before: 1, after: 1}@wood}
  shrine: {name: Shrine, tags: [road], check: [wild, might], steps: {before: 1, after: 1}}
  ogre:
    {name: Ogre, tags: [road-boss], boss: true, check: [wit], failing: {damage: 1}, fight: {points: 3, dice: d6, gold: 2,
    losing: {damage: 1}}, steps: {before: 1}@ogre}
  giant:
    {name: Giant, tags: [road-boss], boss: true, check: [might], failing: {cards: 1}, fight: {points: 6, losing:
    {cards: 1}}, steps: {before: 2}@giant}
  cave: {name: Cave, check: [grace], fight: {points: 1}, steps: {after: 1}@cave}
  hall:
    {name: Hall, tags: [deep], check: [might], failing: {damage: 1}, fight: {points: 2, gold: 1, losing: {damage: 1}},
    steps: {before: 1, after: 1}@hall}
  king:
    {name: King, tags: [deep-boss], boss: true, check: [might], failing: {damage: 1}, fight: {points: 6, losing:
    {damage: 1}}, steps: {before: 1}@king}
@specials
scenarios:
  trek:
    name: Trek
    system: journey
    seats: 1
    party: [{all: heroes}]
    cards: [{all: cards}]
    legs:
      road: {name: The road, start: gate, deck: [{tag: road}], cards: 3, bosses: [{tag: road-boss}], boss_count: 1}
      deep:
        {name: The deep, start: cave, deck: [{tag: deep}], cards: 1, bosses: [{tag: deep-boss}], boss_count: 1,
        layout: descending}
    shops:
      market: {name: Market, tokens: 2, draw: 3, items: [{all: items}]}
    rests: {name: Campfire, tokens: 1}
    check_dice: {count: 3, faces: [might, wit, grace, wild, coin]}
    @journey
    rules:
      party: 3
@rules
)";

void put(std::string& text, const std::string& mark, const std::string& by) {
    for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark, at + by.size())) {
        const char after = at + mark.size() < text.size() ? text[at + mark.size()] : '\n';
        if (std::isalnum(static_cast<unsigned char>(after)) == 0) text.replace(at, mark.size(), by);
    }
}

std::string indented(const std::string& lines, const std::string& by) {
    std::string text;
    std::size_t begin = 0;
    while (begin < lines.size()) {
        const std::size_t end = std::min(lines.find('\n', begin), lines.size());
        text += by + lines.substr(begin, end - begin) + "\n";
        begin = end + 1;
    }
    return text;
}

std::string content_of(const TrekPack& pack) {
    std::string text = kContent;
    for (const auto& [entry, fields] : pack.entries)
        put(text, "@" + entry, entry == "journey" ? fields : ", " + fields);
    put(text, "@specials", pack.specials.empty() ? "" : "specials:\n" + pack.specials);
    put(text, "@rules", indented(pack.rules, "      "));
    for (const char* id :
         {"stride", "bash", "feint", "echo", "scout", "dud",  "bryn", "tove",  "ged",  "una",  "bread", "rope",
          "lamp",   "coat", "gate",  "hill", "ford",  "wood", "ogre", "giant", "cave", "hall", "king",  "journey"})
        put(text, std::string("@") + id, "");
    return text;
}

}  // namespace

Trek::Trek(const TrekPack& pack, std::uint64_t seed) : Table(system(), {"trek", "trek", content_of(pack)}) {
    Setup setup;
    setup.seed = seed;
    setup.heroes = {"bryn", "tove", "ged"};
    set_up(setup);
}

/// Copies by their id: the next one that is not in the zone yet.
Trek& Trek::fill(ZoneId zone, const std::vector<std::string>& ids, ZoneId rest) {
    State& state = game().state();
    while (const PieceId piece = state.zone(zone).front)
        state.move_to_back(piece, rest);
    for (const std::string& id : ids) {
        PieceId found;
        // What lies out of the game first: other piles keep theirs as long as there are others.
        for (const bool aside : {true, false}) {
            for (std::uint16_t i = 0; i < rules().pieces.size() && !found; ++i) {
                const ZoneId now = state.piece(PieceId{i}).zone;
                const bool out = now == data(game()).removed || now == data(game()).box || now == data(game()).aside;
                if (id_of(game(), PieceId{i}) == id && now != zone && out == aside) found = PieceId{i};
            }
        }
        if (!found) throw std::runtime_error("no more `" + id + "`");
        state.move_to_back(found, zone);
    }
    return *this;
}

Trek& Trek::hand(const std::vector<std::string>& cards) { return fill(data(game()).hand, cards, data(game()).removed); }
Trek& Trek::deck(const std::vector<std::string>& cards) {
    return fill(data(game()).draw_pile, cards, data(game()).removed);
}
Trek& Trek::discards(const std::vector<std::string>& cards) {
    return fill(data(game()).discard, cards, data(game()).removed);
}
Trek& Trek::items(const std::vector<std::string>& belongings) {
    return fill(data(game()).belongings, belongings, data(game()).removed);
}
Trek& Trek::shelf(const std::vector<std::string>& items) {
    return fill(data(game()).shops[0].deck, items, data(game()).removed);
}

Trek& Trek::row(const std::vector<std::string>& locations) {
    for (std::uint8_t i = 0; i < data(game()).legs.size(); ++i) {
        fill(data(game()).legs[i].row, {}, data(game()).removed);
        const std::string start = id_of(game(), data(game()).legs[i].start);
        if (start == locations.front()) state().leg = i;
    }
    fill(leg(game()).row, locations, data(game()).removed);
    fill(leg(game()).deck, {}, data(game()).removed);
    for (const PieceId location : ZoneRange(game().state(), leg(game()).row))
        game().state().piece(location).face = 1;
    const PieceId end = game().state().zone(leg(game()).row).back;
    const PieceId before = game().state().piece(end).previous;
    state().at = before && !location_def(game(), before).boss ? before : end;
    return *this;
}

Trek& Trek::ahead(const std::vector<std::string>& locations) {
    return fill(leg(game()).deck, locations, data(game()).removed);
}

Trek& Trek::standing_at(const std::string& location) {
    for (const PieceId laid : ZoneRange(game().state(), leg(game()).row)) {
        if (id_of(game(), laid) == location) state().at = laid;
    }
    return *this;
}

Trek& Trek::phase(Phase phase) {
    state().phase = phase;
    state().phase_begun = 0;
    game().header().started = 1;
    return *this;
}

Trek& Trek::dice(const std::vector<int>& results) {
    game().header().forced = Forced{};
    lay_dice(results);
    return *this;
}

Trek& Trek::gold(int amount) {
    state().gold = static_cast<std::int16_t>(amount);
    return *this;
}

Trek& Trek::health(const std::string& hero, int points) {
    game().set_counter(piece(hero), data(game()).words.health, points);
    game().state().piece(piece(hero)).face = points > 0 ? 1 : 0;
    note_lead(game());
    return *this;
}

Trek& Trek::tire(const std::string& hero) {
    game().state().piece(piece(hero)).turn = 1;
    return *this;
}

int Trek::health(const std::string& hero) const { return journey::health(game(), piece(hero)); }
std::string Trek::reason() const { return rules().texts[game().header().reason]; }

std::optional<int> Trek::score() const { return system().score(game()); }

}  // namespace briar::journey

#include "tests/journey/trek.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <fstream>
#include <stdexcept>

#include "runtime/engine/engine_kinds.hpp"
#include "runtime/engine/engine_words.hpp"
#include "runtime/journey/heroes.hpp"
#include "runtime/journey/journey_system.hpp"

namespace briar::journey {
namespace {

namespace fs = std::filesystem;

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

class NoScripts final : public ScriptReader {
public:
    std::vector<Function> functions(const Catalog&, const std::string&, const std::string&, Diagnostics&) override {
        return {};
    }
};

/// A pack folder that is deleted at once after loading.
class PackFolder {
public:
    explicit PackFolder(const std::string& content) {
        static std::atomic<int> count{0};
        folder_ =
            fs::temp_directory_path() / ("briar trek " + std::to_string(getpid()) + " " + std::to_string(count++));
        fs::create_directories(folder_ / "trek");
        std::ofstream(folder_ / "trek" / "pack.yaml") << "id: trek\ntitle: Trek\nversion: 1.0.0\n";
        std::ofstream(folder_ / "trek" / "content.yaml") << content;
    }
    PackFolder(const PackFolder&) = delete;
    PackFolder& operator=(const PackFolder&) = delete;
    ~PackFolder() {
        std::error_code ignored;
        fs::remove_all(folder_, ignored);
    }
    [[nodiscard]] const fs::path& path() const { return folder_; }

private:
    fs::path folder_;
};

}  // namespace

Trek::Trek(const TrekPack& pack, std::uint64_t seed)
    : registry_(std::make_unique<Registry>()), log_(std::make_unique<Book>()) {
    describe_engine(*registry_);
    system().describe(*registry_);
    add_engine_kinds(*registry_);
    const PackFolder folder(content_of(pack));
    Diagnostics problems;
    NoScripts scripts;
    const auto catalog = Catalog::load({"trek"}, {folder.path()}, registry_->kinds(), problems);
    if (catalog != nullptr) rules_ = compile_ruleset(catalog, *registry_, {&system()}, {"trek", {}}, scripts, problems);
    if (rules_ == nullptr || !problems.empty()) {
        std::string text;
        for (const Diagnostic& problem : problems.list())
            text += render(problem) + "\n";
        throw std::runtime_error(text);
    }
    game_ = std::make_unique<Game>(rules_, nullptr);
    game_->set_observer(log_.get());
    Setup setup;
    setup.seed = seed;
    setup.heroes = {"bryn", "tove", "ged"};
    game_->set_up(setup);
}

PieceId Trek::piece(const std::string& key) const {
    for (std::uint16_t i = 0; i < rules_->pieces.size(); ++i) {
        if (rules_->key(PieceId{i}) == key || rules_->key(PieceId{i}) == key + "#1") return PieceId{i};
    }
    throw std::runtime_error("no piece `" + key + "`");
}

/// Copies by their id: the next one that is not in the zone yet.
Trek& Trek::fill(ZoneId zone, const std::vector<std::string>& ids, ZoneId rest) {
    State& state = game_->state();
    while (const PieceId piece = state.zone(zone).front)
        state.move_to_back(piece, rest);
    for (const std::string& id : ids) {
        PieceId found;
        // What lies out of the game first: other piles keep theirs as long as there are others.
        for (const bool aside : {true, false}) {
            for (std::uint16_t i = 0; i < rules_->pieces.size() && !found; ++i) {
                const ZoneId now = state.piece(PieceId{i}).zone;
                const bool out = now == data(*game_).removed || now == data(*game_).box || now == data(*game_).aside;
                if (id_of(*game_, PieceId{i}) == id && now != zone && out == aside) found = PieceId{i};
            }
        }
        if (!found) throw std::runtime_error("no more `" + id + "`");
        state.move_to_back(found, zone);
    }
    return *this;
}

Trek& Trek::hand(const std::vector<std::string>& cards) { return fill(data(*game_).hand, cards, data(*game_).removed); }
Trek& Trek::deck(const std::vector<std::string>& cards) {
    return fill(data(*game_).draw_pile, cards, data(*game_).removed);
}
Trek& Trek::discards(const std::vector<std::string>& cards) {
    return fill(data(*game_).discard, cards, data(*game_).removed);
}
Trek& Trek::items(const std::vector<std::string>& belongings) {
    return fill(data(*game_).belongings, belongings, data(*game_).removed);
}
Trek& Trek::shelf(const std::vector<std::string>& items) {
    return fill(data(*game_).shops[0].deck, items, data(*game_).removed);
}

Trek& Trek::row(const std::vector<std::string>& locations) {
    for (std::uint8_t i = 0; i < data(*game_).legs.size(); ++i) {
        fill(data(*game_).legs[i].row, {}, data(*game_).removed);
        const std::string start = id_of(*game_, data(*game_).legs[i].start);
        if (start == locations.front()) state().leg = i;
    }
    fill(leg(*game_).row, locations, data(*game_).removed);
    fill(leg(*game_).deck, {}, data(*game_).removed);
    for (const PieceId location : ZoneRange(game_->state(), leg(*game_).row))
        game_->state().piece(location).face = 1;
    const PieceId end = game_->state().zone(leg(*game_).row).back;
    const PieceId before = game_->state().piece(end).previous;
    state().at = before && !location_def(*game_, before).boss ? before : end;
    return *this;
}

Trek& Trek::ahead(const std::vector<std::string>& locations) {
    return fill(leg(*game_).deck, locations, data(*game_).removed);
}

Trek& Trek::standing_at(const std::string& location) {
    for (const PieceId laid : ZoneRange(game_->state(), leg(*game_).row)) {
        if (id_of(*game_, laid) == location) state().at = laid;
    }
    return *this;
}

Trek& Trek::phase(Phase phase) {
    state().phase = phase;
    state().phase_begun = 0;
    game_->header().started = 1;
    return *this;
}

Trek& Trek::dice(const std::vector<int>& results) {
    Forced& forced = game_->header().forced;
    forced = Forced{};
    forced.strict = 1;
    for (const int result : results)
        forced.values[forced.count++] = static_cast<std::uint8_t>(result);
    return *this;
}

Trek& Trek::gold(int amount) {
    state().gold = static_cast<std::int16_t>(amount);
    return *this;
}

Trek& Trek::health(const std::string& hero, int points) {
    game_->set_counter(piece(hero), data(*game_).words.health, points);
    game_->state().piece(piece(hero)).face = points > 0 ? 1 : 0;
    note_lead(*game_);
    return *this;
}

Trek& Trek::tire(const std::string& hero) {
    game_->state().piece(piece(hero)).turn = 1;
    return *this;
}

Trek& Trek::run() {
    game_->run();
    return *this;
}

Trek& Trek::choose(const std::string& key) {
    const std::vector<std::string> all = game_->over() ? std::vector<std::string>{} : game_->keys();
    const auto found = std::find(all.begin(), all.end(), key);
    if (found == all.end()) {
        ADD_FAILURE() << "no option `" << key << "` among " << keys() << "\n" << log();
        return *this;
    }
    game_->choose(static_cast<std::size_t>(found - all.begin()));
    EXPECT_EQ(system().check(*game_), "") << log();
    return *this;
}

bool Trek::offers(const std::string& key) const {
    if (game_->over()) return false;
    const std::vector<std::string> all = game_->keys();
    return std::find(all.begin(), all.end(), key) != all.end();
}

std::string Trek::keys() const {
    std::string text;
    if (game_->over()) return text;
    for (const std::string& key : game_->keys())
        text += (text.empty() ? "" : ", ") + key;
    return text;
}

std::string Trek::label(const std::string& key) const {
    const std::vector<std::string> all = game_->keys();
    const auto found = std::find(all.begin(), all.end(), key);
    if (found == all.end()) return "no option `" + key + "` among " + keys();
    const Option& option = game_->decision().options[static_cast<std::size_t>(found - all.begin())];
    return option.kind->label(*game_, option);
}

std::string Trek::prompt() const { return game_->over() ? "" : game_->decision().prompt->name; }

std::string Trek::in(ZoneId zone) const {
    std::string text;
    for (const PieceId each : ZoneRange(game_->state(), zone))
        text += (text.empty() ? "" : " ") + id_of(*game_, each);
    return text;
}

int Trek::health(const std::string& hero) const { return journey::health(*game_, piece(hero)); }
std::string Trek::reason() const { return rules_->texts[game_->header().reason]; }

std::optional<int> Trek::score() const { return system().score(*game_); }

}  // namespace briar::journey

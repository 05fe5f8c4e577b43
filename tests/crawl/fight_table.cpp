#include "tests/crawl/fight_table.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <atomic>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>

#include "runtime/crawl/crawl_system.hpp"
#include "runtime/crawl/encounter.hpp"
#include "runtime/crawl/inventory.hpp"
#include "runtime/crawl/map.hpp"
#include "runtime/crawl/move.hpp"
#include "runtime/engine/engine_kinds.hpp"
#include "runtime/engine/engine_words.hpp"
#include "runtime/source/diagnostic.hpp"

namespace briar::crawl {
namespace {

namespace fs = std::filesystem;

constexpr const char* kPack = R"(
tiles:
  gate: {name: Gate, edges: n e s w, @gate}
  path: {name: Path, edges: n e s w, count: 12, tags: [hills], @path}
monsters:
  rat: {name: Rat, health: 3, dice: 1, count: 3, @rat}
  wolf: {name: Wolf, health: 6, dice: 1, bonus: 2, count: 3, @wolf}
  bear: {name: Bear, health: 10, dice: 2, bonus: 4, count: 2, @bear}
  ghost: {name: Ghost, health: 6, dice: 1, trophy: false, @ghost}
items:
  sword: {name: Sword, space: hand, combat: 3, @sword}
  axe: {name: Axe, space: two_hands, combat_dice: 1, @axe}
  shield: {name: Shield, space: hand, armour: 2, @shield}
  bow: {name: Bow, space: two_hands, ranged: {cost: 2, range: 1-3, dice: 1d6}, @bow}
  dart: {name: Dart, space: hand, ranged: {cost: 1, range: 2, dice: 2d6}, single_use: true, @dart}
  herb: {name: Herb, count: 6, @herb}
  relic: {name: Relic, space: bound, loose: false, tags: [holy], @relic}
heroes:
  ann: {name: Ann, health: 10, ap: 5, dice: 1, bonus: 2, @ann}
  ben: {name: Ben, health: 8, ap: 4, dice: 2, @ben}
  cid: {name: Cid, health: 6, ap: 3, dice: 1, @cid}
tokens:
  unseen: {name: Unseen, count: 14, @unseen}
  mud: {name: Mud, count: 2, @mud}
statuses:
  fever: {name: Fever, count: 12, takes_space: true, once_per_turn: true, @fever}
  fear: {name: Fear, count: 3, ends_with_life: false, @fear}
scenarios:
  day:
    name: Day
    system: crawl
    seats: 1-4
    realms:
      hills:
        start: gate
        stack: [{tag: hills}]
        bags: {monsters: [{all: monsters, except: [ghost]}], items: [{all: items, except: [relic]}]}
@scenario
    rules:
      first_by_chance: false
      rewards: {6-9: 1, 10+: 2}
      monster_token: unseen
@rules
)";

void replace_all(std::string& text, const std::string& what, const std::string& by) {
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size()))
        text.replace(at, what.size(), by);
}

std::string indented(const std::string& lines, const std::string& by) {
    std::string text;
    std::istringstream in(lines);
    for (std::string line; std::getline(in, line);)
        text += by + line + "\n";
    return text;
}

std::string content(const FightPack& pack) {
    std::string text = kPack;
    replace_all(text, "@rules\n", indented(pack.rules, "      "));
    replace_all(text, "@scenario\n", indented(pack.scenario, "    "));
    for (const auto& [id, more] : pack.extra)
        replace_all(text, "@" + id + "}", more + "}");
    for (std::size_t at = text.find(", @"); at != std::string::npos; at = text.find(", @"))
        text.erase(at, text.find('}', at) - at);
    if (!pack.specials.empty()) text += "specials:\n" + pack.specials;
    return text;
}

class NoScripts final : public ScriptReader {
public:
    std::vector<Function> functions(const Catalog&, const std::string&, const std::string&, Diagnostics&) override {
        return {};
    }
};

std::shared_ptr<const Ruleset> compiled(const std::string& folder, const Registry& registry) {
    Diagnostics diagnostics;
    const auto catalog = Catalog::load({"plot"}, {folder}, registry.kinds(), diagnostics);
    NoScripts scripts;
    auto rules = compile_ruleset(catalog, registry, {&system()}, {"day", {}}, scripts, diagnostics);
    std::string problems;
    for (const Diagnostic& problem : diagnostics.list())
        problems += render(problem) + "\n";
    if (!problems.empty()) throw std::runtime_error(problems);
    return rules;
}

}  // namespace

FightTable::FightTable(const FightPack& pack, std::vector<std::string> heroes, int seats) {
    static std::atomic<int> count{0};
    const std::string name = "briar fights " + std::to_string(getpid()) + " " + std::to_string(count++);
    folder_ = (fs::temp_directory_path() / name).generic_string();
    fs::create_directories(fs::path(folder_) / "plot");
    std::ofstream(fs::path(folder_) / "plot" / "pack.yaml") << "id: plot\ntitle: Plot\nversion: 1.0.0\n";
    std::ofstream(fs::path(folder_) / "plot" / "content.yaml") << content(pack);
    describe_engine(registry_);
    system().describe(registry_);
    add_engine_kinds(registry_);
    rules_ = compiled(folder_, registry_);
    game_ = std::make_unique<Game>(rules_, nullptr);
    game_->set_observer(this);
    Setup setup;
    setup.seed = 7;
    setup.seats = seats;
    setup.heroes = std::move(heroes);
    game_->set_up(setup);
}

FightTable::~FightTable() {
    game_.reset();
    std::error_code ignored;
    fs::remove_all(folder_, ignored);
}

PieceId FightTable::piece(const std::string& id) const {
    for (std::uint16_t i = 0; i < rules_->pieces.size(); ++i) {
        if (id_of(*game_, PieceId{i}) == id) return PieceId{i};
    }
    throw std::runtime_error("no piece " + id);
}

int FightTable::health(const std::string& id) const { return crawl::health(*game_, piece(id)); }
int FightTable::ap(const std::string& id) const { return crawl::ap(*game_, piece(id)); }
int FightTable::lives(const std::string& id) const { return game_->counter(piece(id), data().words.lives); }
std::string FightTable::place(const std::string& id) const { return place_text(*game_, piece(id)); }

std::string FightTable::in(const std::string& zone) const {
    const ZoneId id = rules_->zone(zone);
    if (!id) throw std::runtime_error("no zone " + zone);
    std::string ids;
    for (const PieceId inside : ZoneRange(game_->state(), id))
        ids += (ids.empty() ? "" : " ") + id_of(*game_, inside);
    return ids;
}

PieceId FightTable::tile_at_place(int x, int y) const {
    const PieceId tile = tile_at(*game_, 0, {x, y});
    if (!tile) throw std::runtime_error("no tile there");
    return tile;
}

std::string FightTable::on(int x, int y) const {
    return in(rules_->zones[ground(*game_, tile_at_place(x, y)).value].name);
}

void FightTable::lay(int x, int y) {
    const PieceRow row = data().copies[rules_->info(piece("path")).def.value];
    for (std::uint16_t i = row.begin; i < row.end; ++i) {
        if (laid(*game_, PieceId{i})) continue;
        crawl::lay(*game_, PieceId{i}, 0, {{x, y}, 0});
        return;
    }
    throw std::runtime_error("no path is left");
}

void FightTable::monster(const std::string& id, int x, int y) {
    const PieceRow row = data().copies[rules_->info(piece(id)).def.value];
    for (std::uint16_t i = row.begin; i < row.end; ++i) {
        const PieceId monster{i};
        if (alive(*game_, monster)) continue;
        game_->state().move_to_back(monster, ground(*game_, tile_at_place(x, y)));
        game_->state().piece(monster).face = 1;
        game_->set_counter(monster, data().words.health, monster_def(*game_, monster).front.health);
        return;
    }
    throw std::runtime_error("no monster is left");
}

void FightTable::unrevealed(int x, int y) {
    game_->state().move_to_back(from_box(*game_, data().rules.monster_token), ground(*game_, tile_at_place(x, y)));
}

void FightTable::hero(const std::string& id, int x, int y) { put(*game_, piece(id), tile_at_place(x, y)); }

void FightTable::give(const std::string& hero, const std::string& item) {
    const PieceRow row = data().copies[rules_->info(piece(item)).def.value];
    for (std::uint16_t i = row.begin; i < row.end; ++i) {
        if (bearer(*game_, PieceId{i})) continue;
        const ZoneId room = room_for(*game_, piece(hero), PieceId{i});
        if (!room) throw std::runtime_error("no room for " + item);
        game_->state().move_to_back(PieceId{i}, room);
        game_->state().piece(PieceId{i}).face = 1;
        return;
    }
    throw std::runtime_error("no item is left: " + item);
}

void FightTable::set(const std::string& id, const std::string& counter, int value) {
    game_->set_counter(piece(id), rules_->counter(counter), value);
}

void FightTable::only_in_bag(const std::string& bag, const std::vector<std::string>& ids) {
    const ZoneId zone = rules_->zone("hills/" + bag);
    while (const PieceId first = game_->state().zone(zone).front)
        to_box(*game_, first);
    for (const std::string& id : ids) {
        const PieceId drawn = from_box(*game_, rules_->info(piece(id)).def);
        if (!drawn) throw std::runtime_error("no copy of " + id + " is left");
        game_->state().move_to_back(drawn, zone);
    }
    game_->state().zone(zone).fixed = game_->state().zone(zone).count;
}

void FightTable::dice(const std::vector<int>& values) {
    Forced& forced = game_->header().forced;
    for (const int value : values)
        forced.values.at(forced.count++) = static_cast<std::uint8_t>(value);
    forced.strict = 1;
}

void FightTable::run() {
    game_->header().forced.strict = 1;
    game_->run();
}

void FightTable::choose(const std::string& key) {
    ASSERT_FALSE(game_->over()) << "the game is over; wanted: " << key;
    const std::vector<std::string> keys = game_->keys();
    std::string all;
    std::vector<std::size_t> fitting;
    for (std::size_t i = 0; i < keys.size(); ++i) {
        all += "\n  " + keys[i];
        if (keys[i] == key) fitting.assign(1, i);
        if (keys[i] == key) break;
        if (keys[i].rfind(key, 0) == 0) fitting.push_back(i);
    }
    ASSERT_EQ(fitting.size(), 1U) << "wanted: " << key << ", offered:" << all << "\n" << log_;
    game_->choose(fitting.front());
}

bool FightTable::offers(const std::string& key) const {
    if (game_->over()) return false;
    for (const std::string& each : game_->keys()) {
        if (each.rfind(key, 0) == 0) return true;
    }
    return false;
}

std::string FightTable::prompt() const { return game_->over() ? "" : game_->decision().prompt->name; }
std::string FightTable::decider() const { return game_->over() ? "" : id_of(*game_, game_->decision().hero); }
int FightTable::seat() const { return game_->decision().seat.value; }

std::string FightTable::label(const std::string& key) const {
    for (const Option& option : game_->decision().options) {
        if (option.kind->key(*game_, option) == key) return option.kind->label(*game_, option);
    }
    return {};
}

int FightTable::dice_left() const {
    const Forced& forced = game_->header().forced;
    return forced.count - forced.next;
}

void FightTable::happened(const Game& game, const LogLine& line) { log_ += line.kind->text(game, line) + "\n"; }

}  // namespace briar::crawl

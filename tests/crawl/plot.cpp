#include "tests/crawl/plot.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <fstream>
#include <stdexcept>

#include "runtime/content/shape.hpp"
#include "runtime/crawl/crawl_system.hpp"
#include "runtime/crawl/map.hpp"
#include "runtime/engine/engine_kinds.hpp"
#include "runtime/engine/engine_words.hpp"
#include "runtime/source/tree.hpp"

namespace briar::crawl {
namespace {

namespace fs = std::filesystem;

class NoScripts final : public ScriptReader {
public:
    std::vector<Function> functions(const Catalog&, const std::string&, const std::string&, Diagnostics&) override {
        return {};
    }
};

constexpr const char* kContent = R"(
tiles:
  gate: {name: Gate, edges: n e s w}
  tree: {name: Tree, edges: s}
  cross: {name: Cross, edges: n e s w, count: 4, tags: [hills]}
  road: {name: Road, edges: n s, count: 4, tags: [hills]}
  bend: {name: Bend, edges: n e, count: 2, tags: [hills]}
  end: {name: End, edges: s, count: 4, tags: [hills]}
  lair: {name: Lair, edges: n e s w, count: 3, monster: true, tags: [hills]}
  cellar: {name: Cellar, edges: n e s w}
  tunnel: {name: Tunnel, edges: n s, monster: true, tags: [deep]}
monsters:
  rat: {name: Rat, health: 3, dice: 1, count: 2}
  wolf: {name: Wolf, health: 6, dice: 1, bonus: 2, guardian: {health: 9}, count: 2}
  bat: {name: Bat, health: 1, dice: 1}
  lord: {name: Lord, health: 20, dice: 2, boss: true}
items:
  sword: {name: Sword, space: hand, combat: 3}
  axe: {name: Axe, space: two_hands}
  boots: {name: Boots, space: boots}
  mail: {name: Mail, space: armour, armour: 1}
  herb: {name: Herb, count: 2}
  crow: {name: Crow, space: bound}
  relic: {name: Relic, space: bound, loose: false}
heroes:
  ann: {name: Ann, health: 10, ap: 5, dice: 1, bonus: 2}
  ben: {name: Ben, health: 8, ap: 4, dice: 2}
  cid: {name: Cid, health: 6, ap: 3, dice: 1}
tokens:
  unseen: {name: Unseen, count: 4}
  mud: {name: Mud, count: 2}
statuses:
  fever: {name: Fever, count: 6, takes_space: true, once_per_turn: true}
scenarios:
  day:
    name: Day
    system: crawl
    seats: 1-3
    @specials
    realms:
      hills:
        start: gate
        exit: tree
        stack: [{tag: hills}]
        bags: {monsters: [{all: monsters, except: [lord, bat]}], items: [{all: items, except: relic}]}
    rules: {first_by_chance: false, monster_token: unseen}
    modes:
      deep:
        realms: {caves: {start: cellar, stack: [{tag: deep}], bags: {monsters: bat, items: {entry: herb, count: 0}}}}
      joined: {rules: {edges: joined}}
      redraw: {rules: {redraw: true}}
      hidden: {rules: {hidden_inventory: true}}
      guarded: {rules: {guardians: true}}
)";

/// A pack folder that is deleted at once after loading.
class PackFolder {
public:
    explicit PackFolder(const std::string& content) {
        static std::atomic<int> count{0};
        folder_ =
            fs::temp_directory_path() / ("briar plot " + std::to_string(getpid()) + " " + std::to_string(count++));
        fs::create_directories(folder_ / "plot");
        std::ofstream(folder_ / "plot" / "pack.yaml") << "id: plot\ntitle: Plot\nversion: 1.0.0\n";
        std::ofstream(folder_ / "plot" / "content.yaml") << content;
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

std::string joined(const Game& game, ZoneId zone) {
    std::string keys;
    for (const PieceId piece : ZoneRange(game.state(), zone))
        keys += (keys.empty() ? "" : " ") + game.rules().key(piece);
    return keys;
}

}  // namespace

std::string plot_content(const std::string& specials, const std::string& scenario_specials) {
    std::string content = kContent;
    const std::string carried = scenario_specials.empty() ? "text: A day." : "specials: [" + scenario_specials + "]";
    content.replace(content.find("@specials"), 9, carried);
    return specials.empty() ? content : content + "specials:\n" + specials;
}

Compiled::Compiled(const std::string& content, const std::vector<std::string>& modes) {
    describe_engine(registry);
    system().describe(registry);
    add_engine_kinds(registry);
    const PackFolder folder(content);
    const auto catalog = Catalog::load({"plot"}, {folder.path()}, registry.kinds(), problems);
    NoScripts scripts;
    rules = compile_ruleset(catalog, registry, {&system()}, {"day", modes}, scripts, problems);
}

std::string Compiled::rendered() const {
    std::string text;
    for (const Diagnostic& problem : problems.list())
        text += render(problem) + "\n";
    return text;
}

Plot::Plot(const std::vector<std::string>& modes, const std::string& specials, const std::string& scenario_specials)
    : compiled_(plot_content(specials, scenario_specials), modes) {
    if (!compiled_.rules || !compiled_.problems.empty()) throw std::runtime_error(compiled_.rendered());
    game_ = std::make_unique<Game>(compiled_.rules, nullptr);
    game_->set_observer(this);
}

Diagnostics Plot::read(const std::string& position, int seats) {
    Diagnostics problems;
    const auto document = Document::parse("position", position, problems);
    Setup setup;
    setup.seed = 3;
    setup.seats = seats;
    for (const char* const hero : {"ann", "ben", "cid"}) {
        if (static_cast<int>(setup.heroes.size()) < seats) setup.heroes.emplace_back(hero);
    }
    game_->set_up(setup);
    const SchemaRef shape = schema::record(system().position_keys());
    if (!document->root().is_null() && check_shape(document->root(), *shape, {}, problems)) {
        system().read_position(*game_, document->root(), problems);
    }
    return problems;
}

Plot& Plot::at(const std::string& position, int seats) {
    const Diagnostics problems = read(position, seats);
    for (const Diagnostic& problem : problems.list())
        ADD_FAILURE() << render(problem);
    EXPECT_EQ(system().check(*game_), "");
    return *this;
}

std::string Plot::problems_at(const std::string& position) {
    const Diagnostics problems = read(position, 1);
    std::string text;
    for (const Diagnostic& problem : problems.list())
        text += render(problem) + "\n";
    EXPECT_EQ(system().check(*game_), "") << "even a bad position gives a sound state";
    return text;
}

Plot& Plot::run() {
    game_->run();
    EXPECT_EQ(system().check(*game_), "");
    return *this;
}

Plot& Plot::choose(const std::string& key) {
    if (game_->over()) {
        ADD_FAILURE() << "the game is over: nobody can choose " << key;
        return *this;
    }
    const std::vector<std::string> all = game_->keys();
    const auto at = std::find(all.begin(), all.end(), key);
    if (at == all.end()) {
        ADD_FAILURE() << "there is no option `" << key << "` among: " << keys();
        return *this;
    }
    game_->choose(static_cast<std::size_t>(at - all.begin()));
    EXPECT_EQ(system().check(*game_), "");
    return *this;
}

bool Plot::offers(const std::string& key) const {
    const std::vector<std::string> all = game_->keys();
    return std::find(all.begin(), all.end(), key) != all.end();
}

std::string Plot::keys() const {
    std::string text;
    for (const std::string& key : game_->keys())
        text += (text.empty() ? "" : ", ") + key;
    return text;
}

std::string Plot::labels() const {
    std::string text;
    for (const Option& option : game_->decision().options)
        text += option.kind->label(*game_, option) + "\n";
    return text;
}

std::string Plot::prompt() const { return game_->over() ? "" : game_->decision().prompt->name; }
std::string Plot::hero() const { return id_of(*game_, game_->decision().hero); }

PieceId Plot::piece(const std::string& key) const {
    for (std::uint16_t i = 0; i < compiled_.rules->pieces.size(); ++i) {
        const PieceId piece{i};
        if (compiled_.rules->key(piece) == key || id_of(*game_, piece) == key) return piece;
    }
    throw std::runtime_error("no piece " + key);
}

PieceId Plot::tile(int x, int y) const { return tile_at(*game_, 0, {x, y}); }

int Plot::count(const std::string& key, const std::string& counter) const {
    return game_->counter(piece(key), compiled_.rules->counter(counter));
}

std::string Plot::place(const std::string& key) const { return place_text(*game_, piece(key)); }

std::string Plot::in(const std::string& zone) const {
    const ZoneId id = compiled_.rules->zone(zone);
    if (!id) throw std::runtime_error("no zone " + zone);
    return joined(*game_, id);
}

std::string Plot::on(int x, int y) const { return joined(*game_, ground(*game_, tile(x, y))); }

std::string Plot::position() const {
    Tree tree = Tree::map();
    system().write_position(*game_, tree);
    return tree.to_yaml();
}

void Plot::happened(const Game& game, const LogLine& line) {
    log_ += (line.text.empty() ? line.kind->text(game, line) : line.text) + "\n";
}

}  // namespace briar::crawl

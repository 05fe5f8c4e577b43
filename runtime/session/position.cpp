#include "runtime/session/position.hpp"

#include <algorithm>
#include <array>
#include <limits>

#include "runtime/engine/game.hpp"
#include "runtime/engine/part_name.hpp"
#include "runtime/session/failure.hpp"
#include "runtime/session/forced_dice.hpp"
#include "runtime/session/hex.hpp"
#include "runtime/session/node_problem.hpp"

// Writing, and the shape; reading is in position_read.cpp.
namespace briar {
namespace {

constexpr std::int64_t kMostCount = std::numeric_limits<std::int32_t>::max();

Tree game_part(const Game& game) {
    const Header& header = game.header();
    Tree part;
    part["turns"] = header.turn;
    part["bouts"] = header.bout;
    part["choices"] = header.choices;
    part["chance"] = header.chance;
    part["started"] = header.started != 0;
    if (header.hero) part["hero"] = game.rules().key(header.hero);
    return part;
}

Tree random_part(const Header& header) {
    Tree part;
    for (std::size_t i = 0; i < header.random.size(); ++i)
        part[kStreamNames[i]] = to_hex(header.random[i].state());
    return part;
}

void write_put_aside(const Game& game, Tree& position) {
    for (std::uint16_t i = 0; i < game.rules().rules.size(); ++i) {
        if (game.state().put_aside(RuleId{i})) position["put_aside"].push(rule_name(game.rules(), RuleId{i}));
    }
}

void write_result(const Game& game, Tree& position) {
    const Header& header = game.header();
    if (header.result == Result::Playing) return;
    position["result"] = kResultNames[static_cast<std::size_t>(header.result)];
    if (header.reason != 0) position["reason"] = game.rules().texts[header.reason];
    if (header.winner) position["winner"] = int{header.winner.value};
}

SchemaRef count() { return schema::integer(0, kMostCount); }

SchemaRef game_schema() {
    return schema::record({
        {"turns", count(), "How many turns have begun.", false, "0"},
        {"bouts", count(), "How many fights have begun.", false, "0"},
        {"choices", count(), "How many choices were made.", false, "0"},
        {"chance", count(), "How often chance was asked.", false, "0"},
        {"started", schema::boolean(), "Whether the first turn has begun.", false, "false"},
        {"hero", schema::text(), "Whose turn it is.", false, ""},
    });
}

SchemaRef random_schema() {
    const SchemaRef state = schema::pattern("[0-9a-f]{16}", "sixteen digits, as the program writes them");
    std::vector<Property> streams;
    for (const char* name : kStreamNames)
        streams.push_back({name, state, "Where this stream of chance stands.", false, ""});
    return schema::record(std::move(streams));
}

}  // namespace

Tree write_position(const Game& game) {
    Tree position = Tree::map();
    position["game"] = game_part(game);
    position["random"] = random_part(game.header());
    write_dice(game.header().forced, position);
    const Ruleset& rules = game.rules();
    for (std::uint16_t i = 0; i < rules.vars.size(); ++i)
        position["vars"][rules.vars[i].name] = game.state().var(VarId{i});
    write_put_aside(game, position);
    write_result(game, position);
    rules.system->write_position(game, position);
    return position;
}

std::vector<Property> engine_position_keys() {
    const SchemaRef name = schema::text();
    return {
        {"game", game_schema(), "How far the game is.", false, ""},
        {"random", random_schema(), "Where the streams of chance stand.", false, ""},
        {"dice", dice_schema(), "The next rolls; running out of them is an error unless `random` ends them.", false,
         ""},
        {"dice_used", dice_schema(), "Laid-down rolls that were used already.", false, ""},
        {"vars", schema::map(var_name(), schema::integer(-kMostCount, kMostCount)), "Numbers of the whole game.", false,
         ""},
        {"put_aside", schema::list_or_one(schema::text()), "Rules that failed and take no part any more.", false, ""},
        {"result", schema::word({kResultNames.begin(), kResultNames.end()}), "How the game stands.", false, "playing"},
        {"reason", schema::text(), "Why it ended.", false, ""},
        {"winner", schema::integer(0, 99), "The seat that won alone.", false, ""},
    };
}

SchemaRef position_schema(const System& system, std::vector<Property> more) {
    std::vector<Property> keys = engine_position_keys();
    const std::vector<Property> own = system.position_keys();
    keys.insert(keys.end(), own.begin(), own.end());
    // What a document adds stands first and hides the position's key of that name.
    for (const Property& each : keys) {
        const bool hidden = std::any_of(more.begin(), more.end(), [&](const Property& m) { return m.key == each.key; });
        if (!hidden) more.push_back(each);
    }
    if (!own.empty()) return schema::record(std::move(more));
    return schema::open_record(std::move(more), "[a-z][a-z0-9_-]*", "a key of the system's own", schema::any());
}

}  // namespace briar

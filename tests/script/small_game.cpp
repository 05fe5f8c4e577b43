#include "tests/script/small_game.hpp"

#include <gtest/gtest.h>

#include "runtime/engine/check_catalog.hpp"
#include "runtime/session/content_loader.hpp"
#include "runtime/session/position.hpp"
#include "runtime/session/systems.hpp"
#include "runtime/source/document.hpp"
#include "tests/rendered.hpp"

namespace briar {

namespace {

constexpr const char* kScenario = R"(scenarios:
  small:
    system: script
    seats: 1-2
    players: [north, south]
    script: small.lua
    vars: {luck: {name: Luck, initial: 3}}
    zones:
      bag: {each: true, start: [north-stone, south-stone]}
      path: {places: 6, marks: [3]}
      steps: {each: true, places: 2}
      deck: {sight: nobody, shuffled: true, start: [red, green]}
      hand: {each: true, sight: owner}
)";

constexpr const char* kPieces = R"(players:
  north: {name: North}
  south: {name: South}
pieces:
  north-stone: {name: North stone, count: 3, owner: north}
  south-stone: {name: South stone, count: 3, owner: south}
  red: {name: Red, count: 4, sides: 2}
  green: {name: Green, count: 4}
counters:
  score: {name: Score, for: players, maximum: 50}
  wear: {name: Wear, for: pieces}
)";

}  // namespace

std::string script_of_turn(const std::string& body) {
    return "local small = {}\nfunction small.turn(game, event)\n" + body + "\nend\nreturn small\n";
}

SmallGame::SmallGame(const std::string& lua, const std::string& scenario, const std::string& more)
    : yaml_(std::string(kScenario) + scenario + kPieces + more) {
    write("small/pack.yaml", "id: small\ntitle: Small\nversion: 1.0.0\n");
    write("small/small.yaml", yaml_);
    write("small/small.lua", lua);
}

void SmallGame::replace(const std::string& old, const std::string& by) {
    const std::size_t at = yaml_.find(old);
    ASSERT_NE(at, std::string::npos) << old;
    yaml_.replace(at, old.size(), by);
    write("small/small.yaml", yaml_);
}

std::string SmallGame::problems() const {
    Diagnostics problems;
    const auto catalog = load_content(system_set(), {"small"}, {path()}, problems);
    const auto reader = system_set().script_reader();
    check_catalog(catalog, system_set().registry, system_set().systems, *reader, problems);
    return shortened(rendered(problems), path() / "small");
}

std::shared_ptr<const Ruleset> SmallGame::rules() const {
    Diagnostics problems;
    const auto catalog = load_content(system_set(), {"small"}, {path()}, problems);
    auto rules = compile_scenario(system_set(), catalog, {"small", {}}, problems);
    EXPECT_TRUE(problems.empty()) << rendered(problems);
    return rules;
}

std::unique_ptr<Session> SmallGame::begin(const std::string& position, int seats) {
    const auto compiled = rules();
    if (!compiled) return nullptr;
    Diagnostics problems;
    Start start;
    start.setup.seed = 7;
    start.setup.seats = seats;
    if (!position.empty()) start.position = Document::parse("position.yaml", position, problems);
    Session::Begun begun = Session::begin(compiled, system_set().script_host(*compiled), std::move(start));
    problems.append(begun.problems);
    said_ = shortened(rendered(problems), path() / "small");
    return std::move(begun.session);
}

std::string log_of(const Session& session) {
    std::string text;
    for (std::size_t i = 0; i < session.log_size(); ++i)
        text += session.log_text(i) + "\n";
    return text;
}

std::string told(const Session& session, const std::string& key) {
    const Tree position = write_position(session.game());
    const Tree* found = position.find(key);
    return found == nullptr ? "nothing" : found->to_line();
}

}  // namespace briar

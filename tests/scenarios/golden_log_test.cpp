// Golden logs: whole games of the greedy bot, line by line. A change that changes play shows as a diff of these files.
// BRIAR_REGENERATE=1 writes them anew.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "runtime/bots/bot.hpp"
#include "runtime/engine/game.hpp"
#include "runtime/session/content_loader.hpp"
#include "runtime/session/session.hpp"
#include "runtime/session/systems.hpp"
#include "tests/root.hpp"

namespace briar {
namespace {

constexpr std::size_t kLongest = 3000;

struct Golden {
    std::string scenario;
    std::vector<std::string> modes;
    int seats = 1;
    std::vector<std::string> heroes;
    std::uint64_t seed = 0;
    std::string file;
};

void PrintTo(const Golden& golden, std::ostream* out) { *out << golden.file; }

const std::vector<Golden>& goldens() {
    static const std::vector<Golden> list{
        {"the-cursed-forest", {}, 3, {}, 1, "forest-three.log"},
        {"the-cursed-forest", {"solo"}, 1, {"sirja", "tamiel", "brannoc", "hroald"}, 2, "forest-solo.log"},
        {"the-cursed-forest", {"treacherous"}, 4, {}, 3, "forest-treacherous.log"},
        {"the-forgotten-road", {}, 1, {}, 1, "road.log"},
        {"the-forgotten-road", {"hard"}, 1, {}, 2, "road-hard.log"},
        {"the-forgotten-road", {"legendary"}, 1, {}, 3, "road-legendary.log"},
        {"royal-game-of-ur", {}, 2, {}, 1, "ur.log"},
        {"pig", {"short"}, 3, {"green", "red", "blue"}, 1, "pig.log"},
    };
    return list;
}

std::string read(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

std::unique_ptr<Session> begin(const Golden& golden) {
    Diagnostics problems;
    const SystemSet& set = system_set();
    const auto scenarios = project_root() / "scenarios";
    const auto catalog = load_content(set, {golden.scenario}, {scenarios, scenarios / "examples"}, problems);
    const auto rules = compile_scenario(set, catalog, {golden.scenario, golden.modes}, problems);
    Start start;
    start.setup.seed = golden.seed;
    start.setup.seats = golden.seats;
    start.setup.heroes = golden.heroes;
    return Session::begin(rules, set.script_host(*rules), start).session;
}

std::string played(Session& session) {
    const auto bot = make_bot("greedy");
    for (std::size_t i = 0; i < kLongest && !session.over(); ++i) {
        if (!session.choose(bot->choose(session)).done()) break;
    }
    std::string text;
    for (std::size_t line = 0; line < session.log_size(); ++line)
        text += session.log_text(line) + "\n";
    return text;
}

class GoldenLog : public testing::TestWithParam<Golden> {};

TEST_P(GoldenLog, IsStillPlayed) {
    const Golden& golden = GetParam();
    const auto session = begin(golden);
    ASSERT_TRUE(session);
    const std::string text = played(*session);
    const auto path = project_root() / "tests" / "scenarios" / "logs" / golden.file;
    if (std::getenv("BRIAR_REGENERATE") != nullptr) std::ofstream(path, std::ios::binary) << text;
    EXPECT_EQ(read(path), text) << "if the change is meant, run with BRIAR_REGENERATE=1 and look at the diff";
}

INSTANTIATE_TEST_SUITE_P(Scenarios, GoldenLog, testing::ValuesIn(goldens()), [](const auto& golden) {
    std::string name = golden.param.file.substr(0, golden.param.file.find('.'));
    for (char& c : name)
        c = c == '-' ? '_' : c;
    return name;
});

}  // namespace
}  // namespace briar

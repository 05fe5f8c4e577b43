#include "tests/session/stroll_packs.hpp"

#include <gtest/gtest.h>

#include "tests/session/stroll.hpp"

namespace briar::stroll {

Packs::Packs(const std::string& shiny, const std::string& house) {
    write("lane/pack.yaml", "id: lane\ntitle: The lane\nversion: 1.0.0\n");
    write("lane/walkers.yaml", "walkers:\n  ann: {}\n  bert: {}\n  cleo: {}\n");
    write("lane/scenario.yaml",
          "scenarios:\n  lane:\n    system: stroll\n    seats: 1-4\n    length: 60\n    vars: {luck: 3}\n"
          "    specials: [house]\n    modes:\n      short: {name: Short}\n");
    write("lane/coins.yaml",
          "coins:\n  gold: {count: 3, specials: [shiny]}\n  tin: {count: 4}\n"
          "specials:\n" +
              house + shiny);
}

std::shared_ptr<const Ruleset> Packs::rules() const {
    Diagnostics problems;
    const auto catalog = Catalog::load({"lane"}, {path()}, systems().registry.kinds(), problems);
    const auto reader = systems().script_reader();
    auto rules = compile_ruleset(catalog, systems().registry, systems().systems, {"lane", {}}, *reader, problems);
    EXPECT_TRUE(problems.empty()) << rendered(problems);
    return rules;
}

Start Packs::start(std::uint64_t seed) {
    Start start;
    start.setup.seed = seed;
    start.setup.seats = 2;
    start.setup.heroes = {"ann", "bert"};
    return start;
}

std::unique_ptr<Session> Packs::begin(std::uint64_t seed, const SessionOptions& options) const {
    Session::Begun begun = Session::begin(rules(), nullptr, start(seed), options);
    EXPECT_TRUE(begun.session) << rendered(begun.problems);
    return std::move(begun.session);
}

void play(Session& session, int count) {
    for (int i = 0; i < count && !session.over(); ++i) {
        const std::size_t options = session.decision().options.size();
        const std::size_t wish = (session.at() * 7 + session.at() / 3) % options;
        for (std::size_t k = 0; k < options; ++k) {
            if (!session.is_failing((wish + k) % options)) {
                session.choose((wish + k) % options);
                break;
            }
        }
    }
}

std::string log_of(const Session& session) {
    std::string text;
    for (std::size_t i = 0; i < session.log_size(); ++i)
        text += session.log_text(i) + "\n";
    return text;
}

}  // namespace briar::stroll

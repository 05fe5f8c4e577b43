#include "runtime/cli/game_options.hpp"

#include <algorithm>
#include <random>

#include "runtime/source/diagnostic.hpp"

namespace briar::cli {
namespace {

constexpr std::uint64_t kMostSeed = 0xffff'ffff'ffff'ffffULL;

/// Ids of heroes that there are, whatever the system: entries that pieces are made of, of a kind called `heroes`.
std::vector<std::string> hero_ids(const Catalog& catalog) {
    std::vector<std::string> ids;
    for (const DefId id : catalog.of_kind("heroes"))
        ids.push_back(catalog.entry(id).id);
    return ids;
}

void require_heroes(const Catalog& catalog, const std::vector<std::string>& heroes) {
    const std::vector<std::string> known = hero_ids(catalog);
    if (known.empty()) return;
    for (const std::string& hero : heroes) {
        if (std::find(known.begin(), known.end(), hero) != known.end()) continue;
        const std::string near = nearest(hero, known);
        throw WrongUse("there is no hero `" + hero + "`",
                       near.empty() ? "`briar list heroes` shows them" : "did you mean `" + near + "`?");
    }
}

}  // namespace

std::vector<OptionSpec> game_options() {
    return {{"seed", "N", "the seed of chance; the same seed and choices give the same game"},
            {"seats", "N", "how many players there are (without it the fewest that the game is for)"},
            {"heroes", "A,B,C", "who is played, dealt to the seats in turn; without it they are drawn by chance"},
            {"mode", "MODE", "a mode of the scenario", true},
            {"pack", "PACK", "a further pack, such as an expansion", true}};
}

std::vector<OptionSpec> with_game_options(std::vector<OptionSpec> own) {
    std::vector<OptionSpec> all = game_options();
    all.insert(all.end(), std::make_move_iterator(own.begin()), std::make_move_iterator(own.end()));
    return all;
}

Wish read_wish(const Arguments& arguments) {
    return {arguments.word(0).value_or(""), arguments.values("pack"), arguments.values("mode")};
}

Setup read_setup(const Arguments& arguments, const Ruleset& rules, std::uint64_t seed) {
    Setup setup;
    setup.seed = arguments.number("seed", seed, 0, kMostSeed);
    setup.seats = static_cast<int>(arguments.number("seats", static_cast<std::uint64_t>(rules.seats_least),
                                                    static_cast<std::uint64_t>(rules.seats_least),
                                                    static_cast<std::uint64_t>(rules.seats_most)));
    setup.heroes = split_list(arguments.value("heroes").value_or(""));
    if (arguments.has("heroes") && setup.heroes.empty())
        throw WrongUse("--heroes names nobody", "`briar list heroes` shows them");
    require_heroes(*rules.catalog, setup.heroes);
    return setup;
}

std::uint64_t chance_seed() { return std::random_device{}() % 1'000'000; }

}  // namespace briar::cli

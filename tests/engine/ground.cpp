#include "tests/engine/ground.hpp"

#include <sstream>
#include <utility>

#include "runtime/engine/check_catalog.hpp"
#include "runtime/engine/engine_kinds.hpp"
#include "runtime/engine/engine_words.hpp"
#include "tests/rendered.hpp"

namespace briar::garden {

Ground::Ground(std::string content, std::map<std::string, std::string> files, Beside beside) {
    systems_ = {&garden_};
    if (beside != Beside::Nobody)
        systems_.insert(beside == Beside::OrchardBefore ? systems_.begin() : systems_.end(), &orchard_);
    files["content.yaml"] = std::move(content);
    files.emplace("pack.yaml", "id: plot\ntitle: The plot\nversion: 1.0.0\n");
    for (const auto& [name, text] : files)
        folder_.write("plot/" + name, text);
    describe_engine(registry_);
    for (const System* system : systems_)
        system->describe(registry_);
    add_engine_kinds(registry_);
    catalog_ = Catalog::load({"plot"}, {folder_.path()}, registry_.kinds(), diagnostics_);
    notes().clear();
}

std::string Ground::with_special(const std::string& lines) {
    std::string content =
        "beds:\n  rose: {specials: try}\n  lily: {name: Lilies, count: 2}\ntools:\n  spade: {}\n"
        "gardeners:\n  ann: {}\nscenarios:\n  day:\n    system: garden\n    pieces: [rose, lily, spade, ann]\n"
        "    vars: {sun: 1, doom: {initial: 2, minimum: 0, maximum: 9}}\nspecials:\n  try:\n";
    std::istringstream in(lines);
    for (std::string line; std::getline(in, line);)
        content += "    " + line + "\n";
    return content;
}

std::shared_ptr<const Ruleset> Ground::compile(const std::string& scenario, std::vector<std::string> modes) {
    return compile_ruleset(catalog_, registry_, systems_, {scenario, std::move(modes)}, scripts_, diagnostics_);
}

std::string Ground::rendered(const Diagnostics& diagnostics) const {
    return shortened(briar::rendered(diagnostics), folder_.path() / "plot");
}

std::string Ground::problems() {
    compile();
    return rendered(diagnostics_);
}

std::string Ground::checked() {
    check_catalog(catalog_, registry_, systems_, scripts_, diagnostics_);
    return rendered(diagnostics_);
}

std::unique_ptr<Game> Ground::play(std::vector<int> dice, std::map<std::string, int> gives) {
    auto ruleset = compile();
    if (!ruleset) return nullptr;
    auto game = std::make_unique<Game>(std::move(ruleset), std::make_unique<Host>(std::move(gives)));
    game->set_up({});
    Forced& forced = game->header().forced;
    for (const int value : dice)
        forced.values[forced.count++] = static_cast<std::uint8_t>(value);
    forced.strict = 1;
    game->run();
    return game;
}

std::unique_ptr<Game> Ground::play_scenario(const std::string& scenario) {
    auto ruleset = compile(scenario);
    if (!ruleset) return nullptr;
    auto game = std::make_unique<Game>(std::move(ruleset), std::make_unique<Host>(std::map<std::string, int>{}));
    game->set_up({});
    game->run();
    return game;
}

}  // namespace briar::garden

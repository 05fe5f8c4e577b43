#include "editor/playing/game_rules.hpp"

#include <algorithm>

#include "editor/playing/content_texts.hpp"
#include "runtime/engine/whole_range.hpp"
#include "runtime/session/content_loader.hpp"
#include "runtime/session/systems.hpp"

namespace briar::editor {
namespace {

std::string text_at(const Node& node, const char* key, const std::string& otherwise = {}) {
    const Node* value = node.find(key);
    return value != nullptr && value->is_scalar() ? value->text : otherwise;
}

/// `1-4` or `3`.
void read_seats(const std::string& text, ScenarioOffer& offer) {
    const auto range = read_whole_range(text);
    if (!range) return;
    offer.seats_least = range->low;
    offer.seats_most = range->high;
}

/// Each of two knows of the other.
void read_exclusions(const Member& mode, std::vector<ScenarioOffer::Mode>& modes) {
    const Node* excludes = mode.value->find("excludes");
    if (excludes == nullptr) return;
    std::vector<std::string> ids;
    if (excludes->is_scalar()) ids.push_back(excludes->text);
    for (const auto& each : excludes->items)
        ids.push_back(each->text);
    for (ScenarioOffer::Mode& each : modes) {
        if (each.id == mode.key) each.excludes.insert(each.excludes.end(), ids.begin(), ids.end());
        if (std::find(ids.begin(), ids.end(), each.id) != ids.end()) each.excludes.push_back(mode.key);
    }
}

ScenarioOffer offer_of(const Entry& entry) {
    ScenarioOffer offer;
    offer.id = entry.id;
    offer.name = text_at(*entry.node, "name", entry.id);
    offer.text = text_at(*entry.node, "text");
    offer.system = text_at(*entry.node, "system");
    read_seats(text_at(*entry.node, "seats", "1"), offer);
    if (const Node* modes = entry.node->find("modes"); modes != nullptr) {
        for (const Member& mode : modes->members)
            offer.modes.push_back({mode.key, text_at(*mode.value, "name", mode.key), text_at(*mode.value, "text")});
        for (const Member& mode : modes->members)
            read_exclusions(mode, offer.modes);
    }
    return offer;
}

/// The one that is asked for, or the first.
std::string scenario_of(const GameWish& wish, const Catalog& catalog) {
    if (!wish.scenario.empty() || wish.packs.empty()) return wish.scenario;
    const std::string pack = catalog.packs().empty() ? std::string() : catalog.packs().back().id;
    const std::vector<ScenarioOffer> offers = scenarios_in(catalog, pack);
    return offers.empty() ? std::string() : offers.front().id;
}

}  // namespace

GameRules load_rules(GameWish wish) {
    GameRules result;
    const SystemSet& set = system_set();
    result.catalog = load_content(set, wish.packs, wish.path, result.problems, wish.overlay, wish.parsed.get());
    wish.scenario = scenario_of(wish, *result.catalog);
    if (wish.scenario.empty() || !result.catalog->find("scenarios", wish.scenario)) {
        Diagnostic none;
        none.id = "play.no-scenario";
        none.message = wish.scenario.empty() ? "there is no scenario to play"
                                             : "there is no scenario `" + wish.scenario + "` without mistakes";
        result.problems.add(std::move(none));
    } else {
        Diagnostics problems;
        result.rules = compile_scenario(set, result.catalog, {wish.scenario, wish.modes}, problems);
        // Entries with mistakes are left out; what keeps a game from being played is among these.
        problems.append(result.problems);
        result.problems = std::move(problems);
        result.texts = texts_of(*result.catalog, wish.overlay);
    }
    result.wish = std::move(wish);
    return result;
}

std::vector<ScenarioOffer> scenarios_in(const Catalog& catalog, const std::string& pack) {
    std::vector<ScenarioOffer> own;
    std::vector<ScenarioOffer> others;
    for (const DefId id : catalog.of_kind("scenarios")) {
        const Entry& entry = catalog.entry(id);
        (entry.pack == pack ? own : others).push_back(offer_of(entry));
    }
    own.insert(own.end(), std::make_move_iterator(others.begin()), std::make_move_iterator(others.end()));
    return own;
}

}  // namespace briar::editor

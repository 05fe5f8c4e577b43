#include "runtime/engine/engine_kinds.hpp"

#include <algorithm>
#include <utility>

#include "runtime/engine/part_name.hpp"
#include "runtime/engine/rule_schema.hpp"

namespace briar {
namespace {

constexpr std::int64_t kMostVar = 1'000'000;

SchemaRef var_value() {
    const SchemaRef number = schema::integer(-kMostVar, kMostVar);
    return schema::variant(
        {{"", number},
         {"initial",
          schema::record({{"initial", number, "The value at the start.", true, ""},
                          {"name", schema::text(), "What players call it; without one they do not see it.", false, ""},
                          {"minimum", number, "The least it may be.", false, "-1000000"},
                          {"maximum", number, "The most it may be.", false, "1000000"}})}});
}

SchemaRef seats() {
    return schema::pattern("[1-9][0-9]?(-[1-9][0-9]?)?", "a number of players, or a range such as `1-4`");
}

std::vector<Property> mode_properties(const Registry::ScenarioKeys& keys) {
    std::vector<Property> properties = {
        {"name", schema::text(), "What people call the mode.", false, ""},
        {"text", schema::text(), "What is different in it.", false, ""},
        {"excludes", schema::list_or_one(part_name("mode")),
         "Modes of the scenario that cannot be on together with it.", false, ""},
        {"seats", seats(), "How many may play in it.", false, "those of the scenario"},
        {"specials", schema::list_or_one(schema::id("specials")), "Specials heard besides the scenario's.", false, ""},
        {"vars", schema::map(var_name(), var_value()), "Numbers that start otherwise.", false, ""},
        {"source", schema::text(), "Where it comes from.", false, ""},
    };
    properties.insert(properties.end(), keys.mode_properties.begin(), keys.mode_properties.end());
    return properties;
}

std::vector<Property> scenario_properties(const Registry::ScenarioKeys& keys, const std::vector<std::string>& systems) {
    std::vector<Property> properties = {
        {"name", schema::text(), "What people call the scenario.", false, ""},
        {"text", schema::text(), "What it is about.", false, ""},
        {"system", schema::word(systems), "By which rules it is played.", true, ""},
        {"seats", seats(), "How many may play.", false, "1"},
        {"specials", schema::list_or_one(schema::id("specials")), "Specials heard all the time.", false, ""},
        {"vars", schema::map(var_name(), var_value()), "Numbers of the whole game that rules may read and change.",
         false, ""},
        {"modes", schema::map(part_name("mode"), schema::record(mode_properties(keys))),
         "Named variations; what a mode says is laid over the scenario.", false, ""},
        {"source", schema::text(), "Where it comes from.", false, ""},
    };
    properties.insert(properties.end(), keys.properties.begin(), keys.properties.end());
    return properties;
}

Kind scenarios(const Registry& registry) {
    std::vector<std::string> systems;
    for (const auto& keys : registry.scenario_keys())
        systems.push_back(keys.system);
    std::vector<Alternative> alternatives;
    for (const auto& keys : registry.scenario_keys()) {
        alternatives.push_back({keys.system, schema::record(scenario_properties(keys, systems))});
    }
    return {"scenarios", "scenario", "A playable set-up: which system, which pieces, which rules, which modes.",
            schema::switch_on("system", std::move(alternatives))};
}

/// `usual` is how it ends where nothing else follows.
SchemaRef outcome(const std::string& usual) {
    const std::string other = usual == "won" ? "lost" : "won";
    const SchemaRef end = schema::record({{"end", schema::word({usual, other}), "The campaign ends here.", true, ""}});
    const SchemaRef next = schema::record({
        {"to", part_name("stage"), "Another stage follows.", true, ""},
        {"carry", schema::list_or_one(schema::text()), "What comes along, such as `heroes.items`.", false, ""},
    });
    return schema::variant({{"end", end}, {"to", next}});
}

Kind campaigns() {
    const SchemaRef stage = schema::record({
        {"name", schema::text(), "What people call the stage.", false, ""},
        {"text", schema::text(), "What is told before it.", false, ""},
        {"scenario", schema::id("scenarios"), "What is played.", true, ""},
        {"modes", schema::list_or_one(part_name("mode")), "The scenario's modes that are on.", false, ""},
        {"setup", schema::record({{"script", schema::text(), "A Lua file whose `setup` prepares the game.", true, ""}}),
         "What happens to the fresh game.", false, ""},
        {"won", outcome("won"), "What follows when it was won.", true, ""},
        {"lost", outcome("lost"), "What follows when it was lost.", true, ""},
    });
    return {"campaigns", "campaign", "Scenarios in a row or a graph, with what is carried from one to the next.",
            schema::record({
                {"name", schema::text(), "What people call the campaign.", false, ""},
                {"text", schema::text(), "What it is about.", false, ""},
                {"start", part_name("stage"), "The stage that it begins with.", false, "the first stage"},
                {"stages", schema::map(part_name("stage"), stage), "The stages by id.", true, ""},
                {"source", schema::text(), "Where it comes from.", false, ""},
            })};
}

Kind counters(const Registry& registry) {
    std::vector<std::string> kinds;
    for (const Kind& kind : registry.kinds()) {
        if (std::find(kinds.begin(), kinds.end(), kind.name) == kinds.end()) kinds.push_back(kind.name);
    }
    const SchemaRef number = schema::integer(-32768, 32767);
    return {
        "counters", "counter", "A number that each piece of some kinds carries, such as how often it was wounded.",
        schema::record({
            {"name", schema::text(), "What people call it.", false, ""},
            {"text", schema::text(), "What it means.", false, ""},
            {"for", schema::list_or_one(schema::word(std::move(kinds))), "The kinds of pieces that have it.", true, ""},
            {"minimum", number, "The least it may be.", false, "0"},
            {"maximum", number, "The most it may be.", false, "32767"},
            {"initial", number, "What it is at the start.", false, "0"},
            {"source", schema::text(), "Where it comes from.", false, ""},
        })};
}

}  // namespace

void add_engine_kinds(Registry& registry) {
    Kind counter_kind = counters(registry);
    Kind special_kind = {"specials", "special",
                         "A named bundle of rules that tiles, cards, heroes, scenarios and modes carry.",
                         special_schema(registry)};
    Kind scenario_kind = scenarios(registry);
    for (const auto& keys : registry.scenario_keys()) {
        const SchemaRef own = special_schema(registry, keys.system);
        special_kind.by_system.emplace(keys.system, own);
        registry.add_special_schema(keys.system, own);
    }
    registry.add(std::move(special_kind));
    registry.add(std::move(counter_kind));
    registry.add(std::move(scenario_kind));
    registry.add(campaigns());
}

}  // namespace briar

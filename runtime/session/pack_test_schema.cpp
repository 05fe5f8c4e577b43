// What files of pack tests may look like.
#include <algorithm>

#include "runtime/content/json_schema.hpp"
#include "runtime/engine/part_name.hpp"
#include "runtime/session/pack_test.hpp"
#include "runtime/session/position.hpp"
#include "runtime/session/systems.hpp"

namespace briar {
namespace {

void add_keys(std::vector<Property>& keys, const std::vector<Property>& more) {
    for (const Property& each : more) {
        const auto known = std::find_if(keys.begin(), keys.end(), [&](const Property& k) { return k.key == each.key; });
        if (known == keys.end()) {
            keys.push_back(each);
        } else {
            known->schema = schema::any();  // two systems mean different things by it: each checks its own
        }
    }
}

/// The keys of positions of the system, or of all.
std::vector<Property> position_keys(const SystemSet& set, std::string_view system) {
    std::vector<Property> keys = engine_position_keys();
    for (const System* each : set.systems) {
        if (system.empty() || each->name() == system) add_keys(keys, each->position_keys());
    }
    return keys;
}

/// Expectations may be looser than positions: any part of a value, `none`, `...`.
std::vector<Property> loosened(std::vector<Property> keys) {
    for (Property& each : keys)
        each.schema = schema::any();
    return keys;
}

SchemaRef then_schema(const SystemSet& set, std::string_view system) {
    const SchemaRef options = schema::list_or_one(schema::text());
    std::vector<Property> keys = {
        {"deciding", schema::text(), "Who decides now: a seat's number, a hero, or `nobody`.", false, ""},
        {"offers", options, "Options that there are: their keys or how these begin.", false, ""},
        {"offers_not", options, "Options that there are not.", false, ""},
        {"rejected", options, "Choices that are turned down without any change.", false, ""},
        {"log", options, "Parts of lines that the log has.", false, ""},
        {"log_not", options, "Parts of lines that the log has not.", false, ""},
        {"result", schema::word({kResultNames.begin(), kResultNames.end()}), "How the game stands.", false, ""},
    };
    for (const Property& each : loosened(position_keys(set, system))) {
        const bool known = std::any_of(keys.begin(), keys.end(), [&](const Property& k) { return k.key == each.key; });
        if (!known) keys.push_back(each);
    }
    return schema::record(std::move(keys));
}

SchemaRef choice_schema() {
    const SchemaRef dice = schema::list_or_one(schema::integer(1, 100));
    const char* const failed = "From here on this rule, which failed, takes no part.";
    return schema::variant(
        {{"", schema::text()},
         {"dice", schema::record({{"dice", dice, "The next dice show these, then chance goes on.", true, ""}})},
         {"put_aside", schema::record({{"put_aside", schema::text(), failed, true, ""}})}});
}

SchemaRef test_schema(const SystemSet& set, std::string_view system) {
    const SchemaRef texts = schema::list_or_one(schema::text());
    return schema::record({
        {"clause", texts, "The clauses of the rules that it proves.", false, ""},
        {"text", schema::text(), "What it is about.", false, ""},
        {"scenario", schema::text(), "What is played; may be left out where the pack has one scenario.", false, ""},
        {"modes", schema::list_or_one(part_name("mode")), "In which modes.", false, ""},
        {"seed", schema::integer(0, 1'000'000'000), "The seed of all chance.", false, "1"},
        {"seats", schema::integer(1, 99), "How many play.", false, "the fewest that may"},
        {"heroes", texts, "Who plays; else those of `given`, else drawn by chance.", false, ""},
        {"given", schema::record(position_keys(set, system)), "The position; what is left out is a fresh set-up.",
         false, ""},
        {"when", schema::list_or_one(choice_schema()),
         "What is chosen: keys of options, or how they begin; dice that are laid down in between.", false, ""},
        {"then", then_schema(set, system), "How the game stands then.", true, ""},
    });
}

}  // namespace

SchemaRef pack_test_schema(const SystemSet& set, std::string_view system) {
    const SchemaRef tests = schema::map(schema::pattern("\\S(.*\\S)?", "what it shows, in words"),
                                        schema::named("test", "A test.", test_schema(set, system)));
    return schema::record({{"tests", tests, "Tests by what they show.", true, ""}});
}

std::string json_schema_for_tests(const SystemSet& set) { return json_schema_for("test", pack_test_schema(set)); }

}  // namespace briar

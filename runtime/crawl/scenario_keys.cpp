#include "runtime/crawl/scenario_keys.hpp"

#include "runtime/content/pattern.hpp"
#include "runtime/crawl/parameters.hpp"

namespace briar::crawl {
namespace {

constexpr const char* kDrawn = "monsters|items";

SchemaRef kebab() { return schema::pattern(kKebabPattern, kKebabHint); }

/// Entries that go into a stack or a bag: by id, by tag, all of a kind, or so many of one.
SchemaRef selection(const std::string& kinds, const std::vector<std::string>& words) {
    const SchemaRef except = schema::list_or_one(schema::id(kinds));
    const Property without{"except", except, "Entries left out.", false, ""};
    const Property of{"of", schema::word(words), "The kind meant; else that of the bag's name, else any.", false, ""};
    return schema::variant({
        {"", schema::id(kinds)},
        {"tag", schema::record({{"tag", kebab(), "Entries whose tags have it.", true, ""}, of, without})},
        {"all", schema::record({{"all", schema::word(words), "All entries of a kind.", true, ""}, without})},
        {"entry",
         schema::record({{"entry", schema::id(kinds), "One entry.", true, ""},
                         {"count", schema::integer(0, 99), "How many; else as many as there are.", false, ""}})},
    });
}

SchemaRef realm(bool whole) {
    const SchemaRef stack = schema::list_or_one(selection("tiles", {"tiles"}));
    const SchemaRef bag = schema::list_or_one(selection(kDrawn, {"monsters", "items"}));
    return schema::record({
        {"name", schema::text(), "What people call the realm.", false, ""},
        {"start", schema::id("tiles"), "The tile where one begins.", whole, ""},
        {"exit", schema::id("tiles"), "The tile set aside for the end.", false, ""},
        {"stack", stack, "The tiles that are shuffled into the stack; start and exit are left out.", false, ""},
        {"bags", schema::map(kebab(), bag), "What is drawn here: `monsters`, `items`, ...", false, ""},
    });
}

std::vector<Property> properties(bool whole) {
    const SchemaRef heroes = schema::variant({{"", schema::word({"all"})}, {"", schema::list(schema::id("heroes"))}});
    return {
        {"realms", schema::map(kebab(), realm(whole)),
         "The maps, each with its stack and bags; play begins in the first.", whole, ""},
        {"heroes", heroes, "Who may be played.", false, "all"},
        {"rules", parameters_record().schema(), "The numbers and rulings of play.", false, ""},
    };
}

}  // namespace

std::vector<Property> scenario_properties() { return properties(true); }
std::vector<Property> mode_properties() { return properties(false); }

}  // namespace briar::crawl

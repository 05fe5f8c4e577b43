#include "runtime/crawl/scenario_keys.hpp"

#include "runtime/crawl/bags.hpp"
#include "runtime/crawl/parameters.hpp"
#include "runtime/engine/part_name.hpp"
#include "runtime/engine/selection.hpp"

namespace briar::crawl {
namespace {

SchemaRef realm(bool whole) {
    const SchemaRef stack = schema::list_or_one(selection_schema("tiles", {"tiles"}));
    const SchemaRef bag = schema::list_or_one(selection_schema(kDrawnKinds, {"monsters", "items"}));
    return schema::record({
        {"name", schema::text(), "What people call the realm.", false, ""},
        {"start", schema::id("tiles"), "The tile where one begins.", whole, ""},
        {"exit", schema::id("tiles"), "The tile set aside for the end.", false, ""},
        {"stack", stack, "The tiles that are shuffled into the stack; start and exit are left out.", false, ""},
        {"bags", schema::map(kebab_part_name("bag"), bag),
         "What is drawn here: `monsters`, `items`, ...; each bag holds things of one kind.", false, ""},
    });
}

std::vector<Property> properties(bool whole) {
    const SchemaRef heroes = schema::variant({{"", schema::word({"all"})}, {"", schema::list(schema::id("heroes"))}});
    return {
        {"realms", schema::map(kebab_part_name("realm"), realm(whole)),
         "The maps, each with its stack and bags; play begins in the first.", whole, ""},
        {"heroes", heroes, "Who may be played.", false, "all"},
        {"rules", parameters_record().schema(), "The numbers and rulings of play.", false, ""},
    };
}

}  // namespace

std::vector<Property> scenario_properties() { return properties(true); }
std::vector<Property> mode_properties() { return properties(false); }

}  // namespace briar::crawl

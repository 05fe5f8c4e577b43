#include "runtime/engine/rule_schema.hpp"

#include <algorithm>
#include <utility>

#include "runtime/engine/rule_schema_parts.hpp"

namespace briar {
namespace {

constexpr const char* kActionName = "[a-z][a-z0-9]*([_-][a-z0-9]+)*";
constexpr std::int64_t kMostAmount = 10'000;

}  // namespace

RuleSchemas::RuleSchemas(const Registry& registry, std::string_view system)
    : registry_(registry),
      system_(system),
      events_(shared_words(registry.events(), system)),
      values_(shared_words(registry.values(), system)) {
    for (Verb& verb : shared_words(registry.verbs(), system)) {
        verb.forms.erase(
            std::remove_if(verb.forms.begin(), verb.forms.end(), [](const auto* f) { return !f->in_yaml; }),
            verb.forms.end());
        if (!verb.forms.empty()) verbs_.push_back(std::move(verb));
    }
    put_values();
    put_conditions();
    put_effects();
    put_special();
}

/// Effects; or `{when, do}`; or a list of those.
SchemaRef RuleSchemas::answers() const {
    const SchemaRef rule = schema::record({
        {"when", store_->later("condition"), "When it answers.", false, "always"},
        {"do", store_->later("effects"), "What happens then.", true, ""},
    });
    const SchemaRef item = schema::variant({{"do", rule}, {"", store_->later("effect")}});
    const SchemaRef all = schema::named("answers", "What happens at an event.", schema::list_or_one(item));
    std::vector<Property> events;
    for (const auto& event : events_)
        events.push_back({event.name, all, shared_doc(event.forms), false, "", is_foreign(event)});
    return schema::record(std::move(events));
}

SchemaRef RuleSchemas::actions() const {
    std::vector<std::string> occasions;
    std::vector<std::string> docs;
    for (const auto& occasion : registry_.occasions()) {
        occasions.push_back(occasion.name);
        docs.push_back(occasion.doc);
    }
    const SchemaRef action = schema::record({
        {"label", schema::text(), "What the player reads; `{target}` stands for what is chosen.", false, ""},
        {"text", schema::text(), "What it does, in words for the players.", false, ""},
        {"during", schema::list_or_one(schema::word(occasions, docs)), "When it is offered.", true, ""},
        {"cost", schema::map(store_->later("counter"), schema::integer(0, kMostAmount)),
         "What it costs the hero, by counter.", false, "nothing"},
        {"when", store_->later("condition"), "What must be true for it.", false, "always"},
        {"limit", schema::word({"turn", "fight", "game"}), "At most once in each.", false, "none"},
        {"uses_up", schema::boolean(), "Whether the carrier is discarded afterwards.", false, "false"},
        {"target",
         schema::named("target_name", "What may be chosen; each system has words of its own.",
                       schema::pattern(kActionName, "what must be chosen first")),
         "What must be chosen first; of more than four the player is asked once the action has been chosen.", false,
         ""},
        {"target_when", store_->later("condition"), "What must be true of a target for it to be offered.", false,
         "always"},
        {"range", schema::pattern("[0-9]{1,3}(-[0-9]{1,3})?", "a distance or a range such as `1-4`"),
         "How far away the target may be.", false, ""},
        {"appeal", schema::integer(-100, 100), "For bots: how much a sensible player wants it.", false, "0"},
        {"appeal_when", store_->later("condition"), "For bots: when it does.", false, "always"},
        {"do", store_->later("effects"), "What happens; without it, the script's function of the action's name.", false,
         ""},
    });
    return schema::map(schema::pattern(kActionName, "a name such as `search`"), action);
}

SchemaRef RuleSchemas::modifiers() const {
    const SchemaRef condition = store_->later("condition");
    const SchemaRef amount = schema::named(
        "amount", "A number, or what gives one.",
        schema::variant({
            {"run",
             schema::record({{"run", store_->later("function"), "A function that gives the number.", true, ""}})},
            {"", store_->later("number")},
        }));
    const SchemaRef record = schema::record({
        {"add", amount, "Is added to it.", false, ""},
        {"set", amount, "Takes its place.", false, ""},
        {"at_least", amount, "It is not less than this.", false, ""},
        {"at_most", amount, "It is not more than this.", false, ""},
        {"when", condition, "When it counts.", false, "always"},
    });
    const SchemaRef modifier = schema::variant({{"", schema::integer(-kMostAmount, kMostAmount)}, {"", record}});
    const SchemaRef all = schema::named("modifier", "How a number changes.", schema::list_or_one(modifier));
    std::vector<Property> values;
    for (const auto& value : values_)
        values.push_back({value.name, all, shared_doc(value.forms), false, "", is_foreign(value)});
    return schema::record(std::move(values));
}

void RuleSchemas::put_special() {
    store_->put(
        "special",
        schema::record({
            {"name", schema::text(), "What people call it.", false, ""},
            {"text", schema::text(), "What it does; `{search.cost.ap}` shows a number of this special.", false, ""},
            {"source", schema::text(), "Where it comes from.", false, ""},
            {"on", answers(), "What happens at events.", false, ""},
            {"actions", actions(), "What a player may do.", false, ""},
            {"modifiers", modifiers(), "Numbers that it changes while it is carried.", false, ""},
            {"script", schema::text(), "A Lua file of the pack, such as `specials/web.lua`.", false, ""},
        }));
}

SchemaRef special_schema(const Registry& registry, std::string_view system) {
    return RuleSchemas(registry, system).special();
}

}  // namespace briar

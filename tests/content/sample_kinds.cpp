#include "tests/content/sample_kinds.hpp"

#include "runtime/content/pattern.hpp"

namespace briar::sample {

namespace {

SchemaRef effects() {
    return schema::list_or_one(schema::deferred([] { return effect(); }));
}

SchemaRef make_effect() {
    const SchemaRef amount = schema::variant({{"", schema::integer(1, 20)}, {"", schema::word({"all", "half"})}});
    const SchemaRef roll =
        schema::open_record({{"roll", schema::word({"d6", "d20"}), "The die.", true, {}}}, "[0-9]+(-[0-9]+)?",
                            "numbers or ranges of the roll, such as `1-3`", effects());
    return schema::named(
        "effect", "One thing that happens.",
        schema::variant({
            {"", schema::word({"end-turn", "win"}, {"The turn is over.", "The game is won."})},
            {"roll", roll},
            {"hurt", schema::record({{"hurt", amount, "How much.", true, {}},
                                     {"whom", schema::word({"you", "everybody"}), "Who is hurt.", false, "you"}})},
            {"summon", schema::record({{"summon", schema::id("beasts"), "What comes.", true, {}},
                                       {"hurt", amount, "How hurt it comes.", false, {}}})},
        }));
}

SchemaRef room() {
    const SchemaRef keeper = schema::record({{"health", schema::integer(1, 99), "Its health.", true, {}},
                                             {"bonus", schema::integer(0, 9), "Its bonus.", false, "0"}});
    const SchemaRef costs = schema::map(schema::word({"move", "open", "search"}), schema::integer(0, 9));
    const SchemaRef finds = schema::map(schema::id("beasts"), schema::integer(1, 99));
    return schema::record({
        {"name", schema::text(), "The name for people.", true, {}},
        {"count", schema::integer(0, 99), "How many there are.", false, "1"},
        {"dark", schema::boolean(), "Whether a light is needed.", false, "false"},
        {"exits",
         schema::pattern("[nesw-]( [nesw-]){3}", "four letters for the open sides, such as `n e - w`"),
         "The open sides.",
         false,
         {}},
        {"next_to", schema::list_or_one(schema::id("rooms")), "The rooms beside it.", false, {}},
        {"tags", schema::list_or_one(schema::pattern(kKebabPattern, kKebabHint)), "Free words.", false, {}},
        {"keeper", keeper, "Who keeps it.", false, {}},
        {"costs", costs, "What things cost here.", false, {}},
        {"finds", finds, "What may be met here, and how often.", false, {}},
        {"entered", effects(), "What happens when somebody enters.", false, {}},
        {"notes", schema::any(), "Anything.", false, {}},
    });
}

SchemaRef region() {
    return schema::record({
        {"name", schema::text(), "The name.", false, {}},
        {"art", schema::text(), "Its picture.", false, {}},
    });
}

SchemaRef beast() {
    return schema::record({
        {"health", schema::integer(1, 99), "Its health.", true, {}},
        {"lives_in", schema::id("rooms|regions"), "Where it lives.", false, {}},
        {"tags", schema::list(schema::pattern(kKebabPattern, kKebabHint)), "Free words.", false, {}},
    });
}

SchemaRef play() {
    const Property system{"system", schema::word({"walk", "race"}), "What kind of play it is.", true, {}};
    return schema::switch_on(
        "system", {
                      {"walk", schema::record({system, {"start", schema::id("rooms"), "Where it begins.", true, {}}})},
                      {"race", schema::record({system, {"laps", schema::integer(1, 9), "How long it is.", true, {}}})},
                  });
}

}  // namespace

SchemaRef effect() {
    static const SchemaRef schema = make_effect();
    return schema;
}

Kinds kinds() {
    return {
        {"rooms", "room", "Places.", room()},
        {"beasts", "beast", "Those who live there.", beast()},
        {"regions", "region", "Groups of rooms.", region()},
        {"plays", "play", "What can be played.", play()},
    };
}

}  // namespace briar::sample

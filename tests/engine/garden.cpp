#include "tests/engine/garden.hpp"

namespace briar::garden {
namespace {

PieceId piece(Arg arg) { return arg < 0 ? PieceId{} : PieceId{static_cast<std::uint16_t>(arg)}; }

Arg note(std::string text) {
    notes().push_back(std::move(text));
    return 0;
}

PieceId first_of(const Game& game, std::string_view kind) {
    for (std::uint16_t i = 0; i < game.rules().pieces.size(); ++i) {
        if (game.rules().kinds[game.rules().pieces[i].kind.value] == kind) return PieceId{i};
    }
    return {};
}

Arg water(Game& game, RuleContext&, const Args& args) {
    return note("water " + game.rules().key(piece(args[0])) + " " + std::to_string(args[1]));
}
Arg is_wet(Game& game, RuleContext&, const Args& args) {
    return game.counter(piece(args[0]), game.rules().counter("wet"));
}
Arg is_dry(Game&, RuleContext&, const Args&) { return 1; }
Arg sunny(Game& game, RuleContext&, const Args&) { return game.state().var(game.rules().var("sun")) > 0 ? 1 : 0; }
Arg first_bed(Game& game, RuleContext&, const Args&) { return Event::to_arg(first_of(game, "beds")); }
Arg no_bed(Game&, RuleContext&, const Args&) { return -1; }
Arg shout(Game& game, RuleContext&, const Args& args) { return note("shout " + game.text(TextId{args[0]})); }
Arg end_day(Game&, RuleContext&, const Args&) { return note("end_day"); }
Arg fetch(Game& game, RuleContext&, const Args& args) {
    return note("fetch from " + game.rules().zones[static_cast<std::size_t>(args[0])].name + " to " +
                std::to_string(args[1]));
}
Arg lay(Game& game, RuleContext&, const Args& args) {
    return note("lay " + game.rules().catalog->entry(DefId{static_cast<std::uint16_t>(args[0])}).id);
}
Flow<Arg> twice(Game& game, RuleContext& context, Args args) {
    const ProgramId program{static_cast<std::uint16_t>(args[0])};
    co_await game.run_program(program, context);
    co_await game.run_program(program, context);
    co_return 0;
}
Arg elsewhere(Game&, RuleContext&, const Args&) { return 0; }

VerbSpec verb(std::string name, VerbSort sort, std::vector<Param> params, Type result, VerbCall call) {
    VerbSpec spec{std::move(name), sort, "A verb for tests.", std::move(params), result, {}};
    spec.call = call;
    spec.system = "garden";
    return spec;
}

void describe_verbs(Registry& registry) {
    const Param bed{"bed", Type::Piece, "beds", "Which bed."};
    Param amount{"amount", Type::Int, {}, "How much.", false, "1", 1};
    registry.add(verb("water", VerbSort::Change, {bed, amount}, Type::Int, water));
    registry.add(verb("is_wet", VerbSort::Query, {bed}, Type::Int, is_wet));
    registry.add(verb("dry", VerbSort::Query, {{"bed", Type::Piece, "beds", "Which bed.", false, "the event's bed"}},
                      Type::Bool, is_dry));
    registry.add(verb("sunny", VerbSort::Query, {}, Type::Bool, sunny));
    VerbSpec first = verb("first_bed", VerbSort::Query, {}, Type::Piece, first_bed);
    first.result_kinds = "beds";
    registry.add(std::move(first));
    registry.add(verb("no_bed", VerbSort::Query, {}, Type::Piece, no_bed));
    registry.add(verb("shout", VerbSort::Change, {{"text", Type::Text, {}, "What."}}, Type::None, shout));
    registry.add(verb("end_day", VerbSort::Change, {}, Type::None, end_day));
    registry.add(verb("fetch", VerbSort::Change,
                      {{"from", Type::Zone, {}, "Where."}, {"tone", Type::Word, "low|high", "How.", false, "low", 0}},
                      Type::None, fetch));
    registry.add(verb("lay", VerbSort::Change, {{"what", Type::Def, "tools", "What."}}, Type::None, lay));
    VerbSpec block = verb("twice", VerbSort::Flow, {{"do", Type::Block, {}, "What."}}, Type::None, nullptr);
    block.flow = twice;
    registry.add(std::move(block));
    VerbSpec other = verb("elsewhere", VerbSort::Change, {}, Type::None, elsewhere);
    other.system = "desert";
    registry.add(std::move(other));
}

void describe_events(Registry& registry) {
    const Field hero{"hero", Type::Piece, "gardeners", "Who."};
    const Field bed{"bed", Type::Piece, "beds", "Where."};
    Field amount{"amount", Type::Int, {}, "How much."};
    amount.writable = true;
    registry.add(EventSpec{"entered", Moment::After, "Somebody came to a bed.", {hero, bed}, "garden"});
    registry.add(EventSpec{"watering", Moment::Before, "A bed is about to be watered.", {hero, amount}, "garden"});
    registry.add(EventSpec{"acting", Moment::After, "An action is done.", {hero, bed}, "garden"});
    registry.add(EventSpec{"sandstorm", Moment::After, "Sand.", {}, "desert"});
    registry.add(ValueSpec{"strength", "How strong.", {hero}, "garden"});
    registry.add(ValueSpec{"thirst", "How thirsty.", {}, "desert"});
    registry.add(RoleSpec{"here", "beds", "Where the hero stands.", "garden"});
}

SchemaRef record_of_pieces() {
    return schema::record({
        {"name", schema::text(), "Its name.", false, ""},
        {"text", schema::text(), "What it is.", false, ""},
        {"count", schema::integer(1, 9), "How many.", false, "1"},
        {"specials", schema::list_or_one(schema::id("specials")), "Its specials.", false, ""},
    });
}

}  // namespace

std::vector<std::string>& notes() {
    static std::vector<std::string> all;
    return all;
}

void Garden::describe(Registry& registry) const {
    for (const char* kind : {"beds", "tools", "gardeners"}) {
        registry.add(Kind{kind, std::string(kind).substr(0, std::string(kind).size() - 1), "Of the garden.",
                          record_of_pieces(), "garden"});
    }
    describe_verbs(registry);
    describe_events(registry);
    registry.add(CounterSpec{"ap", "gardeners", "What actions cost.", "garden"});
    registry.add(CounterSpec{"wet", "beds", "How wet it is.", "garden"});
    registry.add(CounterSpec{"dust", "dunes", "How dusty it is.", "desert"});
    registry.add_occasion("turn", "In one's turn.");
    registry.add_occasion("fight", "In a fight.");
    const Property pieces{"pieces", schema::list(schema::id("beds|tools|gardeners")), "What is in it.", true, ""};
    Property in_mode = pieces;
    in_mode.required = false;
    registry.add_scenario_keys("garden", {pieces}, {in_mode});
    registry.add_scenario_keys("desert", {}, {});
}

void Garden::build(RulesetBuilder& builder) const {
    const ZoneId table = builder.add_zone({"table", "table", {}, 0, Sight::Everyone, false});
    builder.add_zone({"shed", "shed", {}, 0, Sight::Everyone, false});
    for (const auto& item : builder.scenario().find("pieces")->items) {
        const DefId def = builder.catalog().find("beds|tools|gardeners", item->text, name());
        if (!def) continue;
        const Node* count = builder.catalog().entry(def).node->find("count");
        const auto copies = count != nullptr ? count->as_int().value_or(1) : 1;
        for (int i = 0; i < copies; ++i)
            builder.add_piece(def, builder.piece_kind(builder.catalog().entry(def).kind), table);
    }
}

ZoneId Garden::zone_named(const Game& game, const Event&, std::string_view name) const {
    return game.rules().zone(name);
}
std::vector<std::string> Garden::zone_names(const Ruleset&) const { return {"table", "shed"}; }

void Garden::set_up(Game& game, const Setup&) const { game.header().hero = first_of(game, "gardeners"); }

/// Announces one `entered` and offers actions until the game is over or nothing is left to do.
Flow<void> Garden::play(Game& game) const {
    Event event(game.rules().registry->event("entered", "garden"), game.header().hero, first_of(game, "beds"));
    co_await game.announce(event);
}

Event Garden::action_event(const Game& game, PieceId hero, PieceId) const {
    return Event(game.rules().registry->event("acting", "garden"), hero);
}

PieceId Garden::role(const Game& game, const Event&, std::string_view) const { return first_of(game, "beds"); }

void Garden::targets(const Game& game, PieceId, const Action&, std::vector<std::int32_t>& out) const {
    out.push_back(first_of(game, "beds").value);
}
void Garden::aim(const Action&, std::int32_t target, Event& event) const { event.fields[1] = target; }
std::string Garden::target_key(const Game& game, const Action&, std::int32_t target) const {
    return game.rules().key(piece(target));
}
std::string Garden::target_text(const Game& game, const Action&, std::int32_t target) const {
    return game.rules().name(piece(target));
}

std::vector<ScriptReader::Function> Scripts::functions(const Catalog&, const std::string&, const std::string& file,
                                                       Diagnostics&) {
    return known[file];
}

Flow<void> Host::run(Game& game, HookId hook, const RuleContext&) {
    note("run " + game.rules().hooks[hook.value].function_name);
    return {};
}

int Host::evaluate(Game& game, HookId hook, const RuleContext&) {
    const auto found = gives_.find(game.rules().hooks[hook.value].function_name);
    return found == gives_.end() ? 0 : found->second;
}

}  // namespace briar::garden

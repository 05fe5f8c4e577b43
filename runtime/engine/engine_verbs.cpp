// The verbs that any game may use, whatever its system: numbers, dice, words to the players, the end.
#include <string>
#include <utility>

#include "runtime/engine/engine_words.hpp"
#include "runtime/engine/game.hpp"
#include "runtime/engine/yes_no.hpp"

namespace briar {
namespace {

PieceId to_piece(Arg arg) { return arg < 0 ? PieceId{} : PieceId{static_cast<std::uint16_t>(arg)}; }
VarId to_var(Arg arg) { return VarId{static_cast<std::uint16_t>(arg)}; }
CounterId to_counter(Arg arg) { return CounterId{static_cast<std::uint16_t>(arg)}; }

[[noreturn]] void refuse(const RuleContext& context, const std::string& message) {
    throw RuleError(context.rule, {}, 0, message, {});
}

/// The piece given, else the event's hero, else the hero whose turn it is.
PieceId given_or_hero(const Game& game, const RuleContext& context, Arg arg) {
    if (arg >= 0) return to_piece(arg);
    if (context.event.id) {
        const std::vector<Field>& fields = (*game.rules().registry)[context.event.id].fields;
        for (std::size_t i = 0; i < fields.size(); ++i) {
            if (fields[i].name == "hero" && context.event.piece(i)) return context.event.piece(i);
        }
    }
    return game.header().hero;
}

PieceId counted(const Game& game, const RuleContext& context, Arg piece, Arg counter) {
    const PieceId of = given_or_hero(game, context, piece);
    if (!of) refuse(context, "there is no hero here whose number could be meant: give `of`");
    if (game.rules().slot(of, to_counter(counter)) < 0) {
        refuse(context, game.rules().name(of) + " has no `" +
                            game.rules().counters[static_cast<std::size_t>(counter)].name + "`");
    }
    return of;
}

// --- numbers --------------------------------------------------------------------------------------------------------

Arg var(Game& game, RuleContext&, const Args& args) { return game.state().var(to_var(args[0])); }

void store_var(Game& game, const RuleContext& context, Arg name, std::int64_t value) {
    const VarInfo& info = game.rules().vars[static_cast<std::size_t>(name)];
    if (value < info.minimum || value > info.maximum) {
        refuse(context, "`" + info.name + "` must stay between " + std::to_string(info.minimum) + " and " +
                            std::to_string(info.maximum) + ", not " + std::to_string(value));
    }
    game.state().var(to_var(name)) = static_cast<std::int32_t>(value);
}

Arg set_var(Game& game, RuleContext& context, const Args& args) {
    store_var(game, context, args[0], args[1]);
    return args[1];
}

Arg add_var(Game& game, RuleContext& context, const Args& args) {
    store_var(game, context, args[0], std::int64_t{game.state().var(to_var(args[0]))} + args[1]);
    return game.state().var(to_var(args[0]));
}

Arg counter(Game& game, RuleContext& context, const Args& args) {
    return game.counter(counted(game, context, args[1], args[0]), to_counter(args[0]));
}

Arg set_counter(Game& game, RuleContext& context, const Args& args) {
    game.set_counter(counted(game, context, args[2], args[0]), to_counter(args[0]), args[1]);
    return 0;
}

Arg add_counter(Game& game, RuleContext& context, const Args& args) {
    const PieceId of = counted(game, context, args[2], args[0]);
    const int before = game.counter(of, to_counter(args[0]));
    game.set_counter(of, to_counter(args[0]), before + args[1]);
    return game.counter(of, to_counter(args[0])) - before;
}

Arg piece_of(Game& game, RuleContext&, const Args& args) {
    const std::vector<PieceInfo>& pieces = game.rules().pieces;
    for (std::uint16_t i = 0; i < pieces.size(); ++i) {
        if (pieces[i].def.value == args[0]) return i;
    }
    return -1;
}

Arg carrier(Game&, RuleContext& context, const Args&) { return Event::to_arg(context.carrier); }

Arg name(Game& game, RuleContext& context, const Args& args) {
    if (args[0] < 0) refuse(context, "there is no piece whose name could be given");
    return game.keep_text(game.rules().name(to_piece(args[0]))).value;
}

Arg is(Game& game, RuleContext&, const Args& args) {
    return args[0] >= 0 && game.rules().info(to_piece(args[0])).def.value == args[1] ? 1 : 0;
}

// --- dice -----------------------------------------------------------------------------------------------------------

Roll& running_roll(Game& game, const RuleContext& context) {
    if (game.rolling() == nullptr) refuse(context, "no dice lie on the table: this can be asked only when `rolled`");
    return *game.rolling();
}

std::uint8_t& running_die(Game& game, const RuleContext& context, Arg index) {
    Roll& roll = running_roll(game, context);
    if (index < 1 || index > roll.count) {
        refuse(context, "there is no die " + std::to_string(index) + ": " + std::to_string(roll.count) +
                            " were rolled, counted from 1");
    }
    return roll.values[static_cast<std::size_t>(index - 1)];
}

Arg rolled_die(Game& game, RuleContext& context, const Args& args) { return running_die(game, context, args[0]); }
Arg rolled_count(Game& game, RuleContext& context, const Args&) { return running_roll(game, context).count; }

Arg reroll(Game& game, RuleContext& context, const Args& args) {
    std::uint8_t& die = running_die(game, context, args[0]);
    die = static_cast<std::uint8_t>(game.die(running_roll(game, context).sides));
    return die;
}

Flow<Arg> roll(Game& game, RuleContext& context, Args args) {
    Roll dice;
    co_return co_await game.roll(DiceExpr::unpack(args[0]), dice, given_or_hero(game, context, args[1]), PieceId{});
}

// --- people ---------------------------------------------------------------------------------------------------------

Flow<Arg> confirm(Game& game, RuleContext& context, Args args) {
    const PieceId hero = given_or_hero(game, context, args[1]);
    if (!hero) refuse(context, "there is nobody to ask here: give `hero`");
    co_return co_await ask_yes_no(game, hero, TextId{args[0]}, args[2] != 0) ? 1 : 0;
}

Arg say(Game& game, RuleContext&, const Args& args) {
    if (game.watched()) game.log_text(game.text(TextId{args[0]}));
    return 0;
}

Arg win(Game& game, RuleContext&, const Args& args) {
    const PieceId winner = to_piece(args[1]);
    game.finish(Result::Won, TextId{args[0]}, winner ? game.rules().system->seat(game, winner) : SeatId{});
    return 0;
}

Arg lose(Game& game, RuleContext&, const Args& args) {
    game.finish(Result::Lost, TextId{args[0]});
    return 0;
}

Arg tie(Game& game, RuleContext&, const Args& args) {
    game.finish(Result::Draw, TextId{args[0]});
    return 0;
}

// --- descriptions ---------------------------------------------------------------------------------------------------

Param param(std::string name, Type type, std::string doc) { return {std::move(name), type, {}, std::move(doc)}; }

Param optional(std::string name, Type type, std::string doc, std::string fallback, Arg fallback_arg = -1) {
    return {std::move(name), type, {}, std::move(doc), false, std::move(fallback), fallback_arg};
}

Param whose() { return optional("of", Type::Piece, "Whose number.", "the event's hero"); }

/// Of the kinds that seats decide for.
Param winner() {
    Param who = optional("winner", Type::Piece, "Whose player wins alone.", "all win together");
    who.kinds = "heroes|players";
    return who;
}

VerbSpec query(std::string name, std::string doc, std::vector<Param> params, Type result, VerbCall call,
               std::string example) {
    VerbSpec spec{std::move(name), VerbSort::Query, std::move(doc), std::move(params), result, {}, std::move(example)};
    spec.call = call;
    return spec;
}

VerbSpec change(std::string name, std::string doc, std::vector<Param> params, Type result, VerbCall call,
                std::string example) {
    VerbSpec spec = query(std::move(name), std::move(doc), std::move(params), result, call, std::move(example));
    spec.sort = VerbSort::Change;
    return spec;
}

VerbSpec flow(std::string name, std::string doc, std::vector<Param> params, Type result, VerbFlow run,
              std::string example) {
    VerbSpec spec = query(std::move(name), std::move(doc), std::move(params), result, nullptr, std::move(example));
    spec.sort = VerbSort::Flow;
    spec.flow = run;
    return spec;
}

void describe_numbers(Registry& registry) {
    registry.add(query("var", "The value of one of the scenario's vars.", {param("name", Type::Var, "Which var.")},
                       Type::Int, var, "when: {var: {name: doom, at_least: 3}}"));
    registry.add(change("set_var", "Sets one of the scenario's vars.",
                        {param("name", Type::Var, "Which var."), param("value", Type::Int, "Its new value.")},
                        Type::Int, set_var, "set_var: {name: doom, value: 0}"));
    registry.add(change(
        "add_var", "Adds to one of the scenario's vars; gives the new value.",
        {param("name", Type::Var, "Which var."), optional("by", Type::Int, "How much; may be negative.", "1", 1)},
        Type::Int, add_var, "add_var: doom"));
    registry.add(query("counter", "A counter of a piece, such as its health.",
                       {param("name", Type::Counter, "Which counter."), whose()}, Type::Int, counter,
                       "when: {counter: {name: health, at_most: 3}}"));
    registry.add(
        change("set_counter", "Sets a counter of a piece, within the counter's range.",
               {param("name", Type::Counter, "Which counter."), param("value", Type::Int, "Its new value."), whose()},
               Type::None, set_counter, "set_counter: {name: ap, value: 0}"));
    registry.add(change(
        "add_counter", "Adds to a counter of a piece, within the counter's range; gives the change.",
        {param("name", Type::Counter, "Which counter."), param("by", Type::Int, "How much; may be negative."), whose()},
        Type::Int, add_counter, "add_counter: {name: ap, by: 1}"));
    registry.add(query("piece_of", "The first piece of an entry, wherever it is; none when the game has no such piece.",
                       {param("what", Type::Def, "The entry.")}, Type::Piece, piece_of, "gain: {piece_of: athame}"));
    registry.add(query("carrier", "The piece that carries the special: an item, a tile, a monster, a hero.", {},
                       Type::Piece, carrier, "destroy: {carrier: true}"));
    VerbSpec name_of = query("name", "What people call a piece.", {param("piece", Type::Piece, "The piece.")},
                             Type::Text, name, "game:say(hero:name() .. \" stumbles.\")");
    name_of.in_yaml = false;
    registry.add(std::move(name_of));
    registry.add(query("is", "Whether a piece is of a certain entry.",
                       {param("piece", Type::Piece, "The piece."), param("what", Type::Def, "The entry.")}, Type::Bool,
                       is, "when: {is: {piece: monster, what: wolf}}"));
}

void describe_dice(Registry& registry) {
    registry.add(query("rolled_die", "One of the dice on the table, counted from 1; only when `rolled`.",
                       {param("index", Type::Int, "Which die.")}, Type::Int, rolled_die,
                       "when: {rolled_die: {index: 1, is: 1}}"));
    registry.add(query("rolled_count", "How many dice lie on the table; only when `rolled`.", {}, Type::Int,
                       rolled_count, "when: {rolled_count: {at_least: 2}}"));
    registry.add(change("reroll", "Rolls one of the dice on the table again; only when `rolled`. Gives what it shows.",
                        {param("index", Type::Int, "Which die, counted from 1.")}, Type::Int, reroll, "reroll: 1"));
    registry.add(flow("roll", "Rolls dice; other rules may re-roll them. Gives the sum.",
                      {param("dice", Type::Dice, "The dice, such as `d6` or `2d6+1`."),
                       optional("hero", Type::Piece, "Who rolls.", "the event's hero")},
                      Type::Int, roll, "roll: d6"));
}

void describe_people(Registry& registry) {
    registry.add(flow(
        "confirm", "Asks a hero's player a question that is answered by yes or no.",
        {param("text", Type::Text, "The question."), optional("hero", Type::Piece, "Who is asked.", "the event's hero"),
         optional("suggest", Type::Bool, "What a sensible player would answer.", "true", 1)},
        Type::Bool, confirm, "confirm: Take the risk?"));
    registry.add(change("say", "Writes a line into the log.", {param("text", Type::Text, "The line.")}, Type::None, say,
                        "say: The wind drops."));
    registry.add(change("win", "Ends the game: won.", {param("text", Type::Text, "Why, for people."), winner()},
                        Type::None, win, "win: The curse is lifted."));
    registry.add(change("lose", "Ends the game: lost.", {param("text", Type::Text, "Why, for people.")}, Type::None,
                        lose, "lose: Nobody is left."));
    registry.add(change("tie", "Ends the game: in a draw.", {param("text", Type::Text, "Why, for people.")}, Type::None,
                        tie, "tie: Nobody can move any more."));
}

}  // namespace

void describe_engine(Registry& registry) {
    registry.add(EventSpec{"rolled",
                           Moment::After,
                           "Dice were rolled and lie on the table; rules may roll some of them again.",
                           {{"hero", Type::Piece, "heroes", "Who rolls, or for whom it is rolled."},
                            {"roller", Type::Piece, {}, "Whose dice they are: a hero, a monster, or none."}},
                           {}});
    registry.add(ValueSpec{"action_cost",
                           "What an action costs: the first number of its `cost`.",
                           {{"hero", Type::Piece, "heroes", "Who acts."},
                            {"source", Type::Piece, {}, "What carries the action: an item, a tile, a token."}},
                           {}});
    describe_numbers(registry);
    describe_dice(registry);
    describe_people(registry);
}

}  // namespace briar

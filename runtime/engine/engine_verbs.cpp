// The verbs that any game may use, whatever its system: numbers, dice, words to the players, the end.
#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "runtime/engine/engine_log.hpp"
#include "runtime/engine/engine_words.hpp"
#include "runtime/engine/event_fields.hpp"
#include "runtime/engine/game.hpp"
#include "runtime/engine/verb_args.hpp"
#include "runtime/engine/verbs.hpp"
#include "runtime/engine/yes_no.hpp"

namespace briar {
namespace {

VarId to_var(Arg arg) { return VarId{static_cast<std::uint16_t>(arg)}; }
CounterId to_counter(Arg arg) { return CounterId{static_cast<std::uint16_t>(arg)}; }

/// The piece given, else the event's hero, else the hero whose turn it is.
PieceId given_or_hero(const Game& game, const RuleContext& context, Arg arg) {
    if (arg >= 0) return piece_arg(arg);
    const PieceId hero = game.rules().hero_fields.piece(context.event);
    return hero ? hero : game.header().hero;
}

PieceId counted(const Game& game, const RuleContext& context, Arg piece, Arg counter) {
    const PieceId of = given_or_hero(game, context, piece);
    if (!of) refuse(game, context, "there is no hero here whose number could be meant: give `of`");
    if (game.rules().slot(of, to_counter(counter)) < 0) {
        refuse(
            game, context,
            game.rules().name(of) + " has no `" + game.rules().counters[static_cast<std::size_t>(counter)].name + "`");
    }
    return of;
}

// --- numbers --------------------------------------------------------------------------------------------------------

Arg var(Game& game, RuleContext&, const Args& args) { return game.state().var(to_var(args[0])); }

void store_var(Game& game, const RuleContext& context, Arg name, std::int64_t value) {
    const VarInfo& info = game.rules().vars[static_cast<std::size_t>(name)];
    if (value < info.minimum || value > info.maximum) {
        refuse(game, context,
               "`" + info.name + "` must stay between " + std::to_string(info.minimum) + " and " +
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
    if (args[0] < 0) refuse(game, context, "there is no piece whose name could be given");
    return game.keep_text(game.rules().name(piece_arg(args[0]))).value;
}

Arg is(Game& game, RuleContext&, const Args& args) {
    return args[0] >= 0 && game.rules().info(piece_arg(args[0])).def.value == args[1] ? 1 : 0;
}

// --- dice -----------------------------------------------------------------------------------------------------------

Roll& running_roll(Game& game, const RuleContext& context) {
    if (game.rolling() == nullptr)
        refuse(game, context, "no dice lie on the table: this can be asked only when `rolled`");
    return *game.rolling();
}

std::uint8_t& running_die(Game& game, const RuleContext& context, Arg index) {
    Roll& roll = running_roll(game, context);
    if (index < 1 || index > roll.count) {
        refuse(game, context,
               "there is no die " + std::to_string(index) + ": " + std::to_string(roll.count) +
                   " were rolled, counted from 1");
    }
    return roll.values[static_cast<std::size_t>(index - 1)];
}

Arg rolled_die(Game& game, RuleContext& context, const Args& args) { return running_die(game, context, args[0]); }
Arg rolled_count(Game& game, RuleContext& context, const Args&) { return running_roll(game, context).count; }

Arg reroll(Game& game, RuleContext& context, const Args& args) {
    std::uint8_t& die = running_die(game, context, args[0]);
    const int before = die;
    die = static_cast<std::uint8_t>(game.die(running_roll(game, context).sides));
    game.log(kRerolledLog, before, die);
    return die;
}

Flow<Arg> roll(Game& game, RuleContext& context, Args args) {
    Roll dice;
    co_return co_await game.roll(DiceExpr::unpack(args[0]), dice, given_or_hero(game, context, args[1]), PieceId{});
}

// --- people ---------------------------------------------------------------------------------------------------------

Flow<Arg> confirm(Game& game, RuleContext& context, Args args) {
    const PieceId hero = given_or_hero(game, context, args[1]);
    if (!hero) refuse(game, context, "there is nobody to ask here: give `hero`");
    co_return co_await ask_yes_no(game, hero, TextId{args[0]}, args[2] != 0) ? 1 : 0;
}

Arg say(Game& game, RuleContext&, const Args& args) {
    if (game.watched()) game.log_text(game.text(TextId{args[0]}));
    return 0;
}

Arg win(Game& game, RuleContext&, const Args& args) {
    const PieceId winner = piece_arg(args[1]);
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

const Gives kPiece{Type::Piece};
const Gives kTextForScripts{Type::Text, {}, false};

Param piece() { return need("piece", Type::Piece, {}, "The piece."); }
Param whose() { return may("of", Type::Piece, {}, "Whose number.", kEventHero); }
Param which_var() { return need("name", Type::Var, {}, "Which var."); }
Param which_counter() { return need("name", Type::Counter, {}, "Which counter."); }
Param new_value() { return need("value", Type::Int, {}, "Its new value."); }
Param text(std::string doc) { return need("text", Type::Text, {}, std::move(doc)); }
Param why() { return text("Why, for people."); }

void describe_numbers(Verbs& verbs) {
    verbs.query("var", "The value of one of the scenario's vars.", {which_var()}, kNumber, var,
                "when: {var: {name: doom, at_least: 3}}");
    verbs.change("set_var", "Sets one of the scenario's vars.", {which_var(), new_value()}, kNumber, set_var,
                 "set_var: {name: doom, value: 0}");
    verbs.change("add_var", "Adds to one of the scenario's vars; gives the new value.",
                 {which_var(), may("by", Type::Int, {}, "How much; may be negative.", "1", 1)}, kNumber, add_var,
                 "add_var: doom");
    verbs.query("counter", "A counter of a piece, such as its health.", {which_counter(), whose()}, kNumber, counter,
                "when: {counter: {name: health, at_most: 3}}");
    verbs.change("set_counter", "Sets a counter of a piece, within the counter's range.",
                 {which_counter(), new_value(), whose()}, kNothing, set_counter, "set_counter: {name: ap, value: 0}");
    verbs.change("add_counter", "Adds to a counter of a piece, within the counter's range; gives the change.",
                 {which_counter(), need("by", Type::Int, {}, "How much; may be negative."), whose()}, kNumber,
                 add_counter, "add_counter: {name: ap, by: 1}");
}

void describe_pieces(Verbs& verbs) {
    verbs.query("piece_of", "The first piece of an entry, wherever it is; none when the game has no such piece.",
                {need("what", Type::Def, {}, "The entry.")}, kPiece, piece_of, "gain: {piece_of: athame}");
    verbs.query("carrier", "The piece that carries the special: an item, a tile, a monster, a hero.", {}, kPiece,
                carrier, "destroy: {carrier: true}");
    verbs.query("name", "What people call a piece.", {piece()}, kTextForScripts, name,
                "game:say(hero:name() .. \" stumbles.\")");
    verbs.query("is", "Whether a piece is of a certain entry.", {piece(), need("what", Type::Def, {}, "The entry.")},
                kTruth, is, "when: {is: {piece: monster, what: wolf}}");
}

/// About dice that lie on the table.
constexpr std::array<std::string_view, 3> kDiceVerbs = {"rolled_die", "rolled_count", "reroll"};

void describe_dice(Verbs& verbs) {
    verbs.query("rolled_die", "One of the dice on the table, counted from 1; only when `rolled`.",
                {need("index", Type::Int, {}, "Which die.")}, kNumber, rolled_die,
                "when: {rolled_die: {index: 1, is: 1}}");
    verbs.query("rolled_count", "How many dice lie on the table; only when `rolled`.", {}, kNumber, rolled_count,
                "when: {rolled_count: {at_least: 2}}");
    verbs.change("reroll", "Rolls one of the dice on the table again; only when `rolled`. Gives what it shows.",
                 {need("index", Type::Int, {}, "Which die, counted from 1.")}, kNumber, reroll, "reroll: 1");
    verbs.flow("roll", "Rolls dice; other rules may re-roll them. Gives the sum.",
               {need("dice", Type::Dice, {}, "The dice, such as `d6` or `2d6+1`."),
                may("hero", Type::Piece, {}, "Who rolls.", kEventHero)},
               kNumber, roll, "roll: d6");
}

void describe_people(Verbs& verbs) {
    verbs.flow("confirm", "Asks a hero's player a question that is answered by yes or no.",
               {text("The question."), may("hero", Type::Piece, {}, "Who is asked.", kEventHero),
                may("suggest", Type::Bool, {}, "What a sensible player would answer.", "true", 1)},
               kTruth, confirm, "confirm: Take the risk?");
    verbs.change("say", "Writes a line into the log.", {text("The line.")}, kNothing, say, "say: The wind drops.");
    // The winner is of the kinds that seats decide for.
    verbs.change("win", "Ends the game: won.",
                 {why(), may("winner", Type::Piece, "heroes|players", "Whose player wins alone.", "all win together")},
                 kNothing, win, "win: The curse is lifted.");
    verbs.change("lose", "Ends the game: lost.", {why()}, kNothing, lose, "lose: Nobody is left.");
    verbs.change("tie", "Ends the game: in a draw.", {why()}, kNothing, tie, "tie: Nobody can move any more.");
}

}  // namespace

std::string_view event_asked_about(std::string_view verb) {
    const bool about_dice = std::find(kDiceVerbs.begin(), kDiceVerbs.end(), verb) != kDiceVerbs.end();
    return about_dice ? "rolled" : std::string_view();
}

void describe_engine(Registry& registry) {
    registry.add(EventSpec{"rolled",
                           Moment::After,
                           "Dice were rolled and lie on the table; rules may roll some of them again.",
                           {field::piece("hero", "heroes", "Who rolls, or for whom it is rolled."),
                            field::piece("roller", {}, "Whose dice they are: a hero, a monster, or none.")},
                           {}});
    registry.add(ValueSpec{"action_cost",
                           "What an action costs: the first number of its `cost`.",
                           {field::piece("hero", "heroes", "Who acts."),
                            field::piece("source", {}, "What carries the action: an item, a tile, a token.")},
                           {}});
    Verbs verbs(registry);
    describe_numbers(verbs);
    describe_pieces(verbs);
    describe_dice(verbs);
    describe_people(verbs);
}

}  // namespace briar

// What each message does.
#include <algorithm>
#include <utility>

#include "runtime/cli/arguments.hpp"
#include "runtime/cli/drive/driver.hpp"
#include "runtime/cli/drive/message.hpp"
#include "runtime/session/hex.hpp"
#include "runtime/session/position.hpp"
#include "runtime/session/systems.hpp"
#include "runtime/session/trace.hpp"

namespace briar::cli {
namespace {

Tree option_tree(const Session& session, std::size_t index, const std::string& key) {
    const Option& option = session.decision().options[index];
    Tree tree;
    tree["index"] = index;
    tree["key"] = key;
    tree["label"] = option.kind->label(session.game(), option);
    tree["kind"] = option.kind->name;
    if (session.is_failing(index)) tree["failing"] = true;
    return tree;
}

Tree failure_tree(const Failure& failure) {
    Tree tree;
    tree["rule"] = failure.rule;
    tree["file"] = failure.file;
    tree["line"] = failure.line;
    tree["message"] = failure.message;
    return tree;
}

std::shared_ptr<const Document> parse(const std::string& text) {
    Diagnostics problems;
    auto document = Document::parse("position", text, problems);
    if (problems.has_errors()) throw BadMessage("the position cannot be read", "", std::move(problems));
    return document;
}

/// A position as YAML text or as an object; dice laid over it. Nothing when neither is given.
std::shared_ptr<const Document> position_in(const Tree& message) {
    const Tree* position = message.find("position");
    const Tree* dice = message.find("dice");
    Tree tree = Tree::map();
    if (position != nullptr && position->is_map()) tree = *position;
    if (position != nullptr && !position->is_map() && !position->is_null())
        tree = Tree::from(parse(text_in(message, "position").value_or(""))->root());
    if (dice != nullptr) tree["dice"] = *dice;
    if (position == nullptr && dice == nullptr) return nullptr;
    return parse(tree.to_yaml());
}

}  // namespace

Session& Driver::session() {
    if (session_ == nullptr) throw BadMessage("there is no game yet", "begin one with {\"do\": \"new\"}");
    return *session_;
}

/// The same wish again costs nothing.
const Ruleset& Driver::compile(const Wish& wish) {
    const bool same =
        rules_ != nullptr && wish.word == wish_.word && wish.packs == wish_.packs && wish.modes == wish_.modes;
    if (same) return *rules_;
    Compiled compiled = compile_wish(wish);
    if (compiled.rules == nullptr) throw BadMessage("the content has errors", "", std::move(compiled.problems));
    rules_ = std::move(compiled.rules);
    wish_ = wish;
    return *rules_;
}

void Driver::prepare() {
    try {
        (void)compile({scenario_, {}, {}});
    } catch (const BadMessage&) {  // `new` looks again and says it
    }
}

Tree Driver::standing() const {
    Tree tree;
    tree["ok"] = true;
    tree["step"] = session_->at();
    tree["over"] = session_->over();
    const Header& header = session_->game().header();
    tree["result"] = kResultNames[static_cast<std::size_t>(header.result)];
    if (const std::string& reason = session_->game().reason(); !reason.empty()) tree["reason"] = reason;
    if (const auto score = session_->rules().system->score(session_->game())) tree["score"] = *score;
    return tree;
}

Tree Driver::start(Start start, bool strict) {
    SessionOptions options;
    if (strict) options.on_failure = OnFailure::Strict;
    Session::Begun begun = Session::begin(rules_, system_set().script_host(*rules_), std::move(start), options);
    if (begun.session == nullptr || begun.problems.has_errors()) {
        const std::string why = begun.problems.empty() ? "" : begun.problems.list().front().message;
        throw BadMessage("the game cannot be begun like this: " + why, "", std::move(begun.problems));
    }
    session_ = std::move(begun.session);
    Tree tree = standing();
    tree["scenario"] = session_->rules().catalog->entry(session_->rules().scenario).id;
    tree["seed"] = session_->start().setup.seed;
    return tree;
}

Tree Driver::begin(const Tree& message) {
    require_keys(message, {"scenario", "packs", "modes", "heroes", "seats", "seed", "position", "dice", "strict"});
    const Wish wish{text_in(message, "scenario").value_or(scenario_), texts_in(message, "packs"),
                    texts_in(message, "modes")};
    if (wish.word.empty()) throw BadMessage("no scenario is named", "{\"do\": \"new\", \"scenario\": \"...\"}");
    const Ruleset& rules = compile(wish);
    Setup setup;
    setup.seed = number_in(message, "seed").value_or(1);
    const std::uint64_t seats = number_in(message, "seats").value_or(static_cast<std::uint64_t>(rules.seats_least));
    if (seats > 1000) throw BadMessage("`seats` is too large");
    setup.seats = static_cast<int>(seats);
    setup.heroes = texts_in(message, "heroes");
    return start({setup, position_in(message), nullptr}, flag_in(message, "strict"));
}

Tree Driver::decision(const Tree& message) {
    require_keys(message, {});
    const std::vector<std::string>& keys = session().keys();
    Tree tree = standing();
    if (session_->stopped()) tree["failure"] = failure_tree(*session_->stopped());
    if (session_->over()) return tree;
    const Decision& decision = session_->decision();
    tree["prompt"] = decision.prompt->name;
    tree["text"] = session_->game().prompt();
    tree["seat"] = int{decision.seat.value};
    if (decision.hero) tree["hero"] = session_->rules().key(decision.hero);
    tree["quiescent"] = session_->quiescent();
    tree["options"] = Tree::list();
    for (std::size_t i = 0; i < keys.size(); ++i)
        tree["options"].push(option_tree(*session_, i, keys[i]));
    return tree;
}

Tree Driver::choose(const Tree& message) {
    require_keys(message, {"key", "index"});
    const auto key = text_in(message, "key");
    const auto index = number_in(message, "index");
    if (key.has_value() == index.has_value())
        throw BadMessage("choose by `key` or by `index`, and by one of them only");
    const std::size_t before = session().log_size();
    const Chosen chosen = key ? session().choose(*key) : session().choose(static_cast<std::size_t>(*index));
    if (chosen.outcome == Chosen::Outcome::Rejected) {
        std::string near;
        for (const std::string& each : chosen.near)
            near += (near.empty() ? "perhaps: " : ", ") + each;
        throw BadMessage(chosen.reason, near);
    }
    Tree tree = standing();
    tree["log"] = chosen.went_on ? session_->log_size(chosen.went_on->from) : std::min(before, session_->log_size());
    if (chosen.failure) {
        tree["ok"] = false;
        tree["error"] = (chosen.failure->rule.empty() ? "" : "a rule failed: ") + chosen.failure->message;
        tree["failure"] = failure_tree(*chosen.failure);
    }
    return tree;
}

Tree Driver::undo(const Tree& message) {
    require_keys(message, {});
    const Travel travel = session().undo();
    if (!travel.moved) throw BadMessage("there is nothing to undo");
    Tree tree = standing();
    tree["unlearned"] = travel.unlearned;
    return tree;
}

Tree Driver::redo(const Tree& message) {
    require_keys(message, {});
    if (!session().redo().moved) throw BadMessage("there is nothing to redo");
    return standing();
}

Tree Driver::state(const Tree& message) {
    require_keys(message, {});
    Tree tree;
    tree["ok"] = true;
    tree["quiescent"] = session().quiescent();
    tree["position"] = write_position(session_->game()).to_yaml();
    if (session_->quiescent()) return tree;
    const Session::QuietPosition quiet = session_->quiet_position(session_->at());
    if (quiet.position.is_null()) return tree;
    tree["before"] = Tree::map();
    tree["before"]["step"] = quiet.step;
    tree["before"]["position"] = quiet.position.to_yaml();
    return tree;
}

Tree Driver::log(const Tree& message) {
    require_keys(message, {"since"});
    const std::uint64_t since = number_in(message, "since").value_or(0);
    Tree tree;
    tree["ok"] = true;
    tree["size"] = session().log_size();
    tree["lines"] = Tree::list();
    for (std::size_t i = static_cast<std::size_t>(std::min<std::uint64_t>(since, session_->log_size()));
         i < session_->log_size(); ++i) {
        const LogLine& line = session_->log_line(i);
        Tree& item = tree["lines"].push();
        item["kind"] = line.kind->name;
        item["text"] = session_->log_text(i);
        if (line.cause) item["rule"] = rule_words(session_->game(), line.cause);
    }
    return tree;
}

Tree Driver::hash(const Tree& message) {
    require_keys(message, {});
    Tree tree;
    tree["ok"] = true;
    tree["hash"] = to_hex(session().state_hash());
    return tree;
}

/// In the middle of a move, where no position tells how the game goes on, dice are a step of the running game. Chance
/// goes on after them.
Tree Driver::lay_within_move(const Tree& values) {
    std::vector<int> dice;
    for (const Tree& value : values.items()) {
        const bool last = &value == &values.items().back();
        if (last && !dice.empty() && value.kind() == Tree::Kind::Text && value.text() == "random") continue;
        const auto die = value.kind() == Tree::Kind::Number ? whole_number(value.text()) : std::nullopt;
        dice.push_back(static_cast<int>(std::min<std::uint64_t>(die.value_or(0), 101)));
    }
    if (!session().lay_dice(dice)) {
        throw BadMessage("in the middle of a move `values` is a list of up to " + std::to_string(Forced::kRoom) +
                             " numbers from 1 to 100",
                         "after them chance goes on");
    }
    return standing();
}

/// Dice are part of the state: at a turn's menu the game goes on as a new one from its own position.
Tree Driver::dice(const Tree& message) {
    require_keys(message, {"values"});
    const Tree* values = message.find("values");
    if (values == nullptr) throw BadMessage("`values` is missing: a list of results, or `random`");
    if (session().over()) throw BadMessage("the game is over");
    if (!session().quiescent()) return lay_within_move(*values);
    Tree position = write_position(session_->game());
    position.erase("dice_used");
    position["dice"] = *values;
    const bool strict = session_->options().on_failure == OnFailure::Strict;
    return start({session_->start().setup, parse(position.to_yaml()), nullptr}, strict);
}

Tree Driver::quit(const Tree&) {
    over_ = true;
    Tree tree;
    tree["ok"] = true;
    return tree;
}

}  // namespace briar::cli

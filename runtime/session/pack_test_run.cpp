// Running pack tests.
#include <algorithm>

#include "runtime/session/content_loader.hpp"
#include "runtime/session/forced_dice.hpp"
#include "runtime/session/node_problem.hpp"
#include "runtime/session/option_match.hpp"
#include "runtime/session/pack_test.hpp"
#include "runtime/session/partial_match.hpp"
#include "runtime/session/position.hpp"
#include "runtime/session/session.hpp"
#include "runtime/session/systems.hpp"

namespace briar {
namespace {

std::string listed(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "`" : ", `") + word + "`";
    return text.empty() ? "nothing" : text;
}

/// One test being run: its game and what is wrong with it.
class TestRun {
public:
    TestRun(const PackTest& test, PackTestResult& result) : test_(test), result_(result) {}

    void run(const std::shared_ptr<const Ruleset>& rules, std::unique_ptr<ScriptHost> scripts) {
        if (!begin(rules, std::move(scripts))) return;
        if (choose_all()) compare();
        check_dice();
        for (std::size_t i = 0; i < session_->log_size(); ++i)
            result_.log.push_back(session_->log_text(i));
    }

private:
    bool begin(const std::shared_ptr<const Ruleset>& rules, std::unique_ptr<ScriptHost> scripts) {
        Start start{test_.setup, test_.given != nullptr ? test_.document : nullptr, test_.given};
        if (start.setup.seats == 0) start.setup.seats = rules->seats_least;
        SessionOptions options;
        options.on_failure = OnFailure::Strict;
        Session::Begun begun = Session::begin(rules, std::move(scripts), std::move(start), options);
        for (Diagnostic problem : begun.problems.list()) {
            if (problem.place.line == 0) problem.place = test_.place;
            result_.problems.add(std::move(problem));
        }
        session_ = std::move(begun.session);
        return session_ != nullptr;
    }

    void fail(const Node& at, const char* id, std::string message, std::string hint = {}) {
        result_.problems.add(problem_at(at, id, std::move(message), std::move(hint)));
    }

    /// Calls `visit` for each item of a list, or for the one item that stands there without a list.
    template <class Visit>
    static void for_each(const Node* list, Visit visit) {
        if (list == nullptr) return;
        if (!list->is_list()) visit(*list);
        for (const auto& item : list->items)
            visit(*item);
    }

    bool choose_all() {
        bool going_on = true;
        for_each(test_.when, [&](const Node& key) { going_on = going_on && choose(key); });
        return going_on;
    }

    bool lay_dice(const Node& dice) {
        if (session_->lay_dice(dice_in(dice))) {
            dice_ = &dice;
            return true;
        }
        fail(dice, "test.rejected", "dice cannot be laid down any more", "the game is over");
        return false;
    }

    bool put_aside(const Node& name) {
        const RuleId rule = rule_named(session_->rules(), name.text);
        if (rule && session_->put_aside(rule)) return true;
        fail(name, "test.rejected",
             rule ? "the rule `" + name.text + "` cannot be put aside here" : "there is no rule `" + name.text + "`",
             rule ? "it is put aside already, or the game stands in the middle of a turn"
                  : "the rule may have another name now");
        return false;
    }

    bool choose(const Node& key) {
        if (const Node* dice = key.find("dice")) return lay_dice(*dice);
        if (const Node* rule = key.find("put_aside")) return put_aside(*rule);
        const Chosen chosen = session_->choose(key.text);
        if (chosen.done()) return true;
        if (chosen.outcome == Chosen::Outcome::Rejected) {
            fail(key, "test.rejected", chosen.reason, "the options are " + listed(session_->keys()));
            return false;
        }
        Diagnostic failure = to_diagnostic(*chosen.failure);
        if (failure.place.line == 0) {
            fail(key, "test.failed", failure.message, failure.hint);
        } else {
            fail(key, "test.failed", "`" + key.text + "` failed: see " + failure.place.file);
            result_.problems.add(std::move(failure));
        }
        return false;
    }

    void compare() {
        for (const Member& member : test_.then->members) {
            const Node& expected = *member.value;
            const std::string& key = member.key;
            if (key == "deciding") {
                compare_deciding(expected);
            } else if (key == "offers" || key == "offers_not") {
                for_each(&expected, [&](const Node& word) { compare_offer(word, key == "offers"); });
            } else if (key == "rejected") {
                for_each(&expected, [&](const Node& word) { compare_rejected(word); });
            } else if (key == "log" || key == "log_not") {
                for_each(&expected, [&](const Node& part) { compare_log(part, key == "log"); });
            } else if (key == "result") {
                compare_result(expected);
            } else {
                match_partially(expected, position().find(key), key, result_.problems);
            }
        }
    }

    const Tree& position() {
        if (position_.is_null()) position_ = write_position(session_->game());
        return position_;
    }

    void compare_deciding(const Node& expected) {
        std::string seat = "nobody";
        std::string hero;
        if (!session_->over()) {
            seat = std::to_string(session_->decision().seat.value);
            if (const PieceId deciding = session_->decision().hero) hero = session_->rules().key(deciding);
        }
        if (expected.text == seat || (!hero.empty() && expected.text == hero)) return;
        fail(expected, "test.differs",
             "deciding: expected " + expected.text + ", found " + seat + (hero.empty() ? "" : " (" + hero + ")"));
    }

    void compare_offer(const Node& word, bool wanted) {
        const std::vector<std::string>& keys = session_->keys();
        const bool offered =
            std::any_of(keys.begin(), keys.end(), [&](const std::string& key) { return begins_with(key, word.text); });
        if (offered == wanted) return;
        fail(word, "test.differs",
             wanted ? "expected an option `" + word.text + "`" : "expected no option `" + word.text + "`",
             "the options are " + listed(keys));
    }

    void compare_rejected(const Node& word) {
        const std::uint64_t before = session_->state_hash();
        const std::size_t here = session_->at();
        const Chosen chosen = session_->choose(word.text);
        if (chosen.outcome == Chosen::Outcome::Rejected && session_->state_hash() == before) return;
        fail(word, "test.differs",
             "expected `" + word.text + "` to be rejected, but it " + (chosen.done() ? "was done" : "failed"));
        session_->go_to(here);
    }

    void compare_log(const Node& part, bool wanted) {
        std::vector<std::string> lines;
        for (std::size_t i = 0; i < session_->log_size(); ++i)
            lines.push_back(session_->log_text(i));
        const bool found = std::any_of(lines.begin(), lines.end(), [&](const std::string& line) {
            return line.find(part.text) != std::string::npos;
        });
        if (found == wanted) return;
        fail(part, "test.differs",
             wanted ? "expected a line of the log with `" + part.text + "`"
                    : "expected no line of the log with `" + part.text + "`",
             "the log is " + listed(lines));
    }

    void compare_result(const Node& expected) {
        const char* found = kResultNames[static_cast<std::size_t>(session_->state().header().result)];
        if (expected.text == found) return;
        fail(expected, "test.differs", "result: expected " + expected.text + ", found " + found);
    }

    /// Dice that nobody rolled mean that the test is not about what it says.
    void check_dice() {
        const Forced& forced = session_->state().header().forced;
        const Node* dice = dice_;
        if (dice == nullptr && test_.given != nullptr) dice = test_.given->find("dice");
        if (dice == nullptr || forced.next >= forced.count || result_.problems.has_errors()) return;
        std::string left;
        for (std::size_t i = forced.next; i < forced.count; ++i)
            left += (left.empty() ? "" : ", ") + std::to_string(forced.values[i]);
        fail(*dice, "test.dice-left", "dice were laid down that nobody rolled: " + left);
    }

    const PackTest& test_;
    PackTestResult& result_;
    std::unique_ptr<Session> session_;
    const Node* dice_ = nullptr;  ///< those that were laid down last, in between
    Tree position_;
};

}  // namespace

PackTestRunner::PackTestRunner(const SystemSet& set, std::shared_ptr<const Catalog> catalog)
    : set_(set), catalog_(std::move(catalog)) {}

const PackTestRunner::Compiled& PackTestRunner::compiled(const ScenarioChoice& choice) {
    std::vector<std::string> key{choice.scenario};
    key.insert(key.end(), choice.modes.begin(), choice.modes.end());
    const auto [at, added] = rulesets_.try_emplace(std::move(key));
    Compiled& here = at->second;
    if (added) here.rules = compile_scenario(set_, catalog_, choice, here.problems);
    // A test of what takes no part would prove nothing.
    if (here.problems.has_errors()) here.rules = nullptr;
    return here;
}

PackTestResult PackTestRunner::run(const PackTest& test) {
    PackTestResult result{test.name, test.place, test.clauses, {}, {}};
    const Compiled& with = compiled(test.choice);
    if (with.rules == nullptr) {
        result.problems.append(with.problems);
        return result;
    }
    TestRun(test, result).run(with.rules, set_.script_host(*with.rules));
    return result;
}

}  // namespace briar

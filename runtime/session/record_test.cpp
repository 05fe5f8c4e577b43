#include "runtime/session/record_test.hpp"

#include <algorithm>
#include <set>

#include "runtime/session/position.hpp"
#include "runtime/session/session.hpp"
#include "runtime/session/short_piles.hpp"

namespace briar {
namespace {

/// How the test's game begins. Heroes that chance has drawn are in the position.
Setup set_up_for(const Session& session) {
    Setup setup;
    setup.seats = session.start().setup.seats;
    const std::vector<std::string>& heroes = session.start().setup.heroes;
    const bool all_named = std::none_of(heroes.begin(), heroes.end(), [](const auto& hero) { return hero.empty(); });
    if (all_named) setup.heroes = heroes;
    return setup;
}

void write_scenario(const Ruleset& rules, const Setup& setup, Tree& test) {
    test["scenario"] = rules.catalog->entry(rules.scenario).id;
    for (const std::string& mode : rules.modes)
        test["modes"].push(mode);
    test["seats"] = setup.seats;
    for (const std::string& hero : setup.heroes)
        test["heroes"].push(hero);
}

/// What no test is about: where chance stands, how long the game has lasted; the result is told by itself.
bool is_left_out(const std::string& key) {
    return key == "game" || key == "random" || key == "dice" || key == "dice_used" || key == "result";
}

/// What is not as it was, of maps the members alone: the rest is not what the test is about, and another pack that is
/// laid over the game may change it. What was drawn from a pile lies elsewhere now: that is told.
Tree changes(const Tree& before, const Tree& now) {
    Tree changed = Tree::map();
    for (const auto& [key, value] : now.members()) {
        const Tree* const old = before.find(key);
        if (old != nullptr && (*old == value || is_rest_of_pile(*old, value))) continue;
        const bool both_maps = old != nullptr && old->is_map() && value.is_map();
        const Tree within = both_maps ? changes(*old, value) : value;
        if (!both_maps || within.size() > 0) changed[key] = within;
    }
    for (const auto& member : before.members()) {
        if (now.find(member.key) == nullptr) changed[member.key] = "none";
    }
    return changed;
}

/// Where laid-down dice stand after so many steps. The session stays where it stands.
Forced forced_after(Session& session, std::size_t step) {
    const std::size_t here = session.at();
    if (step == here) return session.state().header().forced;
    const std::uint32_t unlearned = session.unlearned();
    session.go_to(step);
    const Forced forced = session.state().header().forced;
    session.go_to(here);
    session.set_unlearned(unlearned);
    return forced;
}

/// Those of the dice laid down in that step that were rolled until the next ones were, or until now.
Tree rolled_dice(Session& session, std::size_t step) {
    std::size_t end = step + 1;
    while (end < session.at() && session.steps()[end].sort != StepSort::Dice)
        ++end;
    const Forced forced = forced_after(session, end);
    Tree dice = Tree::list();
    for (std::size_t i = 0; i < forced.next; ++i)
        dice.push(int{forced.values[i]});
    return dice;
}

/// Dice that lie there at the beginning and that nobody rolls are left out, too: a test must not end before they are.
void cut_given_dice(Session& session, std::size_t from, Tree& given) {
    const Tree* const all = given.find("dice");
    if (all == nullptr) return;
    std::size_t end = from;
    while (end < session.at() && session.steps()[end].sort != StepSort::Dice)
        ++end;
    const Forced before = forced_after(session, from);
    const int rolled = forced_after(session, end).next - before.next;
    Tree kept = Tree::list();
    int number = 0;
    for (const Tree& each : all->items()) {
        const bool die = number < before.count - before.next;
        if (!die || number < rolled) kept.push(each);
        ++number;
    }
    if (rolled <= 0) return given.erase("dice");
    given["dice"] = kept;
}

void write_choices(Session& session, std::size_t from, Tree& test) {
    for (std::size_t i = from; i < session.at(); ++i) {
        const SessionStep& step = session.steps()[i];
        if (step.sort == StepSort::Choice) test["when"].push(step.key);
        if (step.sort == StepSort::PutAside) test["when"].push()["put_aside"] = step.key;
        if (step.sort != StepSort::Dice) continue;
        const Tree dice = rolled_dice(session, i);
        if (dice.size() > 0) test["when"].push()["dice"] = dice;
    }
}

/// Each line once: where it was said, and how often, tests do not look at.
void write_log(const Session& session, std::size_t from, Tree& then) {
    std::set<std::string> said;
    for (std::size_t i = session.log_size(from); i < session.log_size(); ++i)
        if (const std::string line = session.log_text(i); said.insert(line).second) then["log"].push(line);
}

/// What is decided now, and the parts of the position that are not as they were.
Tree expectations(Session& session, const TestDraft& draft, const Tree& before, LookedAt at) {
    Tree then = Tree::map();
    if (session.over()) {
        then["deciding"] = "nobody";
    } else {
        then["deciding"] = int{session.decision().seat.value};
        for (const std::string& key : session.keys())
            then["offers"].push(key);
    }
    then["result"] = kResultNames[static_cast<std::size_t>(session.state().header().result)];
    if (at.log && session.options().log) write_log(session, draft.from, then);
    if (!at.changes) return then;
    const Tree changed = changes(before, write_position(session.game()));
    for (const auto& [key, value] : changed.members()) {
        if (!is_left_out(key)) then[key] = value;
    }
    return then;
}

}  // namespace

TestDraft draft_test(Session& session, std::size_t from, LookedAt at) {
    const Session::QuietPosition given = session.quiet_position(std::min(from, session.at()));
    TestDraft draft{session.game().shared_rules(), set_up_for(session), given.step, {}};
    if (given.position.is_null()) return draft;
    Tree test;
    write_scenario(session.rules(), draft.setup, test);
    test["given"] = given.position;
    cut_given_dice(session, given.step, test["given"]);
    write_choices(session, given.step, test);
    test["then"] = expectations(session, draft, given.position, at);
    draft.test = std::move(test);
    return draft;
}

Tree finish_test(const TestDraft& draft, const std::string& name, const ShorteningStep& told) {
    if (draft.test.is_null()) return {};
    bool stopped = false;
    const auto go_on = [&](std::size_t done, std::size_t all) {
        stopped = stopped || (told && !told(done, all));
        return !stopped;
    };
    Tree file;
    Tree& test = file["tests"][name] = draft.test;
    test["given"] = short_position(draft.rules, draft.setup, test["given"], go_on);
    if (!stopped) name_only_what_is_drawn(draft.rules, draft.setup, *draft.test.find("given"), test);
    return stopped ? Tree() : file;
}

Tree record_test(Session& session, const std::string& name, std::size_t from) {
    return finish_test(draft_test(session, from), name);
}

}  // namespace briar

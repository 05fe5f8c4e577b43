#include "runtime/session/carry_over.hpp"

#include <algorithm>

#include "runtime/session/forced_dice.hpp"
#include "runtime/source/write_yaml.hpp"

namespace briar {
namespace {

/// The name of what a game is carried over in.
constexpr const char* kPosition = "position";

/// Whatever has changed may have been what a rule failed for, a counter or a var as well as its own text: all that are
/// still there are tried again.
std::vector<std::string> forgive(Tree& position, const Ruleset& before, const Ruleset& now) {
    std::vector<std::string> forgiven;
    const Tree* aside = position.find("put_aside");
    if (aside == nullptr || same_content(before, now)) return forgiven;
    Tree left = Tree::list();
    for (const Tree& each : aside->items()) {
        if (rule_named(now, each.text())) {
            forgiven.push_back(each.text());
        } else {
            left.push(each);
        }
    }
    position.erase("put_aside");
    if (left.size() > 0) position["put_aside"] = left;
    return forgiven;
}

/// The choices behind step `from`; a first one that is gone is the end.
void make_steps_of(Session& old, std::size_t from, const Renaming& renaming, CarriedOver& carried) {
    const std::vector<SessionStep>& steps = old.steps();
    for (std::size_t i = from; i < old.at(); ++i) {
        if (steps[i].sort == StepSort::Dice) carried.session->lay_dice(dice_in(steps[i].key));
        if (steps[i].sort != StepSort::Choice) continue;
        if (carried.session->choose_exactly(renaming.words(steps[i].key)).done()) continue;
        Diagnostic gone;
        gone.severity = Severity::Warning;
        gone.id = "play.choice-gone";
        gone.message = "the choice `" + steps[i].key + "` is not possible any more; the game stands before it";
        carried.lost.add(std::move(gone));
        return;
    }
}

/// What the position says that the content has no more is no problem of the content.
void sort_problems(Diagnostics all, CarriedOver& carried) {
    for (const Diagnostic& each : all.list())
        (each.place.file == kPosition ? carried.lost : carried.problems).add(each);
}

}  // namespace

Start renamed_start(Start start, const Renaming& renaming) {
    if (renaming.empty()) return start;
    for (std::string& hero : start.setup.heroes)
        hero = renaming.id(hero);
    if (start.position == nullptr) return start;
    const Node& position = start.position_node != nullptr ? *start.position_node : start.position->root();
    Diagnostics none;
    start.position = Document::parse(kPosition, renaming.tree(Tree::from(position)).to_yaml(), none);
    start.position_node = nullptr;
    return start;
}

CarriedOver carry_over(Session& old, std::shared_ptr<const Ruleset> rules, std::unique_ptr<ScriptHost> scripts,
                       const SessionOptions& options, const std::vector<Renamed>& renamed) {
    CarriedOver carried;
    const Renaming renaming(renamed, *old.rules().catalog, *rules->catalog);
    Start start = renamed_start(old.start(), renaming);
    std::size_t from = old.first();
    if (Session::QuietPosition last = old.quiet_position(old.at()); !last.position.is_null()) {
        carried.tried_again = forgive(last.position, old.rules(), *rules);
        Diagnostics none;
        const Tree position = renaming.empty() ? last.position : renaming.tree(last.position);
        start.position = Document::parse(kPosition, position.to_yaml(), none);
        start.position_node = nullptr;
        from = last.step;
    }
    Session::Begun begun = Session::begin(std::move(rules), std::move(scripts), std::move(start), options);
    carried.session = std::move(begun.session);
    sort_problems(std::move(begun.problems), carried);
    if (!carried.session) return carried;
    carried.session->set_unlearned(old.unlearned());
    make_steps_of(old, from, renaming, carried);
    return carried;
}

bool same_content(const Ruleset& a, const Ruleset& b) {
    return a.content_hash == b.content_hash && a.modes == b.modes &&
           a.catalog->entry(a.scenario).id == b.catalog->entry(b.scenario).id;
}

}  // namespace briar

#include "runtime/session/carry_over.hpp"

#include <algorithm>

#include "runtime/session/forced_dice.hpp"
#include "runtime/source/write_yaml.hpp"

namespace briar {
namespace {

/// The script that a rule runs, or the action that the rule stands for.
HookId hook_of(const Ruleset& rules, RuleId id) {
    if (const HookId own = rules.rules[id.value].hook) return own;
    const auto action =
        std::find_if(rules.actions.begin(), rules.actions.end(), [&](const Action& each) { return each.rule == id; });
    return action == rules.actions.end() ? HookId{} : action->hook;
}

/// What its author wrote: the special that has it, and the script.
std::string source_of(const Ruleset& rules, RuleId id) {
    const Special& special = rules.specials[rules.rules[id.value].special.value];
    std::string text = flow_text(*rules.catalog->entry(special.def).node);
    if (const HookId hook = hook_of(rules, id)) {
        const Hook& of = rules.hooks[hook.value];
        if (const std::string* script = rules.catalog->file(of.pack, of.file)) text += *script;
    }
    return text;
}

bool changed(const Ruleset& before, const Ruleset& now, const std::string& name) {
    const RuleId old = rule_named(before, name);
    const RuleId rule = rule_named(now, name);
    return old && rule && source_of(before, old) != source_of(now, rule);
}

/// Rules that have changed are tried again.
std::vector<std::string> forgive(Tree& position, const Ruleset& before, const Ruleset& now) {
    std::vector<std::string> forgiven;
    const Tree* aside = position.find("put_aside");
    if (aside == nullptr) return forgiven;
    Tree left = Tree::list();
    for (const Tree& each : aside->items()) {
        if (changed(before, now, each.text())) {
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
void make_steps_of(Session& old, std::size_t from, CarriedOver& carried) {
    const std::vector<SessionStep>& steps = old.steps();
    for (std::size_t i = from; i < old.at(); ++i) {
        if (steps[i].sort == StepSort::Dice) carried.session->lay_dice(dice_in(steps[i].key));
        if (steps[i].sort != StepSort::Choice || carried.session->choose_exactly(steps[i].key).done()) continue;
        Diagnostic gone;
        gone.severity = Severity::Warning;
        gone.id = "play.choice-gone";
        gone.message = "the choice `" + steps[i].key + "` is not possible any more; the game stands before it";
        carried.problems.add(std::move(gone));
        return;
    }
}

}  // namespace

CarriedOver carry_over(Session& old, std::shared_ptr<const Ruleset> rules, std::unique_ptr<ScriptHost> scripts,
                       const SessionOptions& options) {
    CarriedOver carried;
    Start start = old.start();
    std::size_t from = old.first();
    if (Session::QuietPosition last = old.quiet_position(old.at()); !last.position.is_null()) {
        carried.tried_again = forgive(last.position, old.rules(), *rules);
        Diagnostics none;
        start.position = Document::parse("position", last.position.to_yaml(), none);
        start.position_node = nullptr;
        from = last.step;
    }
    Session::Begun begun = Session::begin(std::move(rules), std::move(scripts), std::move(start), options);
    carried.session = std::move(begun.session);
    carried.problems = std::move(begun.problems);
    if (!carried.session) return carried;
    carried.session->set_unlearned(old.unlearned());
    make_steps_of(old, from, carried);
    return carried;
}

bool same_content(const Ruleset& a, const Ruleset& b) {
    return a.content_hash == b.content_hash && a.modes == b.modes &&
           a.catalog->entry(a.scenario).id == b.catalog->entry(b.scenario).id;
}

}  // namespace briar

#include "editor/playing/why_not.hpp"

#include <algorithm>
#include <sstream>

#include "editor/playing/failing_place.hpp"
#include "runtime/engine/action_text.hpp"
#include "runtime/engine/borne.hpp"
#include "runtime/engine/game.hpp"
#include "runtime/engine/refusal.hpp"
#include "runtime/engine/rule_sentence.hpp"
#include "runtime/session/phrase_books.hpp"
#include "runtime/session/systems.hpp"
#include "runtime/source/letters.hpp"

namespace briar::editor {
namespace {

/// Short names are abbreviations: options write them in capitals.
std::string as_on_options(std::string counter) {
    if (counter.size() <= 2) std::transform(counter.begin(), counter.end(), counter.begin(), capital_letter);
    return counter;
}

/// The function of a script that a condition asks; empty: it asks none.
std::string function_asked(const Node& condition) {
    if (const Node* run = condition.find("run")) return run->is_scalar() ? run->text : std::string("?");
    std::string found;
    for (const auto& each : condition.members)
        if (found.empty()) found = function_asked(*each.value);
    for (const auto& each : condition.items)
        if (found.empty()) found = function_asked(*each);
    return found;
}

/// Where `function table.name(` stands, or `name = function`; 0: nowhere.
int line_of_function(const std::string& text, const std::string& name) {
    std::istringstream lines(text);
    std::string line;
    for (int number = 1; std::getline(lines, line); ++number) {
        const std::size_t at = line.find(name);
        const bool whole = at != std::string::npos && (at == 0 || !(is_letter(line[at - 1]) || is_digit(line[at - 1])));
        if (whole && line.find("function") != std::string::npos) return number;
    }
    return 0;
}

std::string in_words(std::string name) {
    std::replace(name.begin(), name.end(), '_', ' ');
    return name;
}

class Asking {
public:
    explicit Asking(const Game& game)
        : game_(game),
          rules_(game.rules()),
          hero_(game.over() ? PieceId{} : game.decision().hero),
          probe_(game.shared_rules(), system_set().script_host(game.rules())) {
        // Conditions may count and remember; they do so in a copy.
        probe_.state() = game.state();
    }

    std::vector<WhyNot> about_all() {
        if (game_.over()) return {};
        const auto add_all = [this] {
            for (const ActionSource& each : sources())
                add_actions(each);
        };
        ask("What can be done", add_all);
        add_barred({});
        add_objections({});
        return std::move(result_);
    }

    std::vector<WhyNot> about(PieceId piece) {
        if (game_.over()) return {};
        ask(rules_.name(piece), [&] { add_actions_with(piece); });
        add_barred(piece);
        add_objections(piece);
        return std::move(result_);
    }

private:
    /// Rules may fail when they are asked at a moment that they are not meant for: that is told instead.
    template <class Act>
    void ask(const std::string& what, const Act& act, const Place& place = {}) {
        try {
            act();
        } catch (const RuleError& error) {
            add_failed(what, describe_failure(error, rules_), place);
        } catch (const ForcedRollError& error) {
            add_failed(what, describe_failure(error, rules_), place);
        }
    }

    void add_failed(const std::string& what, const Failure& failure, const Place& place) {
        probe_.state() = game_.state();
        const Place failed = place_of(failure, rules_);
        result_.push_back(
            {what, "A rule failed when it was asked: " + failure.message, failed.file.empty() ? place : failed});
    }

    void add_actions_with(PieceId piece) {
        bool known = false;
        const std::vector<ActionSource> all = sources();
        for (const ActionSource& each : all) {
            if (each.carrier != piece) continue;
            add_actions(each);
            known = true;
        }
        if (const PieceId hero = hero_ ? hero_ : all.empty() ? PieceId{} : all.front().hero; !known && hero)
            add_actions({hero, piece});
    }

    [[nodiscard]] std::vector<ActionSource> sources() {
        std::vector<ActionSource> all = rules_.system->action_sources(game_);
        if (!all.empty() || !hero_) return all;
        all.push_back({hero_, {}});
        add_with_borne(hero_, all);
        if (const PieceId here = place_of_hero(); here && here != hero_) add_with_borne(here, all);
        return all;
    }

    [[nodiscard]] PieceId place_of_hero() {
        const Event event = rules_.system->action_event(probe_, hero_, hero_);
        return rules_.system->role(probe_, event, "here");
    }

    void add_with_borne(PieceId piece, std::vector<ActionSource>& all) {
        all.push_back({hero_, piece});
        for (const ZoneId zone : rules_.bearing_zones(piece)) {
            for (const PieceId borne : ZoneRange(game_.state(), zone)) {
                // Whoever stands on a tile is no part of it.
                if (borne != hero_) all.push_back({hero_, borne});
            }
        }
    }

    /// What rules and scripts named and did not allow.
    void add_barred(PieceId about) {
        for (const Barred& each : game_.decision().barred) {
            if (about && each.piece != about) continue;
            const std::string& label = game_.text(each.label);
            const std::string& why = game_.text(each.why);
            result_.push_back({label.empty() && each.piece ? rules_.name(each.piece) : label,
                               why.empty() ? "What it needs is not there." : why,
                               {}});
        }
    }

    void add_objections(PieceId about) {
        ask("What the game's own rules say", [&] {
            for (Objection& each : rules_.system->objections(game_, probe_, about))
                result_.push_back({std::move(each.what), std::move(each.why), std::move(each.place)});
        });
    }

    void add_actions(const ActionSource& source) {
        const Carried& carried = source.carrier ? rules_.carried_by(source.carrier) : rules_.global;
        for (const SpecialId id : carried.specials) {
            const Special& special = rules_.specials[id.value];
            for (std::uint16_t i = special.actions_begin; i < special.actions_end; ++i) {
                if (!offered(ActionId{i}, source.carrier)) add(ActionId{i}, source);
            }
        }
    }

    /// Of things that are alike one is offered for all.
    [[nodiscard]] bool offered(ActionId action, PieceId carrier) const {
        const std::vector<Option>& options = game_.decision().options;
        return std::any_of(options.begin(), options.end(), [&](const Option& each) {
            if (!Game::is_action(each) || Game::action_of(each) != action) return false;
            const PieceId other = Game::carrier_of(each);
            return other == carrier || (other && carrier && rules_.info(other).def == rules_.info(carrier).def);
        });
    }

    void add(ActionId id, const ActionSource& source) {
        const Action& action = rules_.actions[id.value];
        WhyNot told;
        told.what = open_label(action);
        if (source.carrier && source.carrier != source.hero) told.what += " (" + rules_.name(source.carrier) + ")";
        told.place = action.place;
        ask(
            told.what, [&] { explain(id, source, told); }, told.place);
    }

    void explain(ActionId id, const ActionSource& source, WhyNot told) {
        const Action& action = rules_.actions[id.value];
        told.why = source.bar.empty() ? reason(id, action, source.hero, source.carrier) : source.bar;
        const bool by_condition =
            source.bar.empty() && briar::why_not(probe_, id, source.hero, source.carrier).bar == Bar::Condition;
        const Place script = by_condition ? place_of_condition(action) : Place{};
        if (!script.file.empty()) told.place = script;
        result_.push_back(std::move(told));
    }

    std::string reason(ActionId id, const Action& action, PieceId hero, PieceId carrier) {
        const Refusal refusal = briar::why_not(probe_, id, hero, carrier);
        switch (refusal.bar) {
            case Bar::PutAside:
                return "It failed before and is put aside.";
            case Bar::UsedUp:
                return std::string("It was done once this ") +
                       (action.limit == Limit::Turn    ? "turn"
                        : action.limit == Limit::Fight ? "fight"
                                                       : "game") +
                       ", and that is all.";
            case Bar::Cost:
                return "It costs " + std::to_string(refusal.needs) + " " +
                       as_on_options(rules_.counters[refusal.counter.value].name) + ", and there are " +
                       std::to_string(refusal.has) + ".";
            case Bar::Condition:
                return whose(hero, carrier) + condition(action);
            case Bar::NoTarget:
                return "There is nothing to do it to.";
            case Bar::None:
                break;
        }
        if (carrier && carrier != hero && !rules_.system->bears(probe_, carrier))
            return rules_.name(carrier) + " does not count where it lies.";
        return "It can be done at another time. " + occasions(action);
    }

    /// What its author wrote as its condition; null: nothing.
    [[nodiscard]] const Node* condition_of(const Action& action) const {
        const Special& special = rules_.specials[action.special.value];
        const Node* all = rules_.catalog->entry(special.def).node->find("actions");
        const Node* written = all != nullptr ? all->find(action.name) : nullptr;
        return written != nullptr ? written->find("when") : nullptr;
    }

    /// Where the script's function is written that the condition asks; no file: it asks none.
    [[nodiscard]] Place place_of_condition(const Action& action) const {
        const Node* asked = condition_of(action);
        const std::string name = asked != nullptr ? function_asked(*asked) : std::string();
        for (const Hook& hook : rules_.hooks) {
            if (name.empty() || hook.special != action.special || hook.function_name != name) continue;
            const std::string* text = rules_.catalog->file(hook.pack, hook.file);
            const int line = text != nullptr ? line_of_function(*text, name) : 0;
            if (line > 0) return place_of({{}, hook.file, line, {}, {}}, rules_);
        }
        return {};
    }

    [[nodiscard]] std::string condition(const Action& action) const {
        const Node* asked = condition_of(action);
        if (asked == nullptr) return "Its own rule does not allow it now.";
        if (const std::string function = function_asked(*asked); !function.empty())
            return "Its own rule, \"" + in_words(function) + "\", does not allow it now.";
        return "It can be done only when " + sentences().condition(*asked) + ".";
    }

    /// What somebody else of the party can do is told as theirs.
    [[nodiscard]] std::string whose(PieceId hero, PieceId carrier) const {
        if (!hero || !carrier || hero == carrier) return {};
        const Catalog& catalog = *rules_.catalog;
        const bool both_played =
            catalog.entry(rules_.info(hero).def).kind == catalog.entry(rules_.info(carrier).def).kind;
        return both_played ? "It belongs to " + rules_.name(carrier) + ". " : std::string();
    }

    [[nodiscard]] RuleSentences sentences() const {
        const Catalog& catalog = *rules_.catalog;
        return {*rules_.registry, phrase_book(rules_.system->name()),
                [&catalog](const std::string& kinds, const std::string& id) {
                    const DefId def = catalog.find(kinds, id);
                    const Node* name = def ? catalog.entry(def).node->find("name") : nullptr;
                    return name != nullptr ? name->text : std::string();
                }};
    }

    [[nodiscard]] std::string occasions(const Action& action) const {
        std::string text;
        const auto& all = rules_.registry->occasions();
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (((action.occasions >> i) & 1U) != 0) text += (text.empty() ? "" : " ") + all[i].doc;
        }
        return text;
    }

    const Game& game_;
    const Ruleset& rules_;
    PieceId hero_;
    Game probe_;
    std::vector<WhyNot> result_;
};

}  // namespace

std::vector<WhyNot> why_not(const Game& game) { return Asking(game).about_all(); }

std::vector<WhyNot> why_not(const Game& game, PieceId piece) { return Asking(game).about(piece); }

}  // namespace briar::editor

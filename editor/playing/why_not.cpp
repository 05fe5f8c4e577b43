#include "editor/playing/why_not.hpp"

#include <algorithm>

#include "runtime/engine/action_text.hpp"
#include "runtime/engine/borne.hpp"
#include "runtime/engine/game.hpp"
#include "runtime/engine/refusal.hpp"
#include "runtime/engine/rule_sentence.hpp"
#include "runtime/session/phrase_books.hpp"
#include "runtime/session/systems.hpp"

namespace briar::editor {
namespace {

/// Short names are abbreviations: options write them in capitals.
std::string as_on_options(std::string counter) {
    if (counter.size() <= 2)
        for (char& letter : counter)
            letter = letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
    return counter;
}

/// What the function of a script is called that a condition asks, in words: `has two`. Empty: it asks none.
std::string asked_of_script(const Node& condition) {
    if (const Node* run = condition.find("run")) {
        std::string name = run->is_scalar() ? run->text : std::string();
        std::replace(name.begin(), name.end(), '_', ' ');
        return name.empty() ? "a function" : name;
    }
    std::string found;
    for (const auto& each : condition.members)
        if (found.empty()) found = asked_of_script(*each.value);
    for (const auto& each : condition.items)
        if (found.empty()) found = asked_of_script(*each);
    return found;
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
        for (const ActionSource& each : sources())
            add_actions(each);
        add_barred({});
        add_objections({});
        return std::move(result_);
    }

    std::vector<WhyNot> about(PieceId piece) {
        if (game_.over()) return {};
        bool known = false;
        const std::vector<ActionSource> all = sources();
        for (const ActionSource& each : all) {
            if (each.carrier != piece) continue;
            add_actions(each);
            known = true;
        }
        if (const PieceId hero = hero_ ? hero_ : all.empty() ? PieceId{} : all.front().hero; !known && hero)
            add_actions({hero, piece});
        add_barred(piece);
        add_objections(piece);
        return std::move(result_);
    }

private:
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
        for (Objection& each : rules_.system->objections(game_, probe_, about))
            result_.push_back({std::move(each.what), std::move(each.why), std::move(each.place)});
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
        told.why = source.bar.empty() ? reason(id, action, source.hero, source.carrier) : source.bar;
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

    [[nodiscard]] std::string condition(const Action& action) const {
        const Special& special = rules_.specials[action.special.value];
        const Node* all = rules_.catalog->entry(special.def).node->find("actions");
        const Node* written = all != nullptr ? all->find(action.name) : nullptr;
        const Node* asked = written != nullptr ? written->find("when") : nullptr;
        if (asked == nullptr) return "Its own rule does not allow it now.";
        if (const std::string script = asked_of_script(*asked); !script.empty())
            return "Its own rule, \"" + script + "\", does not allow it now.";
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

// Every verb with whatever a rule may give it: pieces of any kind, none at all, numbers out of all measure. It works,
// or it is a rule that failed; the state is sound, and the program goes on.
#include <gtest/gtest.h>

#include <random>
#include <set>

#include "runtime/engine/rule_words.hpp"
#include "runtime/session/content_loader.hpp"
#include "runtime/session/new_pack.hpp"
#include "runtime/session/session.hpp"
#include "runtime/session/systems.hpp"
#include "tests/rendered.hpp"
#include "tests/test_folder.hpp"

namespace briar {
namespace {

constexpr int kTries = 12;    ///< of each verb
constexpr int kChoices = 25;  ///< after each

/// A new game of a system, with a special of one effect that is written anew each time.
class AnyVerb {
public:
    explicit AnyVerb(const System& system) : system_(system), random_(7) {
        const auto where = folder_.path() / "game";
        const NewPack wish{"game", {}, true, std::string(system.name()), {}};
        std::vector<NewFile> files = new_pack_files(system_set(), wish, where, {});
        const std::string line = "    system: " + std::string(system.name()) + "\n";
        for (NewFile& file : files) {
            if (const auto at = file.text.find(line); at != std::string::npos)
                file.text.insert(at, "    specials: [any]\n");
        }
        write_new_pack(where, files);
        rules_ = compile("[{say: Well.}]");
        EXPECT_TRUE(rules_);
    }

    void try_all() {
        for (const VerbSpec& verb : registry().verbs()) {
            const bool ours = verb.system.empty() || verb.system == system_.name();
            for (int i = 0; ours && verb.in_yaml && i < kTries && !testing::Test::HasFailure(); ++i)
                try_one(verb);
        }
        EXPECT_GT(played_, 200) << "most that is written can be played";
        EXPECT_GT(failed_, 10) << "and some of it makes no sense";
    }

private:
    void try_one(const VerbSpec& verb) {
        const std::string call = call_of(verb);
        if (call.empty()) return;
        SCOPED_TRACE(call);
        if (const auto rules = compile(effect_of(verb, call))) play(rules);
    }

    std::shared_ptr<const Ruleset> compile(const std::string& effects) {
        const std::string when = system_.action_event_name().empty()
                                     ? "on: {turn: " + effects + "}"
                                     : "actions: {try: {label: Try, during: " + occasions() + ", do: " + effects + "}}";
        const Overlay overlay{
            {overlay_key(folder_.path() / "game" / "any.yaml"),
             "specials: {any: {" + when + "}}\ncounters: {luck: {name: Luck, for: " + counted() + "}}\n"}};
        Diagnostics problems;
        const auto catalog = load_content(system_set(), {(folder_.path() / "game").string()}, {}, problems, overlay);
        const auto rules = compile_scenario(system_set(), catalog, {"game", {}}, problems);
        return rules;
    }

    [[nodiscard]] std::string occasions() const {
        return system_.name() == "journey" ? "[landing, check, fight, move]" : "[turn, fight]";
    }
    [[nodiscard]] std::string counted() const { return system_.name() == "script" ? "players" : "heroes"; }

    void play(const std::shared_ptr<const Ruleset>& rules) {
        Start start;
        start.setup.seed = 3;
        start.setup.seats = rules->seats_least;
        Session::Begun begun = Session::begin(rules, system_set().script_host(*rules), start);
        if (!begun.session) return;
        Session& session = *begun.session;
        for (int i = 0; i < kChoices && !session.over(); ++i) {
            choose(session, i);
            ASSERT_EQ(system_.check(session.game()), "");
        }
        ++played_;
        failed_ += session.incidents().empty() ? 0 : 1;
    }

    /// What is tried, where it is offered; else anything.
    void choose(Session& session, int at) {
        const std::vector<std::string> keys = session.keys();
        std::size_t option = random_() % keys.size();
        for (std::size_t i = 0; at % 3 == 0 && i < keys.size(); ++i) {
            if (keys[i].find("any") != std::string::npos || keys[i].find("try") != std::string::npos) option = i;
        }
        (void)session.choose(session.not_failing(option));
    }

    // --- writing
    /// `{verb: {…}}`; empty: it takes something that cannot be made up.
    std::string call_of(const VerbSpec& verb) {
        std::string args;
        for (const Param& param : verb.params) {
            if (!param.required && random_() % 2 == 0) continue;
            const std::string value = value_of(param);
            if (value.empty() && param.required) return {};
            if (!value.empty()) args += (args.empty() ? "" : ", ") + param.name + ": " + value;
        }
        return "{" + verb.name + ": " + (args.empty() ? "true" : "{" + args + "}") + "}";
    }

    std::string effect_of(const VerbSpec& verb, const std::string& call) {
        if (verb.sort != VerbSort::Query) return "[" + call + "]";
        if (verb.result == Type::Bool) return "[{if: " + call + ", then: [{say: Yes.}]}]";
        if (verb.result == Type::Int)
            return "[{if: {counter: {name: luck, is: 0}}, then: [{set_counter: {name: luck, value: " + call + "}}]}]";
        if (verb.result == Type::Piece)
            return "[{if: {is: {piece: " + call + ", what: " + entry_of({}) + "}}, then: [{say: Yes.}]}]";
        return "[]";
    }

    std::string value_of(const Param& param) {
        switch (param.type) {
            case Type::Int:
                return one_of({"-3", "0", "1", "2", "99", "30000"});
            case Type::Bool:
                return one_of({"true", "false"});
            case Type::Text:
                return "Something";
            case Type::Word:
                return one_of(split_words(param.kinds));
            case Type::Piece:
                return random_() % 6 == 0 ? "carrier" : "{piece_of: " + entry_of({}) + "}";
            case Type::Def:
                return entry_of(param.kinds);
            case Type::Counter:
                return "luck";
            case Type::Zone:
                return rules_ == nullptr ? std::string() : one_of(system_.zone_names(*rules_));
            case Type::Dice:
                return "d6";
            case Type::Direction:
                return one_of({"north", "west"});
            default:
                return {};
        }
    }

    std::string one_of(const std::vector<std::string>& all) { return all.empty() ? "" : all[random_() % all.size()]; }

    /// Any entry of some kinds; of none: any of which there may be pieces.
    std::string entry_of(const std::string& kinds) {
        std::vector<std::string> all;
        for (const Entry& entry : rules_->catalog->entries()) {
            const bool is_meant = kinds.empty() ? static_cast<bool>(rules_->kind(entry.kind))
                                                : ("|" + kinds + "|").find("|" + entry.kind + "|") != std::string::npos;
            if (is_meant) all.push_back(entry.kind + "/" + entry.id);
        }
        return one_of(all);
    }

    const System& system_;
    TestFolder folder_;
    std::mt19937 random_;
    std::shared_ptr<const Ruleset> rules_;
    int played_ = 0;
    int failed_ = 0;
};

TEST(VerbsRandom, OfTheMapTakeWhateverTheyAreGiven) { AnyVerb(*all_systems()[0]).try_all(); }
TEST(VerbsRandom, OfTheRoadTakeWhateverTheyAreGiven) { AnyVerb(*all_systems()[1]).try_all(); }
TEST(VerbsRandom, OfScriptsTakeWhateverTheyAreGiven) { AnyVerb(*all_systems()[2]).try_all(); }

}  // namespace
}  // namespace briar

// Properties of every scenario there is: random legal play to the end, and at sampled steps everything that a session
// promises.
#include <gtest/gtest.h>

#include <random>
#include <set>

#include "runtime/session/content_loader.hpp"
#include "runtime/session/load_game.hpp"
#include "runtime/session/pack_test.hpp"
#include "runtime/session/position.hpp"
#include "runtime/session/record_test.hpp"
#include "runtime/session/scripts.hpp"
#include "runtime/session/systems.hpp"
#include "runtime/source/filled_yaml.hpp"
#include "tests/rendered.hpp"
#include "tests/root.hpp"

namespace briar {
namespace {

constexpr int kGames = 4;            ///< of each scenario
constexpr std::size_t kMost = 3000;  ///< choices; random play may dawdle
constexpr std::size_t kSample = 23;  ///< about so many choices lie between two looks

/// A scenario in one of its modes, or in none.
struct Playable {
    std::string name;
    ScenarioChoice choice;
    std::shared_ptr<const Catalog> catalog;
};

/// The scenarios, the examples, and a journey with modes that those do not have.
PackPath pack_path() {
    return {project_root() / "scenarios", project_root() / "scenarios" / "examples",
            project_root() / "tests" / "journey" / "packs"};
}

void add_scenario(const std::shared_ptr<const Catalog>& catalog, const Entry& entry, std::vector<Playable>& out) {
    out.push_back({entry.id, {entry.id, {}}, catalog});
    if (const Node* modes = entry.node->find("modes")) {
        for (const Member& mode : modes->members)
            out.push_back({entry.id + " " + mode.key, {entry.id, {mode.key}}, catalog});
    }
}

struct Scenarios {
    std::vector<Playable> playable;
    Diagnostics problems;
};

const Scenarios& scenarios() {
    static const Scenarios all = [] {
        Scenarios found;
        for (const Pack& pack : discover_packs(pack_path(), found.problems)) {
            const auto catalog = load_content(system_set(), {pack.id}, pack_path(), found.problems);
            for (const DefId def : catalog->of_kind("scenarios")) {
                const Entry& entry = catalog->entry(def);
                if (entry.pack == pack.id) add_scenario(catalog, entry, found.playable);
            }
        }
        return found;
    }();
    return all;
}

std::string log_of(const Session& session) {
    std::string text;
    for (std::size_t i = 0; i < session.log_size(); ++i)
        text += session.log_text(i) + "\n";
    return text;
}

/// One random game and what is looked at on its way.
class RandomGame {
public:
    RandomGame(const Playable& playable, std::uint64_t seed)
        : playable_(playable), random_(static_cast<std::mt19937::result_type>(seed)) {
        Diagnostics problems;
        rules_ = compile_scenario(system_set(), playable.catalog, playable.choice, problems);
        EXPECT_TRUE(rules_) << rendered(problems);
        if (!rules_) return;
        start_.setup.seed = seed;
        start_.setup.seats =
            rules_->seats_least + static_cast<int>(seed) % (rules_->seats_most - rules_->seats_least + 1);
        SessionOptions strict;
        strict.on_failure = OnFailure::Strict;
        Session::Begun begun = Session::begin(rules_, system_set().script_host(*rules_), start_, strict);
        EXPECT_TRUE(begun.session) << rendered(begun.problems);
        session_ = std::move(begun.session);
    }

    void play() {
        std::size_t next_look = 1;
        while (session_ && !session_->over() && session_->at() < kMost) {
            choose();
            if (testing::Test::HasFailure()) return;
            if (session_->at() < next_look) continue;
            look();
            next_look = session_->at() + 1 + random_() % (2 * kSample);
        }
        if (session_) look();
    }

private:
    void choose() {
        const std::size_t count = session_->decision().options.size();
        ASSERT_GT(count, 0U);
        const std::vector<std::string> keys = session_->keys();
        ASSERT_EQ(std::set<std::string>(keys.begin(), keys.end()).size(), count) << "keys are not unique";
        const std::size_t option = random_() % count;
        const Chosen chosen = session_->choose(option);
        ASSERT_TRUE(chosen.done()) << keys[option] << ": " << chosen.reason
                                   << (chosen.failure ? render(to_diagnostic(*chosen.failure)) : std::string());
        while (told_.size() < session_->log_size())
            told_.push_back(session_->log_text(told_.size()));
        const std::string broken = rules_->system->check(session_->game());
        ASSERT_EQ(broken, "") << "after " << keys[option] << ", choice " << session_->at();
    }

    void look() {
        SCOPED_TRACE(playable_.name + ", seed " + std::to_string(start_.setup.seed) + ", choice " +
                     std::to_string(session_->at()));
        log_still_says_the_same();
        undo_and_redo();
        every_option_is_accepted();
        if (session_->quiescent()) position_is_read_back();
        save_and_load();
        a_recorded_test_passes();
    }

    /// Lines are rendered when they are asked for, whatever has become of what they are about.
    void log_still_says_the_same() {
        for (std::size_t i = 0; i < told_.size(); ++i)
            ASSERT_EQ(session_->log_text(i), told_[i]) << "line " << i;
    }

    void undo_and_redo() {
        const std::size_t here = session_->at();
        const std::uint64_t hash = session_->state_hash();
        const std::string log = log_of(*session_);
        const std::vector<std::string> keys = session_->keys();
        session_->go_to(random_() % (here + 1));
        session_->undo();
        session_->redo();
        session_->go_to(here);
        ASSERT_EQ(session_->state_hash(), hash);
        ASSERT_EQ(session_->keys(), keys);
        ASSERT_EQ(log_of(*session_), log);
    }

    void every_option_is_accepted() {
        const std::size_t here = session_->at();
        const auto other = session_->branch(here, system_set().script_host(*rules_));
        const std::vector<std::string> keys = other->keys();
        for (std::size_t i = 0; i < keys.size(); ++i) {
            const Chosen chosen = other->choose(i);
            ASSERT_TRUE(chosen.done()) << keys[i] << ": " << chosen.reason
                                       << (chosen.failure ? render(to_diagnostic(*chosen.failure)) : std::string());
            ASSERT_EQ(rules_->system->check(other->game()), "") << keys[i];
            other->undo();
        }
    }

    void position_is_read_back() {
        const std::string text = write_position(session_->game()).to_yaml();
        Diagnostics problems;
        Start start = start_;
        start.position = Document::parse("position.yaml", text, problems);
        Session::Begun begun = Session::begin(rules_, system_set().script_host(*rules_), std::move(start));
        ASSERT_TRUE(begun.session) << rendered(begun.problems);
        ASSERT_TRUE(begun.problems.empty()) << rendered(begun.problems) << text;
        ASSERT_EQ(write_position(begun.session->game()).to_yaml(), text);
        ASSERT_TRUE(begun.session->state() == session_->state()) << "the bytes differ\n" << text;
        ASSERT_EQ(begun.session->keys(), session_->keys());
    }

    void save_and_load() {
        Diagnostics problems;
        auto document = Document::parse("save.yaml", save_tree(*session_).to_yaml(), problems);
        const std::optional<SaveFile> save = read_save(document, problems);
        ASSERT_TRUE(save) << rendered(problems);
        LoadOptions options;
        options.path = pack_path();
        options.session.on_failure = OnFailure::Strict;
        const LoadedGame loaded = load_game(system_set(), *save, options);
        ASSERT_TRUE(loaded.session) << rendered(loaded.problems);
        ASSERT_TRUE(loaded.same);
        ASSERT_TRUE(loaded.session->state() == session_->state());
        ASSERT_EQ(log_of(*loaded.session), log_of(*session_));
    }

    void a_recorded_test_passes() {
        const std::size_t from = session_->at() - std::min<std::size_t>(session_->at(), random_() % 10);
        const Tree recorded = record_test(*session_, "what was played", from);
        if (recorded.is_null()) return;
        const std::string text = filled_yaml(recorded);
        Diagnostics problems;
        const auto document = Document::parse("test.yaml", text, problems);
        const std::string& pack = playable_.catalog->entry(rules_->scenario).pack;
        const auto tests = read_pack_tests(system_set(), *playable_.catalog, pack, document, problems);
        ASSERT_EQ(tests.size(), 1U) << rendered(problems) << text;
        const PackTestResult result = PackTestRunner(system_set(), playable_.catalog).run(tests[0]);
        ASSERT_TRUE(result.passed()) << rendered(result.problems) << text;
        what_is_given_asks_what_was_asked(tests[0], from);
    }

    /// However short the test's position is.
    void what_is_given_asks_what_was_asked(const PackTest& test, std::size_t from) {
        const auto asked_from = [&](const std::shared_ptr<const Document>& document, const Node* node) {
            Session::Begun begun = Session::begin(rules_, make_scripts(*rules_), {test.setup, document, node});
            EXPECT_TRUE(begun.problems.empty()) << rendered(begun.problems);
            return begun.session ? begun.session->keys() : std::vector<std::string>();
        };
        Diagnostics none;
        const auto whole = Document::parse("whole", session_->quiet_position(from).position.to_yaml(), none);
        ASSERT_EQ(asked_from(test.document, test.given), asked_from(whole, nullptr));
    }

    const Playable& playable_;
    std::mt19937 random_;
    std::shared_ptr<const Ruleset> rules_;
    Start start_;
    std::unique_ptr<Session> session_;
    std::vector<std::string> told_;  ///< the log's lines as they were when they were new
};

class Properties : public testing::TestWithParam<std::size_t> {};

TEST_P(Properties, HoldInRandomGames) {
    for (std::uint64_t seed = 1; seed <= kGames && !HasFailure(); ++seed)
        RandomGame(scenarios().playable[GetParam()], seed).play();
}

std::string test_name(const testing::TestParamInfo<std::size_t>& scenario) {
    std::string name = scenarios().playable[scenario.param].name;
    for (char& c : name)
        c = c >= 'a' && c <= 'z' ? c : '_';
    return name + "_" + std::to_string(scenario.param);
}

INSTANTIATE_TEST_SUITE_P(Scenarios, Properties, testing::Range(std::size_t{0}, scenarios().playable.size()), test_name);

TEST(Scenarios, AreSoundAndThere) {
    EXPECT_FALSE(scenarios().problems.has_errors()) << rendered(scenarios().problems);
    EXPECT_FALSE(scenarios().playable.empty());
}

}  // namespace
}  // namespace briar

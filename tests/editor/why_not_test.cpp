#include "editor/playing/why_not.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "editor/playing/play_model.hpp"
#include "runtime/crawl/map.hpp"
#include "runtime/crawl/turn_options.hpp"
#include "tests/root.hpp"

/// "Why not?": reasons for what cannot be done.
namespace briar::editor {
namespace {

class WhyNotTest : public testing::Test {
protected:
    void begin(const std::string& pack) {
        ASSERT_FALSE(
            model_.begin(load_rules({{pack}, {project_root() / "scenarios"}, {}, {}, {}}), {7, 1, {}}).has_errors());
    }
    [[nodiscard]] std::vector<WhyNot> now() const { return why_not(model_.game()); }
    [[nodiscard]] std::string reason(const std::string& what) const {
        for (const WhyNot& each : now()) {
            if (each.what.starts_with(what)) return each.why;
        }
        return {};
    }

    PlayModel model_;
};

TEST_F(WhyNotTest, AnOpenSideWithoutATileHasToBeExplored) {
    begin("the-cursed-forest");
    EXPECT_NE(reason("Go ").find("has to be explored"), std::string::npos);
}

TEST_F(WhyNotTest, EveryOtherTileCanBeGoneToOrHasAReason) {
    begin("the-cursed-forest");
    for (int i = 0; i < 200 && !model_.session().over(); ++i) {
        const Game& game = model_.game();
        for (const WhyNot& each : now())
            EXPECT_EQ(each.what.find('{'), std::string::npos) << each.what;
        if (game.decision().prompt == &crawl::kTurnPrompt) {
            long others = -1;  // the one the hero stands on
            long told = 0;
            for (std::uint16_t p = 0; p < game.rules().pieces.size(); ++p) {
                const PieceId piece{p};
                if (!crawl::is_tile(game, piece) || !crawl::laid(game, piece)) continue;
                ++others;
                const std::vector<WhyNot> all = why_not(game, piece);
                told += std::count_if(all.begin(), all.end(),
                                      [](const WhyNot& each) { return each.what.starts_with("Go to"); });
            }
            const auto& options = game.decision().options;
            told += std::count_if(options.begin(), options.end(),
                                  [](const Option& each) { return each.kind == &crawl::kMoveOption; });
            EXPECT_EQ(told, others);
        }
        model_.choose(static_cast<std::size_t>(i * 5) % model_.options().size());
    }
}

/// Whatever is told cannot be done, and for a reason; looking changes nothing.
TEST_F(WhyNotTest, NothingThatIsOfferedIsSaidToBeBarred) {
    for (const char* pack : {"the-cursed-forest", "the-forgotten-road"}) {
        begin(pack);
        for (int i = 0; i < 300 && !model_.session().over(); ++i) {
            const State before = model_.game().state();
            for (const WhyNot& each : now()) {
                EXPECT_FALSE(each.why.empty()) << each.what;
                EXPECT_EQ(each.why.find_first_of("{}[]_"), std::string::npos) << "no text of files: " << each.why;
                EXPECT_FALSE(each.what.empty());
            }
            EXPECT_TRUE(model_.game().state() == before);
            model_.choose(static_cast<std::size_t>(i * 7) % model_.options().size());
        }
    }
}

}  // namespace
}  // namespace briar::editor

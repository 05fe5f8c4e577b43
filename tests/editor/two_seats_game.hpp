#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>

#include "editor/playing/play_model.hpp"
#include "tests/root.hpp"

namespace briar::editor {

inline GameWish forest(Overlay overlay = {}) {
    return {{"the-cursed-forest"}, {project_root() / "scenarios"}, std::move(overlay), {}, {}};
}

inline Setup two_seats(std::uint64_t seed = 7) { return {seed, 2, {}}; }

/// A game of the forest at two seats, as the editor plays it, without any window.
class TwoSeatsGame : public testing::Test {
protected:
    void SetUp() override { ASSERT_FALSE(model_.begin(load_rules(forest()), two_seats()).has_errors()); }

    void choose(const std::string& key) {
        const auto& options = model_.options();
        const auto found =
            std::find_if(options.begin(), options.end(), [&](const OptionView& each) { return each.key == key; });
        ASSERT_NE(found, options.end()) << key;
        ASSERT_TRUE(model_.choose(static_cast<std::size_t>(found - options.begin())));
    }

    PlayModel model_;
};

}  // namespace briar::editor

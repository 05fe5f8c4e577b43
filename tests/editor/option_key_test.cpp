#include "editor/scene/option_key.hpp"

#include <gtest/gtest.h>

namespace briar::editor {
namespace {

TEST(OptionKeys, AreTheDigitsThenTheLettersThenNone) {
    EXPECT_EQ(option_key(0), '1');
    EXPECT_EQ(option_key(8), '9');
    EXPECT_EQ(option_key(9), '0');
    EXPECT_EQ(option_key(10), 'a');
    EXPECT_EQ(option_key(35), 'z');
    EXPECT_EQ(option_key(36), ' ');
}

}  // namespace
}  // namespace briar::editor

#include "runtime/source/document.hpp"

#include <gtest/gtest.h>

namespace briar {
namespace {

TEST(Document, KnowsTheBytesOfKeysAndValues) {
    Diagnostics diagnostics;
    const auto document = Document::parse("a.yaml", "wolf: # grey\n  health: 9 \n  tags: [a, 'b c']\n", diagnostics);
    ASSERT_TRUE(diagnostics.empty());
    const Node* wolf = document->root().find("wolf");
    ASSERT_TRUE(wolf);
    EXPECT_EQ(document->slice(wolf->span), "health: 9 \n  tags: [a, 'b c']");
    EXPECT_EQ(document->slice(wolf->member("health")->key_span), "health");
    EXPECT_EQ(document->slice(wolf->find("health")->span), "9");
    EXPECT_EQ(wolf->find("health")->as_int(), 9);
    EXPECT_EQ(document->slice(wolf->find("tags")->span), "[a, 'b c']");
    EXPECT_EQ(wolf->find("tags")->items[1]->text, "b c");
    EXPECT_EQ(document->slice(wolf->find("tags")->items[1]->span), "'b c'");
}

}  // namespace
}  // namespace briar

#include "editor/position/beginning_values.hpp"

#include <gtest/gtest.h>

#include "runtime/session/content_loader.hpp"
#include "runtime/session/systems.hpp"
#include "tests/root.hpp"

namespace briar::editor {
namespace {

PieceValue rounds_left(const std::string& text) {
    Diagnostics problems;
    const auto catalog = load_content(system_set(), {"the-cursed-forest"}, {project_root() / "scenarios"}, problems);
    const auto document = Document::parse("tests/one.yaml", text, problems);
    const auto tests = read_pack_tests(system_set(), *catalog, "the-cursed-forest", document, problems);
    EXPECT_EQ(tests.size(), 1U);
    const LaidGame laid = Laying(system_set(), catalog).given(tests.front());
    std::vector<PieceValue> values = var_values(*laid.game);
    fill_from_beginning(laid, tests.front(), values);
    for (const PieceValue& each : values)
        if (each.key.back().key == "rounds_left") return each;
    ADD_FAILURE() << "there is no such number";
    return {};
}

TEST(BeginningValues, AreWhatTheGameBeginsWithWhereNothingIsWritten) {
    const PieceValue value = rounds_left("tests:\n  one: {scenario: the-cursed-forest, seats: 1, then: {}}\n");
    EXPECT_EQ(value.value, 26);
    EXPECT_TRUE(value.by_itself);
}

TEST(BeginningValues, AreWhatIsWritten) {
    const PieceValue value =
        rounds_left("tests:\n  one: {scenario: the-cursed-forest, given: {vars: {rounds_left: 3}}, then: {}}\n");
    EXPECT_EQ(value.value, 3);
    EXPECT_FALSE(value.by_itself);
}

}  // namespace
}  // namespace briar::editor

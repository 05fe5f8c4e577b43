// CF-16.2: whose kills weigh most is shown, and decides nothing.
#include <gtest/gtest.h>

#include "runtime/cli/play/table_view.hpp"
#include "runtime/session/content_loader.hpp"
#include "runtime/session/session.hpp"
#include "runtime/session/systems.hpp"
#include "tests/rules/proofs.hpp"

namespace briar {
namespace {

constexpr const char* kPosition =
    "heroes:\n"
    "  - {hero: sirja, kills: [grey-wolf, cave-bear, {monster: thorn-rat, guardian: true}]}\n"
    "  - {hero: tamiel}\n";

std::string cards(const Session& session) {
    std::string text;
    for (const cli::Line& line : cli::make_table_view(session.rules())->cards(session.game(), {100, 40}))
        text += line.text() + "\n";
    return text;
}

TEST(Champion, CF_16_2_TheSumOfTheKillsHealthIsShownAndDecidesNothing) {
    Diagnostics problems;
    const auto rules =
        compile_scenario(system_set(), proving_pack("the-cursed-forest").catalog, {"the-cursed-forest", {}}, problems);
    ASSERT_NE(rules, nullptr);
    Start start;
    start.setup.seats = 2;
    start.setup.heroes = {"sirja", "tamiel"};
    start.position = Document::parse("position.yaml", kPosition, problems);
    const auto session = Session::begin(rules, system_set().script_host(*rules), std::move(start)).session;
    ASSERT_NE(session, nullptr);
    // 6 and 10, and 5 on the guardian side.
    EXPECT_NE(cards(*session).find("3 kills worth 21"), std::string::npos) << cards(*session);
    EXPECT_FALSE(session->over());
}

}  // namespace
}  // namespace briar

// What a game looks like in characters.
#include <gtest/gtest.h>

#include "runtime/bots/random_bot.hpp"
#include "runtime/cli/play/look.hpp"
#include "runtime/cli/play/screen.hpp"
#include "runtime/cli/project.hpp"
#include "runtime/cli/wrap.hpp"
#include "runtime/session/session.hpp"
#include "runtime/session/systems.hpp"

namespace briar {
namespace {

std::unique_ptr<Session> begin(std::uint64_t seed) {
    static const cli::Compiled compiled = cli::compile_wish({"the-cursed-forest", {}, {}});
    EXPECT_NE(compiled.rules, nullptr);
    Setup setup;
    setup.seed = seed;
    setup.heroes = {"sirja", "old-perrin", "tamiel", "brannoc"};
    return Session::begin(compiled.rules, system_set().script_host(*compiled.rules), {setup, nullptr, nullptr}).session;
}

std::string text_of(const cli::Lines& lines) {
    std::string text;
    for (const cli::Line& line : lines)
        text += line.text() + "\n";
    return text;
}

TEST(Map, AFreshGameIsOneTileWithItsHeroes) {
    const auto session = begin(7);
    ASSERT_NE(session, nullptr);
    const auto view = cli::make_table_view(session->rules());
    const std::string map = text_of(view->whole_map(session->game()));
    EXPECT_NE(map.find("#-...-#"), std::string::npos) << map;
    EXPECT_NE(map.find(":1234 :"), std::string::npos) << map;
    EXPECT_EQ(map.find('\033'), std::string::npos);
}

TEST(Screen, NeverIsWiderThanTheTerminalWhateverHappens) {
    for (const std::uint64_t seed : {1U, 2U}) {
        const auto session = begin(seed);
        ASSERT_NE(session, nullptr);
        const auto view = cli::make_table_view(session->rules());
        RandomBot bot;
        for (int i = 0; i < 600 && !session->over(); ++i) {
            ASSERT_TRUE(session->choose(bot.choose(session->game_to_ask())).done());
            if (i % 20 != 0) continue;
            for (const cli::Room room : {cli::Room{80, 24}, cli::Room{120, 40}, cli::Room{40, 10}}) {
                const cli::Lines screen = cli::draw_screen(*session, *view, room, 0);
                for (const cli::Line& line : screen)
                    ASSERT_LT(line.width(), room.width) << line.text();
                // The options are never cut; without them it fits.
                const std::size_t options = cli::draw_options(*session, room.width - 1).size();
                ASSERT_LE(screen.size(), std::max(room.height - 1, options + 10)) << text_of(screen);
            }
        }
    }
}

TEST(Look, TellsOfPlacesAndThings) {
    const auto session = begin(7);
    ASSERT_NE(session, nullptr);
    EXPECT_TRUE(cli::look_at(session->game(), "0,0").front().starts_with("Forest's edge at 0,0"));
    EXPECT_TRUE(cli::look_at(session->game(), "0, 0").front().starts_with("Forest's edge"));
    EXPECT_TRUE(cli::look_at(session->game(), "SIRJA").front().starts_with("Sirja, health "));
    EXPECT_TRUE(cli::look_at(session->game(), "5,5").empty());
    EXPECT_TRUE(cli::look_at(session->game(), "nobody").empty());
    EXPECT_TRUE(cli::look_at(session->game(), "99999999999,0").empty());
}

TEST(Wrapping, CountsCharactersAndNotBytes) {
    EXPECT_EQ(cli::columns("Liantë"), 6u);
    EXPECT_EQ(cli::cut("Liantë lebt", 6), "Liant~");
    EXPECT_EQ(cli::pad("ëë", 4), "ëë  ");
    EXPECT_EQ(cli::wrap("one two three", 7), (std::vector<std::string>{"one two", "three"}));
    EXPECT_EQ(cli::wrap("ëëëëë", 2), (std::vector<std::string>{"ëë", "ëë", "ë"}));
    EXPECT_EQ(cli::wrap("", 5), (std::vector<std::string>{""}));
}

}  // namespace
}  // namespace briar

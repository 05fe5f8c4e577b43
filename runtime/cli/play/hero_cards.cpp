#include "runtime/cli/play/hero_cards.hpp"

#include <algorithm>
#include <map>

#include "runtime/cli/wrap.hpp"
#include "runtime/crawl/map.hpp"
#include "runtime/crawl/tally.hpp"

namespace briar::cli {
using namespace crawl;
namespace {

constexpr std::size_t kNameWidth = 10;

std::string number(const Game& game, PieceId hero, CounterId counter) {
    return std::to_string(game.counter(hero, counter));
}

/// `>1 Ann  health 8/10 AP 3/5 lives 3 at 0,-1`: what has no room is left out from behind, the name is cut.
Line head(const Game& game, PieceId hero, std::size_t width) {
    const Vocabulary& words = data(game).words;
    const bool acts = hero == active_hero(game);
    const Paint colour = acts ? Paint::Green : Paint::Cyan;
    Line line((acts ? ">" : " ") + std::to_string(order_of(game, hero) + 1) + " ", colour);
    if (!alive(game, hero)) return line.add(name_of(game, hero)).add(" is out of the game", Paint::Faint);
    const int most = hero_def(game, hero).health;
    Line numbers(" health ");
    numbers.add(number(game, hero, words.health) + "/" + std::to_string(most),
                health(game, hero) * 3 <= most ? Paint::Red : Paint::Plain);
    numbers.add(" AP " + number(game, hero, words.ap) + "/" + std::to_string(hero_def(game, hero).ap));
    numbers.add(" lives " + number(game, hero, words.lives));
    const std::size_t room = width - std::min(width, line.width() + numbers.width());
    line.add(pad(name_of(game, hero), std::min(room, kNameWidth)), acts ? Paint::Strong : Paint::Plain).add(numbers);
    const std::string place = tile_of(game, hero) ? " at " + place_text(game, hero) : "";
    if (line.width() + place.size() <= width) line.add(place, Paint::Faint);
    return line;
}

/// `2 Rope, Lamp`: alike things are counted.
std::string names_in(const Game& game, ZoneId zone) {
    std::vector<std::pair<std::string, int>> names;
    for (const PieceId piece : ZoneRange(game.state(), zone)) {
        const std::string& name = name_of(game, piece);
        const auto known =
            std::find_if(names.begin(), names.end(), [&](const auto& each) { return each.first == name; });
        if (known == names.end()) {
            names.emplace_back(name, 1);
        } else {
            ++known->second;
        }
    }
    std::string text;
    for (const auto& [name, count] : names)
        text += (text.empty() ? "" : ", ") + (count > 1 ? std::to_string(count) + " " : "") + name;
    return text;
}

/// `hands: lamp; backpack: rope`
std::string carried(const Game& game, PieceId hero) {
    const HeroZones& zones = data(game).hero_zones[hero.value];
    const std::pair<const char*, ZoneId> spaces[] = {{"hands", zones.hands},   {"boots", zones.boots},
                                                     {"armour", zones.armour}, {"backpack", zones.backpack},
                                                     {"bound", zones.bound},   {"ailments", zones.ailments}};
    std::string text;
    for (const auto& [name, zone] : spaces) {
        const std::string inside = names_in(game, zone);
        if (!inside.empty()) text += (text.empty() ? "" : "; ") + std::string(name) + ": " + inside;
    }
    return text.empty() ? "carries nothing" : text;
}

/// The lines of one card below its head.
std::vector<std::string> body(const Game& game, PieceId hero, std::size_t width) {
    if (!alive(game, hero)) return {};
    std::string text = hides_inventory(game, hero) ? "what it carries is hidden" : carried(game, hero);
    if (const std::string killed = tally_text(game, hero); !killed.empty()) text += "; " + killed;
    return wrap(text, width);
}

}  // namespace

Lines draw_cards(const Game& game, Room room) {
    const std::size_t count = crawl::crawl(game).hero_count;
    std::vector<PieceId> heroes(crawl::crawl(game).heroes.begin(),
                                crawl::crawl(game).heroes.begin() + static_cast<std::ptrdiff_t>(count));
    std::map<PieceId, std::vector<std::string>> bodies;
    std::size_t left = room.height - std::min(room.height, count);
    // The acting hero's card is whole; the others share what room is left.
    const auto give = [&](PieceId hero) {
        std::vector<std::string> lines = body(game, hero, room.width - 3);
        if (lines.size() > left) {
            lines.resize(left);
            if (!lines.empty()) lines.back() = cut(lines.back(), room.width - 5) + " ~";
        }
        left -= lines.size();
        bodies[hero] = std::move(lines);
    };
    if (active_hero(game)) give(active_hero(game));
    for (const PieceId hero : heroes) {
        if (hero != active_hero(game)) give(hero);
    }
    Lines lines;
    for (const PieceId hero : heroes) {
        lines.push_back(head(game, hero, room.width));
        for (const std::string& text : bodies[hero])
            lines.emplace_back("   " + text);
    }
    for (Line& line : lines) {
        if (line.width() > room.width) line.fit(room.width);
    }
    return lines;
}

}  // namespace briar::cli

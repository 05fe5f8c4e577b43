#include "runtime/cli/play/hero_cards.hpp"

#include <algorithm>
#include <map>

#include "runtime/cli/wrap.hpp"
#include "runtime/crawl/map.hpp"

namespace briar::cli {
using namespace crawl;
namespace {

std::string number(const Game& game, PieceId hero, CounterId counter) {
    return std::to_string(game.counter(hero, counter));
}

/// `1 Sirja  health 8/10  AP 3/5  lives 3  at 0,-1`
Line head(const Game& game, PieceId hero) {
    const Vocabulary& words = data(game).words;
    const bool acts = hero == active_hero(game);
    Line line(std::to_string(order_of(game, hero) + 1) + " ", acts ? Paint::Green : Paint::Cyan);
    line.add(name_of(game, hero), acts ? Paint::Strong : Paint::Plain);
    if (!alive(game, hero)) return line.add(" is out of the game", Paint::Faint);
    const bool weak = health(game, hero) * 3 <= hero_def(game, hero).health;
    line.add("  health ")
        .add(number(game, hero, words.health) + "/" + std::to_string(hero_def(game, hero).health),
             weak ? Paint::Red : Paint::Plain);
    line.add("  AP " + number(game, hero, words.ap) + "/" + std::to_string(hero_def(game, hero).ap));
    line.add("  lives " + number(game, hero, words.lives));
    if (tile_of(game, hero)) line.add("  at " + place_text(game, hero), Paint::Faint);
    return line;
}

std::string names_in(const Game& game, ZoneId zone) {
    std::string text;
    for (const PieceId piece : ZoneRange(game.state(), zone))
        text += (text.empty() ? "" : ", ") + name_of(game, piece);
    return text;
}

/// `hands: crossbow; backpack: rope, poison`
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

/// Kills with the sum of their health, the tally by which champions are compared.
std::string kills(const Game& game, PieceId hero) {
    int count = 0;
    int sum = 0;
    for (const PieceId piece : ZoneRange(game.state(), data(game).hero_zones[hero.value].kills)) {
        if (!is_monster(game, piece)) continue;
        ++count;
        sum += side(game, piece).health;
    }
    if (count == 0) return {};
    return (count == 1 ? "1 kill" : std::to_string(count) + " kills") + ", health " + std::to_string(sum);
}

bool is_hidden(const Game& game, PieceId hero) {
    return data(game).rules.hidden_inventory && !game.over() && game.decision().seat != seat_of(game, hero);
}

/// The lines of one card below its head.
std::vector<std::string> body(const Game& game, PieceId hero, std::size_t width) {
    if (!alive(game, hero)) return {};
    std::string text = is_hidden(game, hero) ? "what it carries is hidden" : carried(game, hero);
    if (const std::string killed = kills(game, hero); !killed.empty()) text += "; " + killed;
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
        std::vector<std::string> lines = body(game, hero, room.width - 2);
        if (lines.size() > left) {
            lines.resize(left);
            if (!lines.empty()) lines.back() = cut(lines.back(), room.width - 4) + " ~";
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
        lines.push_back(head(game, hero));
        for (const std::string& text : bodies[hero])
            lines.emplace_back("  " + text);
    }
    for (Line& line : lines) {
        if (line.width() > room.width) line.fit(room.width);
    }
    return lines;
}

}  // namespace briar::cli

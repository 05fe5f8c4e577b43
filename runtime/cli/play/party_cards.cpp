#include "runtime/cli/play/party_cards.hpp"

#include <algorithm>

#include "runtime/cli/play/journey_words.hpp"
#include "runtime/cli/wrap.hpp"
#include "runtime/engine/rule_text.hpp"
#include "runtime/journey/journey_data.hpp"

namespace briar::cli {
using namespace journey;
namespace {

constexpr std::size_t kNameWidth = 14;

/// `1 Bryn           M  health 3/4 ready`
Line hero_line(const Game& game, PieceId hero, std::size_t place, std::size_t name_width) {
    const bool stands = standing(game, hero);
    Line line(std::to_string(place + 1) + " ", Paint::Cyan);
    line.add(pad(name_of(game, hero), name_width), ready(game, hero) ? Paint::Strong : Paint::Faint);
    line.add(pad(icon_letters(game, hero), 3));
    if (!stands) return line.add("incapacitated", Paint::Red);
    const int most = hero_def(game, hero).health;
    line.add("health " + std::to_string(health(game, hero)) + "/" + std::to_string(most),
             health(game, hero) == 1 ? Paint::Red : Paint::Plain);
    return line.add(ready(game, hero) ? " ready" : " exhausted", ready(game, hero) ? Paint::Green : Paint::Faint);
}

/// As wide as the names, as long as the line below has room beside them.
std::size_t hero_name_width(const Game& game, std::size_t width) {
    constexpr std::size_t kRest = 25;  // `1 `, icons, `health 3/3 exhausted`
    std::size_t widest = 0;
    for (const PieceId hero : party(game))
        widest = std::max(widest, columns(name_of(game, hero)) + 1);
    return std::min({widest, kNameWidth, width - std::min(width, kRest)});
}

/// What of the party can be used and how.
std::vector<std::string> abilities(const Game& game, PieceId piece, std::size_t width) {
    const Ruleset& rules = game.rules();
    std::vector<std::string> lines;
    for (const SpecialId id : rules.carried[rules.info(piece).def.value].specials) {
        const std::string text = text_of(*rules.catalog, rules.specials[id.value].def);
        if (text.empty()) continue;
        const std::vector<std::string> broken = wrap(text, width);
        lines.insert(lines.end(), broken.begin(), broken.end());
    }
    return lines;
}

std::string doubles_words(Doubles doubles) {
    switch (doubles) {
        case Doubles::Fight:
            return " doubles fight";
        case Doubles::Move:
            return " doubles move";
        case Doubles::Both:
            return " doubles";
        case Doubles::None:
            break;
    }
    return {};
}

Line card_line(const Game& game, PieceId card) {
    const CardDef& def = card_def(game, card);
    Line line("  ");
    line.add(pad(name_of(game, card), kNameWidth + 2), Paint::Strong);
    line.add("F" + std::to_string(def.fight), Paint::Red).add(" M" + std::to_string(def.move), Paint::Blue);
    return line.add(" " + icon_letters(game, card)).add(doubles_words(def.doubles), Paint::Yellow);
}

/// `Long stride F1 M4 S; Echo F1 M1 doubles`: the hand where there is little room.
Lines hand_in_short(const Game& game, std::size_t width) {
    std::string text;
    for (const PieceId card : ZoneRange(game.state(), data(game).hand)) {
        const CardDef& def = card_def(game, card);
        text += (text.empty() ? "" : "; ") + name_of(game, card) + " F" + std::to_string(def.fight) + " M" +
                std::to_string(def.move) + " " + icon_letters(game, card) + doubles_words(def.doubles);
    }
    Lines lines;
    for (const std::string& part : wrap(text, width - 2))
        lines.emplace_back("  " + part);
    return lines;
}

Lines hand_lines(const Game& game, std::size_t width, bool in_short) {
    if (in_short) return hand_in_short(game, width);
    Lines lines;
    for (const PieceId card : ZoneRange(game.state(), data(game).hand))
        lines.push_back(card_line(game, card));
    return lines;
}

enum class DiceWords : std::uint8_t { Names, Letters };

/// `dice: Might Wild`: those that have been used are faint.
Line dice_line(const Game& game, DiceWords words) {
    Line line("dice:", Paint::Faint);
    const JourneyState& state = journey::journey(game);
    for (std::size_t i = 0; i < kMaxDice && state.faces[i] != kNoFace; ++i) {
        const bool used = ((state.used_dice >> i) & 1U) != 0;
        const IconDef& icon = icon_def(game, face_icon(game, state.faces[i]));
        line.add(" " + (words == DiceWords::Names ? icon.name : icon.letter), used ? Paint::Faint : Paint::Yellow);
    }
    return line;
}

Line dice_line(const Game& game, std::size_t width) {
    const Line names = dice_line(game, DiceWords::Names);
    return names.width() <= width ? names : dice_line(game, DiceWords::Letters);
}

/// `gold 3  deck 12  discard 5  Campfire 1  Market 2`, on as many lines as that takes.
Lines store_lines(const Game& game, std::size_t width) {
    const JourneyState& state = journey::journey(game);
    std::vector<std::string> parts{"gold " + std::to_string(state.gold), "deck " + std::to_string(deck_size(game)),
                                   "discard " + std::to_string(count(game, data(game).discard))};
    if (data(game).rests.tokens > 0) parts.push_back(data(game).rests.name + " " + std::to_string(state.rest_tokens));
    for (std::size_t i = 0; i < data(game).shops.size(); ++i)
        parts.push_back(data(game).shops[i].name + " " + std::to_string(state.shop_tokens[i]));
    std::vector<std::string> texts;
    for (const std::string& part : parts) {
        const bool fits = !texts.empty() && columns(texts.back()) + 2 + columns(part) <= width;
        if (fits)
            texts.back() += "  " + part;
        else
            texts.push_back(part);
    }
    return {texts.begin(), texts.end()};
}

/// Adds the texts below a line as far as there is room for them.
void add_texts(Lines& lines, const std::vector<std::string>& texts, std::size_t& spare) {
    for (const std::string& text : texts) {
        if (spare == 0) return;
        --spare;
        lines.emplace_back("    " + text, Paint::Faint);
    }
}

/// The items of a zone, each with what it does.
void add_items(const Game& game, ZoneId zone, std::size_t width, Lines& lines, std::size_t& spare) {
    for (const PieceId item : ZoneRange(game.state(), zone)) {
        lines.emplace_back("  " + name_of(game, item), Paint::Green);
        add_texts(lines, abilities(game, item, width), spare);
    }
}

std::size_t lines_needed(const Game& game, std::size_t stores) {
    const bool dice = journey::journey(game).dice_rolled != 0;
    const int offered = count(game, data(game).offered);
    const int items = count(game, data(game).belongings) + offered + (offered > 0 ? 1 : 0);
    return 1 + stores + journey::journey(game).party_count + static_cast<std::size_t>(hand_size(game) + items) +
           (dice ? 1 : 0);
}

}  // namespace

Lines draw_party(const Game& game, Room room) {
    Lines lines;
    const Lines stores = store_lines(game, room.width);
    const std::size_t needed = lines_needed(game, stores.size());
    std::size_t spare = room.height - std::min(room.height, needed);
    const std::size_t width = room.width - std::min<std::size_t>(room.width, 5);
    for (std::size_t i = 0; i < party(game).size(); ++i) {
        lines.push_back(hero_line(game, party(game)[i], i, hero_name_width(game, room.width)));
        add_texts(lines, abilities(game, party(game)[i], width), spare);
    }
    lines.insert(lines.end(), stores.begin(), stores.end());
    add_items(game, data(game).belongings, width, lines, spare);
    if (count(game, data(game).offered) > 0) {
        lines.emplace_back("on offer:", Paint::Faint);
        add_items(game, data(game).offered, width, lines, spare);
    }
    if (journey::journey(game).dice_rolled != 0) lines.push_back(dice_line(game, room.width));
    lines.emplace_back("hand:", Paint::Faint);
    const Lines hand = hand_lines(game, room.width, needed > room.height);
    lines.insert(lines.end(), hand.begin(), hand.end());
    if (lines.size() > room.height) lines.resize(room.height);
    for (Line& line : lines) {
        if (line.width() > room.width) line.fit(room.width);
    }
    return lines;
}

}  // namespace briar::cli

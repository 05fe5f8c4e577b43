#include "runtime/cli/play/party_cards.hpp"

#include <algorithm>
#include <utility>

#include "runtime/cli/play/journey_words.hpp"
#include "runtime/cli/wrap.hpp"
#include "runtime/engine/rule_text.hpp"
#include "runtime/journey/journey_data.hpp"
#include "runtime/journey/landing_options.hpp"

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

/// `hand: Long stride F1 M4 S; Echo F1 M1 doubles`: parts of one line, broken between words.
Lines in_short(const std::string& heading, const std::vector<std::string>& parts, const char* between,
               std::size_t width) {
    std::string text = heading;
    for (std::size_t i = 0; i < parts.size(); ++i)
        text += (i == 0 ? " " : between) + parts[i];
    Lines lines;
    for (const std::string& line : wrap(text, width - 2))
        lines.emplace_back((lines.empty() ? "" : "  ") + line);
    return lines;
}

Lines hand_in_short(const Game& game, std::size_t width) {
    std::vector<std::string> cards;
    for (const PieceId card : ZoneRange(game.state(), data(game).hand)) {
        const CardDef& def = card_def(game, card);
        cards.push_back(name_of(game, card) + " F" + std::to_string(def.fight) + " M" + std::to_string(def.move) + " " +
                        icon_letters(game, card) + doubles_words(def.doubles));
    }
    return in_short("hand:", cards, "; ", width);
}

Lines hand_lines(const Game& game) {
    Lines lines{Line("hand:", Paint::Faint)};
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

/// ` (3 gold)`, for an item on offer; ` (5 gold: too dear)`. Where rules may change prices, what they make of one that
/// cannot be paid is not known here: then what is printed.
std::string price_words(const Game& game, PieceId item) {
    const auto& options = game.decision().options;
    const auto bought = std::find_if(options.begin(), options.end(), [&](const Option& option) {
        return option.kind == &kBuyOption && piece_arg(option.args[0]) == item;
    });
    if (bought != options.end()) return " (" + std::to_string(bought->args[1]) + " gold)";
    const int printed = item_def(game, item).price;
    const int asked = std::max(0, printed - journey::journey(game).discount);
    if (game.rules().modified.test(data(game).words.price.value))
        return " (" + std::to_string(printed) + " gold printed)";
    return " (" + std::to_string(asked) + " gold" + (asked > journey::journey(game).gold ? ": too dear)" : ")");
}

std::string item_words(const Game& game, PieceId item) {
    const bool offered = game.state().piece(item).zone == data(game).offered;
    return name_of(game, item) + (offered ? price_words(game, item) : std::string());
}

/// The items of a zone, each with what it does.
Lines item_lines(const Game& game, const char* heading, ZoneId zone, std::size_t width, std::size_t& spare) {
    Lines lines{Line(heading, Paint::Faint)};
    for (const PieceId item : ZoneRange(game.state(), zone)) {
        lines.emplace_back("  " + item_words(game, item), Paint::Green);
        add_texts(lines, abilities(game, item, width), spare);
    }
    return lines;
}

Lines items_in_short(const Game& game, const char* heading, ZoneId zone, std::size_t width) {
    std::vector<std::string> names;
    for (const PieceId item : ZoneRange(game.state(), zone))
        names.push_back(item_words(game, item));
    return in_short(heading, names, ", ", width);
}

/// `party: Bryn M 3/4, Cole I 2/4 exhausted, Una S fallen`
Lines heroes_in_short(const Game& game, std::size_t width) {
    std::vector<std::string> heroes;
    for (const PieceId hero : party(game)) {
        std::string text = name_of(game, hero) + " " + icon_letters(game, hero) + " ";
        text += !standing(game, hero)
                    ? "fallen"
                    : std::to_string(health(game, hero)) + "/" + std::to_string(hero_def(game, hero).health);
        heroes.push_back(text + (standing(game, hero) && !ready(game, hero) ? " exhausted" : ""));
    }
    return in_short("party:", heroes, ", ", width);
}

/// What is told in short where there is little room: each step what those before it told, and more.
enum class Short : std::uint8_t { Nothing, Items, Hand, Heroes };

/// The cards of the party from top to bottom.
class PartyCards {
public:
    /// `spare`: lines that texts of heroes and items may take.
    PartyCards(const Game& game, std::size_t width, Short told, std::size_t spare)
        : game_(game), width_(width), told_(told), spare_(spare) {
        add_heroes();
        add(store_lines(game, width));
        add_items("items:", data(game).belongings);
        add_items("on offer:", data(game).offered);
        if (journey::journey(game).dice_rolled != 0) lines_.push_back(dice_line(game, width));
        before_hand_ = lines_.size();
        add(told >= Short::Hand ? hand_in_short(game, width) : hand_lines(game));
    }

    [[nodiscard]] std::size_t height() const { return lines_.size(); }
    [[nodiscard]] Lines take() { return std::move(lines_); }
    /// In at most so many lines: what stands before the hand goes first.
    [[nodiscard]] Lines take(std::size_t height) {
        const std::size_t hand = std::min(lines_.size() - before_hand_, height - std::min<std::size_t>(height, 1));
        const std::size_t before = height - std::min(height, hand + 1);
        Lines kept(lines_.begin(), lines_.begin() + static_cast<std::ptrdiff_t>(before));
        kept.emplace_back("(not all is shown: `cards`)", Paint::Faint);
        const auto from = lines_.begin() + static_cast<std::ptrdiff_t>(before_hand_);
        kept.insert(kept.end(), from, from + static_cast<std::ptrdiff_t>(hand));
        return kept;
    }

private:
    void add(const Lines& lines) { lines_.insert(lines_.end(), lines.begin(), lines.end()); }
    void add_heroes() {
        if (told_ >= Short::Heroes) return add(heroes_in_short(game_, width_));
        for (std::size_t i = 0; i < party(game_).size(); ++i) {
            lines_.push_back(hero_line(game_, party(game_)[i], i, hero_name_width(game_, width_)));
            add_texts(lines_, abilities(game_, party(game_)[i], text_width()), spare_);
        }
    }
    void add_items(const char* heading, ZoneId zone) {
        if (count(game_, zone) == 0) return;
        add(told_ >= Short::Items ? items_in_short(game_, heading, zone, width_)
                                  : item_lines(game_, heading, zone, text_width(), spare_));
    }
    /// Of texts, which are indented.
    [[nodiscard]] std::size_t text_width() const { return width_ - std::min<std::size_t>(width_, 5); }

    const Game& game_;
    std::size_t width_;
    Short told_;
    std::size_t spare_;
    std::size_t before_hand_ = 0;
    Lines lines_;
};

Lines fitting(const Game& game, Room room) {
    for (const Short told : {Short::Nothing, Short::Items, Short::Hand, Short::Heroes}) {
        const std::size_t bare = PartyCards(game, room.width, told, 0).height();
        if (bare <= room.height) return PartyCards(game, room.width, told, room.height - bare).take();
    }
    return PartyCards(game, room.width, Short::Heroes, 0).take(room.height);
}

}  // namespace

Lines draw_party(const Game& game, Room room) {
    Lines lines = fitting(game, room);
    for (Line& line : lines) {
        if (line.width() > room.width) line.fit(room.width);
    }
    return lines;
}

}  // namespace briar::cli

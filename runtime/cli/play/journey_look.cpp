#include "runtime/cli/play/journey_look.hpp"

#include <algorithm>

#include "runtime/cli/play/journey_words.hpp"
#include "runtime/cli/play/piece_texts.hpp"
#include "runtime/cli/play/pile_look.hpp"
#include "runtime/engine/rule_text.hpp"
#include "runtime/journey/journey_data.hpp"
#include "runtime/journey/texts.hpp"
#include "runtime/source/letters.hpp"

namespace briar::cli {
using namespace journey;
namespace {

using Report = std::vector<std::string>;

std::string icon_names(const Game& game, IconSet icons) {
    std::string text;
    for (std::size_t icon = 0; icon < data(game).icons.size(); ++icon) {
        if (((icons >> icon) & 1U) != 0) text += (text.empty() ? "" : ", ") + data(game).icons[icon]->name;
    }
    return text.empty() ? "none" : text;
}

/// FR-4.6: what failing a check costs stands on the next card, but for a boss.
void add_failing(const Game& game, PieceId location, Report& report) {
    const LocationDef& def = location_def(game, location);
    if (def.boss || data(game).rules.consequence == FailingRule::Own) {
        report.push_back("  failing it costs: " + consequence_text(def.failing));
        return;
    }
    const PieceId next = game.state().piece(location).next;
    const bool laid = game.state().piece(location).zone == leg(game).row;
    if (laid && next) {
        report.push_back("  failing it costs: " + consequence_text(location_def(game, next).failing) + " (printed on " +
                         name_of(game, next) + ")");
    }
    const bool starts = std::any_of(data(game).legs.begin(), data(game).legs.end(),
                                    [&](const LegData& each) { return each.start == location; });
    if (!starts) report.push_back("  failing the check before it costs: " + consequence_text(def.failing));
}

/// The cards to draw are what people call the deck, those to be laid too.
std::vector<ZoneId> piles_of(const Game& game, const std::string& what) {
    std::vector<ZoneId> piles;
    if (reads_same(what, "deck")) piles = {data(game).draw_pile, leg(game).deck};
    return piles.empty() ? piles_called(game, what) : piles;
}

std::string line_of(const Game& game, PieceId piece) {
    return is_card(game, piece) ? card_text(game, piece) : name_of(game, piece);
}

void add_location(const Game& game, PieceId location, Report& report) {
    const LocationDef& def = location_def(game, location);
    std::string check;
    for (const Icon icon : check_icons(game, location))
        check += (check.empty() ? "" : ", ") + icon_def(game, icon).name;
    report.push_back("  check: " + (check.empty() ? "none" : check));
    add_failing(game, location, report);
    report.push_back("  " + fight_words(game, location) + ", losing costs: " + consequence_text(def.fight.losing));
    report.push_back("  steps: " + std::to_string(def.steps.before) + " to come here, " +
                     std::to_string(def.steps.after) + " to go on" + (def.boss ? "; must be beaten" : ""));
}

void add_numbers(const Game& game, PieceId piece, Report& report) {
    if (is_location(game, piece)) return add_location(game, piece, report);
    if (is_card(game, piece)) {
        const CardDef& def = card_def(game, piece);
        report.push_back("  fight " + std::to_string(def.fight) + ", move " + std::to_string(def.move) +
                         ", icons: " + icon_names(game, shown_icons(game, piece)) +
                         (def.doubles != Doubles::None ? "; doubles another card" : ""));
    } else if (is_hero(game, piece) && !in_party(game, piece)) {
        report.push_back("  not in this game; icon: " + icon_names(game, shown_icons(game, piece)));
    } else if (is_hero(game, piece)) {
        report.push_back("  health " + std::to_string(health(game, piece)) + "/" +
                         std::to_string(hero_def(game, piece).health) +
                         ", icon: " + icon_names(game, shown_icons(game, piece)));
    } else if (is_item(game, piece)) {
        report.push_back("  price " + std::to_string(item_def(game, piece).price) + " gold");
    }
}

bool in_sight(const Game& game, PieceId piece) {
    return game.rules().zones[game.state().piece(piece).zone.value].sight == Sight::Everyone;
}

/// An icon by its name, its id or its letter.
Report look_at_icon(const Game& game, const std::string& what) {
    for (std::size_t i = 0; i < data(game).icons.size(); ++i) {
        const IconDef& icon = *data(game).icons[i];
        const DefId def = data(game).icon_defs[i];
        if (!reads_same(icon.name, what) && !reads_same(game.rules().catalog->entry(def).id, what) &&
            icon.letter != what)
            continue;
        const std::string text = text_of(*game.rules().catalog, def);
        return {icon.name + ", an icon: " + icon.letter, text.empty() ? "  a skill that checks ask for" : "  " + text};
    }
    return {};
}

/// What a party may stop for: a shop by its name or its id, a rest by its name.
Report look_at_stop(const Game& game, const std::string& what) {
    const JourneyState& state = journey::journey(game);
    for (std::size_t i = 0; i < data(game).shops.size(); ++i) {
        const ShopData& shop = data(game).shops[i];
        if (!reads_same(shop.name, what) && !reads_same(shop.id, what)) continue;
        return {shop.name,
                "  shows " + counted(shop.draw, "item", "items") + " of " + std::to_string(count(game, shop.deck)) +
                    " that may be bought; what is not bought leaves the game",
                "  to be visited when the party has just landed: " +
                    counted(state.shop_tokens[i], "token is left", "tokens are left")};
    }
    if (data(game).rests.tokens == 0 || !reads_same(data(game).rests.name, what)) return {};
    return {
        data(game).rests.name,
        "  shuffles the discarded cards" + std::string(data(game).rules.rest_keeps_hand ? "" : " and the hand") +
            " into the deck",
        "  to rest when the party has just landed: " + counted(state.rest_tokens, "token is left", "tokens are left")};
}

}  // namespace

Report look_at_journey(const Game& game, const std::string& what) {
    Report piles = look_at_piles(game, piles_of(game, what), [&](PieceId piece) { return line_of(game, piece); });
    if (!piles.empty()) return piles;
    if (Report icon = look_at_icon(game, what); !icon.empty()) return icon;
    if (Report stop = look_at_stop(game, what); !stop.empty()) return stop;
    const auto seen = [&](PieceId each) { return in_sight(game, each); };
    const Report names = what.empty() ? Report{} : names_beginning(game, what, seen);
    if (names.size() > 1) return which_of(what, names);
    const PieceId piece = what.empty() ? at(game) : find_piece(game, what, seen);
    if (!piece) return {};
    Report report{name_of(game, piece)};
    add_numbers(game, piece, report);
    add_texts(game, piece, "  ", report);
    return report;
}

}  // namespace briar::cli

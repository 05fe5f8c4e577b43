#include "runtime/journey/actions.hpp"

#include <algorithm>

#include "runtime/journey/choice.hpp"
#include "runtime/journey/discard.hpp"
#include "runtime/journey/heroes.hpp"
#include "runtime/journey/payment_text.hpp"
#include "runtime/journey/turn_logs.hpp"
#include "runtime/source/letters.hpp"

namespace briar::journey {
namespace {

bool has_actions(const Game& game, PieceId piece) {
    return game.rules().carried[game.rules().info(piece).def.value].occasions != 0;
}

/// Whether a label has the name in it, in any case.
bool names(const std::string& label, const std::string& name) {
    return small_letters(label).find(small_letters(name)) != std::string::npos;
}

/// `discards Dud`, or less where the label says as much; and what comes of that.
std::string card_price(const Game& game, PieceId card, const std::string& label) {
    std::string text;
    if (!names(label, name_of(game, card))) {
        text = "discards " + name_of(game, card);
    } else if (!names(label, "discard")) {
        text = "discarded";
    }
    if (!loses_by_using(game, card)) return text;
    return text + (text.empty() ? "" : ", ") + last_cards_text(1);
}

}  // namespace

bool bears(const Game& game, PieceId piece) {
    const ZoneId zone = game.state().piece(piece).zone;
    if (zone == data(game).party) return game.state().piece(piece).face != 0;
    return zone == data(game).belongings || zone == data(game).hand || piece == at(game);
}

void offer_party_actions(Game& game, int occasion) {
    const PieceId first = lead(game);
    game.offer_actions_of(occasion, first, PieceId{});
    for (const PieceId hero : party(game)) {
        if (ready(game, hero)) game.offer_actions_of(occasion, hero, hero);
    }
    for (const PieceId item : ZoneRange(game.state(), data(game).belongings))
        game.offer_actions_of(occasion, first, item);
    for (const PieceId card : ZoneRange(game.state(), data(game).hand)) {
        if (has_actions(game, card) && !seen_before(game, card)) game.offer_actions_of(occasion, first, card);
    }
    game.offer_actions_of(occasion, first, at(game));
}

std::string action_price(const Game& game, PieceId carrier, ActionId action) {
    if (!carrier) return {};
    if (is_hero(game, carrier)) return name_of(game, carrier) + " is exhausted";
    if (!game.rules().actions[action.value].uses_up) return {};
    // Names may be plurals: no verb has to agree with them.
    const std::string& label = game.rules().actions[action.value].label;
    if (is_card(game, carrier)) return card_price(game, carrier, label);
    if (!is_item(game, carrier)) return {};
    return names(label, name_of(game, carrier)) ? "used up" : "uses up " + name_of(game, carrier);
}

Flow<void> before_action(Game& game, PieceId carrier, ActionId action) {
    if (!carrier) return {};
    if (is_hero(game, carrier)) return exhaust(game, carrier);
    if (!game.rules().actions[action.value].uses_up) return {};
    if (is_card(game, carrier)) return discard(game, carrier, Use::Action);
    if (is_item(game, carrier)) {
        game.log(kUsedUpLog, carrier.value);
        game.state().move_to_back(carrier, data(game).removed);
    }
    return {};
}

PieceId role_of(const Game& game, std::string_view name) {
    if (name == "here") return at(game);
    if (name == "next") return next_location(game);
    if (name == "lead") return lead(game);
    return {};
}

void describe_roles(Registry& registry) {
    registry.add(RoleSpec{"here", "locations", "The location where the party stands.", kSystem});
    registry.add(RoleSpec{"next", "locations", "The next location; none when nothing is laid there.", kSystem});
    registry.add(RoleSpec{"lead", "heroes", "The first standing hero.", kSystem});
}

}  // namespace briar::journey

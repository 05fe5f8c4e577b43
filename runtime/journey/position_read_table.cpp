// Reading positions: cards, the party, shops, single pieces.
#include <algorithm>

#include "runtime/content/values.hpp"
#include "runtime/journey/heroes.hpp"
#include "runtime/journey/position_reader.hpp"
#include "runtime/journey/set_up.hpp"

namespace briar::journey {

void PositionReader::read_cards() {
    const JourneyData& all = data(game_);
    read_zone("hand", all.hand, "cards");
    read_zone("discard", all.discard, "cards");
    read_zone("items", all.belongings, "items");
    read_zone("offered", all.offered, "items");
    read_zone("removed", all.removed, "cards|items|locations");
}

void PositionReader::read_heroes() {
    const Node* const heroes = key("heroes");
    if (heroes == nullptr) return;
    if (heroes->items.empty() || heroes->items.size() > kMaxHeroes) {
        return finder_.problem(*heroes, "position.heroes",
                               "the party is of one to " + std::to_string(kMaxHeroes) + " heroes");
    }
    std::vector<PieceId> pieces;
    std::vector<const Node*> nodes;
    for (const auto& hero : heroes->items) {
        if (const PieceId piece = finder_.take(*hero->find("hero"), "heroes")) {
            pieces.push_back(piece);
            nodes.push_back(hero.get());
        }
    }
    if (pieces.empty()) return;
    enter_party(game_, pieces);
    for (std::size_t i = 0; i < pieces.size(); ++i)
        read_hero(*nodes[i], pieces[i]);
    note_lead(game_);
}

void PositionReader::read_hero(const Node& hero, PieceId piece) {
    Piece& card = game_.state().piece(piece);
    card.turn = flag_or(part(hero, "exhausted"), false) ? 1 : 0;
    if (flag_or(part(hero, "incapacitated"), false)) {
        card.face = 0;
        game_.set_counter(piece, data(game_).words.health, 0);
    }
    if (const Node* const left = part(hero, "health")) {
        if (number_or(left, 1) > 0 || card.face == 0) {
            read_counter(game_, finder_, *left, piece, "health");
        } else {
            finder_.problem(*left, "position.out-of-range", "a standing hero has health left",
                            "say `incapacitated: true` of one that has fallen");
        }
    }
    if (const Node* const counters = part(hero, "counters")) {
        for (const Member& member : counters->members)
            read_counter(game_, finder_, *member.value, piece, member.key);
    }
}

std::size_t PositionReader::shop_called(const Member& member) const {
    const auto& shops = data(game_).shops;
    std::vector<std::string> ids;
    for (std::size_t i = 0; i < shops.size(); ++i) {
        if (shops[i].id == member.key) return i;
        ids.push_back(shops[i].id);
    }
    finder_.unknown(key_node(member), "position.unknown-shop", "the scenario has no shop `" + member.key + "`",
                    member.key, ids);
    return shops.size();
}

void PositionReader::read_gold(const Node& gold) {
    const int most = data(game_).rules.gold.most;
    if (number_or(&gold, 0) > most) {
        finder_.problem(gold, "position.out-of-range", "the party may have " + std::to_string(most) + " gold at most");
    } else {
        journey(game_).gold = static_cast<std::int16_t>(number_or(&gold, 0));
    }
}

void PositionReader::read_tokens(const Member& member) {
    JourneyState& state = journey(game_);
    const auto tokens = static_cast<std::uint8_t>(number_or(member.value.get(), 0));
    if (member.key == kRestTokens) {
        state.rest_tokens = tokens;
    } else if (const std::size_t shop = shop_called(member); shop < data(game_).shops.size()) {
        state.shop_tokens[shop] = tokens;
    }
}

void PositionReader::read_shops() {
    if (const Node* const gold = key("gold")) read_gold(*gold);
    if (const Node* const tokens = key("tokens")) {
        for (const Member& member : tokens->members)
            read_tokens(member);
    }
    const Node* const shops = key("shops");
    if (shops == nullptr) return;
    for (const Member& member : shops->members) {
        const std::size_t shop = shop_called(member);
        if (shop < data(game_).shops.size()) read_pile(*member.value, data(game_).shops[shop].deck, "items");
    }
}

}  // namespace briar::journey

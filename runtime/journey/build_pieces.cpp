// What a journey has besides its legs: cards, shops, heroes, dice, rests.
#include <algorithm>

#include "runtime/content/parts.hpp"
#include "runtime/engine/selection.hpp"
#include "runtime/journey/build.hpp"
#include "runtime/journey/position.hpp"
#include "runtime/journey/scenario_keys.hpp"

namespace briar::journey {
namespace {

void build_shop(Build& build, const Member& member) {
    if (member.key == kRestTokens) {
        build.error(*member.value, "journey.reserved-shop-name",
                    "a shop cannot be called `" + member.key + "`: positions call the tokens for rests so",
                    "give it another id; its `name` may be what it likes");
    }
    ShopKeys keys;
    shop_record().read(*member.value, keys, build.reader);
    const auto group = static_cast<std::uint8_t>(build.data.shops.size());
    ShopData shop{member.key, keys.name.empty() ? member.key : keys.name, keys.tokens, keys.draw, {}};
    shop.deck = build.builder.add_zone({member.key + "/items", "items", {}, group, Sight::Nobody, false});
    build.data.shops.push_back(shop);
    int items = 0;
    if (keys.items != nullptr) {
        for (const Copies& chosen : select_entries(build.reader, *keys.items, "items", "items")) {
            add_copies(build, chosen.def, build.data.item_kind, chosen.count, shop.deck);
            items += chosen.count;
        }
    }
    if (items > 0 || !build.builder.knows("shops") || !build.builder.knows("items", {"tags", "count"})) return;
    build.error(*member.value, "journey.empty-shop", "the shop `" + member.key + "` has nothing to sell",
                "say under `items` what it sells, such as all there are");
}

}  // namespace

void build_cards(Build& build) {
    const Node* const cards = part(build.builder.scenario(), "cards");
    if (cards == nullptr) return;
    for (const Copies& chosen : select_entries(build.reader, *cards, "cards", "cards"))
        add_copies(build, chosen.def, build.data.card_kind, chosen.count, build.data.draw_pile);
}

void build_shops(Build& build) {
    const Node* const shops = part(build.builder.scenario(), "shops");
    if (shops == nullptr) return;
    if (shops->members.size() > kMaxShops) {
        build.error(*shops, "journey.too-many-shops",
                    "the scenario has " + std::to_string(shops->members.size()) + " shops",
                    std::to_string(kMaxShops) + " are the most");
        return;
    }
    for (const Member& member : shops->members)
        build_shop(build, member);
}

void build_heroes(Build& build) {
    const Node* const party = part(build.builder.scenario(), "party");
    if (party == nullptr) return;
    for (const Copies& chosen : select_entries(build.reader, *party, "heroes", "heroes")) {
        // A hero is one person, however often it is selected.
        if (chosen.count == 0) continue;
        build.data.hero_pieces.push_back(
            add_copies(build, chosen.def, build.data.hero_kind, 1, build.data.box).front());
    }
}

void build_check_dice(Build& build) {
    CheckDiceKeys keys;
    keys.count = 0;
    if (const Node* const dice = part(build.builder.scenario(), "check_dice")) {
        keys.count = CheckDiceKeys{}.count;
        check_dice_record().read(*dice, keys, build.reader);
        const bool few = keys.faces.size() < 2 && keys.count > 0 && build.builder.knows("check_dice");
        if (keys.faces.size() > kMaxFaces || few) {
            build.error(*dice, "journey.faces",
                        "a die of checks has " + std::to_string(keys.faces.size()) +
                            (keys.faces.size() == 1 ? " face" : " faces"),
                        "2 to " + std::to_string(kMaxFaces) + " icons under `faces`");
            return;
        }
    }
    build.data.dice = keys.count;
    for (const DefId face : keys.faces) {
        const auto& all = build.data.icon_defs;
        const auto at = std::find(all.begin(), all.end(), face);
        if (at != all.end()) build.data.faces.push_back(static_cast<Icon>(at - all.begin()));
    }
}

void build_rests(Build& build) {
    build.data.rests.name = "Rest";
    if (const Node* const rests = part(build.builder.scenario(), "rests"))
        rest_record().read(*rests, build.data.rests, build.reader);
}

}  // namespace briar::journey

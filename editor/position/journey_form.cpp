// Positions of the journey: the row, the party, hand and decks. Piles are shown from the top, what is discarded from
// the oldest.
#include "editor/position/position_form.hpp"
#include "runtime/journey/journey_data.hpp"
#include "runtime/journey/position.hpp"

namespace briar::editor {
namespace {

using namespace journey;

class JourneyForm final : public PositionForm {
public:
    using PositionForm::PositionForm;

    [[nodiscard]] std::vector<std::string> kinds() const override { return {"cards", "items", "locations", "heroes"}; }
    [[nodiscard]] double card_height() const override { return 1.4; }
    [[nodiscard]] bool lists_are_whole() const override { return true; }
    [[nodiscard]] std::string piece_key() const override { return {}; }

    [[nodiscard]] std::vector<PositionZone> zones() const override {
        const JourneyData& all = data(game());
        std::vector<PositionZone> zones;
        const auto add = [&](std::string title, Path path, ZoneId zone, std::string kind, ZoneSort sort) {
            zones.push_back({std::move(title), std::move(path), std::move(kind), sort, {}, in_zone(zone)});
        };
        add(leg(game()).name, {"row"}, leg(game()).row, "locations", ZoneSort::Row);
        add("The party", {"heroes"}, all.party, "heroes", ZoneSort::Row);
        zones.back().item_key = "hero";
        add("Hand", {"hand"}, all.hand, "cards", ZoneSort::Row);
        add("Belongings", {"items"}, all.belongings, "items", ZoneSort::Row);
        add("On offer", {"offered"}, all.offered, "items", ZoneSort::Row);
        add("Draw pile", {"cards"}, all.draw_pile, "cards", ZoneSort::Pile);
        add("Discarded", {"discard"}, all.discard, "cards", ZoneSort::Row);
        for (const LegData& each : all.legs)
            add(each.name + ": deck", {"decks", each.id}, each.deck, "locations", ZoneSort::Pile);
        for (const ShopData& each : all.shops)
            add(each.name + ": items", {"shops", each.id}, each.deck, "items", ZoneSort::Pile);
        add("Out of the game", {"removed"}, all.removed, "cards|items|locations", ZoneSort::Row);
        return zones;
    }

    [[nodiscard]] std::vector<PieceValue> values(PieceId piece) const override {
        if (!piece) return of_table();
        if (!is_hero(game(), piece) || !in_party(game(), piece)) return counter_values(game(), piece, {});
        const bool stands = standing(game(), piece);
        std::vector<PieceValue> values;
        values.push_back(
            number_value("health", health(game(), piece), stands ? 1 : 0, hero_def(game(), piece).health, {"health"}));
        values.push_back(flag_value("exhausted", game().state().piece(piece).turn != 0, {"exhausted"}));
        values.push_back(flag_value("incapacitated", !stands, {"incapacitated"}));
        for (PieceValue& each : counter_values(game(), piece, {"counters"}, {"health"}))
            values.push_back(std::move(each));
        return values;
    }

private:
    [[nodiscard]] PieceValue running_leg() const {
        std::vector<std::string> ids;
        std::vector<std::string> names;
        for (const LegData& each : data(game()).legs) {
            ids.push_back(each.id);
            names.push_back(each.name);
        }
        return choice_value("leg", std::move(ids), std::move(names), journey::journey(game()).leg, {"leg"});
    }
    [[nodiscard]] PieceValue running_phase() const {
        const std::vector<std::string> names(kPhaseNames.begin(), kPhaseNames.end());
        return choice_value("phase", names, names, static_cast<int>(journey::journey(game()).phase), {"phase"});
    }
    [[nodiscard]] std::vector<PieceValue> of_table() const {
        constexpr int kMost = 255;
        const JourneyState& state = journey::journey(game());
        const JourneyData& all = data(game());
        std::vector<PieceValue> values{running_leg()};
        values.push_back(
            piece_choice(game(), "the party is at", in_zone(leg(game()).row), at(game()), "locations", {"at"}));
        values.push_back(running_phase());
        values.push_back(number_value("gold", state.gold, 0, all.rules.gold.most, {"gold"}));
        values.push_back(
            number_value("tokens of " + all.rests.name, state.rest_tokens, 0, kMost, {"tokens", kRestTokens}));
        for (std::size_t i = 0; i < all.shops.size(); ++i)
            values.push_back(number_value("tokens of " + all.shops[i].name, state.shop_tokens[i], 0, kMost,
                                          {"tokens", all.shops[i].id}));
        values.push_back(number_value("bonus", state.bonus, -kMost, kMost, {"bonus"}));
        values.push_back(number_value("attempts", state.attempts, 0, kMost, {"attempts"}));
        values.push_back(number_value("discount", state.discount, -kMost, kMost, {"discount"}));
        for (PieceValue& each : var_values(game()))
            values.push_back(std::move(each));
        return values;
    }
};

}  // namespace

std::unique_ptr<PositionForm> make_journey_form(const Game& game) { return std::make_unique<JourneyForm>(game); }

}  // namespace briar::editor

#include "runtime/journey/build.hpp"

#include "runtime/content/parts.hpp"

namespace briar::journey {
namespace {

ZoneId add_zone(Build& build, const std::string& name, Sight sight, bool bearing) {
    return build.builder.add_zone({name, name, {}, 0, sight, bearing});
}

void name_kinds(Build& build) {
    build.data.location_kind = build.builder.piece_kind("locations");
    build.data.card_kind = build.builder.piece_kind("cards");
    build.data.item_kind = build.builder.piece_kind("items");
    build.data.hero_kind = build.builder.piece_kind("heroes");
}

}  // namespace

void build_table(Build& build) {
    JourneyData& data = build.data;
    data.draw_pile = add_zone(build, "cards", Sight::Nobody, false);
    data.hand = add_zone(build, "hand", Sight::Everyone, true);
    data.discard = add_zone(build, "discard", Sight::Everyone, false);
    data.removed = add_zone(build, "removed", Sight::Everyone, false);
    // What was not drawn at set-up would tell what was.
    data.box = add_zone(build, "box", Sight::Nobody, false);
    data.aside = add_zone(build, "aside", Sight::Everyone, false);
    data.party = add_zone(build, "party", Sight::Everyone, true);
    data.belongings = add_zone(build, "belongings", Sight::Everyone, true);
    data.offered = add_zone(build, "offered", Sight::Everyone, false);
    data.all_fallen = build.builder.text("All heroes are incapacitated.");
    data.no_cards = build.builder.text("There is no card left in the deck and none in hand.");
    data.arrived = build.builder.text("The last boss is beaten.");
}

std::vector<PieceId> add_copies(Build& build, DefId def, KindId kind, int count, ZoneId zone) {
    std::vector<PieceId> pieces;
    for (int i = 0; i < count; ++i)
        pieces.push_back(build.builder.add_piece(def, kind, zone));
    return pieces;
}

void build_scenario(RulesetBuilder& builder) {
    const auto data = std::make_shared<JourneyData>();
    Build build{builder, *data, {}, builder.reader()};
    data->words = look_up_vocabulary(builder.ruleset());
    read_definitions(build);
    if (const Node* const rules = part(builder.scenario(), "rules")) {
        parameters_record().read(*rules, data->rules, build.reader);
    }
    name_kinds(build);
    build_table(build);
    build_legs(build);
    build_cards(build);
    build_shops(build);
    build_heroes(build);
    build_check_dice(build);
    build_rests(build);
    fill_tables(build);
    check_build(build);
    builder.set_system_size(static_cast<std::uint32_t>(sizeof(JourneyState)));
    builder.set_data(data);
}

}  // namespace briar::journey

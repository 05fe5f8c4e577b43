// Reading the definitions of all packs, and what is known of pieces by their number.
#include <algorithm>

#include "runtime/engine/read_definitions.hpp"
#include "runtime/journey/build.hpp"

namespace briar::journey {
namespace {

/// Icons have small numbers, in catalog order.
void number_icons(Build& build) {
    JourneyData& data = build.data;
    const std::vector<DefId> all = build.builder.of_kind("icons");
    if (all.size() > kMaxIcons) {
        build.error(*build.builder.catalog().entry(all[kMaxIcons]).node, "journey.too-many-icons",
                    "the packs have " + std::to_string(all.size()) + " icons",
                    std::to_string(kMaxIcons) + " are the most");
    }
    for (const DefId def : all) {
        if (data.icons.size() == kMaxIcons) return;
        if (build.defs.icons[def.value]->any) data.any_icons |= IconSet{1} << data.icons.size();
        data.icons.push_back(build.defs.icons[def.value]);
        data.icon_defs.push_back(def);
    }
}

IconSet icon_bit(const Build& build, DefId def) {
    const std::vector<DefId>& all = build.data.icon_defs;
    const auto at = std::find(all.begin(), all.end(), def);
    return at == all.end() ? IconSet{0} : IconSet{1} << (at - all.begin());
}

IconSet icon_set(const Build& build, const std::vector<DefId>& icons) {
    IconSet set = 0;
    for (const DefId def : icons)
        set |= icon_bit(build, def);
    return set;
}

/// The icons in the order asked for, as many as a check may have.
std::vector<Icon> icon_list(const Build& build, const std::vector<DefId>& icons) {
    std::vector<Icon> list;
    const std::vector<DefId>& all = build.data.icon_defs;
    for (const DefId def : icons) {
        const auto at = std::find(all.begin(), all.end(), def);
        if (at != all.end() && list.size() < kMaxCheck) list.push_back(static_cast<Icon>(at - all.begin()));
    }
    return list;
}

template <class Def>
void fill(const Build& build, std::vector<const Def*>& by_piece, const std::vector<const Def*>& by_def) {
    for (const PieceInfo& piece : build.builder.ruleset().pieces)
        by_piece.push_back(by_def[piece.def.value]);
}

}  // namespace

void read_definitions(Build& build) {
    JourneyData& data = build.data;
    Definitions& defs = build.defs;
    read_kind(build.builder, "icons", data.all_icons, defs.icons, read_icon);
    read_kind(build.builder, "locations", data.all_locations, defs.locations, location_record());
    read_kind(build.builder, "cards", data.all_cards, defs.cards, card_record());
    read_kind(build.builder, "heroes", data.all_heroes, defs.heroes, hero_record());
    read_kind(build.builder, "items", data.all_items, defs.items, item_record());
    number_icons(build);
}

void fill_tables(Build& build) {
    JourneyData& data = build.data;
    fill(build, data.locations, build.defs.locations);
    fill(build, data.cards, build.defs.cards);
    fill(build, data.heroes, build.defs.heroes);
    fill(build, data.items, build.defs.items);
    const std::size_t pieces = data.locations.size();
    data.checks.resize(pieces);
    data.shown.resize(pieces);
    for (std::size_t i = 0; i < pieces; ++i) {
        if (data.locations[i] != nullptr) data.checks[i] = icon_list(build, data.locations[i]->check);
        if (data.cards[i] != nullptr) data.shown[i] = icon_set(build, data.cards[i]->icons);
        if (data.heroes[i] != nullptr) data.shown[i] = icon_bit(build, data.heroes[i]->icon);
    }
}

}  // namespace briar::journey

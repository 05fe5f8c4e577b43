// Realms: their stacks and first tiles.
#include "runtime/content/parts.hpp"
#include "runtime/content/said_last.hpp"
#include "runtime/crawl/build.hpp"
#include "runtime/engine/scenario_blame.hpp"
#include "runtime/engine/selection.hpp"

namespace briar::crawl {
namespace {

/// The tile that a key names, as one copy set aside.
DefId set_aside(const Build& build, const RealmData& realm, const Node* id, Batches& tiles) {
    if (id == nullptr) return {};
    const DefId def = build.builder.catalog().find("tiles", id->text);
    if (def) tiles[def.value].push_back({realm.aside, 1});
    return def;
}

void fill_stack(Build& build, const RealmData& realm, const Node& stack, const std::vector<DefId>& aside,
                Batches& tiles) {
    for (const Copies& chosen : select_entries(build.reader, stack, "tiles", "tiles")) {
        bool left_out = false;
        for (const DefId def : aside)
            left_out = left_out || def == chosen.def;
        if (left_out || chosen.count == 0) continue;
        auto& batches = tiles[chosen.def.value];
        if (!batches.empty()) {
            const Catalog& catalog = build.builder.catalog();
            const Entry& entry = catalog.entry(chosen.def);
            const Node& cause = said_last(
                catalog, {chosen.selection, batches.front().selection, part(*entry.node, "tags"), entry.node});
            build.reader.warning(cause, "crawl.in-two-stacks", "`" + entry.id + "` lies in the stacks of two realms",
                                 "leave it out of one with `except`; now each realm has all its copies");
        }
        batches.push_back({realm.stack, chosen.count, chosen.selection});
    }
}

void build_realm(Build& build, const Member& member, Batches& tiles, Batches& drawn) {
    const Node& node = *member.value;
    RealmData realm;
    realm.id = member.key;
    const Node* const name = part(node, "name");
    realm.name = name != nullptr ? name->text : realm.id;
    realm.map = add_realm_zone(build, realm, "map", ZoneSort::Map, Sight::Everyone);
    realm.stack = add_realm_zone(build, realm, "stack", ZoneSort::Stack, Sight::Nobody);
    realm.aside = add_realm_zone(build, realm, "aside", ZoneSort::Aside, Sight::Everyone);
    build.starts.push_back(set_aside(build, realm, part(node, "start"), tiles));
    build.exits.push_back(set_aside(build, realm, part(node, "exit"), tiles));
    if (const Node* const bags = part(node, "bags")) {
        for (const Member& bag : bags->members)
            add_bag(build, realm, bag, drawn);
    }
    build.data.realms.push_back(std::move(realm));
}

}  // namespace

ZoneId add_realm_zone(Build& build, const RealmData& realm, const std::string& role, ZoneSort sort, Sight sight) {
    const auto group = static_cast<std::uint8_t>(build.data.realms.size());
    const ZoneId zone = build.builder.add_zone({realm.id + "/" + role, role, {}, group, sight, false});
    note_zone(build.data, zone, {{}, sort, group});
    return zone;
}

void note_zone(CrawlData& data, ZoneId zone, ZoneUse use) {
    if (data.zones.size() <= zone.value) data.zones.resize(zone.value + 1U);
    data.zones[zone.value] = use;
}

void build_realms(Build& build, Batches& tiles, Batches& drawn) {
    const Node* const realms = part(build.builder.scenario(), "realms");
    if (realms == nullptr || realms->members.empty()) {
        if (!build.builder.knows("realms")) return;
        blame(build.builder, Severity::Error, {"realms"}, "crawl.no-realm", "the scenario has no realm to explore",
              "give it a realm under `realms`: a tile to start on, and a stack of tiles");
        return;
    }
    if (realms->members.size() > kMaxRealms) {
        build.error(*realms, "crawl.too-many-realms",
                    "the scenario has " + std::to_string(realms->members.size()) + " realms", "four are the most");
        return;
    }
    // All tiles set aside are known before the first stack is filled: no stack holds them.
    for (const Member& realm : realms->members)
        build_realm(build, realm, tiles, drawn);
    std::vector<DefId> aside = build.starts;
    aside.insert(aside.end(), build.exits.begin(), build.exits.end());
    for (std::size_t i = 0; i < realms->members.size(); ++i) {
        const Node* const stack = part(*realms->members[i].value, "stack");
        if (stack != nullptr) fill_stack(build, build.data.realms[i], *stack, aside, tiles);
    }
}

}  // namespace briar::crawl

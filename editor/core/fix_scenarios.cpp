// Problems with scenarios that cannot be set up, or that leave somebody without anything to do.
#include <algorithm>

#include "editor/core/beginnings.hpp"
#include "editor/core/edit_plan.hpp"
#include "editor/core/entry_commands.hpp"
#include "editor/core/entry_edit.hpp"
#include "editor/core/entry_lens.hpp"
#include "editor/core/fix_site.hpp"
#include "editor/core/fix_ways.hpp"
#include "editor/core/full_id.hpp"
#include "editor/core/node_parts.hpp"
#include "editor/core/tree_edit.hpp"
#include "runtime/content/parts.hpp"

namespace briar::editor {
namespace {

constexpr std::size_t kMostEach = 4;

std::vector<std::string> words_of_message(const FixSite& site) { return words_in_backquotes(site.problem().message); }
std::vector<int> numbers_of_message(const FixSite& site) { return numbers_in(site.problem().message); }

/// `[{all: monsters}]`
Node all_of(const std::string& kind) {
    Node list = make_list();
    list.flow = true;
    add_item(list, one_line_map("all", bare_word(kind)));
    return list;
}

bool has_any(const FixSite& site, const std::string& kind) { return !site.workspace().entries().ids(kind).empty(); }

/// The name of a bag, as the scenario's rules say it.
std::string bag_by_rules(const FixSite& site, const std::string& rule, const std::string& usual) {
    const EntryLens scenario(site.workspace(), site.problem().entry);
    const Node* const said = resolve(scenario.value(), {"rules", rule});
    return said != nullptr && !said->text.empty() ? said->text : usual;
}

/// A new entry of a kind, called after it, with which a field of the scenario is filled where one is given.
void make_one(FixSite& site, const std::string& kind, const std::string& id, const Path& field = {}, int count = 1) {
    if (!objection_to_id(site.workspace(), kind, id).empty()) return;
    site.add("Make " + kind + "/" + id, [&](EditPlan& plan) {
        plan_new_entry(site.workspace(), plan, kind, id);
        EntryEdit(site.workspace(), plan, kind + "/" + id).set({"count"}, make_int(count));
        if (!field.empty()) EntryEdit(site.workspace(), plan, site.problem().entry).set(field, bare_word(id));
    });
}

/// As a range that begins lower, or higher.
std::string range_from(int low, const std::string& range) {
    const std::size_t to = range.find('-');
    const std::vector<int> written = numbers_in(to == std::string::npos ? range : range.substr(to + 1));
    const int high = written.empty() ? low : written.front();
    return low >= high ? std::to_string(low) : std::to_string(low) + "-" + std::to_string(high);
}

std::string leg_of(const FixSite& site) {
    const auto words = words_of_message(site);
    return words.empty() ? std::string() : words.front();
}

}  // namespace

void set_from_stock(FixSite& site) {
    const Node stock = scenario_of_stock(site.workspace());
    for (const char* const key : {"realms", "legs"}) {
        if (const Node* const value = stock.find(key))
            site.set(key == std::string("realms") ? "Make a realm of all tiles" : "Make a leg of all locations", {key},
                     *value);
    }
}

void name_monster_token(FixSite& site) {
    std::size_t offered = 0;
    for (const EntryInfo* each : site.workspace().entries().of_kind("tokens")) {
        if (!each->taken_out && ++offered <= kMostEach)
            site.set("Let " + each->name + " stand for them", {"rules", "monster_token"}, bare_word(each->id));
    }
    if (offered > 0) return;
    constexpr int kEnough = 20;
    make_one(site, "tokens", "somebody", {"rules", "monster_token"}, kEnough);
}

void add_monster_bag(FixSite& site) {
    const auto words = words_of_message(site);
    if (words.size() < 2) return;
    site.set("Add a bag of all monsters", {"realms", words[0], "bags", words[1]}, all_of("monsters"));
}

void add_item_bag(FixSite& site) {
    const auto words = words_of_message(site);
    if (words.size() < 2) return;
    site.set("Add a bag of all items", {"realms", words[0], "bags", words[1]}, all_of("items"));
    site.set("Give no items for kills", {"rules", "rewards"}, make_map());
}

void fill_stack(FixSite& site) {
    const auto words = words_of_message(site);
    if (!words.empty()) site.set("Put all tiles into it", {"realms", words[0], "stack"}, all_of("tiles"));
}

void fill_bag(FixSite& site) {
    const auto words = words_of_message(site);
    if (words.size() < 2) return;
    site.set("Put all monsters into it", {"realms", words[0], "bags", words[1]}, all_of("monsters"));
}

void part_bags(FixSite& site) {
    for (const auto& [rule, usual] : {std::pair{"item_bag", "items"}, std::pair{"monster_bag", "monsters"}}) {
        if (bag_by_rules(site, rule, usual) != usual)
            site.reset("Draw " + std::string(usual) + " from the bag `" + usual + "`", {"rules", rule});
    }
}

void lower_heroes(FixSite& site) {
    const auto numbers = numbers_of_message(site);
    if (numbers.size() < 2) return;
    const EntryLens scenario(site.workspace(), site.problem().entry);
    const Node* const heroes = resolve(scenario.value(), {"heroes"});
    const bool chosen = heroes != nullptr && heroes->is_list();
    if (chosen) site.reset("Let all heroes be played", {"heroes"});
    const Node* const range = resolve(scenario.value(), {"rules", "heroes"});
    const std::string now = range != nullptr ? range->text : "1-4";
    if (numbers[0] > 0) {
        site.set("Let " + std::to_string(numbers[0]) + " take part at least", {"rules", "heroes"},
                 bare_word(range_from(numbers[0], now)));
    } else if (!has_any(site, "heroes")) {
        make_one(site, "heroes", "first-hero");
    }
}

void take_exit_out(FixSite& site) {
    const auto words = words_of_message(site);
    if (!words.empty()) site.reset("Take its exit out", {"realms", words[0], "exit"});
}

void lower_seats(FixSite& site) {
    const auto numbers = numbers_of_message(site);
    if (numbers.size() < 2) return;
    const std::string most = std::to_string(numbers[1]);
    site.set("Let " + most + " play at most", {"seats"}, bare_word(numbers[1] > 1 ? "1-" + most : most));
}

void shrink_party(FixSite& site) {
    const auto numbers = numbers_of_message(site);
    if (numbers.empty()) return;
    if (numbers[0] > 0)
        site.set("Make the party " + std::to_string(numbers[0]), {"rules", "party"}, make_int(numbers[0]));
    site.set("Let all heroes be chosen from", {"party"}, all_of("heroes"));
    if (!has_any(site, "heroes")) make_one(site, "heroes", "first-hero");
}

void take_cards(FixSite& site) {
    if (has_any(site, "cards")) site.set("Take all cards there are", {"cards"}, all_of("cards"));
    site.reset("Let no cards leave the game before the start", {"rules", "removed_at_start"});
    constexpr int kSome = 12;
    if (!has_any(site, "cards")) make_one(site, "cards", "first-card", {}, kSome);
}

void raise_most_gold(FixSite& site) {
    const auto numbers = numbers_of_message(site);
    if (numbers.empty()) return;
    site.set("Let the party have " + std::to_string(numbers[0]) + " gold", {"rules", "gold", "most"},
             make_int(numbers[0]));
}

void draw_fewer(FixSite& site) {
    const auto numbers = numbers_of_message(site);
    if (numbers.size() < 2) return;
    site.set("Draw " + std::to_string(numbers[1]), {"legs", leg_of(site), "cards"}, make_int(numbers[1]));
}

void name_bosses(FixSite& site) {
    const auto numbers = numbers_of_message(site);
    Node bosses = make_list();
    bosses.flow = true;
    for (const std::string& id : site.workspace().entries().ids("locations")) {
        const EntryLens location(site.workspace(), "locations/" + id);
        if (flag_or(part(location.value(), "boss"), false)) add_item(bosses, bare_word(id));
    }
    if (!bosses.items.empty()) site.set("Take all bosses there are", {"legs", leg_of(site), "bosses"}, bosses);
    if (numbers.size() > 1 && numbers[1] > 0)
        site.set("End with " + std::to_string(numbers[1]), {"legs", leg_of(site), "boss_count"}, make_int(numbers[1]));
    if (bosses.items.empty() && objection_to_id(site.workspace(), "locations", "last-place").empty()) {
        site.add("Make locations/last-place, a boss", [&](EditPlan& plan) {
            plan_new_entry(site.workspace(), plan, "locations", "last-place");
            EntryEdit(site.workspace(), plan, "locations/last-place").set({"boss"}, make_bool(true));
            EntryEdit(site.workspace(), plan, site.problem().entry)
                .set({"legs", leg_of(site), "bosses"}, bare_word("last-place"));
        });
    }
}

void make_boss(FixSite& site) {
    const auto words = words_of_message(site);
    if (words.empty()) return;
    site.set("Say that `" + words[0] + "` is a boss", {"boss"}, make_bool(true), "locations/" + words[0]);
}

void fill_shop(FixSite& site) {
    const auto words = words_of_message(site);
    if (words.empty()) return;
    if (has_any(site, "items")) {
        site.set("Sell all items there are", {"shops", words[0], "items"}, all_of("items"));
    } else {
        make_one(site, "items", "first-item");
    }
    site.reset("Take the shop out", {"shops", words[0]});
}

void show_all_icons(FixSite& site) {
    const Node stock = scenario_of_stock(site.workspace());
    if (const Node* const faces = resolve(stock, {"check_dice", "faces"}))
        site.set("Show all icons on it", {"check_dice", "faces"}, *faces);
}

void seat_one(FixSite& site) { site.set("Let one play", {"seats"}, make_int(1)); }

void name_test_scenario(FixSite& site) {
    const auto path = site.path_here();
    const SchemaRef shape = site.file_shape();
    if (!path) return;
    std::size_t offered = 0;
    for (const EntryInfo* each : site.workspace().entries().of_kind("scenarios")) {
        if (each->taken_out || ++offered > kMostEach) continue;
        site.add("Let it play " + each->name, [&](EditPlan& plan) {
            TreeEdit(plan, site.file(), {}, shape).set(step_to(*path, "scenario"), bare_word(each->id));
        });
    }
}

}  // namespace briar::editor

#include "runtime/crawl/parameters.hpp"

#include <algorithm>

#include "runtime/engine/entry_fields.hpp"
#include "runtime/engine/part_name.hpp"

namespace briar::crawl {
namespace {

constexpr int kMostAp = 99;

const Record<Costs>& costs_record() {
    static const Record<Costs> record =
        Record<Costs>{}
            .field("move", &Costs::move, fields::integer(0, kMostAp), "Action points for one step.", "1")
            .field("reveal", &Costs::reveal, fields::integer(0, kMostAp), "Action points to draw and lay a tile.", "1")
            .field("tag", &Costs::tag, fields::integer(0, kMostAp), "Action points to call another hero into a fight.",
                   "1")
            .field("escape", &Costs::escape, fields::integer(0, kMostAp), "Action points to escape to a laid tile.",
                   "1")
            .field("escape_reveal", &Costs::escape_reveal, fields::integer(0, kMostAp),
                   "Action points to escape to a new tile.", "2");
    return record;
}

const Record<TagRules>& tag_record() {
    static const Record<TagRules> record =
        Record<TagRules>{}
            .field("dice", &TagRules::dice, fields::integer(0, 10), "Dice that the partner adds.", "1")
            .field("share", &TagRules::share, fields::integer(1, 99),
                   "The partner takes the damage divided by this, rounded down.", "2")
            .field("least_health", &TagRules::least_health, fields::integer(0, 999),
                   "A hero with less health cannot be called.", "1")
            .field("refuses_on", &TagRules::refuses_on, fields::integer(0, 6),
                   "A die of at most this refuses; 0: the partner's player decides.", "0")
            .field("criticals", &TagRules::criticals,
                   fields::choice<CriticalDice>({"all", "own"}, {"the partner's die too", "the hero's dice alone"}),
                   "Whose dice must be alike for a critical hit.", "all");
    return record;
}

const Record<TreacheryRules>& treachery_record() {
    static const Record<TreacheryRules> record =
        Record<TreacheryRules>{}
            .field("allowed", &TreacheryRules::allowed, fields::flag(), "Whether heroes may attack each other.",
                   "false")
            .field("escape_damage", &TreacheryRules::escape_damage, fields::integer(0, 99),
                   "Damage for escaping from a hero without giving a kill.", "4");
    return record;
}

using Rewards = std::vector<std::pair<Range, int>>;

void read_rewards(const Node& node, Rewards& out, const FieldReader& reader) {
    out.clear();
    for (const Member& member : node.members) {
        const Range range = parse_range(member.key);
        const bool overlaps = std::any_of(out.begin(), out.end(), [&](const auto& other) {
            return range.low <= other.first.high && other.first.low <= range.high;
        });
        if (overlaps || range.low > range.high) {
            reader.error(*member.value, "crawl.rewards-overlap",
                         overlaps ? "the rewards for `" + member.key + "` overlap with others"
                                  : "the range `" + member.key + "` runs backwards",
                         "give each starting health to one range only, such as `6-9: 1` and `10+: 2`");
            continue;
        }
        out.emplace_back(range, static_cast<int>(member.value->as_int().value_or(0)));
    }
}

FieldType<Rewards> rewards_type() {
    return {schema::map(schema::pattern(kRangePattern, kRangeHint), schema::integer(0, 9)), read_rewards};
}

FieldType<std::string> bag_type() {
    FieldType<std::string> type = fields::text();
    type.schema = kebab_part_name("bag");
    return type;
}

Record<Parameters> make_parameters_record() {
    using P = Parameters;
    Record<P> record;
    record.field("heroes", &P::heroes, range_type(1, 8), "How many heroes take part.", "1-4")
        .field("lives", &P::lives, fields::integer(1, 99), "Lives of each hero.", "3")
        .field("first_by_chance", &P::first_by_chance, fields::flag(), "Whether chance says who begins.", "true")
        .field("costs", &P::costs, costs_record().as_type(), "What the usual things cost.")
        .field("rewards", &P::rewards, rewards_type(), "Items for a kill, by the monster's health at the start.")
        .field("edges", &P::edges,
               fields::choice<EdgeRule>({"all", "joined"},
                                        {"every edge that touches a tile", "the edge to the hero's tile"}),
               "Which edges must agree when a tile is laid.", "all")
        .field("redraw", &P::redraw, fields::flag(), "Whether one draws on until a tile fits.", "false")
        .field("keep_open", &P::keep_open, fields::flag(), "Never close the last open edge while tiles remain.",
               "true");
    record.field("escape_damage", &P::escape_damage, fields::integer(0, 99), "Damage for escaping to a laid tile.", "1")
        .field("escape_reveal_damage", &P::escape_reveal_damage, fields::integer(0, 99),
               "Damage for escaping to a new tile.", "2")
        .field("escape_ends_turn", &P::escape_ends_turn, fields::flag(), "Whether an escape ends the turn.", "false")
        .field("fight_ends_turn", &P::fight_ends_turn, fields::flag(), "Whether a fight ends the turn.", "true")
        .field("ranged_kill_ends_turn", &P::ranged_kill_ends_turn, fields::flag(),
               "Whether a kill from afar ends the turn.", "false")
        .field("critical_factor", &P::critical_factor, fields::integer(1, 9),
               "What equal dice are multiplied by; 1: no critical hits.", "2")
        .field("charge", &P::charge, dice_type(), "Damage to each hero in the way of a charging monster.", "d6");
    record
        .field("hidden_inventory", &P::hidden_inventory, fields::flag(), "Whether others may not see what one carries.",
               "false")
        .field("guardians", &P::guardians, fields::flag(), "Whether drawn monsters show their tougher side.", "false")
        .field("tag", &P::tag, tag_record().as_type(), "Calling another hero into a fight.")
        .field("treachery", &P::treachery, treachery_record().as_type(), "Heroes against heroes.")
        .field("monster_token", &P::monster_token, fields::ref("tokens"), "The token of a monster not yet seen.")
        .field("monster_bag", &P::monster_bag, bag_type(), "The bag that monsters are drawn from.", "monsters")
        .field("item_bag", &P::item_bag, bag_type(), "The bag that rewards are drawn from.", "items");
    return record;
}

}  // namespace

const Record<Parameters>& parameters_record() {
    static const Record<Parameters> record = make_parameters_record();
    return record;
}

}  // namespace briar::crawl

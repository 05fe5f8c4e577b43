// Legs: their zones, where they begin, what their decks are drawn from.
#include <algorithm>
#include <utility>

#include "runtime/content/parts.hpp"
#include "runtime/content/said_last.hpp"
#include "runtime/engine/scenario_blame.hpp"
#include "runtime/engine/selection.hpp"
#include "runtime/journey/build.hpp"
#include "runtime/journey/scenario_keys.hpp"

namespace briar::journey {
namespace {

/// One leg while it is built: what the scenario says of it, and where.
struct Said {
    const Node* node = nullptr;
    LegKeys keys;
};

class Legs {
public:
    explicit Legs(Build& build) : build_(build), taken_(build.builder.catalog().entries().size(), false) {}

    void read(const Node& legs);
    void add_all();

private:
    void add_zones(LegData& leg);
    void add_start(const Said& said, LegData& leg);
    void add_deck(const Said& said, LegData& leg);
    void add_bosses(const Said& said, LegData& leg);
    /// The pieces of what is selected; an entry that starts a leg or belongs to another pile is left out with a word.
    [[nodiscard]] std::vector<PieceId> add_selected(const Node& selections, const std::string& leg);
    [[nodiscard]] bool starts_a_leg(DefId def) const;

    Build& build_;
    std::vector<Said> said_;
    std::vector<bool> taken_;  // by DefId: pieces of it have been added
};

void Legs::read(const Node& legs) {
    for (const Member& member : legs.members) {
        Said said{member.value.get(), {}};
        leg_record().read(*said.node, said.keys, build_.reader);
        said_.push_back(said);
        LegData leg;
        leg.id = member.key;
        leg.name = said.keys.name.empty() ? member.key : said.keys.name;
        leg.layout = said.keys.layout;
        build_.data.legs.push_back(std::move(leg));
    }
}

void Legs::add_all() {
    for (LegData& leg : build_.data.legs)
        add_zones(leg);
    for (std::size_t i = 0; i < said_.size(); ++i) {
        add_start(said_[i], build_.data.legs[i]);
        add_deck(said_[i], build_.data.legs[i]);
        add_bosses(said_[i], build_.data.legs[i]);
    }
}

void Legs::add_zones(LegData& leg) {
    const auto group = static_cast<std::uint8_t>(&leg - build_.data.legs.data());
    leg.deck = build_.builder.add_zone({leg.id + "/deck", "deck", {}, group, Sight::Nobody, false});
    leg.row = build_.builder.add_zone({leg.id + "/row", "row", {}, group, Sight::Everyone, true});
}

void Legs::add_start(const Said& said, LegData& leg) {
    if (!said.keys.start) {
        if (!build_.builder.knows("legs")) return;
        build_.error(*said.node, "journey.no-start", "the leg `" + leg.id + "` has no location to begin at",
                     "name a location as its `start`");
        return;
    }
    leg.start = add_copies(build_, said.keys.start, build_.data.location_kind, 1, build_.data.aside).front();
}

bool Legs::starts_a_leg(DefId def) const {
    return std::any_of(said_.begin(), said_.end(), [&](const Said& said) { return said.keys.start == def; });
}

std::vector<PieceId> Legs::add_selected(const Node& selections, const std::string& leg) {
    std::vector<PieceId> pieces;
    for (const Copies& chosen : select_entries(build_.reader, selections, "locations", "locations")) {
        if (chosen.count == 0) continue;
        if (starts_a_leg(chosen.def)) {
            build_.reader.warning(
                selections, "journey.start-in-deck",
                build_.quoted(chosen.def) + " begins a leg: it is left out of what is drawn for `" + leg + "`",
                "leave it out with `except`");
            continue;
        }
        if (taken_[chosen.def.value]) {
            const Entry& entry = build_.builder.catalog().entry(chosen.def);
            const Node& cause =
                said_last(build_.builder.catalog(), {chosen.selection, part(*entry.node, "tags"), entry.node});
            build_.reader.warning(cause, "journey.drawn-twice",
                                  build_.quoted(chosen.def) + " is in two piles of the journey",
                                  "leave it out of one with `except`; now each has all its copies");
        }
        taken_[chosen.def.value] = true;
        const auto added = add_copies(build_, chosen.def, build_.data.location_kind, chosen.count, build_.data.box);
        pieces.insert(pieces.end(), added.begin(), added.end());
    }
    return pieces;
}

void Legs::add_deck(const Said& said, LegData& leg) {
    if (said.keys.deck != nullptr) leg.locations = add_selected(*said.keys.deck, leg.id);
    const int there = static_cast<int>(leg.locations.size());
    leg.cards = said.keys.cards == 0 ? there : said.keys.cards;
    if (leg.cards <= there) return;
    const int wanted = std::exchange(leg.cards, there);
    if (!build_.knows_legs()) return;
    build_.error(*part(*said.node, "cards"), "journey.deck-too-small",
                 "the leg `" + leg.id + "` draws " + std::to_string(wanted) + " locations, but its deck has " +
                     std::to_string(there),
                 "add locations to its `deck`, or lower `cards`");
}

void Legs::add_bosses(const Said& said, LegData& leg) {
    if (said.keys.bosses != nullptr) leg.bosses = add_selected(*said.keys.bosses, leg.id);
    leg.boss_count = said.keys.boss_count;
    const int there = static_cast<int>(leg.bosses.size());
    if (leg.boss_count <= there) return;
    const int wanted = std::exchange(leg.boss_count, there);
    if (!build_.knows_legs()) return;
    build_.error(*said.node, "journey.too-few-bosses",
                 "the leg `" + leg.id + "` ends with " + std::to_string(wanted) + (wanted == 1 ? " boss" : " bosses") +
                     ", but has " + std::to_string(there) + " to draw from",
                 "name more under `bosses`: locations that are a `boss`");
}

}  // namespace

void build_legs(Build& build) {
    const Node* const legs = part(build.builder.scenario(), "legs");
    if (legs == nullptr || legs->members.empty()) {
        if (!build.builder.knows("legs")) return;
        blame(build.builder, Severity::Error, {"legs"}, "journey.no-leg", "the scenario has no leg to travel",
              "give it a leg under `legs`: a location to start at, a deck of locations, and bosses at its end");
        return;
    }
    if (legs->members.size() > kMaxLegs) {
        build.error(*legs, "journey.too-many-legs",
                    "the scenario has " + std::to_string(legs->members.size()) + " legs",
                    std::to_string(kMaxLegs) + " are the most");
        return;
    }
    Legs all(build);
    all.read(*legs);
    all.add_all();
}

}  // namespace briar::journey

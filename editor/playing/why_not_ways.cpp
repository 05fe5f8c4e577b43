#include "editor/playing/why_not_ways.hpp"

#include "runtime/crawl/explore.hpp"
#include "runtime/crawl/map.hpp"
#include "runtime/crawl/move.hpp"
#include "runtime/crawl/turn_options.hpp"
#include "runtime/engine/game.hpp"

namespace briar::editor {
namespace {

using namespace crawl;

/// The modifier that changes a value of this event and stands in a special that some piece in play or the scenario
/// bears. The first that holds: which one of several decides does not matter to those who ask.
const Modifier* who_changes(Game& probe, ValueId value, Event& subject) {
    const Ruleset& rules = probe.rules();
    const auto within = [&](const Carried& carried, PieceId carrier) -> const Modifier* {
        for (const SpecialId id : carried.specials) {
            const Special& special = rules.specials[id.value];
            for (std::uint16_t i = special.modifiers_begin; i < special.modifiers_end; ++i) {
                const Modifier& each = rules.modifiers[i];
                if (each.value != value) continue;
                if (!each.condition || probe.condition(each.condition, {subject, carrier, RuleId{}})) return &each;
            }
        }
        return nullptr;
    };
    if (const Modifier* found = within(rules.global, {})) return found;
    for (std::uint16_t i = 0; i < rules.pieces.size(); ++i) {
        const PieceId piece{i};
        const Carried& carried = rules.carried_by(piece);
        if (!carried.values.test(value.value) || !rules.system->bears(probe, piece)) continue;
        if (const Modifier* found = within(carried, piece)) return found;
    }
    return nullptr;
}

WhyNot forbidden(Game& probe, ValueId value, Event subject, const std::string& what) {
    const Modifier* who = who_changes(probe, value, subject);
    if (who == nullptr) return {what, "A rule does not allow it.", {}};
    return {what, "`" + probe.rules().specials[who->special.value].name + "` does not allow it.", who->place};
}

std::string short_of_ap(Game& probe, PieceId hero, int cost) {
    return "It costs " + std::to_string(cost) + " AP, and " + std::to_string(ap(probe, hero)) + " are left.";
}

/// There is a way: what else is in it?
std::optional<WhyNot> no_step(Game& probe, PieceId hero, PieceId from, PieceId to, const std::string& what) {
    const int cost = way_cost(probe, hero, from, to);
    if (cost < 0) return forbidden(probe, data(probe).words.may_move, Event(EventId{}, hero, to, from), what);
    if (cost > ap(probe, hero)) return WhyNot{what, short_of_ap(probe, hero, cost), {}};
    return std::nullopt;
}

std::optional<WhyNot> no_way(Game& probe, PieceId hero, Direction d) {
    const PieceId here = tile_of(probe, hero);
    const PieceId next = neighbour(probe, here, d);
    const std::string what = std::string("Go ") + name(d);
    if (!is_open(open_edges(probe, here), d))
        return WhyNot{what, probe.rules().name(here) + " is closed on this side.", {}};
    if (!next) return WhyNot{what, "Nothing lies there yet: it has to be explored.", {}};
    if (!is_open(open_edges(probe, next), opposite(d)))
        return WhyNot{what, probe.rules().name(next) + " is closed on this side.", {}};
    return no_step(probe, hero, here, next, what + ", to " + probe.rules().name(next));
}

std::optional<WhyNot> no_exploring(Game& probe, PieceId hero) {
    const std::string what = "Explore";
    const PieceId here = tile_of(probe, hero);
    const int realm = realm_of(probe, here);
    if (can_reveal(probe, hero)) {
        const int cost = reveal_cost(probe, hero);
        if (cost <= ap(probe, hero)) return std::nullopt;
        return WhyNot{what, short_of_ap(probe, hero, cost), {}};
    }
    bool open = false;
    for (const Direction d : kDirections)
        open = open || (is_open(open_edges(probe, here), d) && !neighbour(probe, here, d));
    if (!open) return WhyNot{what, "There is no open side without a tile here.", {}};
    if (probe.state().zone(data(probe).realms[static_cast<std::size_t>(realm)].stack).count == 0)
        return WhyNot{what, "There is no tile left to draw.", {}};
    Event subject(EventId{}, hero, here);
    if (probe.modified(data(probe).words.may_reveal, 1, subject) == 0)
        return forbidden(probe, data(probe).words.may_reveal, subject, what);
    return WhyNot{what, "No tile fits any more: this part of the map is complete.", {}};
}

}  // namespace

std::vector<WhyNot> closed_ways(Game& probe, PieceId hero) {
    std::vector<WhyNot> all;
    if (!tile_of(probe, hero)) return all;
    for (const Direction d : kDirections) {
        if (auto closed = no_way(probe, hero, d)) all.push_back(std::move(*closed));
    }
    if (auto closed = no_exploring(probe, hero)) all.push_back(std::move(*closed));
    return all;
}

std::optional<WhyNot> no_way_to(Game& probe, PieceId hero, PieceId tile) {
    const PieceId here = tile_of(probe, hero);
    if (!here || !is_tile(probe, tile) || !laid(probe, tile) || here == tile) return std::nullopt;
    const std::string what = "Go to " + probe.rules().name(tile);
    for (const Direction d : kDirections) {
        if (neighbour(probe, here, d) != tile) continue;
        std::optional<WhyNot> closed = no_way(probe, hero, d);
        if (closed) closed->what = what;
        return closed;
    }
    return WhyNot{what, "It is not next to " + probe.rules().name(here) + ": one goes step by step.", {}};
}

}  // namespace briar::editor

// Where what may be heard and borne is found quickly.
#include "runtime/engine/ruleset.hpp"

namespace briar {
namespace {

KindMask bit(KindId kind) { return KindMask{1} << kind.value; }

void index_bearing_zones(Ruleset& ruleset) {
    std::vector<std::vector<ZoneId>> by_owner(ruleset.pieces.size());
    ruleset.borne_kinds.assign(ruleset.kinds.size(), 0);
    ruleset.table_bearing.clear();
    for (std::uint16_t zone = 0; zone < ruleset.zones.size(); ++zone) {
        const ZoneInfo& info = ruleset.zones[zone];
        if (info.bearing && !info.owner) ruleset.table_bearing.push_back(ZoneId{zone});
        if (!info.bearing || !info.owner) continue;
        by_owner[info.owner.value].push_back(ZoneId{zone});
        ruleset.borne_kinds[ruleset.info(info.owner).kind.value] |= info.bears;
    }
    ruleset.bearing.clear();
    ruleset.bearing_begin.assign(1, 0);
    for (const std::vector<ZoneId>& zones : by_owner) {
        ruleset.bearing.insert(ruleset.bearing.end(), zones.begin(), zones.end());
        ruleset.bearing_begin.push_back(static_cast<std::uint32_t>(ruleset.bearing.size()));
    }
}

std::uint8_t asked_fields(const std::vector<Field>& fields) {
    unsigned bits = 0;
    for (std::size_t i = 0; i < fields.size(); ++i) {
        if (fields[i].type == Type::Piece && fields[i].listens) bits |= 1U << i;
    }
    return static_cast<std::uint8_t>(bits);
}

/// `masks` is the member of Carried that tells which of `specs` a definition has something for.
template <class Spec>
std::vector<Audience> audiences(const Ruleset& ruleset, const std::vector<Spec>& specs, Bits256 Carried::*masks) {
    std::vector<Audience> all(specs.size());
    for (std::size_t i = 0; i < specs.size(); ++i) {
        all[i].fields = asked_fields(specs[i].fields);
        for (const PieceInfo& piece : ruleset.pieces) {
            const Carried& carried = ruleset.carried[piece.def.value];
            if ((carried.*masks).test(static_cast<std::uint8_t>(i))) all[i].kinds |= bit(piece.kind);
        }
    }
    return all;
}

void index_global_rules(Ruleset& ruleset) {
    ruleset.global_rules.assign(ruleset.registry->events().size(), {});
    for (const SpecialId id : ruleset.global.specials) {
        const Special& special = ruleset.specials[id.value];
        for (std::uint16_t rule = special.rules_begin; rule < special.rules_end; ++rule) {
            const EventId event = ruleset.rules[rule].event;
            if (event) ruleset.global_rules[event.value].push_back(RuleId{rule});
        }
    }
}

void index_occasions(Ruleset& ruleset) {
    for (std::size_t occasion = 0; occasion < ruleset.occasion_kinds.size(); ++occasion) {
        KindMask kinds = 0;
        for (const PieceInfo& piece : ruleset.pieces) {
            if (((ruleset.carried[piece.def.value].occasions >> occasion) & 1U) != 0) kinds |= bit(piece.kind);
        }
        ruleset.occasion_kinds[occasion] = kinds;
    }
}

}  // namespace

void index_ruleset(Ruleset& ruleset) {
    index_bearing_zones(ruleset);
    index_global_rules(ruleset);
    ruleset.event_audience = audiences(ruleset, ruleset.registry->events(), &Carried::events);
    ruleset.value_audience = audiences(ruleset, ruleset.registry->values(), &Carried::values);
    index_occasions(ruleset);
}

}  // namespace briar

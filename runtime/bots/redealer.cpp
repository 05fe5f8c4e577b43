#include "runtime/bots/redealer.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "runtime/engine/box.hpp"
#include "runtime/engine/system.hpp"

namespace briar {
namespace {

bool unseen(const Game& game, ZoneId zone, SeatId seat) {
    const ZoneInfo& info = game.rules().zones[zone.value];
    return info.sight == Sight::Nobody || !info.owner || game.rules().system->seat(game, info.owner) != seat;
}

}  // namespace

Redealer::Redealer(const Ruleset& rules) {
    std::map<std::pair<std::uint8_t, std::uint32_t>, std::uint32_t> numbers;
    for (std::uint16_t i = 0; i < rules.pieces.size(); ++i) {
        const std::uint32_t deal = rules.system->deal(rules, PieceId{i});
        const auto next = static_cast<std::uint32_t>(numbers.size());
        deals_.push_back(numbers.emplace(std::pair{rules.pieces[i].kind.value, deal}, next).first->second);
    }
    by_deal_.resize(numbers.size());
    for (std::uint16_t i = 0; i < rules.zones.size(); ++i) {
        if (rules.zones[i].sight != Sight::Everyone && !rules.zones[i].bearing) secret_.push_back(ZoneId{i});
    }
}

void Redealer::collect(const Game& game, SeatId seat) {
    slots_.clear();
    for (auto& deal : by_deal_)
        deal.clear();
    for (const ZoneId zone : secret_) {
        if (!unseen(game, zone, seat)) continue;
        for (const PieceId piece : ZoneRange(game.state(), zone)) {
            by_deal_[deals_[piece.value]].push_back(slots_.size());
            slots_.push_back({piece, zone});
        }
    }
}

/// Puts the pieces of a deal into an order that says nothing about where they lay.
void Redealer::sort(const std::vector<std::size_t>& deal) {
    pieces_.clear();
    for (const std::size_t slot : deal)
        pieces_.push_back(slots_[slot].piece);
    std::sort(pieces_.begin(), pieces_.end());
    for (std::size_t i = 0; i < deal.size(); ++i)
        slots_[deal[i]].piece = pieces_[i];
}

/// In a box pieces lie in the order of their numbers (see put_into_box).
void Redealer::tidy_boxes(const Ruleset& rules) {
    const auto by_number = [](const Slot& a, const Slot& b) { return a.piece < b.piece; };
    for (auto first = slots_.begin(); first != slots_.end();) {
        const auto last = std::find_if(first, slots_.end(), [&](const Slot& slot) { return slot.zone != first->zone; });
        if (rules.zones[first->zone.value].role == kBoxRole) std::sort(first, last, by_number);
        first = last;
    }
}

void Redealer::redeal(Game& game, SeatId seat, Random& random) {
    collect(game, seat);
    for (const auto& deal : by_deal_) {
        sort(deal);
        for (std::size_t left = deal.size(); left > 1; --left) {
            const std::size_t other = random.below(static_cast<std::uint32_t>(left));
            std::swap(slots_[deal[left - 1]].piece, slots_[deal[other]].piece);
        }
    }
    tidy_boxes(game.rules());
    // Each zone's pieces are put to its end one after the other; what lay before them leaves for its own zone.
    for (const Slot& slot : slots_) {
        game.state().zone(slot.zone).fixed = 0;
        game.state().move_to_back(slot.piece, slot.zone);
    }
}

}  // namespace briar

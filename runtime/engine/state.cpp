#include "runtime/engine/state.hpp"

#include <algorithm>
#include <new>
#include <vector>

namespace briar {
namespace {

constexpr std::uint32_t aligned(std::uint32_t size) { return (size + 7U) & ~7U; }

/// Lets a block of zero bytes hold `count` objects of T.
template <class T>
void fill(std::byte* bytes, std::uint32_t offset, std::uint32_t count) {
    for (std::uint32_t i = 0; i < count; ++i)
        ::new (bytes + offset + i * sizeof(T)) T();
}

}  // namespace

Layout Layout::make(std::uint32_t system_size, std::uint32_t zones, std::uint32_t pieces, std::uint32_t counters,
                    std::uint32_t vars, std::uint32_t rules) {
    Layout layout;
    layout.system = aligned(sizeof(Header));
    layout.zones = layout.system + aligned(system_size);
    layout.pieces = layout.zones + aligned(zones * static_cast<std::uint32_t>(sizeof(Zone)));
    layout.counters = layout.pieces + aligned(pieces * static_cast<std::uint32_t>(sizeof(Piece)));
    layout.vars = layout.counters + aligned(counters * static_cast<std::uint32_t>(sizeof(std::int16_t)));
    layout.put_aside = layout.vars + aligned(vars * static_cast<std::uint32_t>(sizeof(std::int32_t)));
    layout.size = layout.put_aside + aligned((rules + 7U) / 8U);
    layout.zone_count = zones;
    layout.piece_count = pieces;
    layout.counter_count = counters;
    layout.var_count = vars;
    layout.rule_count = rules;
    return layout;
}

State::State(const Layout& layout) : layout_(layout), bytes_(new std::byte[layout.size]()) {
    ::new (bytes_.get()) Header();
    fill<Zone>(bytes_.get(), layout.zones, layout.zone_count);
    fill<Piece>(bytes_.get(), layout.pieces, layout.piece_count);
    find_parts();
}

State::State(const State& other) : layout_(other.layout_) {
    if (other.bytes_) {
        bytes_.reset(new std::byte[layout_.size]);
        std::memcpy(bytes_.get(), other.bytes_.get(), layout_.size);
        find_parts();
    }
}

State& State::operator=(const State& other) {
    if (this == &other) return *this;
    if (!bytes_ || !other.bytes_ || layout_.size != other.layout_.size) return *this = State(other);
    layout_ = other.layout_;
    std::memcpy(bytes_.get(), other.bytes_.get(), layout_.size);
    find_parts();
    return *this;
}

void State::find_parts() {
    parts_ = {at<std::byte>(layout_.system), at<Zone>(layout_.zones), at<Piece>(layout_.pieces),
              at<std::int16_t>(layout_.counters)};
}

std::uint64_t State::hash() const {
    // A multiply-and-fold over whole words; every part of a state is padded to eight bytes with zeros.
    std::uint64_t hash = 0x9e3779b97f4a7c15ULL ^ layout_.size;
    for (std::uint32_t offset = 0; offset < layout_.size; offset += 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, bytes_.get() + offset, sizeof word);
        hash = (hash ^ word) * 0xff51afd7ed558ccdULL;
        hash ^= hash >> 32U;
    }
    return hash;
}

void State::unlink(PieceId id) {
    Piece& piece_ref = piece(id);
    if (!piece_ref.zone) return;
    Zone& from = zone(piece_ref.zone);
    if (from.fixed > 0) {
        // The fixed pieces are the first ones: one of them leaving shortens their row.
        PieceId walk = from.front;
        for (std::uint16_t i = 0; i < from.fixed; ++i, walk = piece(walk).next) {
            if (walk == id) {
                --from.fixed;
                break;
            }
        }
    }
    (piece_ref.previous ? piece(piece_ref.previous).next : from.front) = piece_ref.next;
    (piece_ref.next ? piece(piece_ref.next).previous : from.back) = piece_ref.previous;
    --from.count;
    piece_ref.next = PieceId{};
    piece_ref.previous = PieceId{};
}

void State::place_first_time(PieceId id, ZoneId to) {
    Zone& zone_ref = zone(to);
    Piece& piece_ref = piece(id);
    piece_ref.zone = to;
    piece_ref.previous = zone_ref.back;
    (zone_ref.back ? piece(zone_ref.back).next : zone_ref.front) = id;
    zone_ref.back = id;
    ++zone_ref.count;
}

void State::move_to_back(PieceId id, ZoneId to) {
    unlink(id);
    place_first_time(id, to);
}

void State::move_to_front(PieceId id, ZoneId to) {
    unlink(id);
    Zone& zone_ref = zone(to);
    Piece& piece_ref = piece(id);
    piece_ref.zone = to;
    piece_ref.next = zone_ref.front;
    (zone_ref.front ? piece(zone_ref.front).previous : zone_ref.back) = id;
    zone_ref.front = id;
    ++zone_ref.count;
    if (zone_ref.fixed > 0) ++zone_ref.fixed;
}

void State::move_behind(PieceId id, PieceId other) {
    unlink(id);
    Piece& before = piece(other);
    Piece& moved = piece(id);
    Zone& to = zone(before.zone);
    moved.zone = before.zone;
    moved.previous = other;
    moved.next = before.next;
    (before.next ? piece(before.next).previous : to.back) = id;
    before.next = id;
    ++to.count;
}

PieceId State::at_index(ZoneId id, std::uint32_t index) const {
    PieceId walk = zone(id).front;
    while (index-- > 0)
        walk = piece(walk).next;
    return walk;
}

void State::shuffle(ZoneId id, Random& random) {
    thread_local std::vector<PieceId> order;  // kept: shuffling allocates nothing once warm
    order.clear();
    for (const PieceId piece_id : ZoneRange(*this, id))
        order.push_back(piece_id);
    for (std::size_t left = order.size(); left > 1; --left) {
        std::swap(order[left - 1], order[random.below(static_cast<std::uint32_t>(left))]);
    }
    zone(id).fixed = 0;
    for (const PieceId piece_id : order)
        move_to_back(piece_id, id);
}

}  // namespace briar

#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <span>
#include <type_traits>

#include "runtime/engine/ids.hpp"
#include "runtime/engine/random.hpp"

/// The state: everything that a game can change, in one block of plain bytes. Copying is a memory copy, comparing a
/// memory comparison. What the bytes mean is fixed by the ruleset's layout.
namespace briar {

/// How a game stands.
enum class Result : std::uint8_t { Playing, Won, Lost, Draw };

/// A component in play. Where it is: its zone, and its neighbours in the zone's order. `x`, `y` and `turn` count for
/// pieces that lie on a map; `x` grows to the east, `y` to the south; `turn` is in quarter turns clockwise.
struct Piece {
    ZoneId zone;
    PieceId next;
    PieceId previous;
    std::int16_t x = 0;
    std::int16_t y = 0;
    std::uint8_t turn = 0;
    std::uint8_t face = 0;  ///< which side is up: 0 face down, 1 the front; more where the system says so
};

/// An ordered row of pieces. The front is the top of a stack. The first `fixed` pieces of a bag are drawn in their
/// order (a test or a rule put them there), the rest by chance.
struct Zone {
    PieceId front;
    PieceId back;
    std::uint16_t count = 0;
    std::uint16_t fixed = 0;
};

/// Rolls and other chance results that a test laid down; they are taken before the streams are asked.
struct Forced {
    static constexpr std::size_t kRoom = 120;
    std::array<std::uint8_t, kRoom> values{};
    std::uint8_t next = 0;
    std::uint8_t count = 0;
    std::uint8_t strict = 0;  ///< 1: running out is an error
    std::uint8_t spare = 0;
};

/// What every game has, whatever its system.
struct Header {
    std::array<Random, kStreams> random{};
    Forced forced;
    std::uint32_t choices = 0;  ///< choices made since the start
    std::uint32_t chance = 0;   ///< grows with every roll, draw and reveal: undo across a change is marked
    std::uint32_t turn = 0;     ///< turns begun since the start; also the stamp of "once per turn"
    std::uint32_t bout = 0;     ///< fights begun since the start; also the stamp of "once per fight"
    std::uint32_t reason = 0;   ///< index into the ruleset's texts: why the game ended; 0 while it goes on
    PieceId hero;               ///< whose turn it is
    SeatId winner;              ///< where one seat wins alone
    Result result = Result::Playing;
    std::uint8_t started = 0;  ///< 0 until the first turn begins
    std::array<std::uint8_t, 3> spare{};
};

// States are compared and hashed as bytes: nothing in them may be padding.
static_assert(std::has_unique_object_representations_v<Header>);
static_assert(std::has_unique_object_representations_v<Piece>);
static_assert(std::has_unique_object_representations_v<Zone>);

/// Where the parts of a state are, in bytes from its begin.
struct Layout {
    std::uint32_t system = 0;  ///< the system's own block, first its state then what can be derived from the rest
    std::uint32_t zones = 0;
    std::uint32_t pieces = 0;
    std::uint32_t counters = 0;
    std::uint32_t vars = 0;
    std::uint32_t put_aside = 0;  ///< one bit for each rule
    std::uint32_t size = 0;
    std::uint32_t zone_count = 0;
    std::uint32_t piece_count = 0;
    std::uint32_t counter_count = 0;
    std::uint32_t var_count = 0;
    std::uint32_t rule_count = 0;

    /// Lays the parts one after another; `system_size` in bytes.
    static Layout make(std::uint32_t system_size, std::uint32_t zones, std::uint32_t pieces, std::uint32_t counters,
                       std::uint32_t vars, std::uint32_t rules);
};

class State {
public:
    State() = default;
    explicit State(const Layout& layout);
    State(const State& other);
    State& operator=(const State& other);  ///< no allocation when the layouts have the same size
    State(State&&) noexcept = default;
    State& operator=(State&&) noexcept = default;
    ~State() = default;

    [[nodiscard]] Header& header() { return *at<Header>(0); }
    [[nodiscard]] const Header& header() const { return *at<Header>(0); }
    template <class T>
    [[nodiscard]] T& system() {
        static_assert(std::is_trivially_copyable_v<T>);
        return *reinterpret_cast<T*>(parts_.system);
    }
    template <class T>
    [[nodiscard]] const T& system() const {
        static_assert(std::is_trivially_copyable_v<T>);
        return *reinterpret_cast<const T*>(parts_.system);
    }
    [[nodiscard]] Zone& zone(ZoneId id) { return parts_.zones[id.value]; }
    [[nodiscard]] const Zone& zone(ZoneId id) const { return parts_.zones[id.value]; }
    [[nodiscard]] Piece& piece(PieceId id) { return parts_.pieces[id.value]; }
    [[nodiscard]] const Piece& piece(PieceId id) const { return parts_.pieces[id.value]; }
    [[nodiscard]] std::int16_t& counter(std::uint32_t slot) { return parts_.counters[slot]; }
    [[nodiscard]] std::int16_t counter(std::uint32_t slot) const { return parts_.counters[slot]; }
    [[nodiscard]] std::int32_t& var(VarId id) { return at<std::int32_t>(layout_.vars)[id.value]; }
    [[nodiscard]] std::int32_t var(VarId id) const { return at<std::int32_t>(layout_.vars)[id.value]; }
    [[nodiscard]] bool put_aside(RuleId id) const {
        return ((at<std::uint8_t>(layout_.put_aside)[id.value / 8U] >> (id.value % 8U)) & 1U) != 0;
    }
    void set_put_aside(RuleId id) {
        auto& byte = at<std::uint8_t>(layout_.put_aside)[id.value / 8U];
        byte = static_cast<std::uint8_t>(byte | (1U << (id.value % 8U)));
    }

    [[nodiscard]] const Layout& layout() const { return layout_; }
    [[nodiscard]] std::span<const std::byte> bytes() const { return {bytes_.get(), layout_.size}; }
    /// The same on every machine for the same packs, seed and choices.
    [[nodiscard]] std::uint64_t hash() const;
    friend bool operator==(const State& a, const State& b) {
        return a.layout_.size == b.layout_.size && std::memcmp(a.bytes_.get(), b.bytes_.get(), a.layout_.size) == 0;
    }

    // --- moving pieces: a piece is always in exactly one zone
    // ---------------------------------------------------------
    /// Takes the piece out of its zone and puts it last (or first) in `to`.
    void move_to_back(PieceId piece, ZoneId to);
    void move_to_front(PieceId piece, ZoneId to);
    /// Puts the piece right behind another one, in the zone of that; not for zones with `fixed` pieces.
    void move_behind(PieceId piece, PieceId other);
    /// For setting up only: puts a piece that is in no zone yet.
    void place_first_time(PieceId piece, ZoneId to);
    /// The piece at `index` of a zone, counted from the front; `index` < count.
    [[nodiscard]] PieceId at_index(ZoneId zone, std::uint32_t index) const;
    /// Puts the zone's pieces into an order drawn by chance.
    void shuffle(ZoneId zone, Random& random);

private:
    template <class T>
    [[nodiscard]] T* at(std::uint32_t offset) {
        return reinterpret_cast<T*>(bytes_.get() + offset);
    }
    template <class T>
    [[nodiscard]] const T* at(std::uint32_t offset) const {
        return reinterpret_cast<const T*>(bytes_.get() + offset);
    }
    void unlink(PieceId piece);
    void find_parts();

    /// Where in the bytes the parts are that are asked for all the time.
    struct Parts {
        std::byte* system = nullptr;
        Zone* zones = nullptr;
        Piece* pieces = nullptr;
        std::int16_t* counters = nullptr;
    };

    Layout layout_;
    std::unique_ptr<std::byte[]> bytes_;
    Parts parts_;
};

/// The pieces of a zone in order. Do not move pieces of the zone while walking it.
class ZoneRange {
public:
    struct End {};
    class Iterator {
    public:
        Iterator(const State& state, PieceId piece) : state_(&state), piece_(piece) {}
        PieceId operator*() const { return piece_; }
        Iterator& operator++() {
            piece_ = state_->piece(piece_).next;
            return *this;
        }
        friend bool operator==(const Iterator& i, End) { return !i.piece_; }

    private:
        const State* state_;
        PieceId piece_;
    };
    ZoneRange(const State& state, ZoneId zone) : state_(state), zone_(zone) {}
    [[nodiscard]] Iterator begin() const { return {state_, state_.zone(zone_).front}; }
    [[nodiscard]] End end() const { return {}; }

private:
    const State& state_;
    ZoneId zone_;
};

}  // namespace briar

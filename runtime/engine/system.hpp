#pragma once

#include <cstdint>
#include <initializer_list>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "runtime/content/fields.hpp"
#include "runtime/engine/event.hpp"
#include "runtime/engine/flow.hpp"
#include "runtime/engine/ids.hpp"
#include "runtime/engine/objection.hpp"
#include "runtime/engine/ruleset.hpp"
#include "runtime/engine/target_words.hpp"

/// A rule system: the frame of a kind of game (a party explores a map; a party travels a row of cards). It brings
/// verbs, events, values and kinds, builds the components of a scenario, and plays.
namespace briar {

class Game;
class Tree;
struct NamedScript;

/// How a new game is set up.
struct Setup {
    std::uint64_t seed = 0;
    int seats = 1;                    ///< who decides: one to the scenario's most
    std::vector<std::string> heroes;  ///< ids, dealt to the seats in turn; empty: drawn by chance, one for each seat
    bool placed = false;              ///< the heroes are those of a position to be laid over the set-up: no wish
};

/// Where a system puts together the components of its scenario.
class RulesetBuilder {
public:
    RulesetBuilder(Ruleset& ruleset, const Node& scenario, ScriptReader& scripts, Diagnostics& diagnostics);

    [[nodiscard]] Ruleset& ruleset() { return ruleset_; }
    [[nodiscard]] const Catalog& catalog() const { return *ruleset_.catalog; }
    /// The scenario's merged entry with its modes laid over it.
    [[nodiscard]] const Node& scenario() const { return scenario_; }
    [[nodiscard]] Diagnostics& diagnostics() { return diagnostics_; }
    [[nodiscard]] FieldReader reader() const;
    /// All entries of a kind that this system's games may use: another system may have a kind of that name.
    [[nodiscard]] std::vector<DefId> of_kind(std::string_view kind) const;

    /// Whether the scenario says by a key all that was meant. If not, the reason is told, and what is missing because
    /// of it must not be told again.
    [[nodiscard]] bool knows(std::string_view key) const;
    [[nodiscard]] bool knows(std::string_view kinds, std::initializer_list<std::string_view> keys) const {
        return catalog().knows(kinds, keys);
    }

    /// A kind of which there are pieces; at most 32 kinds.
    KindId piece_kind(std::string_view name);
    ZoneId add_zone(ZoneInfo zone);
    /// Adds one component of a definition to start in `zone`; its specials are known from the entry's `specials`.
    PieceId add_piece(DefId def, KindId kind, ZoneId zone);
    /// The piece's own zone (a tile's ground, a hero's belt). Call once at most for each piece.
    ZoneId own_zone(PieceId piece, ZoneInfo zone);
    /// Bytes of the system's own part of the state.
    void set_system_size(std::uint32_t bytes) { system_size_ = bytes; }
    void set_data(std::shared_ptr<const void> data) { ruleset_.system_data = std::move(data); }
    /// The text's number, the same for equal texts.
    TextId text(const std::string& text);
    /// The script that the scenario itself names.
    [[nodiscard]] NamedScript script(const Node& name) const;
    /// A function of it that the system runs.
    HookId add_hook(const NamedScript& script, const std::string& function);

    /// Whether there were more pieces or zones than there can be, which is told.
    [[nodiscard]] bool is_full() const { return full_; }
    [[nodiscard]] std::uint32_t system_size() const { return system_size_; }
    /// The zone where each piece starts, by PieceId.
    [[nodiscard]] const std::vector<ZoneId>& starts() const { return starts_; }

private:
    void too_many(const char* what);

    Ruleset& ruleset_;
    const Node& scenario_;
    ScriptReader& scripts_;
    Diagnostics& diagnostics_;
    bool full_ = false;
    std::uint32_t system_size_ = 0;
    std::vector<ZoneId> starts_;
    std::unordered_map<std::string, TextId> text_ids_;
};

class System {
public:
    System() = default;
    System(const System&) = delete;
    System& operator=(const System&) = delete;
    virtual ~System() = default;

    [[nodiscard]] virtual std::string_view name() const = 0;
    /// Adds the system's kinds, verbs, events, values, counters and scenario keys.
    virtual void describe(Registry& registry) const = 0;
    /// Builds components, zones and the system's data for a scenario. Reports what does not fit together.
    virtual void build(RulesetBuilder& builder) const = 0;
    /// The bag, space or other zone that a name in a rule means for the event's hero; none: no such zone there.
    [[nodiscard]] virtual ZoneId zone_named(const Game& game, const Event& event, std::string_view name) const = 0;
    /// All names that `zone_named` knows in this scenario, for checks and hints.
    [[nodiscard]] virtual std::vector<std::string> zone_names(const Ruleset& ruleset) const = 0;

    /// Whether its games are won by rules of content alone, and never by the frame itself.
    [[nodiscard]] virtual bool is_won_by_rules() const { return false; }

    /// Lays out a fresh game in a state whose pieces all lie in their starting zones. Throws SetupError with a plain
    /// message for impossible wishes (too many seats, an unknown hero).
    virtual void set_up(Game& game, const Setup& setup) const = 0;
    /// The whole game from the state as it stands: a fresh one or any quiescent one.
    [[nodiscard]] virtual Flow<void> play(Game& game) const = 0;

    /// Whether a piece in a `bearing` zone counts at this moment (a weapon in the wrong space does not).
    [[nodiscard]] virtual bool bears(const Game& game, PieceId piece) const = 0;
    /// Who decides for a hero.
    [[nodiscard]] virtual SeatId seat(const Game& game, PieceId hero) const = 0;
    /// What people call a seat.
    [[nodiscard]] virtual std::string seat_name(const Game&, SeatId seat) const {
        return "Seat " + std::to_string(seat.value + 1);
    }
    /// The piece behind a role that is not a field of the event (`here`: the tile of the event's hero); none: there is
    /// no such piece now. Each name it knows is described by a RoleSpec in the registry.
    [[nodiscard]] virtual PieceId role(const Game& game, const Event& event, std::string_view name) const = 0;

    // A system whose games offer no actions of specials leaves all that follows on them as it is.

    /// The event whose fields `action_event` fills: actions may name them.
    [[nodiscard]] virtual std::string_view action_event_name() const { return {}; }
    /// The hero that an action of `carrier` would be done by, its tile, and so on: fills the event of the action.
    [[nodiscard]] virtual Event action_event(const Game&, PieceId /*hero*/, PieceId /*carrier*/) const { return {}; }
    /// The words that an action's `target` may be.
    [[nodiscard]] virtual std::vector<TargetWord> target_words() const { return {}; }
    /// Appends what `hero` may choose as the target of `action` now, in a defined order: pieces as their number,
    /// directions as theirs. `action.target` is one of `target_words`; `target_low` and `target_high` bound those that
    /// measure (both 0: no bound was given).
    virtual void targets(const Game&, PieceId /*hero*/, const Action&, std::vector<std::int32_t>& /*out*/) const {}
    /// Sets a chosen target in the action's event.
    virtual void aim(const Action&, std::int32_t /*target*/, Event&) const {}
    /// A piece among others in a list to choose from: its name, and where it lies if others may be called the same.
    [[nodiscard]] virtual std::string piece_text(const Game& game, PieceId piece) const;
    /// A target in an option's key, which stays what it is when names change: `grey-bear 2,-1`.
    [[nodiscard]] virtual std::string target_key(const Game&, const Action&, std::int32_t /*target*/) const {
        return {};
    }
    /// A target in an option's label, for people: `Grey bear at 2,-1`.
    [[nodiscard]] virtual std::string target_text(const Game&, const Action&, std::int32_t /*target*/) const {
        return {};
    }
    /// What doing an action costs besides its counters, for its label: `Bryn is exhausted`; empty: nothing.
    [[nodiscard]] virtual std::string action_price(const Game&, PieceId /*carrier*/, ActionId) const { return {}; }
    /// Whose actions may come up at the decision, in order. Empty: those of the scenario, of its hero with what it
    /// bears, and of where that stands.
    [[nodiscard]] virtual std::vector<ActionSource> action_sources(const Game&) const { return {}; }
    /// What comes before an action's effects, when it has been paid for: the carrier is used up where the action says
    /// so.
    [[nodiscard]] virtual Flow<void> acting(Game&, PieceId /*hero*/, PieceId /*carrier*/, ActionId) const { return {}; }
    /// What follows an action's effects.
    [[nodiscard]] virtual Flow<void> acted(Game&, PieceId /*hero*/, PieceId /*carrier*/, ActionId) const { return {}; }

    /// What cannot be done at the game's decision besides actions, and why, in a defined order: all that matters, or
    /// what concerns one piece. `probe` is a copy of the game in which rules may be asked.
    [[nodiscard]] virtual std::vector<Objection> objections(const Game&, Game& /*probe*/, PieceId /*about*/) const {
        return {};
    }

    /// Which deal a piece belongs to. Pieces of one kind and one deal were mixed before they were dealt: whoever sees
    /// none of them cannot tell which lies where, be it in a deck or in the box. For bots, who deal anew what they do
    /// not see before they think ahead.
    [[nodiscard]] virtual std::uint32_t deal(const Ruleset& rules, PieceId piece) const {
        return rules.starts[piece.value].value;
    }

    /// What a finished game is worth, where the system counts that; none: it does not, or this game has no score.
    [[nodiscard]] virtual std::optional<int> score(const Game&) const { return std::nullopt; }

    /// A broken promise of the system's state in words, or empty. For debug builds and tests.
    [[nodiscard]] virtual std::string check(const Game& game) const = 0;
    /// Writes the whole state under keys of its own into a position, and reads it back. Reading reports what does not
    /// fit and leaves it out; what a position does not say stays as in the fresh set-up it starts from.
    virtual void write_position(const Game& game, Tree& position) const = 0;
    virtual void read_position(Game& game, const Node& position, Diagnostics& diagnostics) const = 0;
    /// The keys at the top of a position that are this system's, with their shape: for checks, completion and the
    /// published schema of tests. Empty: any keys pass, unchecked.
    [[nodiscard]] virtual std::vector<Property> position_keys() const { return {}; }
};

}  // namespace briar

#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/content/kind.hpp"
#include "runtime/engine/flow.hpp"
#include "runtime/engine/ids.hpp"

/// The registries: each verb that rules may use, each event they may answer, each number they may change, described
/// once. YAML effects, the Lua API, schemas, stubs, the reference and the editor's rule builder are made from them.
namespace briar {

class Game;
struct Event;

/// A value on its way between rules and verbs: what it means is said by the parameter's type.
using Arg = std::int32_t;
inline constexpr int kMaxParams = 8;

/// How a parameter or result is to be understood.
enum class Type : std::uint8_t {
    None,
    Int,
    Bool,
    Text,       ///< TextId
    Word,       ///< index into the parameter's choices
    Piece,      ///< PieceId of one of `kinds`; -1: none
    Pieces,     ///< a list in Game::list; only as a result, only in Lua
    Def,        ///< DefId of an entry of `kinds`; -1: none
    Counter,    ///< CounterId
    Var,        ///< VarId
    Zone,       ///< ZoneId, named by the system (`monsters`, `items`, `discard`)
    Event,      ///< EventId
    Value,      ///< ValueId
    Dice,       ///< see DiceExpr
    Place,      ///< a tile's place on its map, packed by the system
    Direction,  ///< 0 north, 1 east, 2 south, 3 west
    Block,      ///< ProgramId: effects to run (in Lua: a function)
};

struct Param {
    std::string name;
    Type type = Type::Int;
    std::string
        kinds{};  ///< Piece, Def: kinds of entries, `|` between them; empty: any. Word: the choices, `|` between
    std::string doc{};
    bool required = true;
    std::string fallback{};  ///< as written in YAML; for people. The verb sees `fallback_arg`.
    Arg fallback_arg = -1;
};

struct Args {
    std::array<Arg, kMaxParams> v{};
    Arg operator[](std::size_t i) const { return v[i]; }
    Arg& operator[](std::size_t i) { return v[i]; }
};

/// For whom a verb runs: the event being answered, the piece that carries the special, and the rule.
struct RuleContext {
    Event& event;
    PieceId carrier;
    RuleId rule;
};

/// Query: looks only; may be used in conditions and modifiers. Change: changes the state at once. Flow: may ask.
enum class VerbSort : std::uint8_t { Query, Change, Flow };

using VerbCall = Arg (*)(Game&, RuleContext&, const Args&);
using VerbFlow = Flow<Arg> (*)(Game&, RuleContext&, Args);

struct VerbSpec {
    std::string name;
    VerbSort sort = VerbSort::Query;
    std::string doc;
    std::vector<Param> params;  ///< the first is the one given by `verb: value` in YAML, and the piece of a Lua method
    Type result = Type::None;
    std::string result_kinds;
    std::string example{};  ///< one YAML line
    VerbCall call = nullptr;
    VerbFlow flow = nullptr;
    std::string system{};  ///< the system that brings it; empty: the engine's own
    bool in_yaml = true;
    bool in_lua = true;
};

/// One named value that an event carries, in slot `index` of the event.
struct Field {
    std::string name;
    Type type = Type::Piece;
    std::string kinds;
    std::string doc;
    bool writable = false;  ///< rules may change it: `amount` of a damage
    bool listens = true;    ///< Piece: its specials hear the event. Not so for where somebody came `from`.
};

/// Before: rules may forbid what is about to happen or change its numbers. After: it has happened.
enum class Moment : std::uint8_t { Before, After };

struct EventSpec {
    std::string name;
    Moment moment = Moment::After;
    std::string doc;
    std::vector<Field> fields;
    std::string system;
};

/// A number that modifiers may change, and the pieces that are asked for modifiers.
struct ValueSpec {
    std::string name;
    std::string doc;
    std::vector<Field> fields;
    std::string system;
};

/// A piece that rules may name although the event does not carry it: `here`, the tile of the event's hero.
struct RoleSpec {
    std::string name;
    std::string kinds;  ///< of the piece: `heroes|tiles`; empty: any
    std::string doc;
    std::string system;
};

/// A number that pieces of some kinds carry.
struct CounterSpec {
    std::string name;
    std::string kinds;  ///< `heroes|monsters`
    std::string doc;
    std::string system;
};

/// All that the engine and the systems offer to content. Filled once at start, then only read. Systems know nothing of
/// each other: several may use a word for things of their own. The same word twice in one game is a broken promise and
/// aborts: within a system, or the engine's own and a system's.
class Registry {
public:
    VerbId add(VerbSpec spec);
    EventId add(EventSpec spec);
    ValueId add(ValueSpec spec);
    void add(CounterSpec spec);
    void add(RoleSpec spec);
    void add(Kind kind);
    /// Keys that a system adds to every scenario of its own (`realms`, `rules`).
    void add_scenario_keys(std::string system, std::vector<Property> properties, std::vector<Property> mode_properties);
    /// When actions of specials may be offered (`turn`, `fight`): the words of an action's `during`. Systems share
    /// them: the same name is the same occasion, told in the words of each.
    void add_occasion(const std::string& name, const std::string& doc);
    /// What specials of one system look like, where its words are written otherwise than in the shape of all systems.
    void add_special_schema(std::string system, SchemaRef schema);

    [[nodiscard]] const std::vector<VerbSpec>& verbs() const { return verbs_; }
    [[nodiscard]] const std::vector<EventSpec>& events() const { return events_; }
    [[nodiscard]] const std::vector<ValueSpec>& values() const { return values_; }
    [[nodiscard]] const std::vector<CounterSpec>& counters() const { return counters_; }
    [[nodiscard]] const std::vector<RoleSpec>& roles() const { return roles_; }
    [[nodiscard]] const std::vector<Kind>& kinds() const { return kinds_; }

    /// What a word means in a game of `system` (empty: of none): the system's own, else the engine's; none when neither
    /// has it.
    [[nodiscard]] VerbId verb(std::string_view name, std::string_view system) const;
    [[nodiscard]] EventId event(std::string_view name, std::string_view system) const;
    [[nodiscard]] ValueId value(std::string_view name, std::string_view system) const;
    /// The systems that have a word of this name, in their order; the engine is the system without a name.
    [[nodiscard]] std::vector<std::string> systems_of_verb(std::string_view name) const;
    [[nodiscard]] std::vector<std::string> systems_of_event(std::string_view name) const;
    [[nodiscard]] std::vector<std::string> systems_of_value(std::string_view name) const;
    /// The schema that `add_special_schema` was given for the system, or null.
    [[nodiscard]] SchemaRef special_schema(std::string_view system) const;
    [[nodiscard]] const VerbSpec& operator[](VerbId id) const { return verbs_[id.value]; }
    [[nodiscard]] const EventSpec& operator[](EventId id) const { return events_[id.value]; }
    [[nodiscard]] const ValueSpec& operator[](ValueId id) const { return values_[id.value]; }

    struct ScenarioKeys {
        std::string system;
        std::vector<Property> properties;
        std::vector<Property> mode_properties;
    };
    [[nodiscard]] const std::vector<ScenarioKeys>& scenario_keys() const { return scenario_keys_; }
    struct Occasion {
        std::string name;
        std::string doc;
    };
    [[nodiscard]] const std::vector<Occasion>& occasions() const { return occasions_; }

private:
    /// The numbers of all words of a name, in the order in which they were added.
    using Index = std::map<std::string, std::vector<std::size_t>, std::less<>>;

    std::vector<VerbSpec> verbs_;
    std::vector<EventSpec> events_;
    std::vector<ValueSpec> values_;
    std::vector<CounterSpec> counters_;
    std::vector<RoleSpec> roles_;
    std::vector<Kind> kinds_;
    std::vector<ScenarioKeys> scenario_keys_;
    std::vector<Occasion> occasions_;
    Index verb_index_;
    Index event_index_;
    Index value_index_;
    std::map<std::string, SchemaRef, std::less<>> special_schemas_;
};

}  // namespace briar

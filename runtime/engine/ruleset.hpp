#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "runtime/content/catalog.hpp"
#include "runtime/engine/field_slots.hpp"
#include "runtime/engine/ids.hpp"
#include "runtime/engine/registry.hpp"
#include "runtime/engine/state.hpp"

/// The ruleset: one scenario with its modes, compiled. Immutable; shared by all games and threads. Everything that was
/// a name is a number here; names are kept for people.
namespace briar {

class System;

/// A set of small numbers (events, values) as bits.
class Bits256 {
public:
    void set(std::uint8_t bit) { words_[bit / 64U] |= std::uint64_t{1} << (bit % 64U); }
    [[nodiscard]] bool test(std::uint8_t bit) const { return ((words_[bit / 64U] >> (bit % 64U)) & 1U) != 0; }
    Bits256& operator|=(const Bits256& o) {
        for (std::size_t i = 0; i < words_.size(); ++i)
            words_[i] |= o.words_[i];
        return *this;
    }

private:
    std::array<std::uint64_t, 4> words_{};
};

/// A set of kinds of pieces: bit n is KindId n.
using KindMask = std::uint32_t;

/// What never changes of a component.
struct PieceInfo {
    DefId def;
    KindId kind;
    std::uint16_t copy = 1;           ///< counts from 1 among the pieces of its definition
    std::uint16_t copies = 1;         ///< how many pieces the definition has
    std::uint32_t first_counter = 0;  ///< slot of its first counter
    ZoneId on;                        ///< the zone of what lies on it or is held by it; none for most
};

/// Who may see what lies in a zone.
enum class Sight : std::uint8_t { Everyone, Owner, Nobody };

struct ZoneInfo {
    std::string name;        ///< `hills/stack`, `ann/hands`: unique, readable; positions use it
    std::string role;        ///< `stack`, `hands`: the same for all zones of a sort
    PieceId owner;           ///< the piece it belongs to; none for the table's own
    std::uint8_t group = 0;  ///< the system's: realm, leg, player
    Sight sight = Sight::Everyone;
    /// Specials of pieces in it are heard where the owner is asked, always when it has none (System::bears decides
    /// each).
    bool bearing = false;
    KindMask bears = ~KindMask{0};  ///< of a bearing zone: the only kinds of which pieces can be heard in it
};

struct CounterInfo {
    std::string name;
    int minimum = 0;
    int maximum = 32767;
    int initial = 0;  ///< in a fresh state
    std::string doc;
};

struct VarInfo {
    std::string name;
    std::string title{};  ///< what people call it; empty: it is not for their eyes
    int initial = 0;
    int minimum = -1'000'000;
    int maximum = 1'000'000;
};

/// One rule: a special's answer to an event. Exactly one of `program` and `hook` is set.
struct Rule {
    SpecialId special;
    EventId event;        ///< none: an action's, see Action::rule
    ProgramId condition;  ///< none: always
    ProgramId program;
    HookId hook;
    Place place;
    std::string name;  ///< `web.entered`
};

enum class Limit : std::uint8_t { None, Turn, Fight, Game };

/// An option that a special adds.
/// Where an action's label speaks of the chosen target.
inline constexpr std::string_view kTargetPlace = "{target}";

struct Action {
    SpecialId special;
    RuleId rule;                  ///< the action as a cause: a rule without event, named `special.action`
    std::string name;             ///< `search`
    std::string label;            ///< `Search the mill`, perhaps with kTargetPlace: `Throw {target} away`
    std::uint32_t occasions = 0;  ///< bits of Registry::occasions
    std::vector<std::pair<CounterId, int>> costs;  ///< taken from the acting hero
    ProgramId condition;
    ProgramId program;
    HookId hook;
    Limit limit = Limit::None;
    std::uint32_t stamp = 0;  ///< counter of the carrier that holds when it was last used; see Limit
    bool uses_up = false;     ///< the carrier goes to its discard afterwards
    int appeal = 0;           ///< for bots: how much a sensible player wants it, where `appeal_condition` holds
    ProgramId appeal_condition;
    std::string target;             ///< what must be chosen first, a word of the system's target list; empty: nothing
    std::uint16_t target_word = 0;  ///< its number in that list
    ProgramId target_condition;     ///< what a target must be to be offered; none: any
    std::int32_t target_low = 0;
    std::int32_t target_high = 0;
    Place place;
};

enum class ModifierSort : std::uint8_t { Set, Add, AtLeast, AtMost };

struct Modifier {
    SpecialId special;
    ValueId value;
    ModifierSort sort = ModifierSort::Add;
    int amount = 0;
    ProgramId condition;
    ProgramId program;  ///< a query that gives the amount; none: `amount`
    HookId hook;        ///< a Lua function that gives the amount
    Place place;
};

/// A special with what it brings, as index ranges into the ruleset's lists.
struct Special {
    DefId def;
    std::string name;  ///< its id
    Bits256 events;    ///< answered by its rules
    Bits256 values;    ///< changed by its modifiers
    std::uint16_t rules_begin = 0, rules_end = 0;
    std::uint16_t actions_begin = 0, actions_end = 0;
    std::uint16_t modifiers_begin = 0, modifiers_end = 0;
};

/// What carrying a definition means: its specials, and their masks together.
struct Carried {
    std::vector<SpecialId> specials;
    Bits256 events;
    Bits256 values;
    std::uint32_t occasions = 0;  ///< on which its actions may be offered, as bits
};

/// Who is to be asked about an event or a value: nobody looks where nothing can be found.
struct Audience {
    KindMask kinds = 0;       ///< of pieces that have something to say
    std::uint8_t fields = 0;  ///< those that are pieces and are asked, as bits
};

/// A Lua function: `function_name` of the table that `file` of `pack` returns.
struct Hook {
    std::string pack;
    std::string file;
    std::string function_name;
    SpecialId special;
    Place place;  ///< where the special names the script
};

/// Compiled effects and conditions: see program.hpp.
struct Program {
    std::uint32_t begin = 0;  ///< first word in Ruleset::code
    Place place;
};

struct Ruleset {
    std::shared_ptr<const Catalog> catalog;
    std::shared_ptr<const Node> scenario_tree;  ///< the scenario's entry with its modes laid over it
    const Registry* registry = nullptr;
    const System* system = nullptr;
    DefId scenario;
    std::string scenario_name;
    std::vector<std::string> modes;
    int seats_least = 1;
    int seats_most = 1;

    std::vector<std::string> kinds;  ///< of pieces
    std::vector<PieceInfo> pieces;
    std::vector<ZoneInfo> zones;
    std::vector<CounterInfo> counters;
    std::vector<VarInfo> vars;
    /// Slot of a counter within a piece of a kind: `counter_slots[kind * counters.size() + counter]`, -1: has none.
    std::vector<std::int16_t> counter_slots;
    std::vector<std::string> names;  ///< what people call an entry, by DefId
    std::vector<std::string> texts;  ///< by TextId; 0 is empty

    std::vector<Special> specials;
    std::vector<Rule> rules;
    std::vector<Action> actions;
    std::vector<Modifier> modifiers;
    std::vector<Hook> hooks;
    std::vector<Program> programs;
    std::vector<std::int32_t> code;
    std::vector<Carried> carried;  ///< by DefId
    Carried global;                ///< of the scenario and its modes: heard always
    std::vector<ZoneId> bearing;   ///< the bearing zones of all pieces, piece after piece: see bearing_zones
    std::vector<std::uint32_t> bearing_begin;       ///< by PieceId, and one more
    std::vector<ZoneId> table_bearing;              ///< bearing zones without an owner: heard always
    std::vector<KindMask> borne_kinds;              ///< by KindId: the kinds of which pieces of that kind can bear some
    std::vector<std::vector<RuleId>> global_rules;  ///< by EventId: what answers it always, in order
    std::vector<Audience> event_audience;           ///< by EventId
    std::vector<Audience> value_audience;           ///< by ValueId
    FieldSlots hero_fields;                         ///< whom events are about: their field `hero`
    std::array<KindMask, 32> occasion_kinds{};      ///< by occasion: the kinds that have actions for it
    Bits256 heard;                                  ///< events that any rule answers
    Bits256 modified;                               ///< values that any modifier changes

    Layout layout;
    std::vector<ZoneId> starts;               ///< the zone where each piece lies before set_up, by PieceId
    std::shared_ptr<const void> system_data;  ///< the system's own compiled definitions
    std::uint64_t content_hash = 0;           ///< of the packs that take part, in their order

    template <class T>
    [[nodiscard]] const T& data() const {
        return *static_cast<const T*>(system_data.get());
    }
    [[nodiscard]] const PieceInfo& info(PieceId piece) const { return pieces[piece.value]; }
    [[nodiscard]] const std::string& name(DefId def) const { return names[def.value]; }
    [[nodiscard]] const std::string& name(PieceId piece) const { return name(pieces[piece.value].def); }
    /// `grey-bear`, or `grey-bear#2` where there are several: unique, for keys, positions and tests.
    [[nodiscard]] std::string key(PieceId piece) const;
    [[nodiscard]] KindId kind(std::string_view name) const;
    [[nodiscard]] CounterId counter(std::string_view name) const;
    [[nodiscard]] VarId var(std::string_view name) const;
    [[nodiscard]] ZoneId zone(std::string_view name) const;
    [[nodiscard]] SpecialId special(std::string_view name) const;
    /// The zones of a piece whose contents are heard with it.
    [[nodiscard]] std::span<const ZoneId> bearing_zones(PieceId piece) const {
        return {bearing.data() + bearing_begin[piece.value], bearing.data() + bearing_begin[piece.value + 1U]};
    }
    /// What the piece itself carries.
    [[nodiscard]] const Carried& carried_by(PieceId piece) const { return carried[pieces[piece.value].def.value]; }
    /// The slot of a piece's counter in the state; -1: pieces of its kind have none.
    [[nodiscard]] int slot(PieceId piece, CounterId counter) const {
        const PieceInfo& p = pieces[piece.value];
        const int within = counter_slots[p.kind.value * counters.size() + counter.value];
        return within < 0 ? -1 : static_cast<int>(p.first_counter) + within;
    }
};

/// Fills what is only there to find things quickly, from `bearing` to `occasion_kinds`: the last step of compiling.
void index_ruleset(Ruleset& ruleset);

/// What a game is made of.
struct ScenarioChoice {
    std::string scenario;            ///< id
    std::vector<std::string> modes;  ///< ids, applied in this order
};

/// What scripts offer, asked while compiling; scripting/ implements it.
class ScriptReader {
public:
    ScriptReader() = default;
    ScriptReader(const ScriptReader&) = delete;
    ScriptReader& operator=(const ScriptReader&) = delete;
    virtual ~ScriptReader() = default;
    struct Function {
        std::string name;
        int line = 0;
    };
    /// The functions of the table that a pack's script returns. A script that cannot be loaded is reported.
    virtual std::vector<Function> functions(const Catalog& catalog, const std::string& pack, const std::string& file,
                                            Diagnostics& diagnostics) = 0;
};

/// Compiles a scenario. Problems go to `diagnostics`; null when there are errors, but for those of specials:
/// left_out.hpp.
[[nodiscard]] std::shared_ptr<const Ruleset> compile_ruleset(std::shared_ptr<const Catalog> catalog,
                                                             const Registry& registry,
                                                             const std::vector<const System*>& systems,
                                                             const ScenarioChoice& choice, ScriptReader& scripts,
                                                             Diagnostics& diagnostics);

}  // namespace briar

#pragma once

#include <cstdint>
#include <exception>
#include <optional>
#include <string>
#include <vector>

#include "runtime/engine/registry.hpp"

struct lua_State;

/// What the functions of a running hook know of the game. Internal to this room.
namespace briar {

class Game;
class WordCache;
struct VerbPlan;

/// Whether a hook may change the game or only look.
enum class HookSort : std::uint8_t { Acts, Looks };

/// One thing that a script lets its player choose from.
struct ScriptOption {
    TextId label{};
    PieceId piece{};        ///< what it is or is about; none: no piece
    bool is_piece = false;  ///< the piece itself was given, and says how it is called
    TextId key{};           ///< 0: the label in small letters
    TextId why{};           ///< why it cannot be chosen now; 0: it can
};

/// What a hook that waits has asked for: a verb whose flow has stopped to ask, or a choice.
struct Request {
    enum class Sort : std::uint8_t { Verb, Choice } sort = Sort::Verb;
    VerbId verb;
    Flow<Arg> flow;
    TextId question;
    PieceId chooser;  ///< none: the event's hero
    std::vector<ScriptOption> options;
    bool may_decline = false;  ///< the last option is "none of them"
    int suggested = 1;         ///< counted from 1; 0: the last one, if that declines
};

/// Used for one hook after another: what a request has room for stays.
struct Binding {
    void begin(Game& of, const RuleContext& asked, HookSort what) {
        game = &of;
        context.emplace(asked);
        sort = what;
    }
    void end() {
        request.flow.reset();
        failure = nullptr;
        of_other_rule.clear();
    }

    Game* game = nullptr;
    std::optional<RuleContext> context;
    HookSort sort = HookSort::Acts;
    Request request;
    WordCache* words = nullptr;                    ///< of the box that the hook runs in
    const std::vector<VerbPlan>* verbs = nullptr;  ///< of the ruleset, by VerbId
    std::exception_ptr failure;  ///< of the engine or of another rule, to be thrown on when the hook has ended with it
    std::string of_other_rule;   ///< its words where it is another rule's: a script may hold it up and fail otherwise
};

/// The binding of the hook that runs.
[[nodiscard]] Binding& binding_of(lua_State* lua);

/// Pieces are passed as handles of this kind.
inline constexpr std::uint16_t kPieceHandle = 1;

/// Pushes a verb's result as its type says: pieces as handles or nil, lists as tables, numbers, truths, words.
void push_result(lua_State* lua, Game& game, const VerbSpec& verb, Arg result);
/// Pushes a piece, or nil for none (negative).
void push_piece(lua_State* lua, Arg piece);

}  // namespace briar

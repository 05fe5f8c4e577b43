#pragma once

#include <string_view>

#include "scripting/box.hpp"
#include "scripting/lua_host.hpp"
#include "scripting/verb_plan.hpp"
#include "scripting/word_cache.hpp"

namespace briar {

class Registry;
struct Binding;

/// A box with the game's verbs in it. Internal to this room.
class GameBox {
public:
    /// For games of `system`; empty where scripts are only read. `verbs` are those of the ruleset that it is for; none:
    /// scripts are only loaded, not run.
    GameBox(const Registry& registry, std::string_view system, const ScriptPrint& print,
            const std::vector<VerbPlan>* verbs = nullptr);
    GameBox(const GameBox&) = delete;
    GameBox& operator=(const GameBox&) = delete;
    ~GameBox() = default;

    [[nodiscard]] LuaBox& lua() { return box_; }
    /// Where `game` is pushed from.
    [[nodiscard]] int game_library() const { return game_library_; }

    /// While it lives, calls from scripts are those of one hook; afterwards again those of the hook that ran before.
    class Bound {
    public:
        Bound(GameBox& box, Binding& binding) : box_(box), outer_(box.bound_) { box.bind(&binding); }
        Bound(const Bound&) = delete;
        Bound& operator=(const Bound&) = delete;
        ~Bound() { box_.bind(outer_); }

    private:
        GameBox& box_;
        Binding* outer_;
    };

private:
    void bind(Binding* binding);
    [[nodiscard]] BoxHost make_host(const ScriptPrint& print);

    Binding* bound_ = nullptr;
    const std::vector<VerbPlan>* verbs_;
    WordCache words_;
    LuaBox box_;
    int game_library_ = 0;
};

}  // namespace briar

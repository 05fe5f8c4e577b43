#pragma once

#include "scripting/box.hpp"
#include "scripting/lua_host.hpp"

namespace briar {

class Registry;
struct Binding;

/// A box with the game's verbs in it. Internal to this room.
class GameBox {
public:
    GameBox(const Registry& registry, const ScriptPrint& print);
    GameBox(const GameBox&) = delete;
    GameBox& operator=(const GameBox&) = delete;
    ~GameBox() = default;

    [[nodiscard]] LuaBox& lua() { return box_; }
    /// Where `game` is pushed from.
    [[nodiscard]] int game_library() const { return game_library_; }
    /// Which hook's calls come next; to be said before it starts and each time it goes on.
    void bind(Binding& binding);

private:
    [[nodiscard]] BoxHost make_host(const ScriptPrint& print);

    Binding* bound_ = nullptr;
    LuaBox box_;
    int game_library_ = 0;
    int piece_library_ = 0;
};

}  // namespace briar

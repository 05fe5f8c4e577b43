#pragma once

#include <utility>

struct lua_State;

namespace briar {

/// The script that calls the game just now, the innermost one; null: none does. Each thread has its own games.
inline thread_local lua_State* calling_thread = nullptr;

/// A call of the game from a script, as long as it lives.
class CallFromScript {
public:
    explicit CallFromScript(lua_State* lua) : outer_(std::exchange(calling_thread, lua)) {}
    CallFromScript(const CallFromScript&) = delete;
    CallFromScript& operator=(const CallFromScript&) = delete;
    ~CallFromScript() { calling_thread = outer_; }

private:
    lua_State* outer_;
};

}  // namespace briar

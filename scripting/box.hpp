#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "scripting/box_host.hpp"
#include "scripting/hook_run.hpp"
#include "scripting/limits.hpp"
#include "scripting/script_error.hpp"

/// The closed Lua box: the scripts of one pack, in a state of their own from which nothing leads out but what the host
/// has put in. It knows nothing of games.
namespace briar {

struct BoxState;
struct HookSlot;
class ScriptModule;

/// A function of the host that scripts may call. `number` is for the host: `host_number` gives it back, so that one C
/// function can serve many verbs.
struct HostFunction {
    std::string name;
    LuaFunction function = nullptr;
    int number = 0;
};

/// How scripts call the functions of a library: `math.floor(x)`, or `piece:name()`.
enum class CalledBy : std::uint8_t { Dot, Colon };

/// Which hook: a function in the table that a script file has returned. Valid as long as its box.
struct FunctionRef {
    int reference = 0;
    ScriptModule* module = nullptr;
    const std::string* name = nullptr;

    explicit operator bool() const { return module != nullptr; }
};

/// Whether a hook may stop to let the host answer; one that may not costs a little less.
enum class MayWait : std::uint8_t { No, Yes };

class LuaBox {
public:
    explicit LuaBox(BoxHost host = {}, const BoxLimits& limits = {});
    ~LuaBox();
    LuaBox(const LuaBox&) = delete;
    LuaBox& operator=(const LuaBox&) = delete;

    /// Adds a frozen table of functions as a global; to be done before scripts are loaded. Returns a place to push it
    /// from with `push_library`, for hosts that would rather pass it as an argument.
    /// `called`: how scripts write its functions, for what is said of names that it does not have.
    int add_library(const std::string& name, const std::vector<HostFunction>& functions,
                    CalledBy called = CalledBy::Dot);

    /// What scripts look up in a handle (`piece:name()`) is then found in this library.
    void look_up_handles_in(int library);

    /// Runs the file's text for the table of functions that it returns. On failure nothing of it stays.
    [[nodiscard]] std::optional<ScriptError> load(const std::string& file, std::string_view text);

    /// The names of the functions of a loaded file, sorted; none when it is not loaded.
    [[nodiscard]] std::vector<std::string> functions(std::string_view file) const;
    [[nodiscard]] FunctionRef find(std::string_view file, std::string_view function) const;

    /// Calls a hook, until it is done, has failed or waits for the host. Others may be started while it waits.
    /// `arguments` pushes what the hook gets. `function` must have been found.
    [[nodiscard]] HookRun start(const FunctionRef& function, Push arguments = {}, MayWait may_wait = MayWait::Yes);

    /// What `host_context` gives to the host's functions; null at first.
    void set_context(void* context);

    [[nodiscard]] std::size_t live_bytes() const;

private:
    friend class HookRun;

    HookSlot& acquire();
    void release(HookSlot& slot);
    void resume(HookSlot& slot, Push results);
    void run(HookSlot& slot, int arguments);
    template <class Enter>
    void take_over(HookSlot& slot, Enter enter);
    void settle(HookSlot& slot);
    void fail(HookSlot& slot, ScriptError error);
    void check_locals(HookSlot& slot);
    void abandon(HookSlot& slot);
    void sweep();
    std::optional<ScriptError> run_file(HookSlot& slot, ScriptModule& module, std::string_view text);

    std::unique_ptr<BoxState> state_;
    lua_State* lua_ = nullptr;
    std::vector<std::unique_ptr<ScriptModule>> modules_;
};

}  // namespace briar

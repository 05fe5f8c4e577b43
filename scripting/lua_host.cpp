#include "scripting/lua_host.hpp"

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "runtime/engine/game.hpp"
#include "scripting/box.hpp"
#include "scripting/event_fields.hpp"
#include "scripting/event_object.hpp"
#include "scripting/game_box.hpp"
#include "scripting/host_call.hpp"
#include "scripting/lua_api.hpp"
#include "scripting/script_choice.hpp"

namespace briar {
namespace {

class LuaHost final : public ScriptHost {
public:
    LuaHost(const Ruleset& ruleset, ScriptPrint print) : ruleset_(ruleset), print_(std::move(print)) {
        for (const Hook& hook : ruleset.hooks)
            hooks_.push_back(find(hook));
    }

    Flow<void> run(Game& game, HookId hook, RuleContext& context) override {
        const Loaded loaded = hooks_[hook.value];
        Binding binding(game, context, HookSort::Acts);
        HookRun run = start(loaded, hook, binding, MayWait::Yes);
        while (run.state() == RunState::Yielded) {
            if (binding.request.sort == Request::Sort::Choice) {
                const int chosen = co_await ask_script_choice(game, binding);
                resume_with_number(loaded, binding, run, chosen);
            } else {
                const VerbSpec& verb = (*ruleset_.registry)[binding.request.verb];
                Flow<Arg> flow = std::move(binding.request.flow);
                const Arg result = co_await flow;
                resume_with_result(loaded, binding, run, verb, result);
            }
        }
        require_success(run, binding);
    }

    int evaluate(Game& game, HookId hook, RuleContext& context) override {
        Binding binding(game, context, HookSort::Looks);
        HookRun run = start(hooks_[hook.value], hook, binding, MayWait::No);
        require_success(run, binding);
        return number(run, hook);
    }

private:
    struct Loaded {
        GameBox* box = nullptr;
        FunctionRef function;
    };

    Loaded find(const Hook& hook) {
        std::unique_ptr<GameBox>& box = boxes_[hook.pack];
        if (!box) box = std::make_unique<GameBox>(*ruleset_.registry, ruleset_.system->name(), print_);
        const std::string* text = ruleset_.catalog->file(hook.pack, hook.file);
        if (text != nullptr && box->lua().functions(hook.file).empty()) {
            if (const auto error = box->lua().load(hook.file, *text)) {
                throw RuleError({}, error->file, error->line, error->message, error->traceback);
            }
        }
        return {box.get(), box->lua().find(hook.file, hook.function_name)};
    }

    HookRun start(const Loaded& loaded, HookId hook, Binding& binding, MayWait may_wait) {
        if (!loaded.function) {
            const Hook& of = ruleset_.hooks[hook.value];
            throw RuleError(binding.context->rule, of.file, 0, "the script has no function `" + of.function_name + "`",
                            {});
        }
        const GameBox::Bound bound(*loaded.box, binding);
        const auto arguments = [&](lua_State* lua) {
            push_library(lua, loaded.box->game_library());
            push_event(lua, binding.context);
            return 2;
        };
        return loaded.box->lua().start(loaded.function, arguments, may_wait);
    }

    static void resume_with_number(const Loaded& loaded, Binding& binding, HookRun& run, int value) {
        const GameBox::Bound bound(*loaded.box, binding);
        run.resume([value](lua_State* lua) {
            lua_pushinteger(lua, value);
            return 1;
        });
    }

    static void resume_with_result(const Loaded& loaded, Binding& binding, HookRun& run, const VerbSpec& verb,
                                   Arg result) {
        const GameBox::Bound bound(*loaded.box, binding);
        run.resume([&](lua_State* lua) {
            push_result(lua, *binding.game, verb, result);
            return 1;
        });
    }

    static void require_success(const HookRun& run, const Binding& binding) {
        if (run.state() != RunState::Failed) return;
        if (binding.failure) std::rethrow_exception(binding.failure);
        const ScriptError& error = run.error();
        throw RuleError(binding.context->rule, error.file, error.line, error.message, error.traceback);
    }

    [[nodiscard]] int number(const HookRun& run, HookId hook) const {
        if (run.values() < 1) return 0;
        lua_State* lua = run.thread();
        const int index = -run.values();
        if (lua_isnil(lua, index)) return 0;
        if (lua_type(lua, index) == LUA_TBOOLEAN) return lua_toboolean(lua, index);
        int whole = 0;
        const lua_Integer value = lua_tointegerx(lua, index, &whole);
        if (whole != 0 && value > -1'000'000 && value < 1'000'000) return static_cast<int>(value);
        const Hook& of = ruleset_.hooks[hook.value];
        throw RuleError({}, of.file, 0, "`" + of.function_name + "` must return a whole number, true or false", {});
    }

    const Ruleset& ruleset_;
    ScriptPrint print_;
    std::map<std::string, std::unique_ptr<GameBox>> boxes_;
    std::vector<Loaded> hooks_;
};

}  // namespace

std::unique_ptr<ScriptHost> make_script_host(const Ruleset& ruleset, ScriptPrint print) {
    if (ruleset.hooks.empty()) return nullptr;
    return std::make_unique<LuaHost>(ruleset, std::move(print));
}

}  // namespace briar

#include "scripting/lua_host.hpp"

#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "runtime/engine/game.hpp"
#include "runtime/engine/script_place.hpp"
#include "scripting/binding.hpp"
#include "scripting/box.hpp"
#include "scripting/calling_thread.hpp"
#include "scripting/event_fields.hpp"
#include "scripting/event_object.hpp"
#include "scripting/game_box.hpp"
#include "scripting/host_call.hpp"
#include "scripting/lua_api.hpp"
#include "scripting/script_choice.hpp"
#include "scripting/traceback.hpp"

namespace briar {
namespace {

class LuaHost final : public ScriptHost, public KnowsScriptPlace {
public:
    LuaHost(const Ruleset& ruleset, ScriptPrint print)
        : ruleset_(ruleset), print_(std::move(print)), verbs_(plan_verbs(ruleset)) {
        for (const Hook& hook : ruleset.hooks)
            hooks_.push_back(find(hook));
    }

    Flow<void> run(Game& game, HookId hook, const RuleContext& context) override {
        const Loaded& loaded = hooks_[hook.value];
        Lent binding = lend(game, context, HookSort::Acts);
        HookRun run = start(loaded, hook, *binding, MayWait::Yes);
        if (run.state() == RunState::Yielded) return go_on(loaded, std::move(binding), std::move(run));
        require_success(run, *binding);
        return {};
    }

    int evaluate(Game& game, HookId hook, const RuleContext& context) override {
        const Lent binding = lend(game, context, HookSort::Looks);
        const HookRun run = start(hooks_[hook.value], hook, *binding, MayWait::No);
        require_success(run, *binding);
        return number(run, hook);
    }

    [[nodiscard]] std::optional<ScriptPlace> place_of_call() const override {
        if (calling_thread == nullptr) return {};
        const ScriptError place = describe_place(calling_thread, 0);
        for (std::uint16_t i = 0; i < ruleset_.hooks.size(); ++i) {
            if (ruleset_.hooks[i].file == place.file) return ScriptPlace{HookId{i}, place.line};
        }
        return {};
    }

private:
    struct Loaded {
        GameBox* box = nullptr;
        FunctionRef function;
    };
    struct GiveBack {
        LuaHost* host;
        void operator()(Binding* binding) const {
            binding->end();
            host->idle_.push_back(binding);
        }
    };
    using Lent = std::unique_ptr<Binding, GiveBack>;

    /// A binding that nobody uses: they are kept, so that calling hooks allocates nothing once warm.
    Lent lend(Game& game, const RuleContext& context, HookSort sort) {
        if (idle_.empty()) {
            bindings_.push_back(std::make_unique<Binding>());
            idle_.reserve(bindings_.size());
            idle_.push_back(bindings_.back().get());
        }
        Lent binding(idle_.back(), GiveBack{this});
        idle_.pop_back();
        binding->begin(game, context, sort);
        return binding;
    }

    /// Goes on with a hook that waits, until it is done.
    Flow<void> go_on(Loaded loaded, Lent binding, HookRun waiting) {
        // Where the flow is dropped the call ends before what it refers to.
        HookRun run = std::move(waiting);
        while (run.state() == RunState::Yielded) {
            if (binding->request.sort == Request::Sort::Choice) {
                const int chosen = co_await ask_script_choice(*binding->game, *binding);
                resume_with_number(loaded, *binding, run, chosen);
            } else {
                const VerbSpec& verb = (*ruleset_.registry)[binding->request.verb];
                Flow<Arg> flow = std::move(binding->request.flow);
                const Arg result = co_await flow;
                resume_with_result(loaded, *binding, run, verb, result);
            }
        }
        require_success(run, *binding);
    }

    Loaded find(const Hook& hook) {
        std::unique_ptr<GameBox>& box = boxes_[hook.pack];
        if (!box) box = std::make_unique<GameBox>(*ruleset_.registry, ruleset_.system->name(), print_, &verbs_);
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
            push_event(lua, &*binding.context);
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
        const ScriptError& error = run.error();
        const bool held_up = !binding.of_other_rule.empty() && error.message != binding.of_other_rule;
        if (binding.failure && !held_up) std::rethrow_exception(binding.failure);
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
    std::vector<VerbPlan> verbs_;                     ///< by VerbId
    std::vector<std::unique_ptr<Binding>> bindings_;  ///< all that there are
    std::vector<Binding*> idle_;                      ///< those not in use
    std::map<std::string, std::unique_ptr<GameBox>> boxes_;
    std::vector<Loaded> hooks_;
};

}  // namespace

std::unique_ptr<ScriptHost> make_script_host(const Ruleset& ruleset, ScriptPrint print) {
    if (ruleset.hooks.empty()) return nullptr;
    return std::make_unique<LuaHost>(ruleset, std::move(print));
}

}  // namespace briar

#include "scripting/verb_calls.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>

#include "runtime/engine/game.hpp"
#include "runtime/engine/shared_words.hpp"
#include "scripting/calling_thread.hpp"
#include "scripting/handle.hpp"
#include "scripting/host_call.hpp"
#include "scripting/lua_api.hpp"
#include "scripting/script_choice.hpp"
#include "scripting/verb_arguments.hpp"

namespace briar {
namespace {

bool takes_piece(const VerbSpec& verb) {
    return std::any_of(verb.params.begin(), verb.params.end(), [](const Param& p) { return p.type == Type::Piece; });
}

void require_allowed(lua_State* lua, const Binding& binding, const VerbPlan& plan) {
    const VerbSpec& verb = *plan.verb;
    if (binding.sort == HookSort::Looks && verb.sort != VerbSort::Query) {
        luaL_error(lua,
                   "`%s` changes the game, and this function may only look: it answers a condition or gives a number",
                   verb.name.c_str());
    }
    if (!plan.of_other_system) return;
    const std::string_view system = binding.game->rules().system->name();
    const auto owners = binding.game->rules().registry->systems_of_verb(verb.name);
    std::string names;
    for (const std::string& owner : owners)
        names += (names.empty() ? "`" : owner == owners.back() ? "` and `" : "`, `") + owner;
    luaL_error(lua, "`%s` belongs to the %s %s`; this game is of the system `%s`", verb.name.c_str(),
               owners.size() == 1 ? "system" : "systems", names.c_str(), std::string(system).c_str());
}

/// The numbers of the verbs that scripts know in games of a system, one for each name.
std::vector<int> known_verbs(const Registry& registry, std::string_view system) {
    std::vector<int> numbers;
    for (const auto& word : shared_words(registry.verbs(), system)) {
        const VerbSpec* verb = word.forms.front();
        if (verb->in_lua) numbers.push_back(static_cast<int>(verb - registry.verbs().data()));
    }
    return numbers;
}

/// Runs what reaches into the engine. What it throws becomes an error of the script, or is kept to be thrown on.
template <class Call>
int guarded_call(lua_State* lua, Binding& binding, const Call& call) {
    std::string message;
    try {
        const CallFromScript calling(lua);
        return call();
    } catch (const RuleError& error) {
        message = error.what();
        // A rule that answered what the script did has failed: not the script.
        if (error.rule && error.rule != binding.context->rule) {
            binding.failure = std::current_exception();
            binding.of_other_rule = message;
        }
    } catch (const std::exception& error) {
        binding.failure = std::current_exception();
        binding.of_other_rule.clear();
        message = error.what();
    }
    return luaL_error(lua, "%s", message.c_str());
}

/// Most flows are done without asking anybody: only one that stops makes the hook wait, which is dear.
int call_flow(lua_State* lua, Binding& binding, VerbId id, const Args& args) {
    const VerbSpec& verb = (*binding.game->rules().registry)[id];
    Flow<Arg> flow = verb.flow(*binding.game, *binding.context, args);
    if (!flow.done()) {
        binding.request.sort = Request::Sort::Verb;
        binding.request.verb = id;
        binding.request.flow = std::move(flow);
        return -1;
    }
    push_result(lua, *binding.game, verb, flow.await_resume());
    return 1;
}

int call_verb(lua_State* lua, CallStyle style) {
    if (is_loading(lua)) return luaL_error(lua, "the game can only be used in hooks, not while the script is loaded");
    Binding& binding = binding_of(lua);
    const VerbId id{static_cast<std::uint16_t>(host_number(lua))};
    const VerbPlan& plan = (*binding.verbs)[id.value];
    const VerbSpec& verb = *plan.verb;
    require_allowed(lua, binding, plan);
    const Args args = read_arguments(lua, binding, plan, style);
    const int results = guarded_call(lua, binding, [&] {
        if (verb.sort == VerbSort::Flow) return call_flow(lua, binding, id, args);
        push_result(lua, *binding.game, verb, verb.call(*binding.game, *binding.context, args));
        return 1;
    });
    return results < 0 ? wait_for_host(lua, 0) : results;
}

int call_on_game(lua_State* lua) { return call_verb(lua, CallStyle::OnGame); }
int call_on_piece(lua_State* lua) { return call_verb(lua, CallStyle::OnPiece); }

}  // namespace

Binding& binding_of(lua_State* lua) { return *static_cast<Binding*>(host_context(lua)); }

void push_piece(lua_State* lua, Arg piece) {
    if (piece < 0) {
        lua_pushnil(lua);
    } else {
        push_handle(lua, {kPieceHandle, static_cast<std::uint32_t>(piece)});
    }
}

void push_result(lua_State* lua, Game& game, const VerbSpec& verb, Arg result) {
    switch (verb.result) {
        case Type::None:
            lua_pushnil(lua);
            break;
        case Type::Bool:
            lua_pushboolean(lua, result != 0);
            break;
        case Type::Piece:
            push_piece(lua, result);
            break;
        case Type::Text:
            lua_pushstring(lua, game.text(TextId{result}).c_str());
            break;
        case Type::Word: {
            const std::string& words = verb.result_kinds;
            std::size_t begin = 0;
            for (Arg i = 0; i < result; ++i)
                begin = words.find('|', begin) + 1;
            lua_pushlstring(lua, words.data() + begin, std::min(words.find('|', begin), words.size()) - begin);
            break;
        }
        case Type::Pieces: {
            const std::vector<PieceId>& list = game.list();
            lua_createtable(lua, static_cast<int>(list.size()), 0);
            for (std::size_t i = 0; i < list.size(); ++i) {
                push_piece(lua, list[i].value);
                lua_rawseti(lua, -2, static_cast<lua_Integer>(i) + 1);
            }
            break;
        }
        default:
            lua_pushinteger(lua, result);
    }
}

std::vector<HostFunction> game_functions(const Registry& registry, std::string_view system) {
    std::vector<HostFunction> functions;
    for (const int number : known_verbs(registry, system))
        functions.push_back({registry.verbs()[static_cast<std::size_t>(number)].name, call_on_game, number});
    functions.push_back({"choose", script_choose, 0});
    return functions;
}

std::vector<HostFunction> piece_functions(const Registry& registry, std::string_view system) {
    std::vector<HostFunction> functions;
    for (const int number : known_verbs(registry, system)) {
        const VerbSpec& verb = registry.verbs()[static_cast<std::size_t>(number)];
        if (takes_piece(verb)) functions.push_back({verb.name, call_on_piece, number});
    }
    return functions;
}

}  // namespace briar

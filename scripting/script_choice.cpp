#include "scripting/script_choice.hpp"

#include <algorithm>
#include <exception>
#include <string>

#include "runtime/engine/choice_option.hpp"
#include "runtime/engine/game.hpp"
#include "runtime/source/letters.hpp"
#include "scripting/frozen.hpp"
#include "scripting/handle.hpp"
#include "scripting/host_call.hpp"
#include "scripting/lua_api.hpp"

namespace briar {
namespace {

constexpr int kQuestion = 2;
constexpr int kList = 3;
constexpr int kSettings = 4;
constexpr lua_Integer kMostOptions = 200;

std::string question(const Game& game, const Decision& decision) { return game.text(TextId{decision.args[0]}); }

const PromptKind kChoose{"choose", question};

[[noreturn]] void no_option(lua_State* lua, lua_Integer number) {
    luaL_error(lua, "option %d of `choose` must be a piece, a text or {label = ..., value = ...}",
               static_cast<int>(number));
    std::terminate();  // luaL_error does not return
}

/// `why_not = "It is too far."`
void read_bar(lua_State* lua, Game& game, lua_Integer number, ScriptOption& option) {
    const int why = lua_getfield(lua, -1, "why_not");
    if (why == LUA_TSTRING && lua_rawlen(lua, -1) > 0) {
        option.why = game.keep_text(lua_tostring(lua, -1));
    } else if (why != LUA_TNIL) {
        luaL_error(lua, "the `why_not` of option %d of `choose` must be a text that says why it cannot be chosen",
                   static_cast<int>(number));
    }
    lua_pop(lua, 1);
}

/// `piece = the piece that it is about`
void read_subject(lua_State* lua, lua_Integer number, ScriptOption& option) {
    const int piece = lua_getfield(lua, -1, "piece");
    if (is_handle(lua, -1)) {
        option.piece = PieceId{static_cast<std::uint16_t>(to_handle(lua, -1).value)};
    } else if (piece != LUA_TNIL) {
        luaL_error(lua, "the `piece` of option %d of `choose` must be a piece", static_cast<int>(number));
    }
    lua_pop(lua, 1);
}

/// `{label = "Move on (captures)", key = "move on", piece = the one moved, value = anything}` at the top.
ScriptOption read_option_table(lua_State* lua, Game& game, lua_Integer number) {
    ScriptOption option;
    if (lua_getfield(lua, -1, "label") != LUA_TSTRING) no_option(lua, number);
    option.label = game.keep_text(lua_tostring(lua, -1));
    lua_pop(lua, 1);
    const int key = lua_getfield(lua, -1, "key");
    if (key == LUA_TSTRING) {
        option.key = game.keep_text(lua_tostring(lua, -1));
    } else if (key != LUA_TNIL) {
        luaL_error(lua, "the `key` of option %d of `choose` must be a text", static_cast<int>(number));
    }
    lua_pop(lua, 1);
    read_subject(lua, number, option);
    read_bar(lua, game, number, option);
    return option;
}

ScriptOption read_option(lua_State* lua, Game& game, lua_Integer number) {
    ScriptOption option;
    if (is_handle(lua, -1)) {
        option.piece = PieceId{static_cast<std::uint16_t>(to_handle(lua, -1).value)};
        option.is_piece = true;
    } else if (lua_type(lua, -1) == LUA_TSTRING) {
        option.label = game.keep_text(lua_tostring(lua, -1));
    } else if (lua_type(lua, -1) == LUA_TTABLE) {
        option = read_option_table(lua, game, number);
    } else {
        no_option(lua, number);
    }
    return option;
}

/// Options that look alike could not be told apart, neither by a person nor in a saved game.
void check_labels(lua_State* lua, const Binding& binding) {
    const std::vector<ScriptOption>& options = binding.request.options;
    const auto key_of = [&](const ScriptOption& option) -> const std::string& {
        return binding.game->text(option.key.value != 0 ? option.key : option.label);
    };
    for (std::size_t i = 0; i < options.size(); ++i) {
        if (options[i].is_piece) continue;
        if (binding.game->text(options[i].label).empty())
            luaL_error(lua, "option %d of `choose` has an empty label", static_cast<int>(i + 1));
        for (std::size_t j = 0; j < i; ++j) {
            if (options[j].is_piece || !reads_same(key_of(options[i]), key_of(options[j]))) continue;
            luaL_error(lua, "options %d and %d of `choose` are both called `%s`: give them different `key`s",
                       static_cast<int>(j + 1), static_cast<int>(i + 1), key_of(options[i]).c_str());
        }
    }
}

void read_options(lua_State* lua, Binding& binding) {
    luaL_checktype(lua, kList, LUA_TTABLE);
    const lua_Integer count = luaL_len(lua, kList);
    if (count < 1) luaL_error(lua, "`choose` needs something to choose from: the list is empty");
    if (count > kMostOptions) luaL_error(lua, "`choose` takes at most %d options", static_cast<int>(kMostOptions));
    binding.request.options.clear();
    for (lua_Integer i = 1; i <= count; ++i) {
        lua_geti(lua, kList, i);
        binding.request.options.push_back(read_option(lua, *binding.game, i));
        lua_pop(lua, 1);
    }
}

/// One of the settings, its value at the top.
void read_setting(lua_State* lua, Binding& binding, const std::string& name) {
    const int type = lua_type(lua, -1);
    if (name == "none" && type == LUA_TSTRING) {
        binding.request.may_decline = true;
        binding.request.options.push_back({binding.game->keep_text(lua_tostring(lua, -1))});
    } else if (name == "suggest" && lua_isinteger(lua, -1) != 0) {
        binding.request.suggested = static_cast<int>(lua_tointeger(lua, -1));
    } else if (name == "hero" && is_handle(lua, -1)) {
        binding.request.chooser = PieceId{static_cast<std::uint16_t>(to_handle(lua, -1).value)};
    } else {
        luaL_error(lua,
                   "`choose` takes {none = a text, hero = who chooses, suggest = a number} in the last place; "
                   "`%s = %s` is none of these",
                   name.c_str(), luaL_tolstring(lua, -1, nullptr));
    }
}

void read_settings(lua_State* lua, Binding& binding) {
    binding.request.may_decline = false;
    binding.request.suggested = 1;
    binding.request.chooser = PieceId{};
    if (lua_isnoneornil(lua, kSettings)) return;
    luaL_checktype(lua, kSettings, LUA_TTABLE);
    push_original(lua, kSettings);
    const int settings = lua_gettop(lua);
    lua_pushnil(lua);
    while (lua_next(lua, settings) != 0) {
        read_setting(lua, binding, lua_type(lua, -2) == LUA_TSTRING ? lua_tostring(lua, -2) : "?");
        lua_settop(lua, settings + 1);
    }
    lua_settop(lua, kSettings);
}

/// Something must be left to choose.
void check_bars(lua_State* lua, const Binding& binding) {
    const auto& options = binding.request.options;
    if (std::any_of(options.begin(), options.end(), [](const ScriptOption& each) { return each.why.value == 0; }))
        return;
    luaL_error(lua, "`choose` needs something to choose from: every option has a `why_not`");
}

void check_advice(lua_State* lua, const Binding& binding) {
    const int suggested = binding.request.suggested;
    const auto count = static_cast<int>(luaL_len(lua, kList));
    if (suggested >= (binding.request.may_decline ? 0 : 1) && suggested <= count) return;
    luaL_error(lua, "`suggest = %d` of `choose` must be the index of an option, 1 to %d%s", suggested, count,
               binding.request.may_decline ? ", or 0 for `none`" : "");
}

/// The hook goes on: the index is at the top, the list where it was.
int give_chosen(lua_State* lua) {
    const lua_Integer index = lua_tointeger(lua, -1);
    if (index < 1 || index > luaL_len(lua, kList)) {
        lua_pushnil(lua);
        return 1;
    }
    lua_pushinteger(lua, index);
    if (lua_geti(lua, kList, index) == LUA_TTABLE) {
        lua_getfield(lua, -1, "value");
        lua_remove(lua, -2);
    }
    return 2;
}

PieceId chooser(const Game& game, const Binding& binding) {
    if (binding.request.chooser) return binding.request.chooser;
    const Event& event = binding.context->event;
    if (event.id) {
        const std::vector<Field>& fields = (*game.rules().registry)[event.id].fields;
        for (std::size_t i = 0; i < fields.size(); ++i) {
            if (fields[i].name == "hero" && event.piece(i)) return event.piece(i);
        }
    }
    return game.header().hero;
}

}  // namespace

int script_choose(lua_State* lua) {
    if (is_loading(lua)) return luaL_error(lua, "the game can only be used in hooks, not while the script is loaded");
    Binding& binding = binding_of(lua);
    if (binding.sort == HookSort::Looks) return luaL_error(lua, "`choose` asks, and this function may only look");
    if (binding.game->finished()) return luaL_error(lua, "`choose` asks, but the game is over: return before it");
    lua_settop(lua, kSettings);
    luaL_checktype(lua, kQuestion, LUA_TSTRING);
    binding.request.sort = Request::Sort::Choice;
    binding.request.question = binding.game->keep_text(lua_tostring(lua, kQuestion));
    read_options(lua, binding);
    read_settings(lua, binding);
    check_labels(lua, binding);
    check_bars(lua, binding);
    check_advice(lua, binding);
    wait_for_host(lua, 0);
    return give_chosen(lua);
}

Flow<int> ask_script_choice(Game& game, Binding& binding) {
    const PieceId hero = chooser(game, binding);
    game.begin_decision(kChoose, game.rules().system->seat(game, hero), hero, {binding.request.question.value});
    Arg number = 0;
    const auto last = static_cast<Arg>(binding.request.options.size());
    const int suggested =
        binding.request.suggested == 0 && binding.request.may_decline ? last : binding.request.suggested;
    for (const ScriptOption& option : binding.request.options) {
        ++number;
        if (option.why.value != 0) {
            game.bar(option.label, option.piece, option.why);
            continue;
        }
        game.offer(kChoiceOption, option.label.value, Event::to_arg(option.piece), number, option.key.value);
        if (number == suggested) game.suggest_last();
    }
    const Option chosen = co_await game.ask();
    co_return chosen.args[kChoiceNumberArg];
}

}  // namespace briar

#include "scripting/verb_arguments.hpp"

#include <string>
#include <string_view>

#include "runtime/engine/dice.hpp"
#include "runtime/engine/game.hpp"
#include "runtime/engine/rule_words.hpp"
#include "scripting/handle.hpp"
#include "scripting/lua_api.hpp"
#include "scripting/word_cache.hpp"

namespace briar {
namespace {

std::string hint_for(std::string_view word, const std::vector<std::string>& known) {
    const std::string near = nearest(word, known);
    return near.empty() ? std::string() : ": did you mean `" + near + "`?";
}

[[noreturn]] void mistake(lua_State* lua, const VerbSpec& verb, const Param& param, const std::string& words) {
    luaL_error(lua, "`%s` of `%s` %s", param.name.c_str(), verb.name.c_str(), words.c_str());
    std::terminate();  // luaL_error does not return
}

std::string_view word_at(lua_State* lua, int index, const VerbSpec& verb, const Param& param, const char* what) {
    if (lua_type(lua, index) != LUA_TSTRING) {
        mistake(lua, verb, param, std::string("must be ") + what + ", not a " + luaL_typename(lua, index));
    }
    std::size_t size = 0;
    const char* text = lua_tolstring(lua, index, &size);
    return {text, size};
}

/// What stands where something else should: a piece by its name, text in quotes.
std::string given_words(lua_State* lua, int index, const Binding& binding) {
    if (is_handle(lua, index))
        return binding.game->rules().name(PieceId{static_cast<std::uint16_t>(to_handle(lua, index).value)});
    const std::string words = luaL_tolstring(lua, index, nullptr);
    return lua_type(lua, index) == LUA_TSTRING ? "`" + words + "`" : words;
}

Arg whole_number(lua_State* lua, int index, const Binding& binding, const VerbSpec& verb, const Param& param) {
    int is_whole = 0;
    const lua_Integer value = lua_type(lua, index) == LUA_TNUMBER ? lua_tointegerx(lua, index, &is_whole) : 0;
    if (is_whole == 0) mistake(lua, verb, param, "must be a whole number, not " + given_words(lua, index, binding));
    if (value < -1'000'000'000 || value > 1'000'000'000)
        mistake(lua, verb, param, "must be a whole number from -1000000000 to 1000000000");
    return static_cast<Arg>(value);
}

Arg piece(lua_State* lua, int index, Binding& binding, const VerbSpec& verb, const ParamPlan& plan) {
    if (!is_handle(lua, index)) {
        mistake(lua, verb, *plan.param, std::string("must be a piece of the game, not a ") + luaL_typename(lua, index));
    }
    const PieceId id{static_cast<std::uint16_t>(to_handle(lua, index).value)};
    const Ruleset& rules = binding.game->rules();
    if (((plan.kinds >> rules.info(id).kind.value) & 1U) == 0) {
        mistake(lua, verb, *plan.param, "must be one of `" + plan.param->kinds + "`, not " + rules.name(id));
    }
    return id.value;
}

/// The entries that a parameter may mean.
std::vector<std::string> kinds_of(const Catalog& catalog, const Param& param) {
    return param.kinds.empty() ? kind_names(catalog.kinds()) : split_words(param.kinds);
}

Arg definition(lua_State* lua, int index, Binding& binding, const VerbSpec& verb, const Param& param) {
    const std::string_view id = word_at(lua, index, verb, param, "the id of an entry");
    const Catalog& catalog = *binding.game->rules().catalog;
    const std::string_view system = binding.game->rules().system->name();
    const std::vector<std::string> kinds = kinds_of(catalog, param);
    std::vector<std::string> known;
    for (const std::string& kind : kinds) {
        if (const DefId def = catalog.find(kind, id, system)) return def.value;
    }
    for (const std::string& kind : kinds) {
        for (const DefId each : catalog.of_kind(kind, system))
            known.push_back(catalog.entry(each).id);
    }
    const std::string among = param.kinds.empty() ? std::string() : " among " + param.kinds;
    mistake(lua, verb, param,
            "names `" + std::string(id) + "`, and there is no such entry" + among + hint_for(id, known));
}

template <class Info>
Arg named(lua_State* lua, int index, const VerbSpec& verb, const Param& param, const std::vector<Info>& list,
          const char* what) {
    const std::string_view name = word_at(lua, index, verb, param, what);
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (list[i].name == name) return static_cast<Arg>(i);
    }
    std::vector<std::string> known;
    for (const Info& info : list)
        known.push_back(info.name);
    mistake(lua, verb, param,
            "must be " + std::string(what) + ", and there is no `" + std::string(name) + "`" + hint_for(name, known));
}

/// An event or a value of this game's system or of the engine.
template <class Id, class Spec>
Arg system_word(lua_State* lua, int index, Binding& binding, const VerbSpec& verb, const Param& param, const char* what,
                Id (Registry::*find)(std::string_view, std::string_view) const, const std::vector<Spec>& specs) {
    const std::string_view name = word_at(lua, index, verb, param, what);
    const std::string_view system = binding.game->rules().system->name();
    if (const Id id = (binding.game->rules().registry->*find)(name, system)) return id.value;
    std::vector<std::string> known;
    for (const Spec& spec : specs) {
        if (spec.system.empty() || spec.system == system) known.push_back(spec.name);
    }
    mistake(
        lua, verb, param,
        "must be " + std::string(what) + ", and this game has no `" + std::string(name) + "`" + hint_for(name, known));
}

Arg word(lua_State* lua, int index, const VerbSpec& verb, const Param& param) {
    const std::string_view given = word_at(lua, index, verb, param, "a word");
    const std::vector<std::string> choices = split_words(param.kinds);
    for (std::size_t i = 0; i < choices.size(); ++i) {
        if (choices[i] == given) return static_cast<Arg>(i);
    }
    mistake(lua, verb, param,
            "must be one of " + param.kinds + ", not `" + std::string(given) + "`" + hint_for(given, choices));
}

Arg zone(lua_State* lua, int index, Binding& binding, const VerbSpec& verb, const Param& param) {
    const std::string_view name = word_at(lua, index, verb, param, "the name of a zone");
    const System& system = *binding.game->rules().system;
    const ZoneId id = system.zone_named(*binding.game, binding.context->event, name);
    if (!id) {
        mistake(lua, verb, param,
                "names `" + std::string(name) + "`, and there is no such zone here" +
                    hint_for(name, system.zone_names(binding.game->rules())));
    }
    return id.value;
}

Arg dice(lua_State* lua, int index, const VerbSpec& verb, const Param& param) {
    const std::string_view text = word_at(lua, index, verb, param, "dice such as `d6`");
    const auto parsed = parse_dice(text);
    if (!parsed) mistake(lua, verb, param, "must be dice such as `d6` or `2d6+3`, not `" + std::string(text) + "`");
    return parsed->pack();
}

Arg direction(lua_State* lua, int index, const VerbSpec& verb, const Param& param) {
    if (lua_isinteger(lua, index) != 0) {
        const lua_Integer value = lua_tointeger(lua, index);
        if (value >= 0 && value < 4) return static_cast<Arg>(value);
        mistake(lua, verb, param, "must be a direction: 0 north, 1 east, 2 south, 3 west");
    }
    Param words = param;
    words.kinds = "north|east|south|west";
    return word(lua, index, verb, words);
}

bool names_parameters(lua_State* lua, int index) { return index > 0 && lua_type(lua, index) == LUA_TTABLE; }

Arg read_fresh(lua_State* lua, int index, Binding& binding, const VerbSpec& verb, const ParamPlan& plan) {
    const Ruleset& rules = binding.game->rules();
    const Param& param = *plan.param;
    switch (plan.type) {
        case Type::Bool:
            if (lua_type(lua, index) != LUA_TBOOLEAN)
                mistake(lua, verb, param, std::string("must be true or false, not a ") + luaL_typename(lua, index));
            return lua_toboolean(lua, index);
        case Type::Text:
            return binding.game->keep_text(word_at(lua, index, verb, param, "a text")).value;
        case Type::Word:
            return word(lua, index, verb, param);
        case Type::Piece:
            return piece(lua, index, binding, verb, plan);
        case Type::Def:
            return definition(lua, index, binding, verb, param);
        case Type::Counter:
            return named(lua, index, verb, param, rules.counters, "the name of a counter");
        case Type::Var:
            return named(lua, index, verb, param, rules.vars, "the name of one of the scenario's vars");
        case Type::Zone:
            return zone(lua, index, binding, verb, param);
        case Type::Event:
            return system_word(lua, index, binding, verb, param, "the name of an event", &Registry::event,
                               rules.registry->events());
        case Type::Value:
            return system_word(lua, index, binding, verb, param, "the name of a value", &Registry::value,
                               rules.registry->values());
        case Type::Dice:
            return dice(lua, index, verb, param);
        case Type::Direction:
            return direction(lua, index, verb, param);
        default:
            return whole_number(lua, index, binding, verb, param);
    }
}

/// The value at `index` as an argument of a parameter.
Arg read_argument(lua_State* lua, int index, Binding& binding, const VerbSpec& verb, const ParamPlan& plan) {
    if (!plan.fixed_word || lua_type(lua, index) != LUA_TSTRING) return read_fresh(lua, index, binding, verb, plan);
    const char* const text = lua_tostring(lua, index);
    if (const auto known = binding.words->find(text, plan.param)) return *known;
    const Arg arg = read_fresh(lua, index, binding, verb, plan);
    binding.words->keep(lua, index, plan.param, arg);
    return arg;
}

/// Reads the table in the last place: parameter names to values.
void read_named(lua_State* lua, int table, Binding& binding, const VerbPlan& plan, Args& args, std::uint32_t& given) {
    const VerbSpec& verb = *plan.verb;
    lua_pushnil(lua);
    while (lua_next(lua, table) != 0) {
        const std::string key = lua_type(lua, -2) == LUA_TSTRING ? lua_tostring(lua, -2) : "";
        std::size_t index = 0;
        while (index < verb.params.size() && verb.params[index].name != key)
            ++index;
        if (index == verb.params.size()) {
            std::vector<std::string> known;
            for (const Param& param : verb.params)
                known.push_back(param.name);
            luaL_error(lua, "`%s` has no parameter `%s`%s", verb.name.c_str(), key.c_str(),
                       hint_for(key, known).c_str());
        }
        args[index] = read_argument(lua, lua_gettop(lua), binding, verb, plan.params[index]);
        given |= 1U << index;
        lua_pop(lua, 1);
    }
}

[[noreturn]] void miss_one(lua_State* lua, const VerbSpec& verb, std::uint32_t given) {
    for (std::size_t i = 0; i < verb.params.size(); ++i) {
        if (verb.params[i].required && ((given >> i) & 1U) == 0) {
            luaL_error(lua, "`%s` needs `%s`: %s", verb.name.c_str(), verb.params[i].name.c_str(),
                       verb.params[i].doc.c_str());
        }
    }
    std::terminate();  // called only when there is one
}

}  // namespace

Args read_arguments(lua_State* lua, Binding& binding, const VerbPlan& plan, CallStyle style) {
    const VerbSpec& verb = *plan.verb;
    Args args = plan.fallbacks;
    std::uint32_t given = 0;
    int top = lua_gettop(lua);
    if (top < 1) luaL_error(lua, "call verbs with a colon: game:%s(...)", verb.name.c_str());
    const int table = names_parameters(lua, top) && top > 1 ? top : 0;
    if (table != 0) --top;
    std::size_t receiver = plan.count;
    if (style == CallStyle::OnPiece) {
        receiver = plan.receiver;
        args[receiver] = read_argument(lua, 1, binding, verb, plan.params[receiver]);
        given |= 1U << receiver;
    }
    std::size_t param = 0;
    for (int index = 2; index <= top; ++index, ++param) {
        if (param == receiver) ++param;
        if (param >= plan.count) luaL_error(lua, "`%s` takes fewer values", verb.name.c_str());
        if (lua_isnil(lua, index)) continue;
        args[param] = read_argument(lua, index, binding, verb, plan.params[param]);
        given |= 1U << param;
    }
    if (table != 0) read_named(lua, table, binding, plan, args, given);
    if ((plan.required & ~given) != 0) miss_one(lua, verb, given);
    return args;
}

}  // namespace briar

#include "editor/core/lua_words.hpp"

#include <algorithm>
#include <utility>

#include "editor/core/lua_call.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/engine/registry.hpp"
#include "runtime/engine/rule_words.hpp"
#include "runtime/engine/verbs.hpp"

namespace briar::editor {
namespace {

const Param* param_in(const VerbSpec& verb, const LuaCall& call) {
    if (!call.key.empty()) {
        for (const Param& each : verb.params) {
            if (each.name == call.key) return &each;
        }
        return nullptr;
    }
    bool skip_piece = call.object != "game";
    int index = 0;
    for (const Param& each : verb.params) {
        if (skip_piece && each.type == Type::Piece) {
            skip_piece = false;
        } else if (index++ == call.argument) {
            return &each;
        }
    }
    return nullptr;
}

bool has_heroes(const Registry& registry, const std::vector<std::string>& systems) {
    const Kinds& kinds = registry.kinds();
    return std::any_of(kinds.begin(), kinds.end(),
                       [&](const Kind& each) { return each.name == "heroes" && is_word_of(each.system, systems); });
}

/// Who leads no heroes acts as a player.
void tell_of_players(std::string& words) {
    for (const auto& [hero, player] :
         {std::pair(kEventHero, "the player whose turn it is"),
          std::pair("the event's hero", "the player whose turn it is"), std::pair("a hero's player", "a player"),
          std::pair("the hero's player", "the player")}) {
        const std::string_view told = hero;
        for (std::size_t at = words.find(told); at != std::string::npos; at = words.find(told, at + 1))
            words.replace(at, told.size(), player);
    }
}

}  // namespace

std::vector<std::string> script_systems(const Workspace& workspace) {
    if (!workspace.system().empty()) return {workspace.system()};
    std::vector<std::string> systems;
    for (const EntryInfo* each : workspace.entries().of_kind("scenarios")) {
        const bool known = std::find(systems.begin(), systems.end(), each->system) != systems.end();
        if (!each->system.empty() && !known) systems.push_back(each->system);
    }
    return systems;
}

bool is_word_of(const std::string& system, const std::vector<std::string>& systems) {
    return system.empty() || systems.empty() || std::find(systems.begin(), systems.end(), system) != systems.end();
}

std::vector<const VerbSpec*> verbs_of(const Registry& registry, const LuaCall& call,
                                      const std::vector<std::string>& systems) {
    std::vector<const VerbSpec*> verbs;
    if (!call.method) return verbs;
    for (const std::string& system : registry.systems_of_verb(call.function)) {
        const VerbSpec& verb = registry[registry.verb(call.function, system)];
        if (verb.in_lua && is_word_of(system, systems)) verbs.push_back(&verb);
    }
    return verbs;
}

std::vector<const Param*> params_of(const Registry& registry, const LuaCall& call,
                                    const std::vector<std::string>& systems) {
    std::vector<const Param*> params;
    for (const VerbSpec* verb : verbs_of(registry, call, systems)) {
        if (const Param* param = param_in(*verb, call)) params.push_back(param);
    }
    return params;
}

VerbSpec as_written(const Registry& registry, const VerbSpec& verb, std::string_view object,
                    const std::vector<std::string>& systems) {
    VerbSpec written = verb;
    const auto piece = std::find_if(written.params.begin(), written.params.end(),
                                    [](const Param& each) { return each.type == Type::Piece; });
    if (object != "game" && piece != written.params.end()) written.params.erase(piece);
    if (has_heroes(registry, systems)) return written;
    tell_of_players(written.doc);
    for (Param& each : written.params) {
        tell_of_players(each.doc);
        tell_of_players(each.fallback);
    }
    return written;
}

std::string kinds_of_argument(const Registry& registry, const LuaCall& call, const std::vector<std::string>& systems) {
    std::string kinds;
    const auto add = [&](const std::string& more) { kinds += (kinds.empty() ? "" : "|") + more; };
    for (const Param* param : params_of(registry, call, systems)) {
        if (param->type == Type::Counter) add("counters");
        if (param->type == Type::Def) add(param->kinds.empty() ? every_kind(registry) : param->kinds);
    }
    return kinds;
}

}  // namespace briar::editor

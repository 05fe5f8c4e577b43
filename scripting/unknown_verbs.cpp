#include "scripting/unknown_verbs.hpp"

#include <algorithm>
#include <array>

#include "scripting/script_words.hpp"
#include "scripting/verb_calls.hpp"

namespace briar {
namespace {

using Names = std::vector<std::string>;

/// What a value of an event may be asked for where it is a text.
constexpr std::array<std::string_view, 14> kOfTexts = {"byte",  "char",  "find", "format",  "gmatch", "gsub",  "len",
                                                       "lower", "match", "rep",  "reverse", "sub",    "upper", "pack"};

Names names_of(const std::vector<HostFunction>& functions) {
    Names names;
    for (const HostFunction& each : functions)
        names.emplace_back(each.name);
    return names;
}

bool has(const Names& names, std::string_view name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

class Search {
public:
    Search(const Registry& registry, std::string_view system, std::string_view text)
        : words_(text),
          of_game_(names_of(game_functions(registry, {}))),
          of_piece_(names_of(piece_functions(registry, {}))),
          game_offers_(names_of(game_functions(registry, system))),
          piece_offers_(names_of(piece_functions(registry, system))) {}

    std::vector<UnknownVerb> in(const Names& hooks) {
        for (std::size_t i = 0; i < words_.size(); ++i) {
            if (words_.at(i) == "function" && has(hooks, name_of_function(words_, i))) look(hook_at(words_, i));
        }
        return std::move(found_);
    }

private:
    void look(const HookText& hook) {
        const bool game = !hook.game.empty() && !is_rebound(words_, hook, hook.game);
        const bool event = !hook.event.empty() && !is_rebound(words_, hook, hook.event);
        for (std::size_t i = hook.body; i < hook.end; ++i) {
            if (game && words_.is_variable(i, hook.game)) look_at_call(i + 1, false);
            if (event && words_.is_variable(i, hook.event) && words_.at(i + 1) == ".") look_at_call(i + 3, true);
        }
    }
    /// `:name(` at a word.
    void look_at_call(std::size_t at, bool of_piece) {
        if (words_.at(at) != ":" || !words_.is_name(at + 1) || !words_.opens_call(at + 2)) return;
        const std::string_view name = words_.at(at + 1);
        if (has(of_piece ? of_piece_ : of_game_, name)) return;
        if (of_piece && std::find(kOfTexts.begin(), kOfTexts.end(), name) != kOfTexts.end()) return;
        found_.push_back({words_.span(at + 1), std::string(name), of_piece, of_piece ? piece_offers_ : game_offers_});
    }

    ScriptWords words_;
    Names of_game_, of_piece_;
    Names game_offers_, piece_offers_;
    std::vector<UnknownVerb> found_;
};

}  // namespace

std::vector<UnknownVerb> unknown_verbs(const Registry& registry, std::string_view system, std::string_view text,
                                       const std::vector<std::string>& hooks) {
    return Search(registry, system, text).in(hooks);
}

}  // namespace briar

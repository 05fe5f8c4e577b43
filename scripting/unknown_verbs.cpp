#include "scripting/unknown_verbs.hpp"

#include <algorithm>
#include <array>

#include "runtime/source/lua_tokens.hpp"
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

/// The words of a script without its comments.
class Words {
public:
    explicit Words(std::string_view text) : text_(text) {
        for (const LuaToken& each : lua_tokens(text)) {
            if (each.sort != LuaSort::Comment) tokens_.push_back(each);
        }
    }
    [[nodiscard]] std::size_t size() const { return tokens_.size(); }
    /// Empty for texts, and beyond both ends.
    [[nodiscard]] std::string_view at(std::size_t i) const {
        return i < tokens_.size() && tokens_[i].sort != LuaSort::String ? tokens_[i].in(text_) : std::string_view();
    }
    [[nodiscard]] bool is_name(std::size_t i) const { return i < tokens_.size() && tokens_[i].sort == LuaSort::Name; }
    [[nodiscard]] Span span(std::size_t i) const { return tokens_[i].span; }
    /// A name of its own, no field of something.
    [[nodiscard]] bool is_variable(std::size_t i, std::string_view name) const {
        return is_name(i) && at(i) == name && (i == 0 || (at(i - 1) != "." && at(i - 1) != ":"));
    }
    /// Something is called with what stands there.
    [[nodiscard]] bool opens_call(std::size_t i) const {
        return i < tokens_.size() && (tokens_[i].sort == LuaSort::String || at(i) == "(" || at(i) == "{");
    }

private:
    std::string_view text_;
    std::vector<LuaToken> tokens_;
};

/// A function whose name is a hook's, by the numbers of its words.
struct HookText {
    std::size_t body = 0;  ///< behind its parameters
    std::size_t end = 0;
    std::string_view game;
    std::string_view event;
};

/// `function t.name(`, `t.name = function(`, or `name = function(` within a table.
std::string_view name_of_function(const Words& words, std::size_t at) {
    if (words.is_name(at + 1) && words.at(at + 2) == "." && words.is_name(at + 3)) return words.at(at + 3);
    if (at > 1 && words.at(at - 1) == "=" && words.is_name(at - 2)) return words.at(at - 2);
    return {};
}

/// The word that closes what `at` opens; the size of the text where nothing does.
std::size_t end_of(const Words& words, std::size_t at) {
    int depth = 0;
    for (std::size_t i = at; i < words.size(); ++i) {
        const std::string_view now = words.at(i);
        // `for` and `while` open with their `do`.
        if (now == "function" || now == "if" || now == "repeat" || now == "do") ++depth;
        if ((now == "end" || now == "until") && --depth == 0) return i;
    }
    return words.size();
}

HookText hook_at(const Words& words, std::size_t at) {
    HookText hook;
    std::size_t i = at;
    while (i < words.size() && words.at(i) != "(")
        ++i;
    if (words.is_name(i + 1)) hook.game = words.at(i + 1);
    if (words.at(i + 2) == "," && words.is_name(i + 3)) hook.event = words.at(i + 3);
    while (i < words.size() && words.at(i) != ")")
        ++i;
    hook.body = i + 1;
    hook.end = end_of(words, at);
    return hook;
}

/// Whether a name stands in the list of names that begins there: of `local`, of `for`, of a function.
bool is_in_list(const Words& words, std::size_t begin, std::string_view name) {
    for (std::size_t i = begin; words.is_name(i); i += 2) {
        if (words.at(i) == name) return true;
        if (words.at(i + 1) != ",") return false;
    }
    return false;
}

/// Whether the hook gives the name another meaning somewhere: by declaring it anew, or by giving it another value.
bool is_rebound(const Words& words, const HookText& hook, std::string_view name) {
    for (std::size_t i = hook.body; i < hook.end; ++i) {
        const std::string_view now = words.at(i);
        if ((now == "local" || now == "for") && is_in_list(words, i + 1, name)) return true;
        if (now == "function") {
            std::size_t open = i + 1;
            while (open < hook.end && words.at(open) != "(")
                ++open;
            if (words.at(i + 1) == name || words.at(i + 2) == name || is_in_list(words, open + 1, name)) return true;
        }
        if (!words.is_variable(i, name)) continue;
        std::size_t behind = i + 1;
        while (words.at(behind) == "," && words.is_name(behind + 1))
            behind += 2;
        if (words.at(behind) == "=") return true;
    }
    return false;
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

    Words words_;
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

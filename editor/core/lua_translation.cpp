#include "editor/core/lua_translation.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "editor/core/said_in_texts.hpp"
#include "editor/core/script_text.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/engine/compile_table.hpp"
#include "runtime/engine/rule_text.hpp"
#include "runtime/engine/rule_words.hpp"
#include "runtime/engine/said_values.hpp"
#include "runtime/session/systems.hpp"
#include "runtime/source/document.hpp"
#include "runtime/source/lua_tokens.hpp"

namespace briar::editor {
namespace {

std::string quoted(const std::string& text) {
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') out += '\\';
        if (c == '\n') {
            out += "\\n";
        } else if (c != '\r') {
            out += c;
        }
    }
    return out + "\"";
}

bool is_rule(const Node& node) { return node.is_map() && node.find("do") != nullptr; }

/// Thrown where something has no words in Lua.
struct Untold {
    std::string why;
};

/// What stands under a key that every such rule has; while it is written, it may not be there yet.
const Node& need(const Node& node, const char* key) {
    const Node* found = node.find(key);
    return found != nullptr ? *found : throw Untold{"`" + std::string(key) + "` is missing in it; write that first"};
}

class Teller {
public:
    Teller(const Workspace& workspace, const RuleSite& site, const Node& special, std::string table)
        : registry_(workspace.set().registry),
          site_(site),
          said_(said_in_texts(workspace, site)),
          special_(special),
          table_(std::move(table)) {}

    std::string rule(const Node& node) {
        if (is_rule(node)) {
            answer(node);
        } else if (node.is_list() && !node.items.empty() && is_rule(*node.items.front())) {
            for (const auto& item : node.items)
                answer(*item);
        } else {
            effects(node);
        }
        return std::move(out_);
    }

private:
    // --- lines
    void line(const std::string& text) { out_ += std::string(depth_ * 2, ' ') + text + "\n"; }
    template <class Inside>
    void indented(const Inside& inside) {
        ++depth_;
        inside();
        --depth_;
    }

    void answer(const Node& node) {
        const Node* when = node.find("when");
        if (when == nullptr) return effects(need(node, "do"));
        line("if " + condition(*when) + " then");
        indented([&] { effects(need(node, "do")); });
        line("end");
    }

    // --- effects
    void effects(const Node& node) {
        if (!node.is_list()) return effect(node);
        for (const auto& item : node.items)
            effect(*item);
    }
    void effect(const Node& node) {
        if (node.is_null()) return;
        if (node.is_scalar()) return line(call(node.text, nullptr));
        if (node.find("roll") != nullptr) return roll(node);
        if (node.find("choose") != nullptr) return choose(*node.find("choose"));
        if (node.find("if") != nullptr) return branch(node);
        if (const Node* function = node.find("run")) return line(table_ + "." + function->text + "(game, event)");
        if (const Node* changes = node.find("amend")) return amend(*changes);
        if (const Node* why = node.find("forbid")) return line("event:forbid(" + text(*why) + ")");
        for (const Member& member : node.members)
            line(call(member.key, member.value.get()));
    }
    std::string fresh(const std::string& name) {
        const int number = ++names_[name];
        return number == 1 ? name : name + std::to_string(number);
    }
    void roll(const Node& node) {
        const std::string name = fresh("rolled");
        const Node* hero = node.find("hero");
        const std::string who = hero != nullptr ? ", " + piece(*hero) : "";
        line("local " + name + " = game:roll(" + quoted(node.find("roll")->text) + who + ")");
        const RollTable table = read_roll_table(node);
        bool first = true;
        for (const RollTable::Row& row : table.rows) {
            std::string test =
                name + " >= " + std::to_string(row.low) + " and " + name + " <= " + std::to_string(row.high);
            if (row.low == row.high) test = name + " == " + std::to_string(row.low);
            line((first ? "if " : "elseif ") + test + " then");
            if (row.effects != nullptr) indented([&] { effects(*row.effects); });
            first = false;
        }
        if (!first) line("end");
    }
    void choose(const Node& node) {
        const std::string options = fresh("options");
        const std::string picked = fresh("chosen");
        const Node& list = need(node, "options");
        line("local " + options + " = {}");
        for (std::size_t i = 0; i < list.items.size(); ++i) {
            const Node& option = *list.items[i];
            const std::string entry = options + "[#" + options + " + 1] = {label = " + text(need(option, "label")) +
                                      ", value = " + std::to_string(i + 1) + "}";
            const Node* when = option.find("when");
            line(when == nullptr ? entry : "if " + condition(*when) + " then " + entry + " end");
        }
        line("local _, " + picked + " = game:choose(" + text(need(node, "text")) + ", " + options + ")");
        for (std::size_t i = 0; i < list.items.size(); ++i) {
            line((i == 0 ? "if " : "elseif ") + picked + ".value == " + std::to_string(i + 1) + " then");
            if (const Node* then = list.items[i]->find("do")) indented([&] { effects(*then); });
        }
        if (!list.items.empty()) line("end");
    }
    void branch(const Node& node) {
        line("if " + condition(*node.find("if")) + " then");
        indented([&] { effects(need(node, "then")); });
        if (const Node* other = node.find("else")) {
            line("else");
            indented([&] { effects(*other); });
        }
        line("end");
    }
    void amend(const Node& changes) {
        for (const Member& member : changes.members) {
            for (const Field& field : site_.fields) {
                if (field.name != member.key) continue;
                const Param as_param{field.name, field.type, field.kinds};
                line("event." + field.name + " = " + value(as_param, *member.value));
            }
        }
    }

    // --- conditions
    std::string condition(const Node& node) {
        if (node.is_scalar() && node.text.empty()) throw Untold{"a condition is still to be chosen"};
        if (node.is_scalar()) return truth(node.text, nullptr);
        std::vector<std::string> parts;
        for (const Member& member : node.members)
            parts.push_back(condition_key(member));
        return joined(parts, " and ", "true");
    }
    static std::string joined(const std::vector<std::string>& parts, const std::string& joint,
                              const std::string& none) {
        std::string all;
        for (const std::string& each : parts)
            all += (all.empty() ? "" : joint) + each;
        if (parts.empty()) return none;
        return parts.size() == 1 ? all : "(" + all + ")";
    }
    std::string condition_key(const Member& member) {
        if (member.key == "not") return "not (" + condition(*member.value) + ")";
        if (member.key == "run") return table_ + "." + member.value->text + "(game, event)";
        if (member.key == "all" || member.key == "any") {
            std::vector<std::string> parts;
            for (const auto& item : member.value->items)
                parts.push_back(condition(*item));
            return member.key == "all" ? joined(parts, " and ", "true") : joined(parts, " or ", "false");
        }
        return truth(member.key, member.value.get());
    }
    /// A query as something true or false.
    std::string truth(const std::string& name, const Node* given) {
        const VerbSpec& spec = verb(name);
        std::vector<std::string> parts;
        if (spec.result == Type::Int && given != nullptr && given->is_map()) {
            for (const auto& [key, sign] : {std::pair("at_least", " >= "), {"at_most", " <= "}, {"is", " == "}}) {
                const Node* wanted = given->find(key);
                if (wanted != nullptr) parts.push_back(call(name, given) + sign + value({key, Type::Int}, *wanted));
            }
        }
        if (!parts.empty()) return joined(parts, " and ", "true");
        const bool flag = !spec.params.empty() && spec.params.front().type == Type::Bool;
        const bool no = given != nullptr && given->as_bool() == false && needs_nothing(spec) && !flag;
        const std::string said = call(name, no ? nullptr : given);
        std::string test = said;
        if (spec.result == Type::Int) test = said + " ~= 0";
        if (spec.result != Type::Int && spec.result != Type::Bool) test = said + " ~= nil";
        return no ? "not (" + test + ")" : test;
    }

    // --- calls
    const VerbSpec& verb(const std::string& name) const {
        const VerbId id = registry_.verb(name, site_.system);
        if (!id || !registry_[id].in_lua) throw Untold{"`" + name + "` is no verb of scripts"};
        return registry_[id];
    }
    [[nodiscard]] static bool names_arguments(const VerbSpec& spec, const Node& given) {
        const auto known = [&](const Member& member) {
            const auto same = [&](const Param& each) { return each.name == member.key; };
            const bool comparison =
                std::find(std::begin(kComparisons), std::end(kComparisons), member.key) != std::end(kComparisons);
            return comparison || std::any_of(spec.params.begin(), spec.params.end(), same);
        };
        return given.is_map() && std::all_of(given.members.begin(), given.members.end(), known);
    }
    std::string call(const std::string& name, const Node* given) {
        const VerbSpec& spec = verb(name);
        const bool nothing = given == nullptr || given->is_null() ||
                             (given->as_bool() && needs_nothing(spec) &&
                              (spec.params.empty() || spec.params.front().type != Type::Bool));
        if (!nothing && spec.params.empty()) throw Untold{"`" + name + "` takes nothing"};
        std::string arguments;
        if (!nothing && !names_arguments(spec, *given)) {
            arguments = value(spec.params.front(), *given);
        } else if (!nothing) {
            for (const Param& each : spec.params) {
                const Node* node = given->find(each.name);
                if (node == nullptr) continue;
                const bool keyword = lua_tokens(each.name).front().sort == LuaSort::Keyword;
                const std::string key = keyword ? "[\"" + each.name + "\"]" : each.name;
                arguments += (arguments.empty() ? "" : ", ") + key + " = " + value(each, *node);
            }
            if (!arguments.empty()) arguments = "{" + arguments + "}";
        }
        return "game:" + name + "(" + arguments + ")";
    }

    /// What it says of what happens is put together with its words.
    std::string text(const Node& node) {
        const std::string filled =
            fill_in(node.text, special_, [](const std::string&, const std::vector<std::string>&) {});
        const std::vector<TextPart> parts = parts_of_text(filled, said_);
        std::string all;
        for (const TextPart& part : parts) {
            const bool first = all.empty();
            if (!part.words.empty() || (first && part.name.empty())) all += (first ? "" : " .. ") + quoted(part.words);
            if (!part.name.empty()) all += (all.empty() ? "" : " .. ") + said(part.name);
        }
        // A number alone is no text.
        const bool alone = parts.size() == 2 && parts[0].words.empty() && parts[1].words.empty();
        return alone && !all.ends_with(":name()") ? "\"\" .. " + all : all;
    }
    std::string said(const std::string& in_braces) {
        const SaidValue value = said_value(in_braces);
        if (!value.value.empty()) return nested(asked_value(registry_, site_.system, value));
        const std::string& name = value.piece;
        if (name == kCarrier) return "game:carrier():name()";
        const auto found = std::find_if(site_.fields.begin(), site_.fields.end(),
                                        [&](const Field& each) { return each.name == name; });
        if (found != site_.fields.end() && found->type == Type::Def)
            throw Untold{"scripts have no word for what `" + name + "` is called"};
        const bool number = found != site_.fields.end() && found->type == Type::Int;
        return field(name) + (number ? "" : ":name()");
    }
    std::string piece(const Node& node) { return value({"piece", Type::Piece}, node); }

    std::string value(const Param& param, const Node& node) {
        if (param.type == Type::Block) return block(node);
        if (node.is_map()) return nested(node);
        switch (param.type) {
            case Type::Int:
                return node.as_int() ? node.text : field(node.text);
            case Type::Bool:
                return node.as_bool() ? node.text : field(node.text);
            case Type::Piece:
                return node.text == kCarrier ? "game:carrier()" : field(node.text);
            case Type::Place:
                return field(node.text);
            case Type::Text:
                return text(node);
            default:
                return quoted(node.text);
        }
    }
    std::string nested(const Node& node) {
        if (node.members.size() != 1) throw Untold{"a value with several keys has no words in Lua"};
        return call(node.members.front().key, node.members.front().value.get());
    }
    std::string field(const std::string& name) const {
        for (const Field& each : site_.fields) {
            if (each.name == name) return "event." + name;
        }
        // A role: where a verb of that name gives the piece.
        const VerbId id = registry_.verb(name, site_.system);
        if (id && registry_[id].in_lua && needs_nothing(registry_[id])) return "game:" + name + "()";
        throw Untold{"scripts have no word for `" + name + "`"};
    }
    std::string block(const Node& node) {
        std::string outer = std::exchange(out_, {});
        indented([&] { effects(node); });
        const std::string inside = std::exchange(out_, std::move(outer));
        return "function()\n" + inside + std::string(depth_ * 2, ' ') + "end";
    }

    const Registry& registry_;
    const RuleSite& site_;
    std::vector<std::string> said_;  ///< in texts, in braces
    const Node& special_;
    std::string table_;
    std::string out_;
    std::size_t depth_ = 1;
    std::map<std::string, int> names_;
};

}  // namespace

Translation lua_from_rule(const Workspace& workspace, const RuleSite& site, const Node& special, const Node& rule,
                          const std::string& table) {
    try {
        return {Teller(workspace, site, special, table).rule(rule), {}};
    } catch (const Untold& untold) {
        return {{}, untold.why};
    }
}

}  // namespace briar::editor

#include "scripting/unknown_names.hpp"

#include <algorithm>
#include <array>
#include <set>

#include "runtime/content/catalog.hpp"
#include "runtime/engine/registry.hpp"
#include "runtime/engine/rule_words.hpp"
#include "scripting/base_library.hpp"
#include "scripting/script_words.hpp"

namespace briar {
namespace {

using Names = std::vector<std::string>;

bool knows(const Names& names, std::string_view name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

/// The fields of the events of that name, whatever the system; empty: it is no event's name.
Names fields_of_event(const Registry& registry, std::string_view name) {
    Names fields;
    for (const EventSpec& event : registry.events()) {
        if (event.name != name) continue;
        for (const Field& field : event.fields)
            fields.push_back(field.name);
    }
    return fields;
}

class NameSearch {
public:
    NameSearch(const Registry& registry, const Catalog& catalog, std::string_view text)
        : registry_(registry), catalog_(catalog), words_(text) {
        for (const std::string& each : global_names())
            declared_.insert(each);
        for (std::size_t i = 0; i < words_.size(); ++i)
            note_declared(i);
    }

    std::vector<UnknownName> in(const Names& hooks) {
        for (std::size_t i = 0; i < words_.size(); ++i) {
            const bool hook = words_.at(i) == "function" && knows(hooks, name_of_function(words_, i));
            if (hook) look_at_fields(name_of_function(words_, i), hook_at(words_, i));
            look_at_name(i);
            look_at_ids(i);
        }
        return std::move(found_);
    }

private:
    // --- names of the script's own
    void note_list(std::size_t begin) {
        for (std::size_t i = begin; words_.is_name(i); ++i) {
            declared_.insert(std::string(words_.at(i)));
            // `local x <const>, y`
            if (words_.at(i + 1) == "<") i += 3;
            if (words_.at(i + 1) != ",") return;
            ++i;
        }
    }
    void note_declared(std::size_t i) {
        const std::string_view now = words_.at(i);
        if (now == "local" || now == "for") note_list(i + 1);
        if (now == "function") {
            std::size_t open = i + 1;
            if (words_.is_name(open)) declared_.insert(std::string(words_.at(open)));
            while (open < words_.size() && words_.at(open) != "(")
                ++open;
            note_list(open + 1);
            if (words_.at(i + 2) == ":" || words_.at(i + 4) == ":") declared_.insert("self");
        }
        // A name that is given a value; or a key of a table, which is looked at no more than that.
        if (words_.is_name(i) && words_.at(i + 1) == "=") declared_.insert(std::string(now));
    }
    void look_at_name(std::size_t i) {
        const std::string_view before = i == 0 ? std::string_view() : words_.at(i - 1);
        const bool own = words_.is_name(i) && before != "." && before != ":" && before != "goto" && before != "::";
        const bool attribute = before == "<" && words_.at(i + 1) == ">";
        const std::string name(words_.at(i));
        if (!own || attribute || declared_.count(name) != 0) return;
        found_.push_back({words_.span(i),
                          "script.unknown-name",
                          "nothing is called `" + name + "` here",
                          name,
                          {declared_.begin(), declared_.end()}});
    }

    // --- what events carry
    void look_at_fields(std::string_view event, const HookText& hook) {
        if (registry_.systems_of_event(event).empty() || hook.event.empty() || is_rebound(words_, hook, hook.event))
            return;
        const Names fields = fields_of_event(registry_, event);
        for (std::size_t i = hook.body; i < hook.end; ++i) {
            if (!words_.is_variable(i, hook.event) || words_.at(i + 1) != "." || !words_.is_name(i + 2)) continue;
            const std::string name(words_.at(i + 2));
            if (knows(fields, name)) continue;
            found_.push_back({words_.span(i + 2), "script.unknown-field",
                              "the event `" + std::string(event) + "` carries no `" + name + "`", name, fields});
        }
    }

    // --- ids of entries
    /// `:verb("id"`: texts that stand alone as arguments.
    void look_at_ids(std::size_t i) {
        if (words_.at(i) != ":" || !words_.is_name(i + 1) || words_.at(i + 2) != "(") return;
        int argument = 0;
        int depth = 0;
        for (std::size_t at = i + 3; at < words_.size(); ++at) {
            const std::string_view now = words_.at(at);
            if (now == "(" || now == "{" || now == "[" || now == "function") ++depth;
            if ((now == ")" || now == "}" || now == "]" || now == "end") && --depth < 0) return;
            if (depth == 0 && now == ",") ++argument;
            const bool first = at == i + 3 || words_.at(at - 1) == ",";
            const bool alone = first && (words_.at(at + 1) == "," || words_.at(at + 1) == ")");
            if (depth != 0 || !words_.is_text(at) || !alone) continue;
            const bool of_game = i > 0 && words_.at(i - 1) == "game";
            look_at_id(at, kinds_of(words_.at(i + 1), argument, of_game));
            if (is_counter(words_.at(i + 1), argument, of_game)) look_at_counter(at);
        }
    }
    /// Empty: it is no id in some form of the verb.
    [[nodiscard]] std::string kinds_of(std::string_view verb, int argument, bool of_game) const {
        std::string kinds;
        for (const std::string& system : registry_.systems_of_verb(verb)) {
            const Param* param = param_of(registry_[registry_.verb(verb, system)], argument, of_game);
            if (param == nullptr || param->type != Type::Def) return {};
            kinds += (kinds.empty() ? "" : "|") + (param->kinds.empty() ? every_kind(registry_) : param->kinds);
        }
        return kinds;
    }
    /// In every form of the verb.
    [[nodiscard]] bool is_counter(std::string_view verb, int argument, bool of_game) const {
        const auto systems = registry_.systems_of_verb(verb);
        return !systems.empty() && std::all_of(systems.begin(), systems.end(), [&](const auto& system) {
            const Param* param = param_of(registry_[registry_.verb(verb, system)], argument, of_game);
            return param != nullptr && param->type == Type::Counter;
        });
    }
    static const Param* param_of(const VerbSpec& verb, int argument, bool of_game) {
        bool skip = !of_game;
        int index = 0;
        for (const Param& each : verb.params) {
            if (skip && each.type == Type::Piece) {
                skip = false;
            } else if (index++ == argument) {
                return &each;
            }
        }
        return nullptr;
    }
    void look_at_id(std::size_t at, const std::string& kinds) {
        const std::string id(words_.text_at(at));
        if (kinds.empty() || catalog_.find(kinds, id)) return;
        Names known;
        const auto among = split_words(kinds);
        for (const std::string& kind : among)
            if (catalog_.may_have(kind, id)) return;
        for (const Entry& each : catalog_.entries())
            if (knows(among, each.kind)) known.push_back(each.id);
        const std::string what = among.size() == 1 ? among.front() : "entries";
        found_.push_back({words_.inner(at), "script.unknown-id", "there is no `" + id + "` among the " + what, id,
                          std::move(known)});
    }

    void look_at_counter(std::size_t at) {
        const std::string name(words_.text_at(at));
        Names known;
        for (const CounterSpec& each : registry_.counters())
            known.push_back(each.name);
        for (const DefId def : catalog_.of_kind("counters"))
            known.push_back(catalog_.entry(def).id);
        if (knows(known, name) || catalog_.may_have("counters", name)) return;
        found_.push_back(
            {words_.inner(at), "script.unknown-counter", "there is no counter `" + name + "`", name, std::move(known)});
    }

    const Registry& registry_;
    const Catalog& catalog_;
    ScriptWords words_;
    std::set<std::string> declared_;
    std::vector<UnknownName> found_;
};

}  // namespace

std::vector<UnknownName> unknown_names(const Registry& registry, const Catalog& catalog, std::string_view text,
                                       const std::vector<std::string>& hooks) {
    return NameSearch(registry, catalog, text).in(hooks);
}

}  // namespace briar

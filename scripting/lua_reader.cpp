// Reading scripts while a ruleset is compiled: what is wrong with them, which functions there are.
#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <utility>

#include "runtime/engine/ruleset.hpp"
#include "runtime/source/utf8.hpp"
#include "scripting/game_box.hpp"
#include "scripting/lua_host.hpp"
#include "scripting/syntax_hint.hpp"
#include "scripting/unknown_names.hpp"
#include "scripting/unknown_verbs.hpp"

namespace briar {
namespace {

/// The line where the text defines a function of this name; 0: not found.
int line_of_function(const std::string& text, const std::string& name) {
    int line = 0;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        const std::string here = text.substr(begin, end - begin);
        ++line;
        const bool defines = here.find("function") != std::string::npos;
        if (defines &&
            (here.find("." + name + "(") != std::string::npos || here.find(name + " =") != std::string::npos)) {
            return line;
        }
        begin = end + 1;
    }
    return 0;
}

class LuaReader final : public ScriptReader {
public:
    explicit LuaReader(const Registry& registry) : registry_(registry) {}

    std::vector<Function> functions(const Catalog& catalog, const std::string& pack, const std::string& file,
                                    Diagnostics& diagnostics) override {
        const auto key = std::pair(pack, file);
        if (const auto known = read_.find(key); known != read_.end()) {
            if (known->second.error) diagnostics.add(*known->second.error);
            return known->second.functions;
        }
        Read& read = read_[key];
        std::vector<Function>& result = read.functions;
        const std::string* text = catalog.file(pack, file);
        if (text == nullptr) return result;
        GameBox box(registry_, {}, {});
        if (const auto error = box.lua().load(file, *text)) {
            read.error = Diagnostic{
                Severity::Error, "script.does-not-load",     {script_path(catalog, pack, file), error->line, 1, {}}, {},
                error->message,  syntax_hint(error->message)};
            diagnostics.add(*read.error);
            return result;
        }
        for (const std::string& name : box.lua().functions(file))
            result.push_back({name, line_of_function(*text, name)});
        tell_unknown_verbs(catalog, pack, file, *text, box.lua().functions(file), diagnostics);
        tell_unknown_names(catalog, pack, file, *text, box.lua().functions(file), diagnostics);
        return result;
    }

private:
    struct Read {
        std::vector<Function> functions;
        std::optional<Diagnostic> error;  ///< it cannot be loaded: told to each that names it
    };

    /// Told as warnings: what a script does is known for certain only when it runs.
    void tell_unknown_verbs(const Catalog& catalog, const std::string& pack, const std::string& file,
                            const std::string& text, const std::vector<std::string>& hooks,
                            Diagnostics& diagnostics) const {
        const Pack* of = catalog.pack(pack);
        const std::string path = script_path(catalog, pack, file);
        for (const UnknownVerb& each :
             unknown_verbs(registry_, of != nullptr ? std::string_view(of->system) : std::string_view(), text, hooks)) {
            const std::string on = each.of_piece ? "piece" : "game";
            const std::string meant = nearest(each.name, each.known);
            diagnostics.add({Severity::Warning,
                             "script.unknown-verb",
                             place_in(path, text, each.span),
                             {},
                             "there is no `" + on + ":" + each.name + "`",
                             meant.empty() ? "the verbs stand in docs/lua.md" : "did you mean `" + meant + "`?"});
        }
    }
    void tell_unknown_names(const Catalog& catalog, const std::string& pack, const std::string& file,
                            const std::string& text, const std::vector<std::string>& hooks,
                            Diagnostics& diagnostics) const {
        const std::string path = script_path(catalog, pack, file);
        for (const UnknownName& each : unknown_names(registry_, catalog, text, hooks)) {
            const std::string meant = nearest(each.name, each.known);
            diagnostics.add({Severity::Warning,
                             each.id,
                             place_in(path, text, each.span),
                             {},
                             each.message,
                             meant.empty() ? std::string() : "did you mean `" + meant + "`?"});
        }
    }
    static Place place_in(const std::string& path, const std::string& text, Span span) {
        const auto begin = text.begin() + span.begin;
        const std::size_t line_start = span.begin == 0 ? 0 : text.rfind('\n', span.begin - 1) + 1;
        const auto line = static_cast<int>(std::count(text.begin(), begin, '\n')) + 1;
        const std::string_view before = std::string_view(text).substr(line_start, span.begin - line_start);
        return {path, line, static_cast<int>(count_characters(before)) + 1, span};
    }
    static std::string script_path(const Catalog& catalog, const std::string& pack, const std::string& file) {
        const Pack* of = catalog.pack(pack);
        return of == nullptr ? file : (of->folder / file).string();
    }

    const Registry& registry_;
    std::map<std::pair<std::string, std::string>, Read> read_;
};

}  // namespace

std::unique_ptr<ScriptReader> make_script_reader(const Registry& registry) {
    return std::make_unique<LuaReader>(registry);
}

}  // namespace briar

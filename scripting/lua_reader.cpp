// Reading scripts while a ruleset is compiled: what is wrong with them, which functions there are.
#include <map>
#include <string>
#include <utility>

#include "runtime/engine/ruleset.hpp"
#include "scripting/game_box.hpp"
#include "scripting/lua_host.hpp"

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
        if (const auto known = read_.find(key); known != read_.end()) return known->second;
        std::vector<Function>& result = read_[key];
        const std::string* text = catalog.file(pack, file);
        if (text == nullptr) return result;
        GameBox box(registry_, {}, {});
        if (const auto error = box.lua().load(file, *text)) {
            diagnostics.add({Severity::Error,
                             "script.does-not-load",
                             {script_path(catalog, pack, file), error->line, 1, {}},
                             {},
                             error->message,
                             {}});
            return result;
        }
        for (const std::string& name : box.lua().functions(file))
            result.push_back({name, line_of_function(*text, name)});
        return result;
    }

private:
    static std::string script_path(const Catalog& catalog, const std::string& pack, const std::string& file) {
        const Pack* of = catalog.pack(pack);
        return of == nullptr ? file : (of->folder / file).string();
    }

    const Registry& registry_;
    std::map<std::pair<std::string, std::string>, std::vector<Function>> read_;
};

}  // namespace

std::unique_ptr<ScriptReader> make_script_reader(const Registry& registry) {
    return std::make_unique<LuaReader>(registry);
}

}  // namespace briar

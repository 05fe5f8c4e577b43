#include "runtime/engine/named_script.hpp"

#include <algorithm>

#include "runtime/content/wording.hpp"

namespace briar {

const ScriptReader::Function* NamedScript::function(const std::string& name) const {
    const auto found = std::find_if(functions.begin(), functions.end(), [&](const auto& f) { return f.name == name; });
    return found == functions.end() ? nullptr : &*found;
}

std::vector<std::string> NamedScript::function_names() const {
    std::vector<std::string> names;
    for (const ScriptReader::Function& function : functions)
        names.push_back(function.name);
    return names;
}

Place NamedScript::place_of(const Catalog& catalog, const ScriptReader::Function& function) const {
    const Pack* of = catalog.pack(pack);
    Place result;
    result.file = of != nullptr ? (of->folder / file).generic_string() : file;
    result.line = function.line;
    return result;
}

NamedScript read_named_script(const Catalog& catalog, DefId entry, const Node& name, ScriptReader& scripts,
                              Diagnostics& diagnostics) {
    NamedScript script;
    const std::vector<Origin> origins = catalog.origins(entry, "script");
    script.pack = origins.empty() ? catalog.entry(entry).pack : origins.back().pack;
    script.file = name.text;
    script.place = catalog.place(name);
    if (catalog.file(script.pack, script.file) == nullptr) {
        const Pack* pack = catalog.pack(script.pack);
        const std::vector<std::string> files = pack != nullptr ? pack->scripts : std::vector<std::string>{};
        diagnostics.add({Severity::Error, "special.no-script", script.place, catalog.entry(entry).full_id(),
                         "the pack " + quote(script.pack) + " has no script " + quote(script.file),
                         did_you_mean(script.file, files, "add the file, or take the line out")});
        return script;
    }
    const std::size_t before = diagnostics.count(Severity::Error);
    script.functions = scripts.functions(catalog, script.pack, script.file, diagnostics);
    script.sound = diagnostics.count(Severity::Error) == before;
    return script;
}

}  // namespace briar

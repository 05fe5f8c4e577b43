#include "runtime/engine/special_parts.hpp"

#include <algorithm>
#include <utility>

#include "runtime/content/wording.hpp"
#include "runtime/engine/rule_text.hpp"

namespace briar {
namespace {

/// The pack that says which script: a later pack may have replaced it.
std::string pack_of_script(const Catalog& catalog, DefId special) {
    const std::vector<Origin> origins = catalog.origins(special, "script");
    return origins.empty() ? catalog.entry(special).pack : origins.back().pack;
}

std::vector<std::string> names_in(const std::vector<ScriptReader::Function>& functions) {
    std::vector<std::string> names;
    for (const auto& function : functions)
        names.push_back(function.name);
    return names;
}

}  // namespace

SpecialParts::SpecialParts(Draft& draft, DefId special, SpecialId number)
    : draft_(draft), entry_(draft.ruleset->catalog->entry(special)), full_id_(entry_.full_id()), number_(number) {
    const Node* script = entry_.node->find("script");
    if (script == nullptr) return;
    pack_ = pack_of_script(*draft.ruleset->catalog, special);
    read_script(*script);
}

void SpecialParts::read_script(const Node& script) {
    const Catalog& catalog = *draft_.ruleset->catalog;
    file_ = script.text;
    script_place_ = catalog.place(script);
    if (catalog.file(pack_, file_) == nullptr) {
        script_failed_ = true;
        const Pack* pack = catalog.pack(pack_);
        const std::vector<std::string> files = pack != nullptr ? pack->scripts : std::vector<std::string>{};
        return error(script, "special.no-script", "the pack " + quote(pack_) + " has no script " + quote(file_),
                     did_you_mean(file_, files, "add the file, or take the line out"));
    }
    const std::size_t before = draft_.diagnostics->count(Severity::Error);
    functions_ = draft_.scripts->functions(catalog, pack_, file_, *draft_.diagnostics);
    script_failed_ = draft_.diagnostics->count(Severity::Error) != before;
}

HookId SpecialParts::function(const std::string& name) {
    const auto known = hooks_.find(name);
    if (known != hooks_.end()) return known->second;
    const bool there = std::any_of(functions_.begin(), functions_.end(), [&](const auto& f) { return f.name == name; });
    if (!there) return {};
    auto& hooks = draft_.ruleset->hooks;
    hooks.push_back({pack_, file_, name, number_, script_place_});
    const HookId id{static_cast<std::uint16_t>(hooks.size() - 1)};
    hooks_.emplace(name, id);
    return id;
}

HookId SpecialParts::hook(const Node& name) {
    const HookId id = function(name.text);
    if (id || script_failed_) return id;
    if (file_.empty()) {
        error(name, "special.no-script", "there is no function " + quote(name.text) + ": the special has no script",
              "add `script: specials/" + entry_.id + ".lua`");
        return id;
    }
    meant_.insert(nearest(name.text, names_in(functions_)));
    error(name, "special.no-function", quote(file_) + " has no function " + quote(name.text),
          did_you_mean(name.text, names_in(functions_), "add it to the table that the script returns"));
    return id;
}

Place SpecialParts::place_of(const ScriptReader::Function& function) const {
    const Pack* pack = draft_.ruleset->catalog->pack(pack_);
    Place place;
    place.file = pack != nullptr ? (pack->folder / file_).generic_string() : file_;
    place.line = function.line;
    return place;
}

TextId SpecialParts::text(const Node& text) {
    const auto unknown = [&](const std::string& path, const std::vector<std::string>& known) {
        error(
            text, "special.unknown-path", "{" + path + "} leads to no value of this special",
            did_you_mean(path, known, known.empty() ? "it has no numbers" : "there is " + quote_list(known, " and ")));
    };
    return draft_.builder->text(fill_in(text.text, *entry_.node, unknown));
}

void SpecialParts::error(const Node& node, std::string id, std::string message, std::string hint) {
    draft_.error(node, full_id_, std::move(id), std::move(message), std::move(hint));
}

void SpecialParts::error(Place place, std::string id, std::string message, std::string hint) {
    draft_.diagnostics->add(
        {Severity::Error, std::move(id), std::move(place), full_id_, std::move(message), std::move(hint)});
}

}  // namespace briar

#include "runtime/content/translations.hpp"

#include <utility>
#include <vector>

#include "runtime/content/layering.hpp"
#include "runtime/content/pattern.hpp"
#include "runtime/content/values.hpp"
#include "runtime/content/wording.hpp"

namespace briar {

namespace {

void report(const Node& node, std::string id, const std::string& entry, std::string message, std::string hint,
            Diagnostics& diagnostics) {
    diagnostics.add(
        {Severity::Error, std::move(id), node.document->place(node.span), entry, std::move(message), std::move(hint)});
}

std::vector<std::string> keys_of(const Node& map) {
    std::vector<std::string> keys;
    for (const Member& member : map.members)
        keys.push_back(member.key);
    return keys;
}

/// Whether there is a map to look into; anything but a map or nothing is reported.
bool is_map_here(const Node& node, const std::string& what, Diagnostics& diagnostics) {
    if (node.is_map()) return true;
    if (!node.is_null()) {
        report(node, "translation.wrong-type", {}, what + " must be a map, not " + found(node),
               "write the kind, below it the id, below that the keys and their texts", diagnostics);
    }
    return false;
}

/// Walks the translation of one entry beside the entry itself.
class EntryWalk {
public:
    EntryWalk(const Entry& entry, std::map<std::string, std::string, std::less<>>& texts, Diagnostics& diagnostics)
        : entry_(entry), texts_(texts), diagnostics_(diagnostics) {}

    void walk(const Node& translated, const Node& original, const std::string& path) {
        for (const Member& member : translated.members)
            visit(member, original, path);
    }

private:
    void visit(const Member& member, const Node& original, const std::string& path) {
        const Node* source = original.find(member.key);
        const std::string field = path.empty() ? member.key : path + "." + member.key;
        if (source == nullptr) {
            return report(key_node(member), "translation.unknown-key", entry_.full_id(),
                          quote(entry_.full_id()) + " has no " + quote(field) + " to translate",
                          did_you_mean(member.key, keys_of(original), "take this line out"), diagnostics_);
        }
        if (member.value->is_map() && source->is_map()) return walk(*member.value, *source, field);
        if (!member.value->is_scalar() || !source->is_scalar()) {
            const Node key = key_node(member);
            return report(member.value->is_null() ? key : *member.value, "translation.wrong-type", entry_.full_id(),
                          quote(field) + " must be " + (source->is_scalar() ? "text" : found(*source)) +
                              ", as in the entry, not " + found(*member.value),
                          {}, diagnostics_);
        }
        texts_[entry_.full_id() + ":" + field] = member.value->text;
    }

    const Entry& entry_;
    std::map<std::string, std::string, std::less<>>& texts_;
    Diagnostics& diagnostics_;
};

}  // namespace

void Translations::read(const Document& document, const std::string& language, const Catalog& catalog,
                        const GoneEntries& gone, Diagnostics& diagnostics) {
    Texts& texts = languages_[language];
    if (!is_map_here(content_of(document), "a translation", diagnostics)) return;
    for (const Member& section : content_of(document).members) {
        // Ids are unique over all kinds of a name, so that the entry says which of them is meant.
        const std::vector<const Kind*> called = kinds_called(catalog.kinds(), section.key);
        if (called.empty()) {
            const std::vector<std::string> kinds = kind_names(catalog.kinds());
            report(key_node(section), "content.unknown-kind", {}, "there is no kind " + quote(section.key),
                   did_you_mean(section.key, kinds, "the kinds are " + quote_list(kinds, " and ")), diagnostics);
            continue;
        }
        if (!is_map_here(*section.value, quote(section.key), diagnostics)) continue;
        for (const Member& member : section.value->members) {
            if (!is_map_here(*member.value, quote(member.key), diagnostics)) continue;
            const DefId id = catalog.find(section.key, member.key);
            if (id) {
                const Entry& entry = catalog.entry(id);
                EntryWalk(entry, texts, diagnostics).walk(*member.value, *entry.node, {});
                continue;
            }
            if (gone.may_have(section.key, member.key) || gone.find(section.key + "/" + member.key) != nullptr)
                continue;
            std::vector<std::string> ids;
            for (const DefId each : catalog.of_kind(section.key))
                ids.push_back(catalog.entry(each).id);
            report(key_node(member), "translation.unknown-entry", section.key + "/" + member.key,
                   "there is no " + called.front()->singular + " " + quote(member.key) + " to translate",
                   did_you_mean(member.key, ids, "take it out"), diagnostics);
        }
    }
}

const std::string* Translations::find(std::string_view language, std::string_view entry, std::string_view field) const {
    const auto texts = languages_.find(language);
    if (texts == languages_.end()) return nullptr;
    const auto found = texts->second.find(std::string(entry) + ":" + std::string(field));
    return found == texts->second.end() ? nullptr : &found->second;
}

std::string language_of_file(const std::filesystem::path& file, Diagnostics& diagnostics) {
    const std::string name = file.stem().generic_string();
    if (matches_pattern(kLanguagePattern, name)) return name;
    diagnostics.add({Severity::Error,
                     "translation.bad-language",
                     {file.generic_string(), 0, 0, {}},
                     {},
                     quote(name) + " is not the code of a language",
                     std::string("name the file by ") + kLanguageHint});
    return {};
}

}  // namespace briar

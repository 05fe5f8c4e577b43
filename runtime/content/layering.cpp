#include "runtime/content/layering.hpp"

#include <algorithm>
#include <utility>

#include "runtime/content/merge.hpp"
#include "runtime/content/pattern.hpp"
#include "runtime/content/shape.hpp"
#include "runtime/content/sound_part.hpp"
#include "runtime/content/values.hpp"
#include "runtime/content/wording.hpp"

namespace briar {

namespace {

/// An entry without a body says: all as usual. Its tree is a map without keys at the same place.
std::unique_ptr<Node> empty_map_at(const Node& null) {
    auto map = std::make_unique<Node>();
    map->kind = NodeKind::Map;
    map->span = null.span;
    map->document = null.document;
    return map;
}

}  // namespace

const Node& content_of(const Document& document) {
    return document.rest() != nullptr ? *document.rest() : document.root();
}

void Layering::report(const Node& node, Severity severity, std::string id, const std::string& entry,
                      std::string message, std::string hint) {
    diagnostics_.add(
        {severity, std::move(id), node.document->place(node.span), entry, std::move(message), std::move(hint)});
}

LayeredEntry* Layering::find(const std::string& full_id) {
    const auto found = index_.find(full_id);
    return found == index_.end() ? nullptr : &entries_[found->second];
}

void Layering::add(const PackContent& pack) {
    near_ = {};
    for (const auto& document : pack.documents)
        check_root(*document);
    for (const auto& document : pack.documents) {
        if (const Node* removals = content_of(*document).find("remove")) remove_entries(pack, *removals);
    }
    for (const auto& document : pack.documents) {
        for (const Section& section : sections(pack, content_of(*document), {}))
            add_entries(pack, section);
    }
    for (const auto& document : pack.documents) {
        const Node* patch = content_of(*document).find("patch");
        if (patch == nullptr || patch->is_null()) continue;
        if (!patch->is_map()) {
            report(*patch, Severity::Error, "content.not-a-map", {},
                   "`patch` must be a map of kinds, not " + found(*patch),
                   "write it as the entries themselves are written: kind, id, and the values that change");
            continue;
        }
        for (const Section& section : sections(pack, *patch, "`patch`"))
            patch_entries(pack, section);
    }
}

void Layering::check_root(const Document& document) {
    const Node& root = content_of(document);
    if (document.rest() != nullptr || root.is_map() || root.is_null()) return;
    report(root, Severity::Error, "content.not-a-map", {}, "a content file must be a map of kinds, not " + found(root),
           "begin with a kind, such as `" + (kinds_.empty() ? std::string("kind") : kinds_.front().name) +
               ":`, and put the entries below it by their ids");
}

std::vector<Layering::Section> Layering::sections(const PackContent& pack, const Node& node, const std::string& where) {
    std::vector<Section> result;
    for (const Member& member : node.members) {
        if (where.empty() && (member.key == "patch" || member.key == "remove")) continue;
        const std::vector<const Kind*> called = kinds_called(kinds_, member.key);
        if (called.empty()) {
            unknown_kind(key_node(member), where);
            add_unread(*member.value);
            continue;
        }
        if (!member.value->is_map()) {
            if (member.value->is_null()) continue;
            add_unread(*member.value);
            report(*member.value, Severity::Error, "content.not-a-map", {},
                   quote(member.key) + " must be a map of entries by their ids, not " + found(*member.value),
                   "write `some-" + called.front()->singular + ":` and its values below");
            continue;
        }
        const Kind* kind = where.empty() ? find_kind(kinds_, member.key, pack.system) : called.front();
        if (kind != nullptr) {
            result.push_back({kind, &member});
        } else {
            ambiguous_kind(pack, member);
        }
    }
    return result;
}

void Layering::unknown_kind(const Node& key, const std::string& where) {
    std::vector<std::string> names = kind_names(kinds_);
    if (where.empty()) names.insert(names.end(), {"patch", "remove"});
    const std::string others = key.text == "tests" ? "pack tests belong into the folder tests/"
                                                   : "the kinds are " + quote_list(names, " and ");
    report(key, Severity::Error, "content.unknown-kind", {},
           "there is no kind " + quote(key.text) + (where.empty() ? where : " (in " + where + ")"),
           key.text == "tests" ? others : did_you_mean(key.text, names, others));
}

/// Several systems have the kind, and nothing tells for which the pack is. Its entries are not missed again.
void Layering::ambiguous_kind(const PackContent& pack, const Member& section) {
    for (const Member& member : section.value->members)
        gone_.add(section.key + "/" + member.key,
                  {pack.pack, key_node(section).document->place(member.key_span), false});
    if (!pack.tells_system) return;  // that is told where it is missing
    std::vector<std::string> systems;
    std::vector<std::string> lines;
    for (const Kind* kind : kinds_called(kinds_, section.key)) {
        systems.push_back(kind->system);
        lines.push_back(std::string(kSystemKey) + ": " + kind->system);
    }
    const Node key = key_node(section);
    report(key, Severity::Error, "content.ambiguous-kind", {},
           quote(section.key) + " may be those of the systems " + quote_list(systems, " and ") +
               ", and nothing says for which of them this pack is",
           "write " + quote_list(lines) + " in pack.yaml");
}

/// The kind that an entry was added as.
const Kind& Layering::kind_of(const Entry& entry) const { return *find_kind(kinds_, entry.kind, entry.system); }

void Layering::add_entries(const PackContent& pack, const Section& section) {
    for (const Member& member : section.member->value->members)
        add_entry(pack, *section.kind, member);
}

/// Reports an id that is taken already; false when it is free.
bool Layering::is_taken(const PackContent& pack, const Kind& kind, const Node& key) {
    const std::string full_id = kind.name + "/" + key.text;
    const LayeredEntry* other = find(full_id);
    const GoneEntry* gone = gone_.find(full_id);
    const bool broken_here = gone != nullptr && !gone->removed && gone->pack == pack.pack;
    if (broken_here || (other != nullptr && other->entry.pack == pack.pack)) {
        report(key, Severity::Error, "content.duplicate-id", full_id,
               "there are two " + kind.name + " called " + quote(key.text) + "; the other is at " +
                   file_and_line(broken_here ? gone->place : other->entry.place),
               "give one of them another id, or delete it");
        return true;
    }
    if (other == nullptr) return false;
    report(key, Severity::Error, "layer.shadows", full_id,
           quote(full_id) + " exists already in the pack " + quote(other->entry.pack) + " (" +
               file_and_line(other->entry.place) + ")",
           "to change it, write it under `patch:`; to replace it, name it under `remove:` too");
    return true;
}

void Layering::add_entry(const PackContent& pack, const Kind& kind, const Member& member) {
    const std::string full_id = kind.name + "/" + member.key;
    const Node key = key_node(member);
    const bool well_named = is_kebab_case(member.key);
    if (!well_named) {
        report(key, Severity::Error, "content.bad-id", full_id, quote(member.key) + " cannot be an id",
               std::string("write ids with ") + kKebabHint);
        gone_.add_misnamed(member.key);
    }
    if (is_taken(pack, kind, key)) return;
    const Place place = key.document->place(member.key_span);
    LayeredEntry added;
    added.entry = {kind.name, member.key, pack.pack, member.value.get(), place, kind.system};
    if (member.value->is_null()) {
        added.merged = empty_map_at(*member.value);
        added.entry.node = added.merged.get();
    }
    added.layers.push_back({pack.pack, added.entry.node, place});
    const SchemaRef& schema = kind.schema_in(pack.system);
    if (!check_shape(*added.entry.node, *schema, full_id, diagnostics_) || !well_named) {
        gone_.add(full_id, {pack.pack, place, false});
        return keep_sound_part(added, kind, *schema, *added.entry.node);
    }
    if (says_system(kind)) added.entry.system = added.entry.node->find(kSystemKey)->text;
    gone_.erase(full_id);
    index_[full_id] = entries_.size();
    entries_.push_back(std::move(added));
}

void Layering::keep_sound_part(const LayeredEntry& broken, const Kind& kind, const Schema& schema, const Node& value) {
    SoundPart sound = sound_part(value, schema);
    if (sound.tree == nullptr) return;
    if (sound.lost.empty()) sound.lost.emplace_back();  // only its id has a mistake
    LayeredEntry kept;
    kept.entry = broken.entry;
    kept.entry.node = sound.tree.get();
    kept.entry.lost = std::move(sound.lost);
    if (const Node* system = sound.tree->find(kSystemKey); says_system(kind) && system != nullptr)
        kept.entry.system = system->text;
    kept.layers = broken.layers;
    kept.merged = std::move(sound.tree);
    sound_parts_.push_back(std::move(kept));
}

std::vector<LayeredEntry> Layering::take_entries() {
    entries_.erase(std::remove_if(entries_.begin(), entries_.end(),
                                  [](const LayeredEntry& each) { return each.entry.node == nullptr; }),
                   entries_.end());
    index_.clear();
    return std::move(entries_);
}

}  // namespace briar

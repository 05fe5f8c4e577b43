// Layering: what a pack takes out of the packs below it, and what it changes in them.
#include <algorithm>
#include <utility>

#include "runtime/content/layering.hpp"
#include "runtime/content/merge.hpp"
#include "runtime/content/shape.hpp"
#include "runtime/content/values.hpp"
#include "runtime/content/wording.hpp"

namespace briar {

void Layering::remove_entries(const PackContent& pack, const Node& removals) {
    if (removals.is_null()) return;
    if (!removals.is_map()) {
        report(removals, Severity::Error, "content.not-a-map", {},
               "`remove` must be a map of kinds to lists of ids, not " + found(removals), {});
        return;
    }
    for (const Member& member : removals.members) {
        const std::vector<const Kind*> called = kinds_called(kinds_, member.key);
        if (called.empty()) {
            unknown_kind(key_node(member), "`remove`");
            continue;
        }
        if (member.value->is_scalar()) remove_entry(pack, *called.front(), *member.value);
        for (const auto& item : member.value->items)
            remove_entry(pack, *called.front(), *item);
        if (member.value->is_map()) {
            report(*member.value, Severity::Error, "shape.wrong-type", {},
                   "`remove." + member.key + "` must be a list of ids, not a map", "write `[one, another]`");
        }
    }
}

void Layering::remove_entry(const PackContent& pack, const Kind& kind, const Node& id) {
    if (!id.is_scalar()) {
        return report(id, Severity::Error, "shape.wrong-type", {}, "an id was expected here, not " + found(id), {});
    }
    const std::string full_id = kind.name + "/" + id.text;
    LayeredEntry* target = find(full_id);
    if (target == nullptr) {
        const GoneEntry* gone = gone_.find(full_id);
        if (gone != nullptr && gone->removed) {
            report(id, Severity::Note, "layer.removed-twice", full_id,
                   quote(full_id) + " was taken out before by the pack " + quote(gone->pack), {});
        } else if (!gone_.may_have(kind.name, id.text)) {
            unknown_entry(id, kind, "remove");
        }
        return;
    }
    if (!may_change(pack, target->entry, id, "remove")) return;
    for (const Layer& layer : target->layers) {
        if (layer.pack == target->entry.pack || layer.pack == pack.pack) continue;
        report(id, Severity::Note, "layer.conflict", full_id,
               "this takes out " + quote(full_id) + ", which the pack " + quote(layer.pack) + " changes (" +
                   file_and_line(layer.place) + ")",
               "the later pack decides: " + quote(pack.pack));
    }
    gone_.add(full_id, {pack.pack, id.document->place(id.span), true});
    target->entry.node = nullptr;
    index_.erase(full_id);
    std::erase_if(sound_parts_, [&](const LayeredEntry& each) { return each.entry.full_id() == full_id; });
}

void Layering::patch_entries(const PackContent& pack, const Section& section) {
    for (const Member& member : section.member->value->members)
        patch_entry(pack, *section.kind, member);
}

void Layering::patch_entry(const PackContent& pack, const Kind& kind, const Member& member) {
    const std::string full_id = kind.name + "/" + member.key;
    const Node key = key_node(member);
    LayeredEntry* target = find(full_id);
    if (target == nullptr) {
        const GoneEntry* gone = gone_.find(full_id);
        if (gone == nullptr) {
            if (!gone_.may_have(kind.name, member.key)) unknown_entry(key, kind, "patch");
        } else if (gone->removed) {
            report(key, Severity::Error, "layer.removed", full_id,
                   quote(full_id) + " cannot be changed: the pack " + quote(gone->pack) + " takes it out (" +
                       file_and_line(gone->place) + ")",
                   "take this patch away, or keep the entry");
        }
        return;
    }
    if (!may_change(pack, target->entry, key, "patch")) return;
    if (!member.value->is_map()) {
        return report(member.value->is_null() ? key : *member.value, Severity::Error, "shape.wrong-type", full_id,
                      "a patch must be a map of the values that change, not " + found(*member.value),
                      member.value->is_null() ? "to take the whole entry out, name it under `remove:`" : "");
    }
    const Kind& own = kind_of(target->entry);
    apply_patch(*target, own, own.schema_in(pack.system),
                {pack.pack, member.value.get(), key.document->place(member.key_span)});
}

bool Layering::may_change(const PackContent& pack, const Entry& entry, const Node& key, const std::string& verb) {
    if (entry.pack == pack.pack) {
        report(key, Severity::Error, "layer.own-entry", entry.full_id(),
               "`" + verb + "` is for entries of other packs, but " + quote(entry.full_id()) + " is of this pack",
               "change it where it stands: " + file_and_line(entry.place));
        return false;
    }
    if (std::find(pack.below.begin(), pack.below.end(), entry.pack) != pack.below.end()) return true;
    report(key, Severity::Error, "layer.not-required", entry.full_id(),
           quote(entry.full_id()) + " is of the pack " + quote(entry.pack) + ", which this pack does not ask for",
           "add `" + entry.pack + "` to `requires` in pack.yaml");
    return false;
}

void Layering::apply_patch(LayeredEntry& target, const Kind& kind, const SchemaRef& schema, const Layer& layer) {
    auto changed = std::make_unique<Node>(target.entry.node->clone());
    const std::string full_id = target.entry.full_id();
    const PatchContext context{full_id, diagnostics_, [&](const FieldPath& path, const Node& value) {
                                   note_conflict(target, layer, path, value);
                               }};
    const bool merged = merge_patch(*changed, *layer.node, schema, context);
    // The entry was sound before, so whatever is wrong now is the patch's.
    const bool sound = check_shape(*changed, *schema, full_id, diagnostics_, ShapeOf::Patched);
    if (!merged || !sound) {
        drop_nulls(*changed, layer.node->document);
        return keep_sound_part(target, kind, *schema, *changed);
    }
    drop_nulls(*changed, layer.node->document);
    target.entry.node = changed.get();
    if (says_system(kind)) target.entry.system = changed->find(kSystemKey)->text;
    target.layers.push_back(layer);
    // The tree before belongs to no one else, but the layers may point at it when the entry had no body.
    if (target.merged && target.layers.front().node == target.merged.get()) target.layers.front().node = nullptr;
    target.merged = std::move(changed);
}

void Layering::note_conflict(const LayeredEntry& target, const Layer& layer, const std::vector<std::string>& path,
                             const Node& value) {
    const auto adds_only = [](const Node& node) {
        return node.is_map() && node.find("append") && node.members.size() == 1;
    };
    for (std::size_t i = target.layers.size(); i-- > 1;) {
        const Layer& earlier = target.layers[i];
        const Node* other = value_at(*earlier.node, path);
        if (other == nullptr || other->same_value(value)) continue;
        if (adds_only(*other) && adds_only(value)) continue;
        std::string field;
        for (const std::string& key : path)
            field += (field.empty() ? "" : ".") + key;
        const bool same_pack = earlier.pack == layer.pack;
        const std::string who = same_pack ? "this pack" : "the pack " + quote(earlier.pack);
        report(value, Severity::Note, "layer.conflict", target.entry.full_id(),
               quote(field) + " of " + quote(target.entry.full_id()) + " is changed by " + quote(layer.pack) +
                   " here, and by " + who + " at " + file_and_line(other->document->place(other->span)),
               same_pack ? "the later file decides" : "the later pack decides: " + quote(layer.pack));
        return;
    }
}

void Layering::unknown_entry(const Node& key, const Kind& kind, const std::string& verb) {
    const auto ids = [&] {
        std::vector<std::string> names;
        for (const LayeredEntry& each : entries_) {
            if (each.entry.node != nullptr && each.entry.kind == kind.name) names.push_back(each.entry.id);
        }
        return names;
    };
    report(key, Severity::Error, "layer.no-such-entry", kind.name + "/" + key.text,
           "there is no " + kind.singular + " " + quote(key.text) + " to " + verb,
           near_.hint(key.text, kind.name, ids, "to add a new one, write it outside of `" + verb + ":`"));
}

}  // namespace briar

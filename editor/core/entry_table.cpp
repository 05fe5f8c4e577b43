#include "editor/core/entry_table.hpp"

#include <algorithm>

#include "editor/core/full_id.hpp"
#include "editor/core/workspace.hpp"

namespace briar::editor {
namespace {

std::string name_in(const Node& entry) {
    const Node* name = entry.is_map() ? entry.find("name") : nullptr;
    return name != nullptr && name->is_scalar() ? name->text : std::string();
}

template <class Use>
void for_each_entry(const Node& kinds, const Use& use) {
    for (const Member& kind : kinds.members) {
        for (const Member& member : kind.value->members)
            use(kind.key, member);
    }
}

}  // namespace

EntryTable::EntryTable(const Workspace& workspace) : revision_(workspace.revision()) {
    add_below(workspace);
    for (const PackFile& file : workspace.files(FileSort::Content))
        add_file(workspace, file.name);
    for (EntryInfo& each : list_) {
        const auto patch = [](const EntrySite& site) { return site.patch; };
        std::stable_partition(each.sites.begin(), each.sites.end(), std::not_fn(patch));
        if (each.name.empty()) each.name = each.id;
    }
}

EntryInfo& EntryTable::entry(const std::string& kind, const std::string& id) {
    const auto [known, added] = index_.try_emplace(kind + "/" + id, list_.size());
    if (added) {
        list_.emplace_back();
        list_.back().kind = kind;
        list_.back().id = id;
    }
    return list_[known->second];
}

void EntryTable::add_below(const Workspace& workspace) {
    for (const Entry& each : workspace.below()->entries()) {
        EntryInfo& info = entry(each.kind, each.id);
        info.name = name_in(*each.node);
        info.pack = each.pack;
        info.system = each.system;
    }
}

void EntryTable::add_file(const Workspace& workspace, const std::string& file) {
    const Node& root = workspace.document(file)->outline()->root();
    const auto add = [&](const std::string& kind, const Member& member, Path path, bool patch) {
        EntryInfo& info = entry(kind, member.key);
        const bool known = !info.pack.empty();
        if (!patch) {
            info.own = info.own || !known;
            if (!known) info.pack = workspace.pack_id();
            const Kind* meant = known ? nullptr : workspace.kind(kind);
            if (meant != nullptr) info.system = meant->system;
        }
        if (std::string name = name_in(*member.value); !name.empty()) info.name = std::move(name);
        info.sites.push_back({file, std::move(path), member.key_span, member.value->span, patch});
    };
    for (const Member& section : root.members) {
        if (section.key == "patch") {
            for_each_entry(*section.value, [&](const std::string& kind, const Member& member) {
                add(kind, member, {section.key, kind, member.key}, true);
            });
        } else if (section.key == "remove") {
            for (const Member& kind : section.value->members) {
                if (kind.value->is_scalar()) entry(kind.key, kind.value->text).taken_out = true;
                for (const auto& id : kind.value->items)
                    entry(kind.key, id->text).taken_out = true;
            }
        } else {
            for (const Member& member : section.value->members)
                add(section.key, member, {section.key, member.key}, false);
        }
    }
}

const EntryInfo* EntryTable::find(std::string_view full_id) const {
    const auto known = index_.find(full_id);
    return known == index_.end() ? nullptr : &list_[known->second];
}

std::string EntryTable::name_of(std::string_view kinds, std::string_view id) const {
    while (!kinds.empty()) {
        const std::size_t end = std::min(kinds.find('|'), kinds.size());
        if (const EntryInfo* entry = find(std::string(kinds.substr(0, end)) + "/" + std::string(id)))
            return entry->name;
        kinds.remove_prefix(std::min(end + 1, kinds.size()));
    }
    return {};
}

std::vector<const EntryInfo*> EntryTable::of_kind(std::string_view kind) const {
    std::vector<const EntryInfo*> found;
    for (const EntryInfo& each : list_) {
        if (each.kind == kind) found.push_back(&each);
    }
    return found;
}

std::vector<std::string> EntryTable::ids(std::string_view kinds) const {
    std::vector<std::string> found;
    for (const EntryInfo& each : list_) {
        if (!each.taken_out && is_one_of(each.kind, kinds)) found.push_back(each.id);
    }
    return found;
}

const EntryInfo* EntryTable::at(std::string_view file, std::size_t byte) const {
    for (const EntryInfo& each : list_) {
        for (const EntrySite& site : each.sites) {
            if (site.file == file && site.key.begin <= byte && byte <= std::max(site.key.end, site.span.end))
                return &each;
        }
    }
    return nullptr;
}

}  // namespace briar::editor

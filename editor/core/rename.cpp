#include "editor/core/rename.hpp"

#include <algorithm>
#include <map>

#include "editor/core/edit_plan.hpp"
#include "editor/core/entry_commands.hpp"
#include "editor/core/entry_edit.hpp"
#include "editor/core/full_id.hpp"
#include "editor/core/node_parts.hpp"
#include "editor/core/pack_file.hpp"
#include "editor/core/workspace.hpp"

namespace briar::editor {
namespace {

/// The same text but for names: `from` may stand for `to` anywhere in it.
bool same_but(const std::string& before, const std::string& after, const std::string& from, const std::string& to) {
    if (before == after) return true;
    std::size_t a = 0;
    std::size_t b = 0;
    while (a < before.size() && b < after.size()) {
        if (before.compare(a, from.size(), from) == 0 && after.compare(b, to.size(), to) == 0) {
            a += from.size();
            b += to.size();
        } else if (before[a++] != after[b++]) {
            return false;
        }
    }
    return a == before.size() && b == after.size();
}

bool same_but(const Node& before, const Node& after, const std::string& from, const std::string& to) {
    if (before.kind != after.kind || before.members.size() != after.members.size() ||
        before.items.size() != after.items.size() || !same_but(before.text, after.text, from, to))
        return false;
    for (std::size_t i = 0; i < before.items.size(); ++i) {
        if (!same_but(*before.items[i], *after.items[i], from, to)) return false;
    }
    for (std::size_t i = 0; i < before.members.size(); ++i) {
        if (!same_but(before.members[i].key, after.members[i].key, from, to)) return false;
        if (!same_but(*before.members[i].value, *after.members[i].value, from, to)) return false;
    }
    return true;
}

bool take(EditPlan& plan, const std::string& file, const std::vector<Splice>& splices, const std::string& from,
          const std::string& to) {
    if (!is_yaml(file)) return plan.splice(file, splices);
    const auto before = plan.document(file);
    if (!plan.splice(file, splices)) return false;
    Diagnostics problems;
    const auto after = Document::parse(file, plan.text(file), problems);
    const bool was_broken = before->root().is_null() && !before->text().empty();
    if (was_broken || same_but(before->root(), after->root(), from, to)) return true;
    return plan.refuse(file + " would not read as before with this name");
}

}  // namespace

Rename plan_rename(const Workspace& workspace, const std::string& full_id, const std::string& id) {
    Rename plan{full_id, id, {}, {}, {}, workspace.revision()};
    const EntryInfo* known = workspace.entries().find(full_id);
    if (known == nullptr) {
        plan.refused = "there is no entry " + full_id;
    } else if (!known->own) {
        plan.refused = full_id + " comes from the pack " + known->pack + ": only there can it get another id";
    } else {
        plan.refused = known->id == id ? std::string() : objection_to_id(workspace, known->kind, id);
    }
    if (known == nullptr) return plan;
    for (Use& use : find_uses(workspace, full_id)) {
        if (use.own) plan.uses.push_back(std::move(use));
    }
    return plan;
}

Command rename(const Workspace& workspace, const Rename& plan, const std::vector<std::size_t>& chosen) {
    const std::string label = "Rename " + plan.full_id + " to " + plan.id;
    if (!plan.refused.empty()) return refuse_command(label, plan.refused);
    const std::string from = id_part(plan.full_id);
    std::map<std::string, std::vector<Splice>> splices;
    for (std::size_t i = 0; i < plan.uses.size(); ++i) {
        if (std::find(chosen.begin(), chosen.end(), i) == chosen.end()) continue;
        splices[plan.uses[i].file].push_back({plan.uses[i].id, plan.id});
    }
    EditPlan edits(workspace, plan.revision);
    for (const auto& [file, changes] : splices) {
        if (!take(edits, file, changes, from, plan.id)) break;
    }
    for (const SaidThen& each : plan.says)
        EntryEdit(workspace, edits, each.full_id).set(each.path, bare_word(plan.id));
    return edits.finish(label);
}

Command rename(const Workspace& workspace, const std::string& full_id, const std::string& id) {
    const Rename plan = plan_rename(workspace, full_id, id);
    std::vector<std::size_t> chosen;
    for (std::size_t i = 0; i < plan.uses.size(); ++i) {
        if (plan.uses[i].certain) chosen.push_back(i);
    }
    return rename(workspace, plan, chosen);
}

}  // namespace briar::editor

#include "editor/core/script_command.hpp"

#include "editor/core/edit_plan.hpp"
#include "editor/core/entry_commands.hpp"
#include "editor/core/rule_site.hpp"
#include "editor/core/script_text.hpp"
#include "editor/core/starting_value.hpp"
#include "editor/core/tree_edit.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/session/systems.hpp"
#include "runtime/source/values.hpp"

namespace briar::editor {
namespace {

constexpr const char* kKind = "specials";

/// Where the plan has put the entry.
std::string file_of(EditPlan& plan, const std::string& id) {
    for (const std::string& file : plan.content_files()) {
        const Node* all = plan.document(file)->root().find(kKind);
        if (all != nullptr && all->find(id) != nullptr) return file;
    }
    return {};
}

std::string template_for(const std::string& id, const ScriptEvent& event) {
    const std::string table = lua_name(id);
    return "-- " + words_of(id) + ". " + event.doc + "\nlocal " + table + " = {}\n\nfunction " + table + "." +
           event.name + "(game, event)\n  game:say(\"" + words_of(id) + ".\")\nend\n\nreturn " + table + "\n";
}

}  // namespace

std::vector<ScriptEvent> script_events(const Workspace& workspace) {
    std::vector<ScriptEvent> events;
    for (const EventSpec& each : workspace.set().registry.events()) {
        const bool ours = each.system.empty() || each.system == workspace.system();
        if (ours && !is_action_event(workspace.set(), each)) events.push_back({each.name, each.doc});
    }
    return events;
}

Command new_scripted_special(const Workspace& workspace, const std::string& id, const std::string& event,
                             const std::string& name, const std::string& file) {
    EditPlan plan(workspace);
    const std::string label = "New special " + id + " in Lua";
    const std::string script = "specials/" + id + ".lua";
    ScriptEvent answered{event, {}};
    for (const ScriptEvent& each : script_events(workspace)) {
        if (each.name == event) answered = each;
    }
    if (plan.has(script)) {
        plan.refuse("there is a file " + script + " already");
    } else if (plan_new_entry(workspace, plan, kKind, id, file, name)) {
        TreeEdit(plan, file_of(plan, id), {kKind, id}, workspace.kind(kKind)->schema)
            .set({"script"}, make_text(script));
        plan.create(script, template_for(id, answered));
    }
    return plan.finish(label);
}

}  // namespace briar::editor

// Turning an answer or an action into a function of the special's script.
#include "editor/core/edit_plan.hpp"
#include "editor/core/entry_edit.hpp"
#include "editor/core/lua_translation.hpp"
#include "editor/core/rule_tree.hpp"
#include "editor/core/rule_words_of.hpp"
#include "editor/core/script_functions.hpp"
#include "editor/core/script_text.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/source/values.hpp"

namespace briar::editor {

Command RuleEdit::turn_into_lua(const Block& block) {
    const std::string label = "Turn " + (block.path.size() > 1 ? block.path[1].key : block.word) + " into Lua";
    if (block.sort != BlockSort::Answer && block.sort != BlockSort::Action && block.sort != BlockSort::Event)
        return refuse_command(label, "only whole answers and actions can become functions");
    if (special_.inherited()) return refuse_command(label, "this comes from another pack");
    EditPlan plan(workspace_);
    const Node* script = special_.value().find("script");
    const std::string file = script != nullptr ? script->text : "specials/" + lua_name(special_.id()) + ".lua";
    const std::string table = plan.has(file) ? returned_table(plan.text(file)) : lua_name(special_.id());
    const std::string name = block.path[1].key;
    for (const ScriptFunction& each : functions_for(workspace_, special_.value())) {
        if (each.name == name && !each.local)
            return refuse_command(label, file + " has a function `" + name + "` already");
    }
    const bool action = block.sort == BlockSort::Action;
    const Path path{block.path[0], block.path[1]};
    const Path code = action ? Path{path[0], path[1], "do"} : path;
    const Node* node = resolve(special_.value(), code);
    if (node == nullptr) return refuse_command(label, "there is nothing to turn");
    const RuleSite site = rule_site(workspace_, special_.value(), path);
    const Translation translation = lua_from_rule(workspace_, site, special_.value(), *node, table);
    if (!translation.refused.empty()) return refuse_command(label, translation.refused);
    if (!plan.has(file)) plan.create(file, new_script(special_.id(), {}));
    const std::vector<Splice> added = added_function(plan.text(file), name, translation.body);
    if (added.empty()) return refuse_command(label, file + " returns no table that a function could be added to");
    plan.splice(file, added);
    EntryEdit edit(workspace_, plan, special_.full_id());
    edit.reset(code);
    if (script == nullptr) edit.set({"script"}, make_text(file));
    return tried(plan.finish(label));
}

}  // namespace briar::editor

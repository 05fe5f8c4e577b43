#include "editor/position/new_position.hpp"

#include "editor/core/edit_plan.hpp"
#include "editor/core/tree_edit.hpp"
#include "runtime/source/values.hpp"

namespace briar::editor {
namespace {

std::string free_name(const Node* tests, const std::string& wanted) {
    std::string name = wanted;
    for (int number = 2; tests != nullptr && tests->find(name) != nullptr; ++number)
        name = wanted + " " + std::to_string(number);
    return name;
}

}  // namespace

NewPosition new_position(const Workspace& workspace, const std::string& scenario) {
    NewPosition made;
    made.file = "tests/" + scenario + ".yaml";
    EditPlan plan(workspace);
    if (!plan.has(made.file)) plan.create(made.file, "tests: {}\n");
    TreeEdit edit(plan, made.file, {"tests"}, nullptr);
    made.name = free_name(edit.find({}), "a new position");
    Node test = make_map();
    add_member(test, "scenario", make_text(scenario));
    Node result = make_map();
    result.flow = true;
    add_member(result, "result", make_text("playing"));
    add_member(test, "then", std::move(result));
    edit.set({made.name}, test);
    made.command = plan.finish("Add " + made.name);
    return made;
}

NewPosition copy_position(const Workspace& workspace, const FoundPosition& position) {
    NewPosition made;
    made.file = position.file;
    EditPlan plan(workspace);
    TreeEdit edit(plan, made.file, {"tests"}, nullptr);
    made.name = free_name(edit.find({}), position.name() + ", once more");
    if (const Node* test = edit.find({position.name()})) edit.set({made.name}, test->clone());
    made.command = plan.finish("Copy " + position.name());
    return made;
}

Command rename_position(const Workspace& workspace, const FoundPosition& position, const std::string& name) {
    EditPlan plan(workspace);
    TreeEdit edit(plan, position.file, {"tests"}, nullptr);
    if (name.empty()) {
        plan.refuse("A position needs a name.");
    } else if (edit.find({name}) != nullptr) {
        plan.refuse("There is a test of that name in " + position.file + " already.");
    } else {
        edit.rename({position.name()}, name);
    }
    return plan.finish("Rename " + position.name());
}

Command remove_position(const Workspace& workspace, const FoundPosition& position) {
    EditPlan plan(workspace);
    TreeEdit edit(plan, position.file, {"tests"}, nullptr);
    const Node* tests = edit.find({});
    if (tests != nullptr && tests->members.size() == 1) {
        plan.remove(position.file);
    } else {
        edit.remove({position.name()});
    }
    return plan.finish("Take away " + position.name());
}

}  // namespace briar::editor

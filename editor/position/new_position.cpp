#include "editor/position/new_position.hpp"

#include "editor/core/edit_plan.hpp"
#include "editor/core/tree_edit.hpp"
#include "runtime/source/values.hpp"

namespace briar::editor {
namespace {

std::string free_name(const Node* tests) {
    std::string name = "a new position";
    for (int number = 2; tests != nullptr && tests->find(name) != nullptr; ++number)
        name = "a new position " + std::to_string(number);
    return name;
}

}  // namespace

NewPosition new_position(const Workspace& workspace, const std::string& scenario, const std::string& file) {
    NewPosition made;
    made.file = file.empty() ? "tests/" + scenario + ".yaml" : file;
    EditPlan plan(workspace);
    if (!plan.has(made.file)) plan.create(made.file, "tests: {}\n");
    TreeEdit edit(plan, made.file, {"tests"}, nullptr);
    made.name = free_name(edit.find({}));
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

}  // namespace briar::editor

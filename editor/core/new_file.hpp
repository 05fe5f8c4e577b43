#pragma once

#include <string>

namespace briar::editor {

class EditPlan;
class Workspace;

/// A file for entries in the plan, with the comment that tells other editors its schema when the pack's files have one.
/// A name that is taken gets a number. Gives the name; the file then has an empty document.
std::string make_content_file(const Workspace& workspace, EditPlan& plan, const std::string& name);

}  // namespace briar::editor

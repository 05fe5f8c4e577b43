#include "editor/window/part_name_dialog.hpp"

#include <algorithm>

#include "editor/picture/wx_text.hpp"
#include "runtime/session/new_pack.hpp"

namespace briar::editor {

PartNameDialog::PartNameDialog(wxWindow& parent, const Workspace& workspace, const PartName& part)
    : NameDialog(parent, "Rename the " + to_wx(part.sort_in_words()) + " " + to_wx(part.name)),
      workspace_(workspace),
      part_(part) {
    add_name("&New name", part.name);
    finish();
}

std::string PartNameDialog::name() const {
    std::string name = pack_id_from(typed());
    if (part_.sort == "var") std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

void PartNameDialog::look_again() {
    const bool same = name() == part_.name;
    const std::string objection = same ? std::string() : plan_part_rename(workspace_, part_, name()).refused;
    say(same                 ? "That is its name now."
        : !objection.empty() ? objection
                             : "It will be called `" + name() + "` wherever it is spoken of.",
        !same && objection.empty());
}

}  // namespace briar::editor

#include "editor/window/script_name_dialog.hpp"

#include <utility>

#include "editor/picture/wx_text.hpp"
#include "runtime/engine/texts.hpp"

namespace briar::editor {

ScriptNameDialog::ScriptNameDialog(wxWindow& parent, std::string text, ScriptName name)
    : NameDialog(parent, "Rename " + to_wx(name.name) + " in this script"),
      text_(std::move(text)),
      name_(std::move(name)) {
    add_name("&New name", name_.name);
    finish();
}

void ScriptNameDialog::look_again() {
    const bool same = name() == name_.name;
    const std::string objection = same ? std::string() : why_not_called(text_, name_, name());
    const int places = static_cast<int>(name_.places.size());
    say(same                 ? "That is its name now."
        : !objection.empty() ? objection
                             : "It will be called `" + name() + "` in " + counted(places, "place", "places") + ".",
        !same && objection.empty());
}

}  // namespace briar::editor

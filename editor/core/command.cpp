#include "editor/core/command.hpp"

#include <utility>

#include "editor/core/source_document.hpp"

namespace briar::editor {

std::string typing_in(const std::string& file) { return "type " + file; }

Command text_command(const SourceDocument& document, std::vector<Splice> splices, Stretch stretch) {
    Command command{"Edit " + document.name(), {}, {}, stretch == Stretch::Typing ? "typing" : ""};
    command.changes.push_back({document.name(), FileAction::Change, std::move(splices), document.revision()});
    return command;
}

}  // namespace briar::editor

#include "editor/core/command.hpp"

#include <utility>

#include "editor/core/source_document.hpp"

namespace briar::editor {

Command text_command(const SourceDocument& document, std::vector<Splice> splices, Stretch stretch) {
    Command command{"Edit " + document.name(), {}, {}, stretch == Stretch::Typing ? "typing" : ""};
    command.changes.push_back({document.name(), FileAction::Change, std::move(splices), document.revision()});
    return command;
}

}  // namespace briar::editor

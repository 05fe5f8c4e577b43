#include "editor/core/as_written.hpp"

#include "runtime/source/document.hpp"

namespace briar::editor {

bool stays_at(const Node& value, const Step& step) {
    return step.is_index && step.index == 0 && !value.is_list() && !value.is_null();
}

Path as_written(const Node& root, const Path& path) {
    Path written;
    for (const Step& step : path) {
        const Node* here = resolve(root, written);
        if (here != nullptr && stays_at(*here, step)) continue;
        written.push_back(step);
    }
    return written;
}

const Node* find_as_written(const Node& root, const Path& path) { return resolve(root, as_written(root, path)); }

}  // namespace briar::editor

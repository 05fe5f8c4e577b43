#include "editor/playing/log_causes.hpp"

namespace briar::editor {

std::vector<bool> named_causes(const std::vector<LogEntry>& log) {
    std::vector<bool> named;
    const LogEntry* began = nullptr;
    for (const LogEntry& line : log) {
        const bool goes_on = began != nullptr && !line.cause.empty();
        named.push_back(!line.cause.empty() && !(goes_on && line.cause == began->cause));
        if (!goes_on) began = line.cause.empty() ? nullptr : &line;
    }
    return named;
}

}  // namespace briar::editor

#pragma once

#include <string>
#include <vector>

#include "runtime/session/trace.hpp"

namespace briar::editor {

/// The trace of a game, kept while it is switched on.
class TraceLog {
public:
    [[nodiscard]] Observer* watcher() { return &trace_; }
    /// Keeps what was watched since the last time, under a heading.
    void collect(const std::string& heading);
    void clear() { lines_.clear(); }
    [[nodiscard]] const std::vector<std::string>& lines() const { return lines_; }

private:
    Trace trace_;
    std::vector<std::string> lines_;
};

}  // namespace briar::editor

#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "runtime/cli/console.hpp"
#include "runtime/cli/play/table_view.hpp"

namespace briar {
class Session;
}

namespace briar::cli {

/// The whole picture before a decision: title, map beside the cards, the last log lines, the question, its options.
/// `news` is the log line from which on players have not read yet.
[[nodiscard]] Lines draw_screen(const Session& session, const TableView& view, Room room, std::size_t news);
/// The question and the numbered options, in as many columns as fit.
[[nodiscard]] Lines draw_options(const Session& session, std::size_t width);
/// Lines of the log, `end` not included.
struct LogPart {
    std::size_t begin = 0;
    std::size_t end = 0;
};
/// These lines, broken to the width; those from `news` on stand out.
[[nodiscard]] Lines draw_log(const Session& session, LogPart shown, std::size_t news, std::size_t width);

}  // namespace briar::cli

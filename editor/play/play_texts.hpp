#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "editor/playing/named_things.hpp"
#include "editor/scene/known_piece.hpp"
#include "editor/widget/linked_text.hpp"
#include "runtime/engine/ids.hpp"
#include "runtime/source/diagnostic.hpp"

namespace briar {
struct Ruleset;
struct TraceLine;
}  // namespace briar

namespace briar::editor {

class PageRow;
class PlayModel;

/// What is told of a game in words, on pages of their own: the log with causes, why things cannot be done, the board,
/// the trace.
class PlayTexts {
public:
    PlayTexts(PageRow& tabs, PlayModel& model);

    void add_log();
    void add_others();
    /// Shows the log as it is now, and the page that is seen.
    void refresh();
    /// Another game.
    void clear();
    /// Why things cannot be done now: of the hero that is asked, or with one piece.
    void explain(PieceId piece);
    /// Turns to what happened in the step that is looked at.
    void show_trace_page();

    std::function<void(const Place& place)> on_place;
    /// The entry of something that is named is asked for: `monsters/wolf`.
    std::function<void(const std::string& full_id)> on_entry;

private:
    [[nodiscard]] LinkedText* add_page(const char* title, const char* name);
    void show_log();
    /// The names of entries in it can be opened.
    void write_log_line(const std::string& line);
    void learn_names();
    void write_rule(const TraceLine& line);
    void write_traced(const TraceLine& line);
    void show_trace();
    void show_board();
    void show_why_not();

    PageRow& tabs_;
    PlayModel& model_;
    LinkedText* log_ = nullptr;
    int log_lines_ = 0;  ///< how many of the log are seen
    LinkedText* why_ = nullptr;
    LinkedText* board_ = nullptr;
    LinkedText* trace_ = nullptr;
    PieceId asked_;                         ///< the piece of the question; none: the hero's own doings
    KnownPiece known_asked_;                ///< the same on whatever content
    std::shared_ptr<const Ruleset> known_;  ///< whose names are known
    NamedThings things_;
    std::vector<std::string> shown_log_;  ///< the lines that the log shows
};

}  // namespace briar::editor

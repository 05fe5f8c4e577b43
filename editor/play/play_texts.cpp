#include "editor/play/play_texts.hpp"

#include <charconv>

#include "editor/playing/play_model.hpp"
#include "editor/playing/why_not.hpp"
#include "editor/widget/linked_text.hpp"
#include "editor/widget/page_row.hpp"
#include "runtime/engine/game.hpp"

namespace briar::editor {

using Style = LinkedText::Style;

PlayTexts::PlayTexts(PageRow& tabs, PlayModel& model) : tabs_(tabs), model_(model) {}

LinkedText* PlayTexts::add_page(const char* title, const char* name) {
    auto* page = new LinkedText(tabs_.book(), name);
    tabs_.add(page, title);
    return page;
}

void PlayTexts::add_log() {
    log_ = add_page("Log", "Log");
    // Lower or higher: whoever saw the last line still does.
    log_->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        const bool at_end = log_->GetFirstVisibleLine() + log_lines_ >= log_->GetLineCount() - 1;
        log_lines_ = log_->LinesOnScreen();
        if (at_end) log_->CallAfter([this] { log_->show_end(); });
    });
    log_->on_line = [this](int line) {
        if (static_cast<std::size_t>(line) < model_.log_size())
            model_.go_to(model_.log_entry(static_cast<std::size_t>(line)).step);
    };
}

void PlayTexts::add_others() {
    why_ = add_page("Why not?", "Why things cannot be done now");
    board_ = add_page("Words", "The board in words");
    trace_ = add_page("Trace", "Trace");
}

void PlayTexts::clear() {
    shown_log_.clear();
    asked_ = {};
    for (LinkedText* page : {log_, why_, board_, trace_})
        page->clear_all();
}

void PlayTexts::refresh() {
    show_log();
    const wxWindow* seen = tabs_.shown();
    if (seen == why_) show_why_not();
    if (seen == board_) show_board();
    if (seen == trace_) show_trace();
}

/// Only what is different is written anew.
void PlayTexts::show_log() {
    const std::vector<LogEntry> entries = model_.log();
    std::size_t same = 0;
    while (same < entries.size() && same < shown_log_.size() && entries[same].text == shown_log_[same])
        ++same;
    log_->cut_lines(static_cast<int>(same));
    shown_log_.resize(same);
    for (std::size_t i = same; i < entries.size(); ++i) {
        log_->write(entries[i].text);
        if (!entries[i].cause.empty()) {
            log_->write("   ");
            log_->write_link(entries[i].cause, [this, place = entries[i].place] { on_place(place); });
        }
        log_->end_line();
        shown_log_.push_back(entries[i].text);
    }
    log_->show_end();
}

/// `answers web.entered (tiles.yaml:12)`: the place can be gone to.
void PlayTexts::write_traced(const std::string& line, LinkedText::Style style) {
    const std::size_t open = line.rfind(" (");
    const std::size_t colon = line.rfind(':');
    int number = 0;
    const bool placed = open != std::string::npos && colon != std::string::npos && open < colon && line.back() == ')' &&
                        std::from_chars(line.data() + colon + 1, line.data() + line.size() - 1, number).ptr ==
                            line.data() + line.size() - 1;
    trace_->write(placed ? line.substr(0, open) + "  " : line, style);
    Place place;
    if (placed) place.file = line.substr(open + 2, colon - open - 2);
    place.line = number;
    if (placed) trace_->write_place(place, on_place);
    trace_->end_line();
}

void PlayTexts::show_trace() {
    trace_->clear_all();
    if (!model_.traces()) trace_->write("The trace is off. Switch it on under Table.\n", Style::Faint);
    for (const std::string& line : model_.trace()) {
        const bool heading = !line.starts_with(' ');
        write_traced(line, heading ? Style::Heading : line.starts_with("    ") ? Style::Plain : Style::Faint);
    }
    trace_->show_end();
}

void PlayTexts::show_board() {
    board_->clear_all();
    for (const std::string& line : describe(model_.scene())) {
        board_->write(line);
        board_->end_line();
    }
    board_->end_line();
    for (const Member& member : model_.party()) {
        board_->write(describe(member));
        board_->end_line();
    }
    board_->GotoPos(0);
}

void PlayTexts::explain(PieceId piece) {
    asked_ = piece;
    if (tabs_.shown() == why_) return show_why_not();
    tabs_.show(why_);
}

void PlayTexts::show_why_not() {
    why_->clear_all();
    const Game& game = model_.game();
    if (game.over()) return why_->write("The game is over: nothing can be done any more.\n", Style::Faint);
    const PieceId hero = game.decision().hero;
    const std::string who = hero ? game.rules().name(hero) : "this player";
    const std::vector<WhyNot> all = asked_ ? editor::why_not(game, asked_) : editor::why_not(game);
    why_->write(asked_ ? game.rules().name(asked_) : "What " + who + " cannot do now", Style::Strong);
    if (asked_) {
        why_->write("   ");
        why_->write_link("all of " + who, [this] { explain({}); });
    }
    why_->end_line();
    for (const WhyNot& each : all) {
        why_->write(each.what + "  ", Style::Heading);
        why_->write(each.why + "  ");
        why_->write_place(each.place, on_place);
        why_->end_line();
    }
    if (all.empty()) why_->write("Nothing that could be done at another time is barred here.\n", Style::Faint);
    why_->GotoPos(0);
}

}  // namespace briar::editor

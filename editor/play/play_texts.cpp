#include "editor/play/play_texts.hpp"

#include <algorithm>

#include "editor/picture/wx_text.hpp"
#include "editor/playing/log_causes.hpp"
#include "editor/playing/place_words.hpp"
#include "editor/playing/play_model.hpp"
#include "editor/playing/why_not.hpp"
#include "editor/widget/linked_text.hpp"
#include "editor/widget/page_row.hpp"
#include "runtime/engine/game.hpp"
#include "runtime/source/dots.hpp"

namespace briar::editor {

using Style = LinkedText::Style;

namespace {

constexpr std::size_t kMostTraced = 2'000;  // lines that people are shown

}  // namespace

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
    log_->line_words = [this](int line) -> wxString {
        if (static_cast<std::size_t>(line) >= model_.log_size()) return {};
        return wxString::Format("Go to step %zu", model_.log_entry(static_cast<std::size_t>(line)).step);
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

void PlayTexts::learn_names() {
    if (known_ == model_.rules().rules) return;
    known_ = model_.rules().rules;
    things_ = NamedThings(*known_);
    // Pieces have other numbers on other content, where the same is there at all.
    if (asked_) asked_ = find_piece(*known_, known_asked_);
}

void PlayTexts::write_log_line(const std::string& line) {
    std::size_t written = 0;
    for (const NamedThings::Found& each : things_.in(line)) {
        log_->write(line.substr(written, each.begin - written));
        log_->write_named(line.substr(each.begin, each.end - each.begin), [this, each] { on_entry(each.entry); });
        written = each.end;
    }
    log_->write(line.substr(written));
}

/// Only what is different is written anew.
void PlayTexts::show_log() {
    const std::vector<LogEntry> entries = model_.log();
    std::size_t same = 0;
    while (same < entries.size() && same < shown_log_.size() && entries[same].text == shown_log_[same])
        ++same;
    log_->cut_lines(static_cast<int>(same));
    shown_log_.resize(same);
    learn_names();
    const std::vector<bool> named = named_causes(entries);
    for (std::size_t i = same; i < entries.size(); ++i) {
        write_log_line(from_wx(to_read(entries[i].text)));
        if (named[i]) {
            log_->write("   ");
            log_->write_link(entries[i].cause, [this, place = entries[i].place] { on_place(place); });
        }
        log_->end_line();
        shown_log_.push_back(entries[i].text);
    }
    log_->show_end();
}

void PlayTexts::write_rule(const TraceLine& line) {
    trace_->write(line.rule);
    const std::string place = place_in_words(line.place, *model_.rules().catalog);
    if (place.empty()) return;
    trace_->write("  ");
    trace_->write_link(place, [this, where = line.place] { on_place(where); });
}

/// `answers web.entered  tiles.yaml:12`: the place can be gone to.
void PlayTexts::write_traced(const TraceLine& line) {
    switch (line.sort) {
        case TraceSort::Event:
            trace_->write(line.text, Style::Heading);
            break;
        case TraceSort::Answer:
            trace_->write("    answers ");
            write_rule(line);
            break;
        case TraceSort::Refusal:
            trace_->write("    condition says no: ", Style::Faint);
            write_rule(line);
            break;
        case TraceSort::Told:
            trace_->write("    " + line.text, Style::Faint);
            if (line.rule.empty()) break;
            trace_->write("  by ", Style::Faint);
            write_rule(line);
    }
    trace_->end_line();
}

void PlayTexts::show_trace() {
    trace_->clear_all();
    const StepTrace trace = model_.trace();
    const std::string step = "Step " + std::to_string(trace.step);
    trace_->write(trace.failed ? "Tried at s" + step.substr(1) + ", and failed: " : step + ": ", Style::Strong);
    trace_->write(trace.what, Style::Strong);
    trace_->end_line();
    const std::size_t shown = std::min(trace.lines.size(), kMostTraced);
    for (std::size_t i = 0; i < shown; ++i)
        write_traced(trace.lines[i]);
    if (trace.lines.size() > shown)
        trace_->write(std::string(kDots) + " and " + std::to_string(trace.lines.size() - shown) + " more.\n",
                      Style::Faint);
    if (trace.lines.empty())
        trace_->write("No events. The slider leads to other steps; what is shown here follows it.\n", Style::Faint);
    trace_->GotoPos(0);
}

void PlayTexts::show_trace_page() { tabs_.show(trace_); }

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
    learn_names();
    asked_ = piece;
    known_asked_ = known_piece(*known_, piece);
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

#include "runtime/cli/play/play_loop.hpp"

#include <istream>
#include <ostream>
#include <utility>

#include "runtime/cli/arguments.hpp"
#include "runtime/cli/command.hpp"
#include "runtime/cli/plain_output.hpp"
#include "runtime/cli/play/screen.hpp"
#include "runtime/cli/project.hpp"
#include "runtime/cli/wrap.hpp"
#include "runtime/session/hex.hpp"
#include "runtime/session/option_match.hpp"

// Reading and choosing; what the words at the prompt do is in play_words.cpp.
namespace briar::cli {
namespace {

std::string trimmed(const std::string& text) {
    const std::size_t begin = text.find_first_not_of(" \t\r");
    if (begin == std::string::npos) return {};
    return text.substr(begin, text.find_last_not_of(" \t\r") - begin + 1);
}

}  // namespace

PlayLoop::PlayLoop(std::unique_ptr<Session> session, Seats seats, LoadOptions loading, Console& console)
    : session_(std::move(session)),
      view_(make_table_view(session_->rules())),
      seats_(std::move(seats)),
      loading_(std::move(loading)),
      console_(console) {}

PlayLoop::~PlayLoop() { session_->set_watcher(nullptr); }

int PlayLoop::run() {
    remark_ = advice_.empty() ? "`goal`: what it is about, `signs`: what is shown, `help`: what may be typed."
                              : advice_ + " More: `goal`, `signs`, `help`.";
    if (scripted()) {
        console_.out << scenario_title(session_->rules()) << ", seed " << session_->start().setup.seed << '\n';
        show_news();
    }
    std::string line;
    while (!quit_) {
        let_bots_play();
        draw();
        if (!read_line(line)) break;
        handle(line);
        if (scripted() && code_ != kFine) return code_;
        if (session_->stopped() && scripted()) break;
    }
    return finish();
}

bool PlayLoop::read_line(std::string& line) {
    if (!scripted()) console_.out << (tracing_ ? "trace> " : "> ") << std::flush;
    if (!std::getline(console_.in, line)) {
        if (!scripted()) console_.out << '\n';
        return false;
    }
    ++line_;
    return true;
}

void PlayLoop::handle(const std::string& raw) {
    const std::string line = trimmed(raw);
    if (line.empty()) {
        redraw_ = !scripted();
        return;
    }
    if (line[0] == '#' || try_word(line)) return;
    choose(line);
}

std::optional<std::size_t> PlayLoop::chosen_number(const std::string& line) const {
    const auto number = whole_number(line);
    if (!number || *number < 1 || *number > session_->decision().options.size()) return std::nullopt;
    return static_cast<std::size_t>(*number - 1);
}

/// What no key begins with may be what stands on the screen.
std::optional<std::size_t> PlayLoop::chosen_label(const std::string& line) const {
    std::vector<std::string> labels;
    for (const Option& option : session_->decision().options)
        labels.push_back(option.kind->label(session_->game(), option));
    const OptionMatch match = match_option(labels, line);
    return match.found() ? std::optional(match.option) : std::nullopt;
}

void PlayLoop::choose(const std::string& line) {
    if (session_->over()) return complain("`" + line + "`: the game is over");
    const std::optional<std::size_t> number = chosen_number(line);
    news_ = session_->log_size();
    const std::size_t at = session_->at();
    Chosen chosen = number ? session_->choose(*number) : session_->choose(line);
    if (chosen.outcome == Chosen::Outcome::Rejected && !number) {
        if (const auto label = chosen_label(line)) chosen = session_->choose(*label);
    }
    if (chosen.outcome == Chosen::Outcome::Rejected) return show_refusal(chosen);
    for (std::size_t step = at; scripted() && chosen.done() && step < session_->at(); ++step)
        console_.out << "> " << session_->steps()[step].key << '\n';
    after_choice(chosen);
}

void PlayLoop::after_choice(const Chosen& chosen) {
    sight_ = {};
    show_trace();
    redraw_ = true;
    if (chosen.failure) {
        console_.err << render(to_diagnostic(*chosen.failure)) << '\n';
        if (chosen.went_on) read_ = std::min(read_, session_->log_size(chosen.went_on->from));
        if (session_->stopped()) code_ = kProblems;
    }
    show_news();
}

void PlayLoop::show_refusal(const Chosen& chosen) {
    std::string text = chosen.reason;
    const std::vector<std::string>& offered = scripted() ? session_->keys() : chosen.near;
    const bool few = offered.size() <= 12 || scripted();
    for (std::size_t i = 0; i < offered.size() && few; ++i)
        text += (i == 0 ? (scripted() ? "\n  offered: " : ": ") : ", ") + offered[i];
    complain(text);
}

void PlayLoop::complain(const std::string& message) {
    if (scripted()) {
        console_.err << "briar play: line " << line_ << ": " << message << '\n';
        code_ = kProblems;
    } else {
        console_.out << fill(message, static_cast<std::size_t>(console_.width() - 1)) << '\n';
    }
}

void PlayLoop::let_bots_play() {
    if (seats_.play(*session_) == 0) return;
    show_trace();
    redraw_ = true;
    show_news();
}

/// In a file of choices the log is all that is shown between them.
void PlayLoop::show_news() {
    if (!scripted()) return;
    for (; read_ < session_->log_size(); ++read_)
        console_.out << "  " << session_->log_text(read_) << '\n';
}

void PlayLoop::show_trace() {
    if (!tracing_) return;
    for (const TraceLine& line : trace_.take())
        console_.out << to_text(line) << '\n';
}

void PlayLoop::draw() {
    if (scripted() || !std::exchange(redraw_, false)) return;
    // A screen that is traced scrolls: what was traced stands above it.
    if (console_.out_is_terminal && !tracing_) put_order(console_.out, "\033[H\033[2J");
    print(draw_screen(*session_, *view_,
                      {static_cast<std::size_t>(console_.width()), static_cast<std::size_t>(console_.height())},
                      news_));
    if (!remark_.empty()) console_.out << std::exchange(remark_, {}) << '\n';
}

void PlayLoop::print(const Lines& lines) {
    for (const Line& line : lines)
        line.write(console_.out, console_.colour);
}

int PlayLoop::finish() {
    if (scripted()) {
        const auto width = static_cast<std::size_t>(console_.width());
        print(view_->whole_map(session_->game()));
        print(view_->cards(session_->game(), {width, 40}));
        // How a game ended its log has said.
        if (!session_->over() || session_->stopped()) print(draw_options(*session_, width));
        console_.out << "hash " << to_hex(session_->state_hash()) << " after " << count_of(session_->at(), "step")
                     << '\n';
    }
    return session_->stopped() ? kProblems : code_;
}

}  // namespace briar::cli

#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/cli/console.hpp"
#include "runtime/cli/play/seats.hpp"
#include "runtime/cli/play/table_view.hpp"
#include "runtime/session/load_game.hpp"
#include "runtime/session/session.hpp"
#include "runtime/session/trace.hpp"

namespace briar::cli {

/// A game at the terminal, or from a file of choices: reads lines, each an option or a command, and shows what comes
/// of them.
class PlayLoop {
public:
    PlayLoop(std::unique_ptr<Session> session, Seats seats, LoadOptions loading, Console& console);
    PlayLoop(const PlayLoop&) = delete;
    PlayLoop& operator=(const PlayLoop&) = delete;
    ~PlayLoop();

    /// To `quit` or the end of input; gives the exit code.
    /// Said once, below the first picture.
    void advise(std::string advice) { advice_ = std::move(advice); }
    int run();

private:
    /// What a word at the prompt does.
    struct Word {
        std::vector<std::string> names;
        const char* argument;
        const char* doc;
        void (PlayLoop::*run)(const std::string& argument);
    };
    [[nodiscard]] static const std::vector<Word>& words();
    [[nodiscard]] static const Word* find_word(std::string_view name);

    [[nodiscard]] bool read_line(std::string& line);
    void handle(const std::string& line);
    bool try_word(const std::string& line);
    void choose(const std::string& line);
    [[nodiscard]] std::optional<std::size_t> chosen_number(const std::string& line) const;
    [[nodiscard]] std::optional<std::size_t> chosen_label(const std::string& line) const;
    void after_choice(const Chosen& chosen);
    void show_refusal(const Chosen& chosen);
    void let_bots_play();
    void show_news();
    void show_trace();
    void draw();
    void print(const Lines& lines);
    void complain(const std::string& message);
    [[nodiscard]] bool scripted() const { return !console_.in_is_terminal; }
    int finish();

    void undo(const std::string& argument);
    void redo(const std::string& argument);
    void travelled(const Travel& travel, const char* what);
    void save(const std::string& argument);
    void record(const std::string& argument);
    void load(const std::string& argument);
    void show_log(const std::string& argument);
    void show_map(const std::string& argument);
    [[nodiscard]] std::optional<std::size_t> lines_wished(const std::string& argument, std::size_t usual);
    void show_signs(const std::string& argument);
    void show_cards(const std::string& argument);
    void look(const std::string& argument);
    void show_keys(const std::string& argument);
    void show_goal(const std::string& argument);
    void why(const std::string& argument);
    void toggle_trace(const std::string& argument);
    void help(const std::string& argument);
    void quit(const std::string& argument);

    std::unique_ptr<Session> session_;
    std::unique_ptr<TableView> view_;
    Seats seats_;
    LoadOptions loading_;
    Console& console_;
    Trace trace_;
    Sight sight_;  ///< where on the map one looked last
    bool tracing_ = false;
    bool redraw_ = true;  ///< the picture has changed since it was drawn
    bool quit_ = false;
    std::size_t line_ = 0;  ///< of the input, counted from 1
    std::size_t read_ = 0;  ///< log lines that were shown
    std::size_t news_ = 0;  ///< log lines before the last decision
    std::string remark_;    ///< said below the next picture
    std::string advice_;    ///< see advise
    int code_ = 0;
};

}  // namespace briar::cli

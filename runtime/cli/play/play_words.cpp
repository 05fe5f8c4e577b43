// What the words at the prompt of a game do.
#include <algorithm>
#include <filesystem>
#include <ostream>

#include "runtime/cli/arguments.hpp"
#include "runtime/cli/play/pile_look.hpp"
#include "runtime/cli/play/play_loop.hpp"
#include "runtime/cli/play/screen.hpp"
#include "runtime/cli/problems.hpp"
#include "runtime/cli/project.hpp"
#include "runtime/cli/wrap.hpp"
#include "runtime/session/atomic_file.hpp"
#include "runtime/session/option_match.hpp"
#include "runtime/session/record_test.hpp"
#include "runtime/session/save_file.hpp"
#include "runtime/session/systems.hpp"
#include "runtime/source/filled_yaml.hpp"
#include "runtime/source/letters.hpp"

namespace briar::cli {

const std::vector<PlayLoop::Word>& PlayLoop::words() {
    static const std::vector<Word> all{
        {{"undo", "u"}, "", "takes the last choice back, as often as you like", &PlayLoop::undo},
        {{"redo", "r"}, "", "makes it again", &PlayLoop::redo},
        {{"look", "l"},
         "X,Y or NAME",
         "tells all about a place, a thing, a sign or a pile (hand, discard, deck); alone: about where you stand",
         &PlayLoop::look},
        {{"map", "m"},
         "WHERE",
         "the map around you; `map north`, `map 2,-1`: there; `map all`: all",
         &PlayLoop::show_map},
        {{"signs"}, "", "tells what the letters and signs of the picture mean", &PlayLoop::show_signs},
        {{"cards", "c"}, "", "shows all heroes in full", &PlayLoop::show_cards},
        {{"goal", "g"}, "", "tells what the game is about, and its modes", &PlayLoop::show_goal},
        {{"keys", "k"}, "", "shows the options' keys", &PlayLoop::show_keys},
        {{"log"}, "N", "shows the last N lines of the log (40)", &PlayLoop::show_log},
        {{"why"}, "N", "tells which rules did what the last N lines say (10)", &PlayLoop::why},
        {{"trace"}, "", "on or off: every event, and every rule that answers", &PlayLoop::toggle_trace},
        {{"save"}, "FILE", "saves the game with its whole history", &PlayLoop::save},
        {{"record"}, "FILE N", "writes the last N choices (1) as a test for a pack", &PlayLoop::record},
        {{"load"}, "FILE", "goes on with a saved game", &PlayLoop::load},
        {{"help", "h", "?"}, "", "shows this", &PlayLoop::help},
        {{"quit", "q", "exit"}, "", "ends the program (as Ctrl-D does)", &PlayLoop::quit},
    };
    return all;
}

const PlayLoop::Word* PlayLoop::find_word(std::string_view name) {
    for (const Word& word : words()) {
        const auto called = [&](const std::string& each) { return reads_same(each, name); };
        if (std::any_of(word.names.begin(), word.names.end(), called)) return &word;
    }
    return nullptr;
}

/// A whole key of an option is the option, even where a word is spelt alike.
bool PlayLoop::try_word(const std::string& line) {
    const std::vector<std::string>& keys = session_->keys();
    if (std::find(keys.begin(), keys.end(), line) != keys.end()) return false;
    const std::size_t blank = std::min(line.find(' '), line.size());
    const Word* word = find_word(line.substr(0, blank));
    if (word == nullptr) return false;
    const std::string argument = line.substr(std::min(blank + 1, line.size()));
    if (*word->argument == '\0' && !argument.empty()) {
        const bool option =
            std::any_of(keys.begin(), keys.end(), [&](const std::string& key) { return begins_with(key, line); });
        if (!option) complain("`" + word->names.front() + "` stands alone: say nothing behind it");
        return !option;
    }
    (this->*word->run)(argument);
    return true;
}

void PlayLoop::undo(const std::string&) { travelled(session_->undo(), "undo"); }
void PlayLoop::redo(const std::string&) { travelled(session_->redo(), "redo"); }

void PlayLoop::travelled(const Travel& travel, const char* what) {
    if (!travel.moved) return complain(std::string("there is nothing to ") + what);
    // Bots would only choose the same again: go back to where a person decides.
    while (!session_->over() && seats_.is_bot(session_->decision().seat.value)) {
        const Travel further = std::string(what) == "undo" ? session_->undo() : session_->redo();
        if (!further.moved) break;
    }
    read_ = session_->log_size();
    news_ = read_;
    redraw_ = true;
    if (travel.unlearned) remark_ = "Something learned was taken back.";
    if (scripted()) {
        console_.out << "> " << what << " to step " << session_->at()
                     << (travel.unlearned ? " (something learned was taken back)" : "") << '\n';
    }
}

void PlayLoop::save(const std::string& argument) {
    if (argument.empty()) return complain("save needs the name of a file");
    try {
        save_game(*session_, argument);
    } catch (const std::exception& error) {
        return complain(error.what());
    }
    console_.out << "saved in " << argument << '\n';
}

void PlayLoop::record(const std::string& argument) {
    const std::size_t blank = argument.find_last_of(' ');
    const std::string last = blank == std::string::npos ? std::string() : argument.substr(blank + 1);
    const bool counts = !last.empty() && last.find_first_not_of("-0123456789") == std::string::npos;
    const std::string file = counts ? argument.substr(0, blank) : argument;
    if (file.empty()) return complain("record needs the name of a file");
    const std::uint64_t back = counts ? whole_number(last).value_or(0) : 1;
    if (back == 0) return complain("how many choices are recorded must be a whole number above 0, not `" + last + "`");
    if (std::filesystem::exists(file)) return complain(file + " exists already: record into a new file");
    const std::size_t from = session_->at() - std::min<std::size_t>(session_->at(), back);
    const Tree test = record_test(*session_, "played to step " + std::to_string(session_->at()), from);
    if (test.is_null()) return complain("a test begins where a turn's menu was open: there was none so far");
    try {
        write_atomically(file, filled_yaml(test));
    } catch (const std::exception& error) {
        return complain(error.what());
    }
    console_.out << "recorded in " << file << ": put it into the pack's tests/, and take out what it is not about\n";
}

void PlayLoop::load(const std::string& argument) {
    if (argument.empty()) return complain("load needs the name of a file");
    LoadedGame loaded = load_game(system_set(), argument, loading_);
    show_problems(loaded.problems, console_);
    if (loaded.session == nullptr) return complain("the game goes on as it was: " + argument + " was not loaded");
    session_ = std::move(loaded.session);
    view_ = make_table_view(session_->rules());
    if (tracing_) session_->set_watcher(&trace_);
    read_ = news_ = session_->log_size();
    redraw_ = true;
    if (scripted()) console_.out << "> loaded " << argument << '\n';
}

/// How many lines are asked for; nothing, when it was complained about.
std::optional<std::size_t> PlayLoop::lines_wished(const std::string& argument, std::size_t usual) {
    if (argument.empty()) return usual;
    if (const auto number = whole_number(argument)) return static_cast<std::size_t>(*number);
    complain("say how many lines, as a whole number, not `" + argument + "`");
    return std::nullopt;
}

void PlayLoop::show_log(const std::string& argument) {
    const auto wished = lines_wished(argument, 40);
    if (!wished) return;
    const std::size_t count = *wished;
    const std::size_t size = session_->log_size();
    print(draw_log(*session_, {size - std::min(size, count), size}, 0, static_cast<std::size_t>(console_.width())));
}

/// In a file of choices nobody looks about: there it is always the whole.
void PlayLoop::show_map(const std::string& argument) {
    if (argument == "all" || (scripted() && argument.empty())) return print(view_->whole_map(session_->game()));
    const Room room{static_cast<std::size_t>(console_.width() - 1), static_cast<std::size_t>(console_.height() - 3)};
    const Lines part = view_->map_part(session_->game(), room, argument, sight_);
    if (part.empty() && !view_->has_places())
        return complain("this table has no places to look at: `map` alone shows all of it");
    if (part.empty())
        return complain("nothing of the map lies at `" + argument + "`: say `north`, `2,-1`, or `all` for the whole");
    print(part);
}

void PlayLoop::show_cards(const std::string&) {
    print(view_->cards(session_->game(), {static_cast<std::size_t>(console_.width()), 100}));
}

void PlayLoop::look(const std::string& argument) {
    const std::vector<std::string> report = view_->look(session_->game(), argument);
    if (report.empty()) return complain("there is nothing at or called `" + argument + "`");
    for (const std::string& text : report) {
        const std::size_t indent = std::min(text.find_first_not_of(' '), text.size());
        for (const std::string& part : wrap(text, static_cast<std::size_t>(console_.width()) - indent - 2))
            console_.out << std::string(indent, ' ') << part << '\n';
    }
}

void PlayLoop::show_keys(const std::string&) {
    const std::vector<std::string>& keys = session_->keys();
    for (std::size_t i = 0; i < keys.size(); ++i)
        console_.out << (i < 9 ? " " : "") << i + 1 << ' ' << keys[i] << '\n';
}

void PlayLoop::why(const std::string& argument) {
    const auto wished = lines_wished(argument, 10);
    if (!wished) return;
    const std::size_t count = *wished;
    const std::size_t size = session_->log_size();
    for (std::size_t i = size - std::min(size, count); i < size; ++i) {
        const RuleId cause = session_->log_line(i).cause;
        console_.out << session_->log_text(i) << "\n    by "
                     << (cause ? rule_words(session_->game(), cause) : "the rules of the game itself") << '\n';
    }
}

void PlayLoop::toggle_trace(const std::string&) {
    tracing_ = !tracing_;
    session_->set_watcher(tracing_ ? &trace_ : nullptr);
    console_.out << (tracing_ ? "what happens is traced\n" : "no longer traced\n");
}

void PlayLoop::show_goal(const std::string&) {
    const Ruleset& rules = session_->rules();
    const auto width = static_cast<std::size_t>(console_.width() - 1);
    const Node* text = rules.scenario_tree->find("text");
    console_.out << scenario_title(rules) << '\n';
    if (text != nullptr) console_.out << fill(text->text, width) << '\n';
    const Node* modes = rules.scenario_tree->find("modes");
    for (const std::string& id : rules.modes) {
        const Node* mode = modes != nullptr ? modes->find(id) : nullptr;
        const Node* about = mode != nullptr ? mode->find("text") : nullptr;
        console_.out << fill("Mode " + id + (about != nullptr ? ": " + about->text : ""), width) << '\n';
    }
}

void PlayLoop::help(const std::string&) {
    constexpr std::size_t kWidth = 79;  // fits the narrowest terminal that is supported
    constexpr std::size_t kNames = 20;
    constexpr std::size_t kIndent = 3 + kNames;
    console_.out << fill("Choose by number, by an option's key or the beginning of one. Enter draws the picture again.",
                         kWidth)
                 << '\n';
    for (const Word& word : words()) {
        std::string names;
        for (const std::string& name : word.names)
            names += (names.empty() ? "" : ", ") + name;
        if (*word.argument != '\0') names += std::string(" ") + word.argument;
        std::string head = "  " + pad(names, kNames) + ' ';
        for (const std::string& line : wrap(word.doc, kWidth - kIndent)) {
            console_.out << head << line << '\n';
            head.assign(kIndent, ' ');
        }
    }
}

void PlayLoop::show_signs(const std::string&) {
    const std::string legend = view_->legend();
    if (legend.empty()) return complain("there are no signs that would need a word");
    console_.out << fill(legend, static_cast<std::size_t>(console_.width() - 1)) << '\n';
}

void PlayLoop::quit(const std::string&) { quit_ = true; }

}  // namespace briar::cli

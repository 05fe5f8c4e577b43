#include <exception>
#include <new>
#include <ostream>

#include "runtime/cli/command.hpp"
#include "runtime/cli/version.hpp"
#include "runtime/engine/script_host.hpp"
#include "runtime/session/pack_path.hpp"
#include "runtime/source/diagnostic.hpp"

namespace briar::cli {
namespace {

const Command* find_command(const std::string& name) {
    for (const Command& command : commands()) {
        if (command.name == name) return &command;
    }
    return nullptr;
}

int unknown_command(const std::string& name, Console& console) {
    std::vector<std::string> known{"help"};
    for (const Command& command : commands())
        known.push_back(command.name);
    const std::string near = nearest(name, known);
    console.err << "briar: there is no command `" << name << "`"
                << (near.empty() ? "" : "; did you mean `" + near + "`?") << "\n  `briar help` lists all commands\n";
    return kWrongUse;
}

int show_help(const std::vector<std::string>& words, Console& console) {
    if (words.size() < 2) {
        console.out << overview();
        return kFine;
    }
    const Command* command = find_command(words[1]);
    if (command == nullptr) return unknown_command(words[1], console);
    console.out << help_text(*command);
    return kFine;
}

bool asks_for_help(const std::vector<std::string>& words) {
    for (const std::string& word : words) {
        if (word == "--") return false;
        if (word == "--help" || word == "-h") return true;
    }
    return false;
}

int run_command(const Command& command, const std::vector<std::string>& rest, Console& console) {
    if (asks_for_help(rest)) {
        console.out << help_text(command);
        return kFine;
    }
    for (const auto& folder : missing_pack_folders())
        console.err << "briar: BRIAR_PATH names `" << folder.string() << "`, but there is no such folder\n";
    try {
        return command.run(Arguments::read(command.options, command.words, rest), console);
    } catch (const WrongUse& wrong) {
        console.err << "briar " << command.name << ": " << wrong.what() << '\n';
        if (!wrong.hint.empty()) console.err << "  " << wrong.hint << '\n';
        console.err << "  usage: " << usage_line(command) << "; more with --help\n";
        return kWrongUse;
    }
}

}  // namespace

int run_program(const std::vector<std::string>& words, Console& console) {
    if (words.empty()) {
        console.err << overview();
        return kWrongUse;
    }
    const std::string& first = words[0];
    int code = kFine;
    try {
        if (first == "help" || first == "--help" || first == "-h") {
            code = show_help(words, console);
        } else if (first == "--version") {
            console.out << "briar " << kVersion << '\n';
        } else if (const Command* command = find_command(first)) {
            code = run_command(*command, {words.begin() + 1, words.end()}, console);
        } else {
            code = unknown_command(first, console);
        }
    } catch (const std::bad_alloc&) {
        console.err << "briar: there is not enough memory\n";
        code = kProblems;
    } catch (const RuleError& error) {
        // Where nothing can go on without it, such as a condition that fails while options are gathered.
        const std::string line = error.line > 0 ? ":" + std::to_string(error.line) : "";
        console.err << (error.file.empty() ? "briar" : error.file + line) << ": " << error.what() << '\n';
        for (const std::string& call : error.traceback)
            console.err << "    " << call << '\n';
        code = kProblems;
    } catch (const std::exception& error) {
        console.err << "briar: " << error.what() << '\n';
        code = kProblems;
    }
    console.out.flush();
    if (!console.out && code == kFine) {
        console.err << "briar: the output could not be written\n";
        code = kProblems;
    }
    return code;
}

}  // namespace briar::cli

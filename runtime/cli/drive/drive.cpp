#include <istream>
#include <ostream>

#include "runtime/cli/commands.hpp"
#include "runtime/cli/drive/driver.hpp"

namespace briar::cli {
namespace {

int run_drive(const Arguments& arguments, Console& console) {
    Driver driver(arguments.word(0).value_or(""));
    // Said before the first message is read: a program that only waits would never learn it.
    if (arguments.word(0)) driver.prepare();
    std::string line;
    while (!driver.is_over() && std::getline(console.in, line)) {
        if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
        console.out << driver.answer(line) << '\n' << std::flush;
        if (!console.out) return kProblems;
    }
    return kFine;
}

}  // namespace

Command drive_command() {
    return {
        "drive",
        "Lets another program play: JSON messages on stdin, one answer on stdout for each.",
        "Each line is an object whose `do` says what to do: new, decision, choose, undo, redo, state, log, hash, dice, "
        "quit. Each answer has `ok`, and `error` where it is false; nothing that is sent ends the program but `quit` "
        "and the end of input. docs/drive.md shows every message.",
        {{"SCENARIO", "what `new` begins where it names none"}},
        {},
        {"printf '{\"do\": \"new\"}\\n{\"do\": \"decision\"}\\n' | briar drive {pack}"},
        run_drive};
}

}  // namespace briar::cli

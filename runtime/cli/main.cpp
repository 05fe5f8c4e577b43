#include <clocale>
#include <string>
#include <vector>

#include "runtime/cli/command.hpp"

int main(int argc, char** argv) {
    // Numbers look the same in every language.
    std::setlocale(LC_ALL, "C");
    briar::cli::Console console = briar::cli::Console::of_process();
    return briar::cli::run_program(std::vector<std::string>(argv + 1, argv + argc), console);
}

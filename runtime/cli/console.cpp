#include "runtime/cli/console.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <cstdlib>
#include <iostream>

#include "runtime/cli/plain_output.hpp"

namespace briar::cli {
namespace {

constexpr const char* kWipeLine = "\r\033[K";

int from_environment(const char* name) {
    const char* text = std::getenv(name);
    const int number = text == nullptr ? 0 : std::atoi(text);
    return number > 0 && number < 10'000 ? number : 0;
}

winsize terminal_size() {
    winsize size{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) size = {};
    return size;
}

bool wants_colour() {
    const char* no = std::getenv("NO_COLOR");
    const char* term = std::getenv("TERM");
    return (no == nullptr || *no == '\0') && term != nullptr && std::string(term) != "dumb";
}

}  // namespace

Console Console::of_process() {
    const bool out = isatty(STDOUT_FILENO) != 0;
    static PlainOutput plain_out(*std::cout.rdbuf());
    static PlainOutput plain_err(*std::cerr.rdbuf());
    static std::ostream guarded_out(&plain_out);
    static std::ostream guarded_err(&plain_err);
    guarded_err << std::unitbuf;
    return {std::cin,
            guarded_out,
            guarded_err,
            isatty(STDIN_FILENO) != 0,
            out,
            isatty(STDERR_FILENO) != 0,
            out && wants_colour()};
}

int Console::width() const {
    if (const int wished = from_environment("COLUMNS"); wished != 0) return wished;
    const winsize size = out_is_terminal ? terminal_size() : winsize{};
    return size.ws_col > 0 ? size.ws_col : 80;
}

int Console::height() const {
    if (const int wished = from_environment("LINES"); wished != 0) return wished;
    const winsize size = out_is_terminal ? terminal_size() : winsize{};
    return size.ws_row > 0 ? size.ws_row : 24;
}

Progress::Progress(Console& console, std::string what, std::size_t total)
    : console_(console), what_(std::move(what)), total_(total) {
    draw();
}

Progress::~Progress() {
    if (!console_.err_is_terminal) return;
    put_order(console_.err, kWipeLine);
    console_.err << std::flush;
}

void Progress::set(std::size_t done) {
    done_ = done;
    draw();
}

void Progress::draw() {
    if (!console_.err_is_terminal || total_ == 0) return;
    const std::size_t share = done_ * 1000 / total_;
    if (share == drawn_) return;
    drawn_ = share;
    put_order(console_.err, kWipeLine);
    console_.err << what_ << ' ' << done_ << '/' << total_ << std::flush;
}

std::string count_of(std::size_t number, const std::string& one, const std::string& several) {
    return std::to_string(number) + " " + (number == 1 ? one : several.empty() ? one + "s" : several);
}

}  // namespace briar::cli

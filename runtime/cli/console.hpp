#pragma once

#include <cstddef>
#include <iosfwd>
#include <string>

/// Where a command reads and writes, and what is at the other end.
namespace briar::cli {

struct Console {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
    bool in_is_terminal = false;
    bool out_is_terminal = false;
    bool err_is_terminal = false;
    bool colour = false;  ///< of `out`: a terminal, and NO_COLOR is not set

    /// The process's own streams.
    static Console of_process();
    /// Size of the terminal behind `out`; 80x24 where there is none. COLUMNS and LINES are heard.
    [[nodiscard]] int width() const;
    [[nodiscard]] int height() const;
};

/// Shows on stderr how far long work is, if a person is looking; wiped away at its end.
class Progress {
public:
    Progress(Console& console, std::string what, std::size_t total);
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;
    ~Progress();

    void set(std::size_t done);

private:
    void draw();

    Console& console_;
    std::string what_;
    std::size_t total_;
    std::size_t done_ = 0;
    std::size_t drawn_ = static_cast<std::size_t>(-1);  ///< per mille
};

/// `3 errors`, `1 error`.
[[nodiscard]] std::string count_of(std::size_t number, const std::string& one, const std::string& several = {});

}  // namespace briar::cli

#pragma once

#include <ostream>
#include <streambuf>
#include <string>
#include <string_view>

/// What is written to the terminal: text that shows what it is, whatever packs, saves and file names hold.
namespace briar::cli {

/// Passes text on to another buffer; characters that nobody sees are written out (`\x1b`), so that no text can give
/// orders to a terminal. Unbuffered itself.
class PlainOutput : public std::streambuf {
public:
    explicit PlainOutput(std::streambuf& target) : target_(target) {}

    /// Passes an order for the terminal on as it is.
    bool put_order(std::string_view order);

protected:
    int_type overflow(int_type c) override;
    std::streamsize xsputn(const char* text, std::streamsize size) override;
    int sync() override;

private:
    bool put(std::string_view text);

    std::streambuf& target_;
    std::string begun_;  ///< the first bytes of a character, until the rest comes
};

/// Writes an order for the terminal, such as a colour, past the guard of `out` if it has one.
void put_order(std::ostream& out, std::string_view order);

}  // namespace briar::cli

#pragma once

#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

/// Lines of a terminal in colours that may be left out.
namespace briar::cli {

enum class Paint : std::uint8_t { Plain, Strong, Faint, Red, Green, Yellow, Blue, Cyan };

class Line {
public:
    Line() = default;
    explicit Line(std::string_view text, Paint paint = Paint::Plain) { add(text, paint); }

    Line& add(std::string_view text, Paint paint = Paint::Plain);
    Line& add(const Line& other);
    [[nodiscard]] std::size_t width() const;
    /// Cut or filled up to exactly so many characters.
    void fit(std::size_t width);
    /// Without colours.
    [[nodiscard]] std::string text() const;
    /// Writes it with its line break.
    void write(std::ostream& out, bool colour) const;
    [[nodiscard]] bool empty() const { return parts_.empty(); }

private:
    struct Part {
        std::string text;
        Paint paint;
    };
    std::vector<Part> parts_;
};

using Lines = std::vector<Line>;

}  // namespace briar::cli

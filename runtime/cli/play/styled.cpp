#include "runtime/cli/play/styled.hpp"

#include <ostream>

#include "runtime/cli/plain_output.hpp"
#include "runtime/cli/wrap.hpp"

namespace briar::cli {
namespace {

const char* code_of(Paint paint) {
    switch (paint) {
        case Paint::Strong:
            return "\033[1m";
        case Paint::Faint:
            return "\033[2m";
        case Paint::Red:
            return "\033[31m";
        case Paint::Green:
            return "\033[1;32m";
        case Paint::Yellow:
            return "\033[33m";
        case Paint::Blue:
            return "\033[34m";
        case Paint::Cyan:
            return "\033[36m";
        case Paint::Plain:
            break;
    }
    return "";
}

}  // namespace

Line& Line::add(std::string_view text, Paint paint) {
    if (text.empty()) return *this;
    if (!parts_.empty() && parts_.back().paint == paint) {
        parts_.back().text += text;
    } else {
        parts_.push_back({std::string(text), paint});
    }
    return *this;
}

Line& Line::add(const Line& other) {
    for (const Part& part : other.parts_)
        add(part.text, part.paint);
    return *this;
}

std::size_t Line::width() const {
    std::size_t width = 0;
    for (const Part& part : parts_)
        width += columns(part.text);
    return width;
}

void Line::fit(std::size_t width) {
    std::vector<Part> kept;
    std::size_t left = width;
    for (Part& part : parts_) {
        const std::size_t wide = columns(part.text);
        if (wide > left) part.text = cut(part.text, left);
        left -= std::min(left, wide);
        if (!part.text.empty()) kept.push_back(std::move(part));
    }
    parts_ = std::move(kept);
    add(std::string(left, ' '));
}

std::string Line::text() const {
    std::string text;
    for (const Part& part : parts_)
        text += part.text;
    return text;
}

void Line::write(std::ostream& out, bool colour) const {
    for (const Part& part : parts_) {
        const bool painted = colour && part.paint != Paint::Plain;
        if (painted) put_order(out, code_of(part.paint));
        out << part.text;
        if (painted) put_order(out, "\033[0m");
    }
    out << '\n';
}

}  // namespace briar::cli

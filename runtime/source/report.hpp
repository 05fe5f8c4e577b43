#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "runtime/source/diagnostic.hpp"

/// What reading one document found wrong. The same mistake may be met twice (reading goes on behind a mistake with a
/// second look at the text): one place and id give one diagnostic.
namespace briar {

class Document;

class Report {
public:
    explicit Report(const Document& document) : document_(document) {}

    void error(std::string id, Span span, std::string message, std::string hint = {});
    [[nodiscard]] bool empty() const { return found_.empty(); }
    /// `line 12`, for messages that name a second place.
    [[nodiscard]] std::string line(std::size_t byte) const;
    /// Everything found, in the order of the text; behind the first two hundred only their number.
    [[nodiscard]] Diagnostics take();

private:
    const Document& document_;
    std::vector<Diagnostic> found_;
};

/// A span from plain byte positions.
[[nodiscard]] inline Span make_span(std::size_t begin, std::size_t end) {
    return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
}

}  // namespace briar

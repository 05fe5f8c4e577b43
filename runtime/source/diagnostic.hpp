#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// Diagnostics: what a designer is told about a mistake in the content. They are values; nothing here prints.
namespace briar {

/// A half-open range of bytes `[begin, end)` in a document's text.
struct Span {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;

    [[nodiscard]] bool empty() const { return begin == end; }
    [[nodiscard]] std::uint32_t size() const { return end - begin; }
    friend bool operator==(const Span&, const Span&) = default;
};

/// A place in a file for people: line and column count from 1, the column in characters (code points), 0 = unknown.
struct Place {
    std::string file;
    int line = 0;
    int column = 0;
    Span span;

    friend bool operator==(const Place&, const Place&) = default;
};

enum class Severity : std::uint8_t { Note, Warning, Error };

/// One problem: where, what, what was expected, what to do. `id` is stable (`area.what-is-wrong`).
struct Diagnostic {
    Severity severity = Severity::Error;
    std::string id;
    Place place;
    std::string entry;    ///< the entry it is about (`tiles/old-mill`), empty when none
    std::string message;  ///< what is wrong, in the designer's words
    std::string hint;     ///< what to do; empty when there is nothing to suggest

    friend bool operator==(const Diagnostic&, const Diagnostic&) = default;
};

/// All problems found so far, in the order found.
class Diagnostics {
public:
    void add(Diagnostic diagnostic);
    void append(Diagnostics other);
    [[nodiscard]] bool has_errors() const;
    [[nodiscard]] std::size_t count(Severity severity) const;
    [[nodiscard]] bool empty() const { return list_.empty(); }
    [[nodiscard]] const std::vector<Diagnostic>& list() const { return list_; }
    /// Sorted by file, line and column; equal places keep their order. Exact duplicates are dropped.
    void sort();

private:
    std::vector<Diagnostic> list_;
};

/// `file:line:col: error: message [id]`, then the hint on an indented line of its own.
[[nodiscard]] std::string render(const Diagnostic& diagnostic);

/// The name among `candidates` that `word` was probably meant to be; empty when none is near enough.
/// Ties go to the earlier candidate.
[[nodiscard]] std::string nearest(std::string_view word, const std::vector<std::string>& candidates);

}  // namespace briar

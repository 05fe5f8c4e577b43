#include "editor/core/splice_composition.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace briar::editor {
namespace {

/// A part of the text in between: bytes that were there before, or bytes that the first change wrote.
struct Part {
    bool old = true;
    std::size_t begin = 0;  ///< in the old text
    std::size_t size = 0;
    std::string text;  ///< when it is new

    [[nodiscard]] Part cut(std::size_t from, std::size_t length) const {
        return old ? Part{true, begin + from, length, {}} : Part{false, 0, length, text.substr(from, length)};
    }
};

std::vector<Part> parts_after(std::size_t size, const std::vector<Splice>& splices) {
    std::vector<Part> parts;
    std::size_t done = 0;
    const auto keep = [&](std::size_t end) {
        if (end > done) parts.push_back({true, done, end - done, {}});
    };
    for (const Splice& each : splices) {
        keep(each.span.begin);
        if (!each.text.empty()) parts.push_back({false, 0, each.text.size(), each.text});
        done = each.span.end;
    }
    keep(size);
    return parts;
}

/// Takes the parts of the next `length` bytes from the front of what is left.
class Reader {
public:
    explicit Reader(std::vector<Part> parts) : parts_(std::move(parts)) {}

    void take(std::size_t length, std::vector<Part>* into) {
        while (length > 0 && next_ < parts_.size()) {
            const std::size_t part = std::min(length, parts_[next_].size - used_);
            if (into) into->push_back(parts_[next_].cut(used_, part));
            used_ += part;
            length -= part;
            if (used_ < parts_[next_].size) continue;
            ++next_;
            used_ = 0;
        }
    }
    void take_all(std::vector<Part>& into) { take(static_cast<std::size_t>(-1), &into); }

private:
    std::vector<Part> parts_;
    std::size_t next_ = 0;
    std::size_t used_ = 0;
};

/// What lies between two old parts was taken out; new parts stand in its place.
std::vector<Splice> splices_from(std::size_t size, const std::vector<Part>& parts) {
    std::vector<Splice> splices;
    std::size_t done = 0;
    std::string fresh;
    const auto close = [&](std::size_t begin) {
        if (begin > done || !fresh.empty())
            splices.push_back({{static_cast<std::uint32_t>(done), static_cast<std::uint32_t>(begin)}, fresh});
        fresh.clear();
    };
    for (const Part& part : parts) {
        if (!part.old) {
            fresh += part.text;
            continue;
        }
        close(part.begin);
        done = part.begin + part.size;
    }
    close(size);
    return splices;
}

bool continues_character(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

}  // namespace

std::vector<Splice> composed(std::size_t size, const std::vector<Splice>& first, const std::vector<Splice>& second) {
    Reader between(parts_after(size, first));
    std::vector<Part> result;
    std::size_t done = 0;
    for (const Splice& each : second) {
        between.take(each.span.begin - done, &result);
        if (!each.text.empty()) result.push_back({false, 0, each.text.size(), each.text});
        between.take(each.span.size(), nullptr);
        done = each.span.end;
    }
    between.take_all(result);
    return splices_from(size, result);
}

std::vector<Splice> difference(std::string_view before, std::string_view after) {
    if (before == after) return {};
    const std::size_t shorter = std::min(before.size(), after.size());
    std::size_t head = 0;
    while (head < shorter && before[head] == after[head])
        ++head;
    while (head > 0 && ((head < before.size() && continues_character(before[head])) ||
                        (head < after.size() && continues_character(after[head]))))
        --head;
    std::size_t tail = 0;
    while (tail < shorter - head && before[before.size() - 1 - tail] == after[after.size() - 1 - tail])
        ++tail;
    while (tail > 0 && continues_character(before[before.size() - tail]))
        --tail;
    const Span span{static_cast<std::uint32_t>(head), static_cast<std::uint32_t>(before.size() - tail)};
    return {{span, std::string(after.substr(head, after.size() - tail - head))}};
}

}  // namespace briar::editor

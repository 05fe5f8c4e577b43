#include "runtime/source/reparse.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

#include "runtime/source/changed_entry.hpp"
#include "runtime/source/document.hpp"
#include "runtime/source/report.hpp"
#include "runtime/source/span_scan.hpp"

namespace briar {
namespace {

/// Copies trees into a document whose text has other bytes in one place.
class TreeCopy {
public:
    /// What lies up to `begin` stays, what lies from `end` on moves by `shift`.
    TreeCopy(const Document& into, Span replaced, std::ptrdiff_t shift)
        : into_(into), replaced_(replaced), shift_(shift) {}

    [[nodiscard]] Node copy(const Node& node) {
        Node copied = bare(node);
        for (const Member& each : node.members)
            copied.members.push_back(member(each));
        for (const auto& each : node.items)
            copied.items.push_back(std::make_unique<Node>(copy(*each)));
        copied.index();
        return copied;
    }
    [[nodiscard]] Member member(const Member& each) {
        ++values_;
        return {each.key, moved(each.key_span), std::make_unique<Node>(copy(*each.value))};
    }
    /// A value without what it holds.
    [[nodiscard]] Node bare(const Node& node) {
        ++values_;
        aliases_ = aliases_ || node.alias;
        Node copied;
        copied.kind = node.kind;
        copied.style = node.style;
        copied.flow = node.flow;
        copied.alias = node.alias;
        copied.span = moved(node.span);
        copied.document = &into_;
        copied.text = node.text;
        copied.members.reserve(node.members.size());
        copied.items.reserve(node.items.size());
        return copied;
    }

    [[nodiscard]] std::size_t values() const { return values_; }  ///< keys among them, as the limits count
    [[nodiscard]] bool aliases() const { return aliases_; }

private:
    [[nodiscard]] std::uint32_t moved(std::uint32_t byte) const {
        return byte < replaced_.end ? byte : static_cast<std::uint32_t>(byte + shift_);
    }
    [[nodiscard]] Span moved(Span span) const { return {moved(span.begin), moved(span.end)}; }

    const Document& into_;
    Span replaced_;
    std::ptrdiff_t shift_;
    std::size_t values_ = 0;
    bool aliases_ = false;
};

/// The entry's lines must not end what it lies in: nothing but comments may stand further to the left.
bool stays_inside(std::string_view lines, std::size_t column) {
    for (std::size_t line = 0; line < lines.size(); line = next_line(lines, line)) {
        const std::size_t first = lines.find_first_not_of(' ', line);
        if (first == std::string_view::npos) return true;
        if (!is_break(lines[first]) && lines[first] != '#' && first - line < column) return false;
    }
    return true;
}

/// Whether a line that stands too far to the left for an entry is wrong there, whatever it lies in: it has no colon.
bool is_begun_key(std::string_view line) {
    const std::size_t first = skip_blanks(line, 0);
    const char c = at(line, first);
    const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    return letter && line.find(':') == std::string_view::npos;
}

/// Whether the entry's lines cannot be read wherever they stand. Aliases may have their anchors elsewhere.
bool is_broken(const std::string& name, std::string_view lines, std::size_t column) {
    if (lines.find_first_of("&*") != std::string_view::npos) return false;
    bool begun_key = false;
    for (std::size_t begin = 0; begin < lines.size(); begin = next_line(lines, begin)) {
        const std::string_view line = lines.substr(begin, line_end(lines, begin) - begin);
        if (stays_inside(line, column)) continue;
        if (!is_begun_key(line)) return false;
        begun_key = true;
    }
    Diagnostics problems;
    const auto alone = Document::parse(name, std::string(lines), problems);
    return problems.has_errors() && (begun_key || alone->root().is_null());
}

/// The entry's lines read by themselves: a map of one key in its old column.
std::shared_ptr<const Document> read_alone(const Document& before, const std::string& text, const ChangedEntry& entry,
                                           const ReadLimits& limits) {
    std::string lines = text.substr(entry.after.begin, entry.after.end - entry.after.begin);
    if (!stays_inside(lines, entry.column)) return nullptr;
    ReadLimits below = limits;
    --below.depth;
    Diagnostics problems;
    auto alone = Document::parse(before.name(), std::move(lines), problems, below);
    const Node& map = alone->root();
    if (!alone->flawless() || !map.is_map() || map.flow || map.members.size() != 1) return nullptr;
    const Member& read = map.members.front();
    if (column(alone->text(), read.key_span.begin) != entry.column) return nullptr;
    const Node& section = *before.root().members[entry.section].value;
    const Member* namesake = section.member(read.key);
    return namesake && namesake != &section.members[entry.index] ? nullptr : alone;
}

}  // namespace

/// Puts a document together of one that was read before and one entry that is read anew, or left out.
class Reparse {
public:
    Reparse(const Document& before, const std::string& text, const ChangedEntry& entry)
        : before_(before), entry_(entry), document_(std::make_shared<Document>()), copy_(around(text)) {
        document_->name_ = before.name();
        document_->text_ = text;
        document_->root_.document = document_.get();
    }

    /// Null when the whole may not be read as its parts.
    std::shared_ptr<const Document> with(const Document& alone, const ReadLimits& limits) {
        TreeCopy into_place(*document_, {}, static_cast<std::ptrdiff_t>(entry_.after.begin));
        put_together(into_place.member(alone.root().members.front()),
                     static_cast<std::uint32_t>(alone.root().span.end + entry_.after.begin));
        const bool aliases = copy_.aliases() || into_place.aliases();
        constexpr std::size_t kSectionKey = 1;
        if (aliases || kSectionKey + copy_.values() + into_place.values() > limits.nodes) return nullptr;
        document_->flawless_ = true;
        document_->find_lines();
        return document_;
    }

    std::shared_ptr<const Document> without() {
        for (std::size_t byte = entry_.after.begin; byte < entry_.after.end; ++byte) {
            if (!is_break(document_->text_[byte])) document_->text_[byte] = ' ';
        }
        put_together(std::nullopt, entry_.after.begin);
        document_->find_lines();
        return copy_.aliases() ? nullptr : document_;
    }

private:
    [[nodiscard]] TreeCopy around(const std::string& text) const {
        const auto shift =
            static_cast<std::ptrdiff_t>(text.size()) - static_cast<std::ptrdiff_t>(before_.text().size());
        return {*document_, entry_.before, shift};
    }

    /// `end`: of the entry, for what ends with it.
    void put_together(std::optional<Member> entry, std::uint32_t end) {
        const Node& root = before_.root();
        Node whole = copy_.bare(root);
        for (std::size_t i = 0; i < root.members.size(); ++i) {
            const Member& each = root.members[i];
            if (i != entry_.section) {
                whole.members.push_back(copy_.member(each));
                continue;
            }
            auto value = std::make_unique<Node>(section(*each.value, entry, end));
            whole.members.push_back({each.key, each.key_span, std::move(value)});
        }
        whole.index();
        end_with_entry(whole, root, end);
        document_->root_ = std::move(whole);
    }

    [[nodiscard]] Node section(const Node& section, std::optional<Member>& entry, std::uint32_t end) {
        Node copied = copy_.bare(section);
        for (std::size_t i = 0; i < section.members.size(); ++i) {
            if (i != entry_.index)
                copied.members.push_back(copy_.member(section.members[i]));
            else if (entry)
                copied.members.push_back(std::move(*entry));
        }
        copied.index();
        end_with_entry(copied, section, end);
        if (copied.members.empty())
            copied.kind = NodeKind::Null;
        else
            copied.span.begin = copied.members.front().key_span.begin;
        return copied;
    }

    /// What ended with the entry ends with what has come in its place.
    void end_with_entry(Node& copied, const Node& was, std::uint32_t end) const {
        if (was.span.end > entry_.before.begin && was.span.end <= entry_.before.end) copied.span.end = end;
    }

    const Document& before_;
    ChangedEntry entry_;
    std::shared_ptr<Document> document_;
    TreeCopy copy_;
};

std::shared_ptr<const Document> reparse(const Document& before, const std::string& text, const ReadLimits& limits) {
    if (!before.flawless() || text.size() > limits.bytes) return nullptr;
    const auto entry = changed_entry(before, text);
    if (!entry) return nullptr;
    const auto alone = read_alone(before, text, *entry, limits);
    return alone ? Reparse(before, text, *entry).with(*alone, limits) : nullptr;
}

std::shared_ptr<const Document> without_broken_entry(const Document& before, const std::string& text) {
    if (!before.flawless()) return nullptr;
    const auto entry = changed_entry(before, text);
    if (!entry) return nullptr;
    const std::string_view lines = std::string_view(text).substr(entry->after.begin, entry->after.size());
    return is_broken(before.name(), lines, entry->column) ? Reparse(before, text, *entry).without() : nullptr;
}

}  // namespace briar

#include "runtime/source/reparse.hpp"

#include <algorithm>
#include <optional>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include "runtime/source/changed_entry.hpp"
#include "runtime/source/document.hpp"
#include "runtime/source/letters.hpp"
#include "runtime/source/report.hpp"
#include "runtime/source/span_scan.hpp"

namespace briar {
namespace {

/// From a byte on, everything lies so many bytes further behind.
struct Shift {
    std::uint32_t from = 0;
    std::ptrdiff_t by = 0;
};

/// Copies trees into a document whose text has other bytes in some places.
class TreeCopy {
public:
    /// Each shift counts up to the next.
    TreeCopy(const Document& into, std::vector<Shift> shifts) : into_(into), shifts_(std::move(shifts)) {}

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

    [[nodiscard]] Span moved(Span span) const { return {moved(span.begin), moved(span.end)}; }

private:
    [[nodiscard]] std::uint32_t moved(std::uint32_t byte) const {
        for (auto shift = shifts_.rbegin(); shift != shifts_.rend(); ++shift) {
            if (byte >= shift->from) return static_cast<std::uint32_t>(byte + shift->by);
        }
        return byte;
    }

    const Document& into_;
    std::vector<Shift> shifts_;
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
    return is_letter(at(line, first)) && line.find(':') == std::string_view::npos;
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

/// Whether nobody else is called so: no entry of the section as it was beside the one that has changed.
bool is_free(const Node& section, std::string_view key, const ChangedEntry& entry) {
    const Member* namesake = section.member(key);
    return namesake == nullptr || namesake == &section.members[entry.index];
}

/// The entry's lines read by themselves: a map of keys in its old column. Several: another one was begun beside it.
std::shared_ptr<const Document> read_alone(const Document& before, std::string_view text, const ChangedEntry& entry,
                                           const ReadLimits& limits) {
    std::string lines(text.substr(entry.after.begin, entry.after.size()));
    if (!stays_inside(lines, entry.column)) return nullptr;
    ReadLimits below = limits;
    --below.depth;
    Diagnostics problems;
    auto alone = Document::parse(before.name(), std::move(lines), problems, below);
    const Node& map = alone->root();
    if (!alone->flawless() || !map.is_map() || map.flow || map.members.empty()) return nullptr;
    if (column(alone->text(), map.members.front().key_span.begin) != entry.column) return nullptr;
    const Node& section = *before.root().members[entry.section].value;
    const bool free = std::all_of(map.members.begin(), map.members.end(),
                                  [&](const Member& each) { return is_free(section, each.key, entry); });
    return free ? alone : nullptr;
}

/// An entry that has changed, as it is now.
struct Piece {
    ChangedEntry entry;
    std::shared_ptr<const Document> alone;  ///< null: it cannot be read
};

/// Whether the pieces of one section have no key in common.
bool have_own_keys(const std::vector<Piece>& pieces) {
    std::set<std::pair<std::size_t, std::string_view>> known;
    for (const Piece& piece : pieces) {
        if (!piece.alone) continue;
        for (const Member& each : piece.alone->root().members) {
            if (!known.insert({piece.entry.section, each.key}).second) return false;
        }
    }
    return true;
}

}  // namespace

/// Puts a document together of one that was read before and entries that are read anew, or left out.
class Reparse {
public:
    Reparse(const Document& before, const std::string& text, std::vector<Piece> pieces)
        : before_(before), pieces_(std::move(pieces)), document_(std::make_shared<Document>()), copy_(around()) {
        document_->name_ = before.name();
        document_->text_ = text;
        document_->root_.document = document_.get();
    }

    /// Null when the whole may not be read as its parts.
    std::shared_ptr<const Document> whole(const ReadLimits& limits) {
        put_together();
        if (aliases_ || copy_.aliases() || values_ + copy_.values() > limits.nodes) return nullptr;
        document_->flawless_ = true;
        document_->find_lines();
        return document_;
    }

    std::shared_ptr<const Document> without_broken() {
        for (const Piece& each : pieces_) {
            if (!each.alone) blank_out(each.entry.after);
        }
        put_together();
        document_->find_lines();
        return aliases_ || copy_.aliases() ? nullptr : document_;
    }

private:
    /// What lies behind a changed entry moves by what it and those before it have grown.
    [[nodiscard]] TreeCopy around() const {
        std::vector<Shift> shifts;
        for (const Piece& each : pieces_) {
            const auto end = static_cast<std::ptrdiff_t>(each.entry.after.end);
            shifts.push_back({each.entry.before.end, end - static_cast<std::ptrdiff_t>(each.entry.before.end)});
        }
        return {*document_, std::move(shifts)};
    }

    void blank_out(Span lines) {
        for (std::size_t byte = lines.begin; byte < lines.end; ++byte) {
            if (!is_break(document_->text_[byte])) document_->text_[byte] = ' ';
        }
    }

    void put_together() {
        const Node& root = before_.root();
        Node whole = copy_.bare(root);
        auto piece = pieces_.begin();
        for (std::size_t i = 0; i < root.members.size(); ++i) {
            const Member& each = root.members[i];
            if (piece == pieces_.end() || i != piece->entry.section) {
                whole.members.push_back(copy_.member(each));
                continue;
            }
            const Span key = copy_.moved(each.key_span);
            ++values_;
            auto value = std::make_unique<Node>(section(*each.value, piece));
            whole.members.push_back({each.key, key, std::move(value)});
        }
        whole.index();
        end_with_entry(whole, root);
        document_->root_ = std::move(whole);
    }

    /// Takes the pieces of one section.
    [[nodiscard]] Node section(const Node& section, std::vector<Piece>::iterator& piece) {
        Node copied = copy_.bare(section);
        const std::size_t number = piece->entry.section;
        for (std::size_t i = 0; i < section.members.size(); ++i) {
            const bool changed = piece != pieces_.end() && piece->entry.section == number && piece->entry.index == i;
            if (!changed) {
                copied.members.push_back(copy_.member(section.members[i]));
                continue;
            }
            if (piece->alone) put_in(copied, *piece);
            ++piece;
        }
        copied.index();
        end_with_entry(copied, section);
        if (copied.members.empty())
            copied.kind = NodeKind::Null;
        else
            copied.span.begin = copied.members.front().key_span.begin;
        return copied;
    }

    void put_in(Node& section, const Piece& piece) {
        TreeCopy into_place(*document_, {{0, static_cast<std::ptrdiff_t>(piece.entry.after.begin)}});
        for (const Member& each : piece.alone->root().members)
            section.members.push_back(into_place.member(each));
        values_ += into_place.values();
        aliases_ = aliases_ || into_place.aliases();
    }

    /// What ended with an entry ends with what has come in its place.
    void end_with_entry(Node& copied, const Node& was) const {
        for (const Piece& each : pieces_) {
            if (was.span.end <= each.entry.before.begin || was.span.end > each.entry.before.end) continue;
            copied.span.end = each.entry.after.begin + (each.alone ? each.alone->root().span.end : 0);
        }
    }

    const Document& before_;
    std::vector<Piece> pieces_;
    std::shared_ptr<Document> document_;
    TreeCopy copy_;
    std::size_t values_ = 0;  ///< in the pieces, and keys of their sections
    bool aliases_ = false;    ///< in the pieces
};

std::shared_ptr<const Document> reparse(const Document& before, const std::string& text, const ReadLimits& limits) {
    if (!before.flawless() || text.size() > limits.bytes) return nullptr;
    std::vector<Piece> pieces;
    for (const ChangedEntry& entry : changed_entries(before, text)) {
        pieces.push_back({entry, read_alone(before, text, entry, limits)});
        if (!pieces.back().alone) return nullptr;
    }
    if (pieces.empty() || !have_own_keys(pieces)) return nullptr;
    return Reparse(before, text, std::move(pieces)).whole(limits);
}

std::shared_ptr<const Document> without_broken_entries(const Document& before, const std::string& text) {
    if (!before.flawless()) return nullptr;
    std::vector<Piece> pieces;
    bool broken = false;
    for (const ChangedEntry& entry : changed_entries(before, text)) {
        pieces.push_back({entry, read_alone(before, text, entry, ReadLimits{})});
        if (pieces.back().alone) continue;
        const std::string_view lines = std::string_view(text).substr(entry.after.begin, entry.after.size());
        if (!is_broken(before.name(), lines, entry.column)) return nullptr;
        broken = true;
    }
    if (!broken || !have_own_keys(pieces)) return nullptr;
    return Reparse(before, text, std::move(pieces)).without_broken();
}

}  // namespace briar

#include <algorithm>
#include <charconv>
#include <numeric>

#include "runtime/source/document.hpp"
#include "runtime/source/letters.hpp"

namespace briar {
namespace {

// Below this a walk over the members is as quick as a search.
constexpr std::size_t kSmallMap = 16;

std::string_view without_sign(std::string_view text) {
    return !text.empty() && (text.front() == '-' || text.front() == '+') ? text.substr(1) : text;
}

bool is_whole_number(std::string_view digits) {
    if (digits.empty() || !std::all_of(digits.begin(), digits.end(), is_digit)) return false;
    return digits.size() == 1 || digits.front() != '0';
}

/// std::from_chars knows no plus sign.
std::string_view without_plus(std::string_view text) {
    return !text.empty() && text.front() == '+' ? text.substr(1) : text;
}

template <typename Number>
std::optional<Number> converted(std::string_view text) {
    text = without_plus(text);
    Number value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return value;
}

bool reads_typed(const Node& node) { return node.as_bool() || node.as_number(); }

}  // namespace

const Member* Node::member(std::string_view key) const {
    if (by_key_.size() != members.size() || by_key_.empty()) {
        const auto found = std::find_if(members.begin(), members.end(), [&](const Member& m) { return m.key == key; });
        return found == members.end() ? nullptr : &*found;
    }
    const auto found = std::lower_bound(by_key_.begin(), by_key_.end(), key,
                                        [&](std::uint32_t i, std::string_view k) { return members[i].key < k; });
    return found != by_key_.end() && members[*found].key == key ? &members[*found] : nullptr;
}

const Node* Node::find(std::string_view key) const {
    const Member* found = member(key);
    return found ? found->value.get() : nullptr;
}

void Node::index() {
    by_key_.clear();
    if (members.size() <= kSmallMap) return;
    by_key_.resize(members.size());
    std::iota(by_key_.begin(), by_key_.end(), 0u);
    std::sort(by_key_.begin(), by_key_.end(),
              [&](std::uint32_t a, std::uint32_t b) { return members[a].key < members[b].key; });
}

std::optional<bool> Node::as_bool() const {
    if (!is_scalar() || style != ScalarStyle::Plain) return std::nullopt;
    if (text == "true") return true;
    if (text == "false") return false;
    return std::nullopt;
}

std::optional<std::int64_t> Node::as_int() const {
    if (!is_scalar() || style != ScalarStyle::Plain || !is_whole_number(without_sign(text))) return std::nullopt;
    return converted<std::int64_t>(text);
}

std::optional<double> Node::as_number() const {
    if (!is_scalar() || style != ScalarStyle::Plain) return std::nullopt;
    const std::string_view digits = without_sign(text);
    const std::size_t point = digits.find('.');
    if (!is_whole_number(digits.substr(0, point))) return std::nullopt;
    if (point != std::string_view::npos) {
        const std::string_view fraction = digits.substr(point + 1);
        if (fraction.empty() || !std::all_of(fraction.begin(), fraction.end(), is_digit)) return std::nullopt;
    }
    return converted<double>(text);
}

Node Node::clone() const {
    Node copy;
    copy.kind = kind;
    copy.style = style;
    copy.flow = flow;
    copy.alias = alias;
    copy.span = span;
    copy.document = document;
    copy.text = text;
    copy.members.reserve(members.size());
    for (const Member& each : members)
        copy.members.push_back({each.key, each.key_span, std::make_unique<Node>(each.value->clone())});
    copy.items.reserve(items.size());
    for (const auto& each : items)
        copy.items.push_back(std::make_unique<Node>(each->clone()));
    copy.by_key_ = by_key_;
    return copy;
}

bool Node::same_value(const Node& other) const {
    if (kind != other.kind || text != other.text || members.size() != other.members.size() ||
        items.size() != other.items.size() || reads_typed(*this) != reads_typed(other)) {
        return false;
    }
    const auto same_member = [](const Member& a, const Member& b) {
        return a.key == b.key && a.value->same_value(*b.value);
    };
    const auto same_item = [](const auto& a, const auto& b) { return a->same_value(*b); };
    return std::equal(members.begin(), members.end(), other.members.begin(), same_member) &&
           std::equal(items.begin(), items.end(), other.items.begin(), same_item);
}

}  // namespace briar

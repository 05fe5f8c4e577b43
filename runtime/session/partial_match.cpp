#include "runtime/session/partial_match.hpp"

#include <algorithm>
#include <vector>

#include "runtime/session/node_problem.hpp"
#include "runtime/source/document.hpp"
#include "runtime/source/tree.hpp"

namespace briar {
namespace {

constexpr const char* kRest = "...";

bool expects_nothing(const Node& expected) {
    if (expected.is_scalar()) return expected.text == "none";
    return expected.items.empty() && expected.members.empty();
}

bool is_empty(const Tree* found) {
    return found == nullptr || found->is_null() || (!found->is_scalar() && found->size() == 0);
}

/// `wolf` for `wolf#2`.
std::string_view without_copy(std::string_view name) { return name.substr(0, name.rfind('#')); }

bool same_text(const std::string& expected, const std::string& found) {
    return expected == found || (expected.find('#') == std::string::npos && expected == without_copy(found));
}

/// `health:98` is a key without a value.
bool lacks_blank(const Member& member) { return member.value->is_null() && member.key.find(':') != std::string::npos; }

/// What a position calls the thing that `found` is about: its text, or the value of its first key.
const std::string* name_of(const Tree& found) {
    if (found.is_scalar()) return &found.text();
    if (!found.is_map() || found.size() == 0 || !found.members().front().value.is_scalar()) return nullptr;
    return &found.members().front().value.text();
}

bool is_named(const Tree& found, const std::string& name) {
    const std::string* known = name_of(found);
    return known != nullptr && same_text(name, *known);
}

class Matching {
public:
    explicit Matching(Diagnostics& diagnostics) : diagnostics_(diagnostics) {}

    void match(const Node& expected, const Tree* found, const std::string& path) {
        if (expects_nothing(expected)) {
            const bool none_text = found != nullptr && found->is_scalar() && found->text() == "none";
            if (!is_empty(found) && !none_text) differ(expected, path, "nothing", found);
        } else if (found == nullptr) {
            differ(expected, path, to_text(expected), found);
        } else if (found->is_list() && !expected.is_map()) {
            match_list(expected, *found, path);
        } else if (expected.is_map()) {
            match_map(expected, *found, path);
        } else if (!expected.is_scalar() || !is_named(*found, expected.text)) {
            differ(expected, path, to_text(expected), found);
        }
    }

private:
    static std::string to_text(const Node& node) { return Tree::from(node).to_line(); }

    void differ(const Node& at, const std::string& path, const std::string& expected, const Tree* found) {
        const std::string what = found == nullptr ? "nothing" : found->to_line();
        diagnostics_.add(problem_at(at, "test.differs", path + ": expected " + expected + ", found " + what));
    }

    void match_map(const Node& expected, const Tree& found, const std::string& path) {
        if (!found.is_map()) {
            differ(expected, path, to_text(expected), &found);
            return;
        }
        for (const Member& member : expected.members) {
            const std::string below = path.empty() ? member.key : path + "." + member.key;
            const Tree* there = found.find(member.key);
            if (there == nullptr && lacks_blank(member)) {
                diagnostics_.add(problem_at(expected, "test.differs", below + ": nothing is called so",
                                            "write a blank behind the colon"));
            } else {
                match(*member.value, there, below);
            }
        }
    }

    void match_list(const Node& expected, const Tree& found, const std::string& path) {
        std::vector<const Node*> items;
        if (expected.is_scalar()) items.push_back(&expected);
        for (const auto& item : expected.items)
            items.push_back(item.get());
        const bool names = std::all_of(items.begin(), items.end(), [](const Node* item) { return item->is_scalar(); });
        names ? match_names(expected, items, found, path) : match_items(items, found, path);
    }

    void match_names(const Node& expected, std::vector<const Node*> items, const Tree& found, const std::string& path) {
        const bool in_order = items.back()->text == kRest;
        if (in_order) items.pop_back();
        const bool same = in_order ? begins(items, found) : holds(items, found);
        if (!same) differ(expected, path, to_text(expected), &found);
    }

    static bool begins(const std::vector<const Node*>& items, const Tree& found) {
        if (items.size() > found.size()) return false;
        auto each = found.items().begin();
        return std::all_of(items.begin(), items.end(), [&](const Node* item) { return is_named(*each++, item->text); });
    }

    static bool holds(const std::vector<const Node*>& items, const Tree& found) {
        if (items.size() != found.size()) return false;
        std::vector<const Tree*> left;
        for (const Tree& each : found.items())
            left.push_back(&each);
        // Names with a copy's number are taken first: `wolf` must not use up `wolf#2` that another item asks for.
        std::vector<const Node*> order = items;
        std::stable_partition(order.begin(), order.end(),
                              [](const Node* item) { return item->text.find('#') != std::string::npos; });
        for (const Node* item : order) {
            const auto at =
                std::find_if(left.begin(), left.end(), [&](const Tree* t) { return is_named(*t, item->text); });
            if (at == left.end()) return false;
            left.erase(at);
        }
        return true;
    }

    void match_items(const std::vector<const Node*>& items, const Tree& found, const std::string& path) {
        for (std::size_t i = 0; i < items.size(); ++i) {
            if (is_by_name(*items[i], found)) {
                match_named(*items[i], found, path);
            } else if (i < found.size()) {
                match(*items[i], &*std::next(found.items().begin(), static_cast<std::ptrdiff_t>(i)),
                      path + "[" + std::to_string(i) + "]");
            } else {
                differ(*items[i], path + "[" + std::to_string(i) + "]", to_text(*items[i]), nullptr);
            }
        }
    }

    /// Whether the item says by its first key which one of the list is meant.
    static bool is_by_name(const Node& item, const Tree& found) {
        if (item.is_scalar()) return true;
        if (item.members.empty() || !item.members[0].value->is_scalar()) return false;
        return std::any_of(found.items().begin(), found.items().end(), [&](const Tree& each) {
            return each.is_map() && each.size() > 0 && each.members().front().key == item.members[0].key;
        });
    }

    /// Of several of that name one that fits is enough; else the first one is compared.
    void match_named(const Node& item, const Tree& found, const std::string& path) {
        const std::string& name = item.is_scalar() ? item.text : item.members[0].value->text;
        const std::string below = path + "[" + name + "]";
        const Tree* first = nullptr;
        for (const Tree& each : found.items()) {
            if (!is_named(each, name)) continue;
            if (first == nullptr) first = &each;
            Diagnostics problems;
            Matching(problems).match(item, &each, below);
            if (problems.empty()) return;
        }
        if (first == nullptr) {
            differ(item, path, to_text(item), &found);
        } else {
            match(item, first, below);
        }
    }

    Diagnostics& diagnostics_;
};

}  // namespace

void match_partially(const Node& expected, const Tree* found, const std::string& path, Diagnostics& diagnostics) {
    Matching(diagnostics).match(expected, found, path);
}

}  // namespace briar

#include "runtime/session/forced_dice.hpp"

#include <charconv>

#include "runtime/session/node_problem.hpp"
#include "runtime/source/document.hpp"

namespace briar {
namespace {

constexpr const char* kRandom = "random";
constexpr int kHighest = 100;

/// Appends the numbers of a list or of one scalar; true when `random` stands among them.
bool append(const Node& node, Forced& forced, Diagnostics& diagnostics) {
    if (node.is_scalar() && node.text == kRandom) return true;
    if (const auto value = node.as_int()) {
        if (*value < 1 || *value > kHighest) {
            diagnostics.add(problem_at(node, "position.dice", "a die shows 1 to 100"));
        } else if (forced.count == Forced::kRoom) {
            diagnostics.add(problem_at(node, "position.dice", "at most 120 dice can be laid down"));
        } else {
            forced.values[forced.count++] = static_cast<std::uint8_t>(*value);
        }
        return false;
    }
    bool random = false;
    if (!node.is_list()) diagnostics.add(problem_at(node, "position.dice", "expected numbers or `random`"));
    for (const auto& item : node.items)
        random = append(*item, forced, diagnostics) || random;
    return random;
}

}  // namespace

std::vector<int> dice_in(std::string_view text) {
    std::vector<int> dice;
    const char* at = text.data();
    const char* end = at + text.size();
    while (at != end) {
        int die = 0;
        const auto [next, error] = std::from_chars(at, end, die);
        if (error != std::errc()) break;
        dice.push_back(die);
        at = next != end ? next + 1 : end;
    }
    return dice;
}

std::vector<int> dice_in(const Node& node) {
    std::vector<int> dice;
    if (const auto value = node.as_int()) dice.push_back(static_cast<int>(*value));
    for (const auto& item : node.items)
        if (const auto value = item->as_int()) dice.push_back(static_cast<int>(*value));
    return dice;
}

Forced forced_from(const std::vector<int>& dice) {
    Forced forced;
    for (std::size_t i = 0; i < dice.size() && i < Forced::kRoom; ++i)
        forced.values[forced.count++] = static_cast<std::uint8_t>(dice[i]);
    return forced;
}

SchemaRef dice_schema() {
    const SchemaRef die = schema::pattern("[1-9][0-9]?|100|random", "what a die shows, or `random`");
    return schema::list_or_one(die);
}

void write_dice(const Forced& forced, Tree& position) {
    const bool any_left = forced.next < forced.count;
    if (any_left || forced.strict != 0) {
        Tree& dice = position["dice"] = Tree::list();
        for (std::size_t i = forced.next; i < forced.count; ++i)
            dice.push(int{forced.values[i]});
        if (forced.strict == 0) dice.push(kRandom);
    }
    for (std::size_t i = 0; i < forced.next; ++i)
        position["dice_used"].push(int{forced.values[i]});
}

void read_dice(const Node& position, Forced& forced, Diagnostics& diagnostics) {
    const Node* dice = position.find("dice");
    const Node* used = position.find("dice_used");
    if (dice == nullptr && used == nullptr) return;
    forced = Forced{};
    if (used != nullptr) append(*used, forced, diagnostics);
    forced.next = forced.count;
    if (dice != nullptr) forced.strict = append(*dice, forced, diagnostics) ? 0 : 1;
}

}  // namespace briar

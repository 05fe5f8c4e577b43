#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "editor/core/rule_tree.hpp"

/// Where the blocks of a rule are drawn, and where something can be added or dropped. No windows: a list of boxes.
namespace briar::editor {

/// The way to a block or a slot from the top: slot, block, slot, block... An odd number of steps leads to a slot.
using BlockAddress = std::vector<std::size_t>;

/// The address, one step further.
[[nodiscard]] BlockAddress with(BlockAddress address, std::size_t step);
/// Where the block is in.
[[nodiscard]] BlockAddress slot_of(const BlockAddress& block);

[[nodiscard]] const Block* block_at(const std::vector<Slot>& slots, const BlockAddress& address);
[[nodiscard]] const Slot* slot_at(const std::vector<Slot>& slots, const BlockAddress& address);
/// Of a value's path: the deepest block that is it or holds it; empty: none.
[[nodiscard]] BlockAddress address_of(const std::vector<Slot>& slots, const Path& path);

/// An event with one answer, a number with one change: the inner block has no box of its own, its parts are shown as
/// the outer one's. Gives the address of the inner one, or of the block itself.
[[nodiscard]] BlockAddress inner_of(const std::vector<Slot>& slots, const BlockAddress& address);

struct PlacedBox {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;
    [[nodiscard]] bool holds(int at_x, int at_y) const {
        return at_x >= x && at_x < x + width && at_y >= y && at_y < y + height;
    }
};

/// Heading: a part of the rule. Block: a block's own line. Add: a place where something can be put.
enum class RuleItemSort : std::uint8_t { Heading, Block, Add };

struct RuleItem {
    RuleItemSort sort = RuleItemSort::Block;
    BlockAddress address;  ///< of the block; Heading and Add: of the slot
    PlacedBox box;         ///< of its own line
    PlacedBox whole;       ///< Block: with everything in it
    std::string word;      ///< before the text, short: `when`, `if`, `1-3`
    std::string text;
    BlockSort block = BlockSort::Effect;
};

/// A place where a block can be dropped: before the block of that index, or behind the last one.
struct DropPlace {
    BlockAddress slot;
    std::size_t index = 0;
    int x = 0;
    int y = 0;
};

struct RuleMeasures {
    int width = 600;
    int line = 30;
    int add_line = 24;
    int indent = 20;
    int gap = 6;
};

struct RuleLayout {
    std::vector<RuleItem> items;
    std::vector<DropPlace> drops;  ///< before, between and behind the blocks of each slot
    int height = 0;

    /// The item at that point whose own line holds it; nullopt: none.
    [[nodiscard]] std::optional<std::size_t> item_at(int x, int y) const;
    [[nodiscard]] std::optional<std::size_t> item_of(const BlockAddress& address) const;
};

[[nodiscard]] RuleLayout lay_out(const std::vector<Slot>& slots, const RuleMeasures& measures);

/// The nearest place where the block can be dropped; nullopt: it cannot be moved at all.
[[nodiscard]] std::optional<DropPlace> drop_place(const RuleLayout& layout, const std::vector<Slot>& slots,
                                                  const BlockAddress& block, int x, int y);

}  // namespace briar::editor

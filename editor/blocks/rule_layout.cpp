#include "editor/blocks/rule_layout.hpp"

#include <algorithm>
#include <cstdlib>

#include "runtime/source/dots.hpp"
#include "runtime/source/letters.hpp"

namespace briar::editor {
namespace {

bool is_shown_as_one(const Block& block) {
    const bool outer = block.sort == BlockSort::Event || block.sort == BlockSort::Value;
    return outer && block.slots.size() == 1 && block.slots[0].blocks.size() == 1;
}

const char* heading_of(SlotSort sort) {
    switch (sort) {
        case SlotSort::Events:
            return "When something happens";
        case SlotSort::Actions:
            return "What players may do";
        case SlotSort::Modifiers:
            return "Numbers that it changes";
        default:
            return "";
    }
}

/// `Offered only when…`, and `And when…` behind the first.
std::string text_for_condition(const Slot& slot) {
    if (!slot.blocks.empty()) return "And " + slot.lead.substr(slot.lead.rfind(' ') + 1) + kDots;
    return capitalized(slot.lead) + kDots;
}

/// A condition that is there needs no `only`.
std::string word_of_condition(const Slot& slot) {
    static const std::string only = "only ";
    std::string word = slot.lead;
    const std::size_t at = word.find(only);
    return at == std::string::npos ? word : word.erase(at, only.size());
}

std::string add_text(const Slot& slot) {
    switch (slot.sort) {
        case SlotSort::Events:
            return "Answer an event";
        case SlotSort::Answers:
            return "Answer it in another case";
        case SlotSort::Actions:
            return "Let players do something";
        case SlotSort::Modifiers:
            return "Change a number";
        case SlotSort::Changes:
            return "Change it in another case";
        case SlotSort::Conditions:
            return text_for_condition(slot);
        case SlotSort::Effects:
            return slot.label == "else" && slot.blocks.empty() ? std::string("Otherwise do") + kDots : "Do something";
        case SlotSort::Rows:
            return "Another result";
        case SlotSort::Options:
            return "Another choice";
    }
    return "";
}

/// The word before a block: what its slot says for the first one, `and` for those that follow.
std::string word_of(const Slot& slot, std::size_t index) {
    switch (slot.sort) {
        case SlotSort::Events:
            return "when";
        case SlotSort::Answers:
            return "case " + std::to_string(index + 1);
        case SlotSort::Actions:
            return "action";
        case SlotSort::Modifiers:
            return "number";
        case SlotSort::Changes:
            return "case " + std::to_string(index + 1);
        case SlotSort::Conditions:
            return index > 0 ? "and" : word_of_condition(slot);
        case SlotSort::Effects:
            if (index > 0) return "and";
            return slot.label == "then" || slot.label == "else" ? slot.label : "do";
        case SlotSort::Rows:
            return slot.blocks[index].word;
        case SlotSort::Options:
            return "choice";
    }
    return "";
}

class Layouter {
public:
    Layouter(const std::vector<Slot>& slots, const RuleMeasures& measures) : slots_(slots), measures_(measures) {}

    RuleLayout all() {
        y_ = measures_.gap * 2;
        for (std::size_t i = 0; i < slots_.size(); ++i) {
            place(RuleItemSort::Heading, {i}, measures_.gap * 2, measures_.line);
            layout_.items.back().text = heading_of(slots_[i].sort);
            slot(slots_[i], {i}, measures_.gap * 2);
            y_ += measures_.line / 2;
        }
        layout_.height = y_;
        return std::move(layout_);
    }

private:
    RuleItem& place(RuleItemSort sort, BlockAddress address, int x, int height) {
        RuleItem item;
        item.sort = sort;
        item.address = std::move(address);
        item.box = {x, y_, std::max(measures_.width - x - measures_.gap * 2 - inset_, measures_.line), height};
        item.whole = item.box;
        layout_.items.push_back(std::move(item));
        y_ += height + measures_.gap;
        return layout_.items.back();
    }

    void slot(const Slot& slot, const BlockAddress& address, int x) {
        for (std::size_t i = 0; i < slot.blocks.size(); ++i) {
            drop(address, i, x);
            block(slot, i, with(address, i), x);
        }
        drop(address, slot.blocks.size(), x);
        place(RuleItemSort::Add, address, x, measures_.add_line).text = add_text(slot);
    }

    void drop(const BlockAddress& address, std::size_t index, int x) {
        layout_.drops.push_back({address, index, x, y_ - measures_.gap / 2});
    }

    void block(const Slot& slot, std::size_t index, const BlockAddress& address, int x) {
        const Block& block = slot.blocks[index];
        const std::size_t own = layout_.items.size();
        RuleItem& item = place(RuleItemSort::Block, address, x, measures_.line);
        item.word = word_of(slot, index);
        item.text = block.sentence;
        item.block = block.sort;
        inset_ += measures_.gap;
        inside(block, address, x + measures_.indent);
        inset_ -= measures_.gap;
        RuleItem& done = layout_.items[own];
        done.whole.height = y_ - measures_.gap - done.whole.y;
        if (!block.slots.empty()) {
            done.whole.height += measures_.gap;
            y_ += measures_.gap;
        }
    }

    void inside(const Block& outer, const BlockAddress& address, int x) {
        if (is_shown_as_one(outer)) {
            const Block& inner = outer.slots[0].blocks[0];
            if (outer.sort == BlockSort::Value) add_to_last(": " + inner.sentence);
            return inside(inner, with(with(address, 0), 0), x);
        }
        for (std::size_t i = 0; i < outer.slots.size(); ++i)
            slot(outer.slots[i], with(address, i), x);
    }

    void add_to_last(const std::string& more) { layout_.items.back().text += more; }

    const std::vector<Slot>& slots_;
    const RuleMeasures& measures_;
    RuleLayout layout_;
    int y_ = 0;
    int inset_ = 0;  ///< at the right, by what is around
};

bool begins_with(const BlockAddress& address, const BlockAddress& start) {
    return address.size() >= start.size() && std::equal(start.begin(), start.end(), address.begin());
}

void find(const std::vector<Slot>& slots, const Path& path, const BlockAddress& at, BlockAddress& best,
          std::size_t& depth) {
    for (std::size_t s = 0; s < slots.size(); ++s) {
        for (std::size_t b = 0; b < slots[s].blocks.size(); ++b) {
            const Block& block = slots[s].blocks[b];
            const BlockAddress address = with(with(at, s), b);
            const bool holds =
                block.path.size() <= path.size() && std::equal(block.path.begin(), block.path.end(), path.begin());
            if (holds && block.path.size() >= depth) {
                best = address;
                depth = block.path.size();
            }
            find(block.slots, path, address, best, depth);
        }
    }
}

}  // namespace

BlockAddress with(BlockAddress address, std::size_t step) {
    address.push_back(step);
    return address;
}

BlockAddress slot_of(const BlockAddress& block) { return {block.begin(), block.end() - 1}; }

const Block* block_at(const std::vector<Slot>& slots, const BlockAddress& address) {
    if (address.size() < 2 || address.size() % 2 != 0) return nullptr;
    const Slot* slot = slot_at(slots, slot_of(address));
    return slot != nullptr && address.back() < slot->blocks.size() ? &slot->blocks[address.back()] : nullptr;
}

const Slot* slot_at(const std::vector<Slot>& slots, const BlockAddress& address) {
    const std::vector<Slot>* here = &slots;
    for (std::size_t i = 0; i < address.size(); i += 2) {
        if (address[i] >= here->size()) return nullptr;
        const Slot& slot = (*here)[address[i]];
        if (i + 1 == address.size()) return &slot;
        if (address[i + 1] >= slot.blocks.size()) return nullptr;
        here = &slot.blocks[address[i + 1]].slots;
    }
    return nullptr;
}

BlockAddress address_of(const std::vector<Slot>& slots, const Path& path) {
    BlockAddress best;
    std::size_t depth = 0;
    find(slots, path, {}, best, depth);
    // What is shown as one with the block around it is that block.
    while (best.size() >= 4) {
        const BlockAddress outer(best.begin(), best.end() - 2);
        if (inner_of(slots, outer) != best) break;
        best = outer;
    }
    return best;
}

BlockAddress inner_of(const std::vector<Slot>& slots, const BlockAddress& address) {
    const Block* block = block_at(slots, address);
    return block != nullptr && is_shown_as_one(*block) ? with(with(address, 0), 0) : address;
}

std::optional<std::size_t> RuleLayout::item_at(int x, int y) const {
    for (std::size_t i = 0; i < items.size(); ++i)
        if (items[i].box.holds(x, y)) return i;
    return std::nullopt;
}

std::optional<std::size_t> RuleLayout::item_of(const BlockAddress& address) const {
    for (std::size_t i = 0; i < items.size(); ++i)
        if (items[i].sort != RuleItemSort::Heading && items[i].address == address) return i;
    return std::nullopt;
}

RuleLayout lay_out(const std::vector<Slot>& slots, const RuleMeasures& measures) {
    return Layouter(slots, measures).all();
}

std::optional<DropPlace> drop_place(const RuleLayout& layout, const std::vector<Slot>& slots, const BlockAddress& block,
                                    int x, int y) {
    if (block.size() < 2) return std::nullopt;
    const Slot* from = slot_at(slots, slot_of(block));
    if (from == nullptr) return std::nullopt;
    std::optional<DropPlace> best;
    int least = 0;
    for (const DropPlace& each : layout.drops) {
        const Slot* to = slot_at(slots, each.slot);
        const bool fits = to == from || (to != nullptr && to->sort == from->sort && is_listed(to->sort));
        if (!fits || begins_with(each.slot, block)) continue;
        // Rows count most; which level is meant is said by how far right one is.
        const int distance = std::abs(each.y - y) * 2 + std::abs(each.x - x);
        if (best && distance >= least) continue;
        best = each;
        least = distance;
    }
    return best;
}

}  // namespace briar::editor

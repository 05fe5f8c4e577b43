#include "editor/blocks/block_places.hpp"

#include <algorithm>
#include <utility>

namespace briar::editor {
namespace {

/// Whether `address` is or leads through a neighbour of the block, or the block itself.
bool is_beside(const BlockAddress& address, const BlockAddress& block) {
    return address.size() >= block.size() && std::equal(block.begin(), block.end() - 1, address.begin());
}

std::size_t& place_beside(BlockAddress& address, const BlockAddress& block) { return address[block.size() - 1]; }

bool same_fields(const Block& a, const Block& b) {
    return std::equal(a.fields.begin(), a.fields.end(), b.fields.begin(), b.fields.end(),
                      [](const Control& x, const Control& y) { return x.path == y.path && x.text == y.text; });
}

bool same_block(const Block& a, const Block& b) {
    return a.sort == b.sort && a.word == b.word && a.sentence == b.sentence && a.path == b.path && same_fields(a, b) &&
           same_blocks(a.slots, b.slots);
}

}  // namespace

BlockAddress after_adding(BlockAddress address, const BlockAddress& added) {
    if (is_beside(address, added) && place_beside(address, added) >= added.back()) ++place_beside(address, added);
    return address;
}

BlockAddress after_removing(BlockAddress address, const BlockAddress& removed) {
    if (!is_beside(address, removed) || place_beside(address, removed) < removed.back()) return address;
    if (place_beside(address, removed) == removed.back()) return {};
    --place_beside(address, removed);
    return address;
}

BlockAddress after_moving(const BlockAddress& address, const BlockAddress& moved, const BlockAddress& place) {
    BlockAddress target = place;
    // What stood behind it, or in something behind it, has come one place nearer.
    if (is_beside(target, moved) && place_beside(target, moved) > moved.back()) --place_beside(target, moved);
    if (is_beside(address, moved) && address[moved.size() - 1] == moved.back()) {
        target.insert(target.end(), address.begin() + static_cast<std::ptrdiff_t>(moved.size()), address.end());
        return target;
    }
    return after_adding(after_removing(address, moved), target);
}

bool same_blocks(const std::vector<Slot>& a, const std::vector<Slot>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const Slot& x, const Slot& y) {
        return x.sort == y.sort && x.path == y.path &&
               std::equal(x.blocks.begin(), x.blocks.end(), y.blocks.begin(), y.blocks.end(), same_block);
    });
}

KeptPlace BlockPlaces::keep(const BlockAddress& address) {
    auto place = std::make_shared<BlockAddress>(address);
    std::erase_if(kept_, [](const auto& each) { return each.expired(); });
    kept_.push_back(place);
    return place;
}

void BlockPlaces::follow(const std::function<BlockAddress(const BlockAddress& before)>& now) {
    for (const auto& each : kept_) {
        const auto place = each.lock();
        if (place != nullptr && !place->empty()) *place = now(*place);
    }
}

void BlockPlaces::forget() {
    follow([](const BlockAddress&) { return BlockAddress(); });
}

}  // namespace briar::editor

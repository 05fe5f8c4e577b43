#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "editor/blocks/rule_layout.hpp"

/// Blocks and slots that are kept in mind while something else is done with the rule. No windows.
namespace briar::editor {

/// Where what stood at `address` stands once the block `added` is there.
[[nodiscard]] BlockAddress after_adding(BlockAddress address, const BlockAddress& added);
/// The same once the block `removed` is gone; empty: it went too.
[[nodiscard]] BlockAddress after_removing(BlockAddress address, const BlockAddress& removed);
/// The same once the block `moved` stands before what was at `place`, in its slot or another.
[[nodiscard]] BlockAddress after_moving(const BlockAddress& address, const BlockAddress& moved,
                                        const BlockAddress& place);

/// Whether both are the same blocks and say the same.
[[nodiscard]] bool same_blocks(const std::vector<Slot>& a, const std::vector<Slot>& b);

/// A block or a slot, wherever it stands now; empty: it is gone, or nobody can tell where it is.
using KeptPlace = std::shared_ptr<const BlockAddress>;

class BlockPlaces {
public:
    [[nodiscard]] KeptPlace keep(const BlockAddress& address);
    /// Something was done: tells of each place where it is now.
    void follow(const std::function<BlockAddress(const BlockAddress& before)>& now);
    /// Others changed the rule.
    void forget();

private:
    std::vector<std::weak_ptr<BlockAddress>> kept_;
};

}  // namespace briar::editor

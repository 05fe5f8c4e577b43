#pragma once

#include <cstddef>
#include <string>

#include "runtime/source/edit.hpp"
#include "runtime/source/entries.hpp"

/// What all edits share: finding what is meant, and the proof.
namespace briar {

/// A value in its parent. The root has none.
struct Target {
    const Node* node = nullptr;
    const Node* parent = nullptr;
    std::size_t index = 0;  ///< among the parent's members or items
    std::string refused;    ///< why nothing can be changed at this path
};

[[nodiscard]] Target find_target(const Document& document, const Path& path);

[[nodiscard]] Edit refuse(std::string reason);
[[nodiscard]] Edit one_splice(std::size_t begin, std::size_t end, std::string text);

/// The edit if applying it to the document gives a text that is read without error and means `expected`; else a
/// refusal.
[[nodiscard]] Edit proved(const Document& document, Edit edit, const Node& expected);

/// The value at `path` in a tree of one's own; the path must exist.
[[nodiscard]] Node& value_in(Node& root, const Path& path);

/// Unproved: how the edits below are written. `value` in the place of a target's.
enum class Brackets { AsBefore, Never };
/// A text in the place of one over lines, which it keeps as far as it can; refused where it cannot stand so.
[[nodiscard]] Edit plan_block_text(const Document& document, const Node& old, const Node& value);
[[nodiscard]] Edit plan_value(const Document& document, const Target& target, const Node& value, Brackets brackets);

}  // namespace briar

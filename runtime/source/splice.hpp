#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "runtime/source/diagnostic.hpp"

/// Changes to a text as replacements of byte ranges: what lies outside them stays as it is, byte for byte.
namespace briar {

/// The bytes of `span` become `text`.
struct Splice {
    Span span;
    std::string text;

    friend bool operator==(const Splice&, const Splice&) = default;
};

/// All spans refer to `text` as it is, are in ascending order and do not overlap; several may insert at one place,
/// their texts then follow each other in order.
[[nodiscard]] std::string apply_splices(std::string_view text, const std::vector<Splice>& splices);

/// What turns `apply_splices(text, splices)` back into `text`: undo.
[[nodiscard]] std::vector<Splice> inverse_splices(std::string_view text, const std::vector<Splice>& splices);

}  // namespace briar

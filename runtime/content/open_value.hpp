#pragma once

#include "runtime/source/diagnostic.hpp"

/// Open values: an empty text where something must be chosen or said. Nobody has done so yet, and until somebody has it
/// is told as a problem; editors write one rather than choose for people.
namespace briar {

inline constexpr const char* kNotChosen = "shape.not-chosen";
inline constexpr const char* kEmptyText = "shape.empty-text";

/// Whether the problem is that a value is open.
[[nodiscard]] inline bool is_about_open_value(const Diagnostic& problem) {
    return problem.id == kNotChosen || problem.id == kEmptyText;
}

}  // namespace briar

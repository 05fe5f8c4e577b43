#pragma once

#include <string>

#include "runtime/source/diagnostic.hpp"

namespace briar {

class Node;

/// An error at a node of a document.
[[nodiscard]] Diagnostic problem_at(const Node& node, std::string id, std::string message, std::string hint = {});
/// The same as a warning.
[[nodiscard]] Diagnostic warning_at(const Node& node, std::string id, std::string message, std::string hint = {});
/// An error about a file as a whole, or about nothing that has a place.
[[nodiscard]] Diagnostic problem_in(std::string file, std::string id, std::string message, std::string hint = {});
/// "did you mean `x`?", or nothing.
[[nodiscard]] std::string did_you_mean(const std::string& nearest);

}  // namespace briar

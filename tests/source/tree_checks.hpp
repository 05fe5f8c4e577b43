#pragma once

#include <functional>
#include <string>
#include <vector>

#include "runtime/source/document.hpp"
#include "runtime/source/path.hpp"

/// What must hold for every document.
namespace briar {

/// Every value's and key's bytes, parsed alone, give the value again. Returns what does not hold, empty when all does.
[[nodiscard]] std::string check_spans(const Document& document);

/// Calls `visit` for each value outside of aliases, the root first.
void visit_values(const Node& root, const std::function<void(const Path&, const Node&)>& visit);

/// The lines of a text, line breaks included.
[[nodiscard]] std::vector<std::string> lines_of(const std::string& text);

}  // namespace briar

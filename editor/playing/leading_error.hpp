#pragma once

#include <string>

#include "runtime/source/diagnostic.hpp"

/// Which of many problems people are led to.
namespace briar::editor {

/// It stands in a pack.yaml: what else is wrong may follow from it.
[[nodiscard]] bool is_of_manifest(const Diagnostic& problem);

/// The same mistake, wherever in its file it stands by now.
[[nodiscard]] bool is_same_mistake(const Diagnostic& a, const Diagnostic& b);

/// The error that is to be mended first: of a pack.yaml before all others, then one of that entry (`tiles/old-mill`),
/// else the first. Null: there is none.
[[nodiscard]] const Diagnostic* leading_error(const Diagnostics& problems, const std::string& entry = {});

}  // namespace briar::editor

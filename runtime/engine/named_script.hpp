#pragma once

#include <string>
#include <vector>

#include "runtime/engine/ruleset.hpp"

/// A script that an entry names under `script`: which pack's file it is, and what is in it.
namespace briar {

struct NamedScript {
    std::string pack;  ///< the one that says which script: a later pack may have replaced it
    std::string file;
    Place place;         ///< where the entry names it
    bool sound = false;  ///< it is there and can be loaded; what is wrong has been reported
    std::vector<ScriptReader::Function> functions;

    [[nodiscard]] const ScriptReader::Function* function(const std::string& name) const;
    [[nodiscard]] std::vector<std::string> function_names() const;
    /// Where a function stands, in the script itself.
    [[nodiscard]] Place place_of(const Catalog& catalog, const ScriptReader::Function& function) const;
};

/// Reads the script that `name`, the value of the entry's key `script`, stands for.
[[nodiscard]] NamedScript read_named_script(const Catalog& catalog, DefId entry, const Node& name,
                                            ScriptReader& scripts, Diagnostics& diagnostics);

}  // namespace briar

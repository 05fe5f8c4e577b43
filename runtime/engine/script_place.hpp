#pragma once

#include <optional>

#include "runtime/engine/ids.hpp"

namespace briar {

/// A line of a script.
struct ScriptPlace {
    HookId hook;  ///< one of those whose file it is
    int line = 0;
};

/// A host of scripts that knows where a script stands that calls the game just now.
class KnowsScriptPlace {
public:
    virtual ~KnowsScriptPlace() = default;
    /// Nothing: no script does.
    [[nodiscard]] virtual std::optional<ScriptPlace> place_of_call() const = 0;

protected:
    KnowsScriptPlace() = default;
    KnowsScriptPlace(const KnowsScriptPlace&) = default;
    KnowsScriptPlace& operator=(const KnowsScriptPlace&) = default;
};

}  // namespace briar

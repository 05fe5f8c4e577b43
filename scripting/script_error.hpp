#pragma once

#include <string>
#include <vector>

namespace briar {

/// A mistake in a script, in words. The place is that of the author's code, never of the box.
struct ScriptError {
    std::string file;
    int line = 0;  ///< counts from 1; 0 when the mistake is in the file as a whole
    std::string message;
    std::vector<std::string> traceback;  ///< innermost first: "specials/web.lua:12 in function `helper`"

    friend bool operator==(const ScriptError&, const ScriptError&) = default;
};

/// `file:line: message`, then the levels on indented lines of their own.
[[nodiscard]] std::string render(const ScriptError& error);

}  // namespace briar

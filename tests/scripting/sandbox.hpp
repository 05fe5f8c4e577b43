#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "scripting/box.hpp"
#include "scripting/lua_api.hpp"
#include "scripting/to_text.hpp"

/// A box with a few host functions, for tests.
namespace briar {

/// What became of one script.
struct Outcome {
    std::optional<ScriptError> error;
    std::vector<std::string> results;  ///< as text
    RunCost cost;

    [[nodiscard]] std::string message() const { return error ? error->message : ""; }
};

class Sandbox {
public:
    explicit Sandbox(const BoxLimits& limits = {});

    /// Calls the hook and answers every verb that waits with its own argument plus 1.
    Outcome call(std::string_view file, std::string_view function);
    /// Loads the text under a name of its own and calls its function `run`.
    Outcome run_file(const std::string& text);
    /// The same for the body of a function.
    Outcome run(const std::string& body);
    /// The results of a body, joined with spaces, or "error: " and the message.
    std::string value(const std::string& body);

    std::vector<std::string> printed;
    LuaBox box;

private:
    int files_ = 0;
};

}  // namespace briar

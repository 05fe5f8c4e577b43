#pragma once

#include <string>

#include "runtime/source/diagnostic.hpp"

namespace briar {

/// All diagnostics as the program prints them.
[[nodiscard]] inline std::string rendered(const Diagnostics& diagnostics) {
    std::string text;
    for (const Diagnostic& each : diagnostics.list())
        text += render(each) + "\n";
    return text;
}

}  // namespace briar

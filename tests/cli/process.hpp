#pragma once

#include <string>
#include <vector>

#include "tests/test_folder.hpp"

/// Running the built program as people do.
namespace briar {

struct Ran {
    int code = -1;  ///< 128 and more: ended by a signal
    std::string out;
    std::string err;
};

/// Runs `briar ARGS...` with `input` on stdin, in the project's folder.
[[nodiscard]] Ran run_briar(const std::vector<std::string>& args, const std::string& input = {});

}  // namespace briar

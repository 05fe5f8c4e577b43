#pragma once

#include <cstdint>

namespace briar::editor {

/// What a step became in the history.
enum class StepJoining : std::uint8_t {
    None,       ///< a step of its own
    Joined,     ///< one with the step before
    Cancelled,  ///< one with the step before, and so both came to nothing: neither is there any more
};

}  // namespace briar::editor

#pragma once

#include <cstdint>

namespace briar::editor {

/// Whose change a step is.
enum class StepOrigin : std::uint8_t {
    Here,
    Outside,  ///< of another program: it lies on the disk already
};

}  // namespace briar::editor

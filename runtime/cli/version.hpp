#pragma once

namespace briar::cli {

/// The program's own version; the same as in the top CMakeLists.txt, which a test compares.
inline constexpr const char* kVersion = "0.1.0";

}  // namespace briar::cli

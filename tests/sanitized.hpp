#pragma once

namespace briar {

/// How many times as long a test may work when the sanitizers look on.
#if defined(__SANITIZE_ADDRESS__)
inline constexpr int kSlower = 10;
#else
inline constexpr int kSlower = 1;
#endif

}  // namespace briar

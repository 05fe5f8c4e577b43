#pragma once

namespace briar {

/// Says, where people read it, that more follows or that some is left out.
inline constexpr const char* kDots = "\xE2\x80\xA6";

}  // namespace briar

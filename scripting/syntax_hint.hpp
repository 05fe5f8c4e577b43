#pragma once

#include <string>
#include <string_view>

namespace briar {

/// What to do about a mistake of syntax, as Lua words it; empty where its words say it all.
[[nodiscard]] std::string syntax_hint(std::string_view message);

}  // namespace briar

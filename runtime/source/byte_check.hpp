#pragma once

#include <string_view>

/// Looks at the bytes before anything reads them: what is not sound text would crash, hang or mislead the reader.
namespace briar {

class Report;
struct ReadLimits;

/// Reports everything that keeps the text from being read; true when it may be read.
[[nodiscard]] bool check_bytes(std::string_view text, const ReadLimits& limits, Report& report);

}  // namespace briar

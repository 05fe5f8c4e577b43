#pragma once

#include <string>
#include <string_view>

namespace briar::editor {

/// Markdown (CommonMark with tables) as HTML, without head and body. Tags within the text are left out.
[[nodiscard]] std::string html_of(std::string_view markdown);

}  // namespace briar::editor

#pragma once

#include <vector>

#include "editor/scene/scene.hpp"

namespace briar::editor {

[[nodiscard]] std::vector<Member> crawl_party(const Game& game);

}  // namespace briar::editor

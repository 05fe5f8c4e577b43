#pragma once

#include <string>
#include <vector>

#include "editor/scene/scene.hpp"
#include "runtime/engine/state.hpp"

namespace briar {
class Session;
}

namespace briar::editor {

/// How a game has ended, for people.
struct Ending {
    Result result = Result::Playing;  ///< Playing: it has stopped, because a rule failed
    std::string title;                ///< `Won`, `White has won`
    std::string reason;
    std::vector<std::string> facts;  ///< when it was, who has done what
};

/// Of a game that is over. `scene` and `party` are what is seen of it.
[[nodiscard]] Ending ending_of(const Session& session, const Scene& scene, const std::vector<Member>& party);

}  // namespace briar::editor

#pragma once

#include <optional>
#include <string>

#include "editor/scene/scene.hpp"

namespace briar::editor {

/// The place of a table that the keyboard has come to, and the piece there. Places are where something lies, where
/// something can be done, and cells of a board.
class BoardCursor {
public:
    /// Null: it is nowhere.
    [[nodiscard]] const Box* place() const { return place_ ? &*place_ : nullptr; }
    void leave();
    /// Another scene is shown: stays as long as the place is there.
    void follow(const Scene& scene);

    /// To the next place that way; from nowhere to where it happens. False: there is none, and it stays.
    bool go(const Scene& scene, int right, int down);
    /// To the next place where something can be done; behind the last one it is nowhere. False: it is nowhere now.
    bool step_target(const Scene& scene, int by);
    /// From what lies there to what stands on it, one by one, and round again. False: nothing does.
    bool step_piece(const Scene& scene, int by);

    /// What lies there, or what stands on it; none: nothing.
    [[nodiscard]] PieceId piece(const Scene& scene) const;
    /// Which of what stands there; negative: what lies there itself.
    [[nodiscard]] int mark() const { return mark_; }
    /// The index of the target there; negative: there is none.
    [[nodiscard]] int target(const Scene& scene) const;
    /// All that is there in words; of a piece that stands there only that. Empty: it is nowhere.
    [[nodiscard]] std::string words(const Scene& scene) const;

private:
    [[nodiscard]] const Lying* lying(const Scene& scene) const;
    void put(const Box& place);

    std::optional<Box> place_;
    int mark_ = -1;
};

}  // namespace briar::editor

#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "editor/playing/course_tree.hpp"
#include "runtime/session/save_file.hpp"

/// Keeping a game for the next time, while it goes on.
namespace briar::editor {

/// A game that is to be written to one place: copied, so that any thread may do it while the game goes on. What is
/// there already, as it is, is neither copied nor written anew.
class KeepJob {
public:
    /// The save's own file, made of these games, the played one first, with the whole courses of these lines, the
    /// played one first, as far as it is known what their content was. What they are made of is written beside it,
    /// before: whenever the program ends, the file is whole and finds all that it names.
    KeepJob(std::filesystem::path save, const std::vector<GameToSave>& games, const std::vector<LineToKeep>& lines,
            std::shared_ptr<class KeepOrder> order);

    /// Throws std::exception. Nothing happens when a later job has been done.
    void write() const;

private:
    struct Work;
    std::shared_ptr<const Work> work_;
};

/// Jobs of one game: one after the other, however their threads run.
[[nodiscard]] std::shared_ptr<KeepOrder> make_keep_order();

}  // namespace briar::editor

#pragma once

#include <deque>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include <wx/treectrl.h>
#include <wx/withimages.h>

#include "editor/face/face.hpp"
#include "runtime/content/catalog.hpp"

namespace briar::editor {

/// Small pictures of entries beside their names in a tree. Painted bit by bit while nothing else is to be done, only
/// for those who ask; what looks the same is painted once.
class TreePictures {
public:
    /// The `fixed` pictures keep their numbers.
    TreePictures(wxTreeCtrl& tree, wxWithImages::Images fixed);

    /// The number of the entry's picture; negative: there is none yet. It is painted soon, if `catalog` knows it.
    [[nodiscard]] int picture_of(const std::shared_ptr<const Catalog>& catalog, const std::string& full_id,
                                 const std::string& system);
    /// Paints for a few milliseconds. True: there are new ones.
    bool paint_some();
    [[nodiscard]] bool waiting() const { return !waiting_.empty(); }
    void clear();
    /// Files of pictures may be others: those that show some are painted anew.
    void paint_art_again();

private:
    struct Known {
        DefId def;
        std::shared_ptr<const Catalog> catalog;  ///< that it was looked at with
        Face face;
        int picture = -1;
        bool stale = false;  ///< though it is of the same face
    };

    wxTreeCtrl& tree_;
    wxWithImages::Images images_;
    std::size_t fixed_;
    std::map<std::string, Known, std::less<>> known_;
    std::deque<std::string> waiting_;
    std::vector<std::string> awaited_;  ///< whose art is being read
    std::shared_ptr<void> art_is_read_;
};

}  // namespace briar::editor

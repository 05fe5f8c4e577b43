#pragma once

#include <cstdint>
#include <list>
#include <map>
#include <memory>
#include <string>
#include <tuple>

#include <wx/bitmap.h>

#include "editor/face/face_of.hpp"
#include "editor/picture/picture.hpp"
#include "runtime/content/catalog.hpp"

namespace briar::editor {

/// Pictures of one catalog's entries that were painted before, to be shown again at once. Holds those used last, up to
/// a bound of memory.
class PictureShelf {
public:
    struct Key {
        DefId def;
        Side side = Side::Front;
        Manner manner = Manner::Whole;
        int turn = 0;
        std::string health{};  ///< instead of what is printed; empty: as printed
        int width = 0;         ///< in pixels of the screen
        int height = 0;
        friend auto operator<=>(const Key&, const Key&) = default;
    };

    /// Everything that was kept is forgotten. May be null: then there are no pictures.
    void show(std::shared_ptr<const Catalog> catalog);
    [[nodiscard]] const std::shared_ptr<const Catalog>& catalog() const { return catalog_; }
    [[nodiscard]] const Face& face(DefId def, Side side = Side::Front);
    /// The picture, painted now if need be. `scale` is that of the screen: the picture's logical size is smaller by it.
    [[nodiscard]] const wxBitmap& picture(const Key& key, double scale);
    /// The picture if it has been painted; null: not yet.
    [[nodiscard]] const wxBitmap* find(const Key& key);
    /// The same picture in the size next to it that has been painted, to be shown until it is there itself; null: none.
    [[nodiscard]] const wxBitmap* find_other_size(const Key& key);

private:
    struct Kept {
        Key key;
        wxBitmap bitmap;
    };
    static constexpr std::size_t kMostBytes = std::size_t{128} << 20U;

    std::shared_ptr<const Catalog> catalog_;
    std::map<std::pair<DefId, Side>, Face> faces_;
    std::list<Kept> kept_;  ///< used last comes first
    std::map<Key, std::list<Kept>::iterator> index_;
    std::size_t bytes_ = 0;
    wxBitmap passing_;  ///< shown once
};

}  // namespace briar::editor

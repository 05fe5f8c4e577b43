#include "editor/picture/picture_shelf.hpp"

#include <wx/image.h>

#include "editor/picture/art_store.hpp"

namespace briar::editor {
namespace {

std::size_t size_of(const PictureShelf::Key& key) {
    return static_cast<std::size_t>(key.width) * static_cast<std::size_t>(key.height) * 4;
}

}  // namespace

void PictureShelf::show(std::shared_ptr<const Catalog> catalog) {
    catalog_ = std::move(catalog);
    faces_.clear();
    kept_.clear();
    index_.clear();
    bytes_ = 0;
}

const Face& PictureShelf::face(DefId def, Side side) {
    const auto known = faces_.find({def, side});
    if (known != faces_.end()) return known->second;
    return faces_.emplace(std::pair(def, side), face_of(*catalog_, def, side)).first->second;
}

const wxBitmap* PictureShelf::find(const Key& key) {
    const auto known = index_.find(key);
    if (known == index_.end()) return nullptr;
    kept_.splice(kept_.begin(), kept_, known->second);
    return &known->second->bitmap;
}

const wxBitmap* PictureShelf::find_other_size(const Key& key) {
    const auto shows_same = [&](const Key& other) {
        return std::tie(other.def, other.side, other.manner, other.turn, other.health) ==
               std::tie(key.def, key.side, key.manner, key.turn, key.health);
    };
    // Keys that differ in nothing but the size stand side by side, the smaller ones first.
    auto known = index_.lower_bound(key);
    if (known == index_.end() || !shows_same(known->first)) {
        if (known == index_.begin() || !shows_same((--known)->first)) return nullptr;
    }
    return find(known->first);
}

const wxBitmap& PictureShelf::picture(const Key& key, double scale) {
    if (const wxBitmap* known = find(key)) return *known;
    Face shown = face(key.def, key.side);
    show_health(shown, key.health);
    const wxImage image = face_image(shown, {key.width, key.height}, key.manner, key.turn);
    // What is painted without its art is shown, and painted anew the next time.
    if (is_art_awaited(shown.art)) return passing_ = wxBitmap(image, -1, scale);
    kept_.push_front({key, wxBitmap(image, -1, scale)});
    index_[key] = kept_.begin();
    bytes_ += size_of(key);
    while (bytes_ > kMostBytes && kept_.size() > 1) {
        bytes_ -= size_of(kept_.back().key);
        index_.erase(kept_.back().key);
        kept_.pop_back();
    }
    return kept_.front().bitmap;
}

}  // namespace briar::editor

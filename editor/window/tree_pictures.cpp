#include "editor/window/tree_pictures.hpp"

#include <chrono>

#include <wx/app.h>

#include "editor/face/face_of.hpp"
#include "editor/picture/art_store.hpp"
#include "editor/picture/picture.hpp"

namespace briar::editor {
namespace {

constexpr std::size_t kMost = 1'500;  // pictures; more entries go without
constexpr int kSize = 20;
constexpr std::chrono::milliseconds kPatience{8};

wxBitmapBundle small_picture(const Face& face) {
    wxVector<wxBitmap> sizes;
    for (const int scale : {1, 2})
        sizes.push_back(wxBitmap(face_image(face, wxSize(kSize * scale, kSize * scale), Manner::Icon)));
    return wxBitmapBundle::FromBitmaps(sizes);
}

}  // namespace

TreePictures::TreePictures(wxTreeCtrl& tree, wxWithImages::Images fixed)
    : tree_(tree), images_(std::move(fixed)), fixed_(images_.size()) {
    tree_.SetImages(images_);
    art_is_read_ = when_art_is_read([this] {
        waiting_.insert(waiting_.end(), awaited_.begin(), awaited_.end());
        awaited_.clear();
        wxWakeUpIdle();
    });
}

void TreePictures::clear() {
    awaited_.clear();
    known_.clear();
    waiting_.clear();
    images_.resize(fixed_);
    tree_.SetImages(images_);
}

void TreePictures::paint_art_again() {
    for (auto& [id, known] : known_) {
        if (known.picture < 0 || known.face.art.empty()) continue;
        known.stale = true;
        waiting_.push_back(id);
    }
    wxWakeUpIdle();
}

int TreePictures::picture_of(const std::shared_ptr<const Catalog>& catalog, const std::string& full_id,
                             const std::string& system) {
    Known& known = known_[full_id];
    if (known.catalog == catalog || !catalog) return known.picture;
    known.catalog = catalog;
    const std::size_t slash = full_id.find('/');
    known.def = catalog->find(full_id.substr(0, slash), full_id.substr(slash + 1), system);
    if (known.def) waiting_.push_back(full_id);
    return known.picture;
}

bool TreePictures::paint_some() {
    const auto end = std::chrono::steady_clock::now() + kPatience;
    bool any = false;
    while (!waiting_.empty() && std::chrono::steady_clock::now() < end) {
        const std::string known_id = std::move(waiting_.front());
        waiting_.pop_front();
        Known& known = known_[known_id];
        if (!known.catalog || !known.def) continue;
        Face face = face_of(*known.catalog, known.def);
        if (known.picture >= 0 && !known.stale && face == known.face) continue;
        if (is_art_awaited(face.art)) {
            awaited_.push_back(known_id);
            continue;
        }
        if (known.picture >= 0) {
            images_[static_cast<std::size_t>(known.picture)] = small_picture(face);
        } else if (images_.size() < kMost) {
            known.picture = static_cast<int>(images_.size());
            images_.push_back(small_picture(face));
        }
        known.face = std::move(face);
        known.stale = false;
        any = true;
    }
    if (any) tree_.SetImages(images_);
    return any;
}

}  // namespace briar::editor

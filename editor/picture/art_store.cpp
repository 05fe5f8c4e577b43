#include "editor/picture/art_store.hpp"

#include <algorithm>
#include <atomic>
#include <iterator>
#include <list>
#include <map>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include <wx/app.h>
#include <wx/log.h>
#include <wx/module.h>

#include "editor/picture/wx_text.hpp"
#include "runtime/content/picture_file.hpp"

namespace briar::editor {
namespace {

namespace fs = std::filesystem;

constexpr int kLargestSide = 1024;  ///< of what is kept; more than any place has for a picture
constexpr std::size_t kMostBytes = std::size_t{96} << 20U;
constexpr std::uintmax_t kLargeFile = 1U << 20U;
constexpr std::uint64_t kManyPixels = 4'000'000;

void require_handlers() {
    if (wxImage::FindHandler(wxBITMAP_TYPE_PNG) == nullptr) wxImage::AddHandler(new wxPNGHandler);
    if (wxImage::FindHandler(wxBITMAP_TYPE_JPEG) == nullptr) wxImage::AddHandler(new wxJPEGHandler);
}

wxImage reduced(wxImage image) {
    const int side = std::max(image.GetWidth(), image.GetHeight());
    if (side <= kLargestSide) return image;
    const auto part = [&](int length) {
        return std::max(1, static_cast<int>(static_cast<std::int64_t>(length) * kLargestSide / side));
    };
    return image.Scale(part(image.GetWidth()), part(image.GetHeight()), wxIMAGE_QUALITY_HIGH);
}

/// Also away from the window's thread: touches nothing but the file.
wxImage read(const fs::path& file) {
    if (!objection_to_picture(file).empty()) return {};
    const std::u8string name = file.u8string();
    const wxLogNull quiet;  // a picture that cannot be read is a problem of the pack, told there
    wxImage image;
    if (!image.LoadFile(to_wx(std::string_view(reinterpret_cast<const char*>(name.data()), name.size())))) return {};
    return image.GetWidth() > 0 && image.GetHeight() > 0 ? reduced(std::move(image)) : wxImage();
}

/// A file as it was when it was read.
struct Version {
    std::uintmax_t size = 0;
    fs::file_time_type time;
    friend bool operator==(const Version&, const Version&) = default;
};

class ArtStore {
public:
    static ArtStore& shared() {
        static ArtStore store;
        return store;
    }

    Art find(const fs::path& file) {
        std::error_code failed;
        Version now;
        now.size = fs::file_size(file, failed);
        if (!failed) now.time = fs::last_write_time(file, failed);
        if (failed) return {};
        const auto known = index_.find(file);
        if (known != index_.end() && known->second->version == now) {
            kept_.splice(kept_.begin(), kept_, known->second);
            return art_of(kept_.front());
        }
        if (known != index_.end()) forget(known->second);
        require_handlers();
        kept_.push_front({file, now, {}, true});
        index_[file] = kept_.begin();
        if (!may_wait(file, now)) {
            take(kept_.front(), read(file));
        } else {
            begin(file, now);
        }
        return art_of(kept_.front());
    }

    std::shared_ptr<void> listen(std::function<void()> told) {
        auto held = std::make_shared<std::function<void()>>(std::move(told));
        listeners_.push_back(held);
        return held;
    }

    void tell() {
        std::erase_if(listeners_, [](const auto& each) { return each.expired(); });
        const auto all = listeners_;
        for (const auto& each : all) {
            if (const auto told = each.lock()) (*told)();
        }
    }

    /// Before the readers of files go.
    void finish() { workers_.clear(); }

private:
    struct Kept {
        fs::path file;
        Version version;
        wxImage image;
        bool awaited = false;
    };

    static Art art_of(const Kept& kept) {
        if (kept.awaited) return {ArtState::Awaited, {}};
        return {kept.image.IsOk() ? ArtState::Ready : ArtState::Broken, kept.image};
    }
    static std::size_t bytes_of(const wxImage& image) {
        if (!image.IsOk()) return 0;
        return static_cast<std::size_t>(image.GetWidth()) * static_cast<std::size_t>(image.GetHeight()) *
               (image.HasAlpha() ? 4U : 3U);
    }
    /// Where a window waits for events, large pictures must not make it stand still.
    static bool may_wait(const fs::path& file, const Version& version) {
        const bool window = wxTheApp != nullptr && wxTheApp->IsMainLoopRunning() && wxIsMainThread();
        return window && (version.size > kLargeFile || pixels_of_picture(file) > kManyPixels);
    }

    void begin(const fs::path& file, const Version& version) {
        std::erase_if(workers_, [](const Worker& each) { return each.over->load(); });
        const auto over = std::make_shared<std::atomic<bool>>(false);
        workers_.push_back(
            {over, std::jthread([this, file, version, over] {
                 const auto image = std::make_shared<wxImage>(read(file));
                 if (wxTheApp != nullptr)
                     wxTheApp->CallAfter(
                         // The reader lets go of nothing but an empty one.
                         [this, file, version, image] { arrive(file, version, std::exchange(*image, wxImage())); });
                 *over = true;
             })});
    }
    void arrive(const fs::path& file, const Version& version, wxImage image) {
        const auto known = index_.find(file);
        if (known != index_.end() && known->second->version == version) take(*known->second, std::move(image));
        tell();
    }
    void take(Kept& kept, wxImage image) {
        kept.awaited = false;
        kept.image = std::move(image);
        bytes_ += bytes_of(kept.image);
        while (bytes_ > kMostBytes && !kept_.back().awaited && &kept_.back() != &kept)
            forget(std::prev(kept_.end()));
    }
    void forget(std::list<Kept>::iterator kept) {
        bytes_ -= bytes_of(kept->image);
        index_.erase(kept->file);
        kept_.erase(kept);
    }

    struct Worker {
        std::shared_ptr<std::atomic<bool>> over;  ///< joining does not wait any more
        std::jthread thread;
    };

    std::list<Kept> kept_;  ///< used last comes first
    std::map<fs::path, std::list<Kept>::iterator> index_;
    std::size_t bytes_ = 0;
    std::vector<std::weak_ptr<std::function<void()>>> listeners_;
    std::vector<Worker> workers_;  // joined when they are destroyed
};

/// Ends with the program, before the readers of files do.
class ArtModule : public wxModule {
public:
    ArtModule() { AddDependency("wxImageModule"); }
    bool OnInit() override { return true; }
    void OnExit() override { ArtStore::shared().finish(); }

private:
    wxDECLARE_DYNAMIC_CLASS(ArtModule);
};

wxIMPLEMENT_DYNAMIC_CLASS(ArtModule, wxModule);

}  // namespace

Art stored_art(const fs::path& file) { return ArtStore::shared().find(file); }

bool is_art_awaited(const fs::path& file) {
    if (file.empty() || file.extension() == ".svg" || file.extension() == ".SVG") return false;
    return ArtStore::shared().find(file).state == ArtState::Awaited;
}

void art_may_be_new() { ArtStore::shared().tell(); }

std::shared_ptr<void> when_art_is_read(std::function<void()> told) {
    return ArtStore::shared().listen(std::move(told));
}

}  // namespace briar::editor

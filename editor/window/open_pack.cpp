#include "editor/window/open_pack.hpp"

#include <algorithm>
#include <utility>

namespace briar::editor {
namespace {

/// Typing goes on for a moment before it is checked.
constexpr int kPause = 120;

/// The file of a place, which may be written as a whole path; null: it is none of the pack.
std::shared_ptr<const SourceDocument> text_at(const Workspace& workspace, const std::string& file) {
    const std::filesystem::path path(file);
    const std::filesystem::path within = path.is_absolute() ? path.lexically_relative(workspace.folder()) : path;
    return workspace.document(within.generic_string());
}

/// A file is named by its whole path, or within its pack.
bool same_file(const Place& a, const Place& b) {
    const auto ends_with = [](const std::string& whole, const std::string& end) {
        return whole == end || whole.ends_with("/" + end);
    };
    return ends_with(a.file, b.file) || ends_with(b.file, a.file);
}

}  // namespace

OpenPack::OpenPack(std::unique_ptr<Workspace> workspace)
    : workspace_(std::move(workspace)),
      journal_(std::make_unique<Journal>(*workspace_)),
      timer_(this),
      checking_(*this, Background<std::shared_ptr<const Checked>>::Begin::InTurn) {
    changes_ = workspace_->listen([this](const WorkspaceChange&) { check_soon(); });
    Bind(wxEVT_TIMER, [this](wxTimerEvent&) { check_now(); });
    check_now();
}

void OpenPack::check_soon() { timer_.StartOnce(kPause); }

void OpenPack::check_now() {
    checking_.run([snapshot = workspace_->snapshot()](const std::stop_token& stop) { return check(snapshot, stop); },
                  [this](std::shared_ptr<const Checked> checked) {
                      if (checked->cancelled) return;
                      checked_ = std::move(checked);
                      drop_mended();
                      gather_others();
                      told_.tell(*checked_);
                  });
}

bool OpenPack::check_is_current() const { return checked_ && checked_->revision == workspace_->revision(); }

/// Somebody has been there since: the game tells it again if it happens again.
void OpenPack::drop_mended() {
    if (checked_->revision != tested_) test_problems_ = {};
    Diagnostics left;
    for (const Diagnostic& each : game_problems_.list()) {
        const auto noted = when_noted_.find(each.place.file);
        const auto document = text_at(*workspace_, each.place.file);
        if (noted == when_noted_.end() || (document && document->text() == noted->second)) left.add(each);
    }
    game_problems_ = std::move(left);
}

void OpenPack::note_game_problems(Diagnostics problems) {
    game_problems_ = std::move(problems);
    when_noted_.clear();
    for (const Diagnostic& each : game_problems_.list()) {
        if (const auto document = text_at(*workspace_, each.place.file))
            when_noted_[each.place.file] = document->text();
    }
    gather_others();
    if (checked_) told_.tell(*checked_);
}

void OpenPack::note_test_problems(Diagnostics problems, std::uint64_t tested) {
    test_problems_ = std::move(problems);
    tested_ = tested;
    gather_others();
    if (checked_) told_.tell(*checked_);
}

void OpenPack::gather_others() {
    others_.clear();
    add_unknown(test_problems_);
    add_unknown(game_problems_);
}

/// Tests, and a game that could not begin, meet what the check tells too.
void OpenPack::add_unknown(const Diagnostics& more) {
    for (const Diagnostic& each : more.list()) {
        const auto is_it = [&](const Diagnostic& other) {
            return other.id == each.id && other.message == each.message && other.place.line == each.place.line &&
                   same_file(other.place, each.place);
        };
        const bool told =
            checked_ && std::any_of(checked_->problems.list().begin(), checked_->problems.list().end(), is_it);
        if (!told && std::none_of(others_.begin(), others_.end(), is_it)) others_.push_back(each);
    }
}

Subscription OpenPack::listen_to_checks(Signal<const Checked&>::Listener listener) {
    return told_.listen(std::move(listener));
}

std::string OpenPack::system() const {
    if (!checked_ || !checked_->catalog) return {};
    const Pack* pack = checked_->catalog->pack(workspace_->pack_id());
    return pack != nullptr ? pack->system : std::string();
}

GameWish OpenPack::wish() const {
    const Snapshot snapshot = workspace_->snapshot();
    return {{snapshot.folder.string()}, snapshot.path, snapshot.overlay, {}, {}, snapshot.parsed};
}

}  // namespace briar::editor

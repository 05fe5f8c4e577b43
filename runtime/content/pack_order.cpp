#include "runtime/content/pack_order.hpp"

#include <algorithm>
#include <utility>

#include "runtime/content/pack_shelf.hpp"
#include "runtime/content/pattern.hpp"
#include "runtime/content/version.hpp"
#include "runtime/content/wording.hpp"

namespace briar {

namespace fs = std::filesystem;

namespace {

class Ordering {
public:
    Ordering(const PackPath& path, const Overlay& overlay, Diagnostics& diagnostics)
        : shelf_(path, overlay), diagnostics_(diagnostics) {}

    void want(const std::string& wanted);
    PackOrder take() { return std::move(order_); }

private:
    void want_folder(const fs::path& folder);
    void visit(Manifest manifest);
    void visit_need(const Manifest& manifest, const Need& need);
    void missing(const Manifest& manifest, const Need& need);
    void check_range(const Need& need, const Pack& found);
    [[nodiscard]] std::string chain_to(const std::string& last) const;
    [[nodiscard]] const Manifest* loaded(const std::string& id) const;
    void report(Place place, std::string id, std::string message, std::string hint) {
        diagnostics_.add({Severity::Error, std::move(id), std::move(place), {}, std::move(message), std::move(hint)});
    }

    PackShelf shelf_;
    Diagnostics& diagnostics_;
    PackOrder order_;
    std::vector<std::string> open_;  // ids of the packs whose needs are being visited, outermost first
};

const Manifest* Ordering::loaded(const std::string& id) const {
    for (const Manifest& manifest : order_.packs) {
        if (manifest.pack.id == id) return &manifest;
    }
    return nullptr;
}

/// "a -> b -> last": how the packs that were asked for lead to `last`.
std::string Ordering::chain_to(const std::string& last) const {
    std::string chain;
    for (const std::string& id : open_)
        chain += id + " -> ";
    return chain + last;
}

void Ordering::want(const std::string& wanted) {
    if (is_kebab_case(wanted) && loaded(wanted) != nullptr) return;
    if (is_kebab_case(wanted)) {
        if (auto manifest = shelf_.find(wanted, diagnostics_)) return visit(std::move(*manifest));
    }
    std::error_code ignored;
    const fs::path given(wanted);
    if (given.filename() == "pack.yaml" && fs::is_regular_file(given, ignored)) return want_folder(given.parent_path());
    if (fs::is_directory(given, ignored)) return want_folder(given);
    order_.complete = false;
    const bool is_path = wanted.find('/') != std::string::npos;
    report({}, "pack.not-found", is_path ? "there is no folder " + quote(wanted) : "there is no pack " + quote(wanted),
           did_you_mean(wanted, shelf_.ids(), shelf_.where()));
}

void Ordering::want_folder(const fs::path& folder) {
    const fs::path clean = folder.empty() ? fs::path(".") : folder;
    std::error_code ignored;
    if (!fs::exists(clean / "pack.yaml", ignored)) {
        order_.complete = false;
        return report({clean.generic_string(), 0, 0, {}}, "pack.no-manifest",
                      "this folder is no pack: it has no pack.yaml",
                      "name a folder with a pack.yaml, or write one with `id`, `title` and `version`");
    }
    shelf_.add_neighbours_of(clean);
    Manifest manifest = read_manifest(clean, shelf_.overlay(), diagnostics_);
    const Manifest* known = loaded(manifest.pack.id);
    if (known == nullptr) return visit(std::move(manifest));
    std::error_code error;
    if (fs::equivalent(known->pack.folder, clean, error)) return;
    report(
        manifest.id_place, "pack.duplicate-id",
        "two packs are called " + quote(manifest.pack.id) + "; the other is in " + known->pack.folder.generic_string(),
        "give one of them another `id`");
}

void Ordering::visit(Manifest manifest) {
    open_.push_back(manifest.pack.id);
    for (const Need& need : manifest.needs)
        visit_need(manifest, need);
    open_.pop_back();
    order_.packs.push_back(std::move(manifest));
}

void Ordering::visit_need(const Manifest& manifest, const Need& need) {
    const auto ring = std::find(open_.begin(), open_.end(), need.pack);
    if (ring != open_.end()) {
        std::string chain;
        for (auto step = ring; step != open_.end(); ++step)
            chain += *step + " -> ";
        return report(need.place, "pack.circular", "packs need each other in a circle: " + chain + need.pack,
                      "take one of these requirements out");
    }
    if (const Manifest* known = loaded(need.pack)) return check_range(need, known->pack);
    auto found = is_kebab_case(need.pack) ? shelf_.find(need.pack, diagnostics_) : std::nullopt;
    if (!found) return missing(manifest, need);
    check_range(need, found->pack);
    visit(std::move(*found));
}

void Ordering::missing(const Manifest& manifest, const Need& need) {
    order_.complete = false;
    if (!is_kebab_case(need.pack)) return;  // its form has been reported
    std::string message = "the pack " + quote(need.pack) + " that this one needs was not found";
    if (open_.size() > 1) message += " (needed by way of " + chain_to(need.pack) + ")";
    std::vector<std::string> others = shelf_.ids();
    others.erase(std::remove(others.begin(), others.end(), manifest.pack.id), others.end());
    report(need.place, "pack.missing-requirement", std::move(message), did_you_mean(need.pack, others, shelf_.where()));
}

void Ordering::check_range(const Need& need, const Pack& found) {
    const auto version = Version::parse(found.version);
    // A version or range of a wrong form has been reported where it stands.
    if (!version || !(need.range.empty() || matches_pattern(kRangePattern, need.range))) return;
    if (in_range(*version, need.range)) return;
    std::string message =
        "the pack " + quote(need.pack) + " is version " + found.version + ", but " + need.range + " is needed";
    if (open_.size() > 1) message += " (by way of " + chain_to(need.pack) + ")";
    report(need.place, "pack.wrong-version", std::move(message),
           "get a fitting version of it, or change the range; it lies in " + found.folder.generic_string());
}

}  // namespace

PackOrder order_packs(const std::vector<std::string>& wanted, const PackPath& path, const Overlay& overlay,
                      Diagnostics& diagnostics) {
    Ordering ordering(path, overlay, diagnostics);
    for (const std::string& each : wanted)
        ordering.want(each);
    return ordering.take();
}

std::vector<std::string> needed_by(const Pack& pack, const std::vector<Manifest>& packs) {
    std::vector<std::string> found;
    std::vector<const Pack*> open{&pack};
    while (!open.empty()) {
        const Pack* next = open.back();
        open.pop_back();
        for (const auto& [id, range] : next->needs) {
            if (std::find(found.begin(), found.end(), id) != found.end()) continue;
            found.push_back(id);
            for (const Manifest& manifest : packs) {
                if (manifest.pack.id == id) open.push_back(&manifest.pack);
            }
        }
    }
    return found;
}

}  // namespace briar

#include "tests/editor/wing_test.hpp"

#include <fstream>
#include <stdexcept>

#include "editor/window/open_pack.hpp"

namespace briar {
namespace {

constexpr const char* kManifest = "id: wing\ntitle: Wing\nversion: 0.1.0\nrequires:\n  the-cursed-forest: '*'\n";
constexpr const char* kEntries =
    "monsters:\n"
    "  owl:\n"
    "    name: Owl\n"
    "    health: 3\n"
    "    dice: 2\n"
    "    tags: [night]\n"
    "  bat: {name: Bat, health: 5, tags: [cave]}\n"
    "tiles:\n"
    "  nest:\n"
    "    name: Nest\n"
    "    edges: n e\n";

}  // namespace

void WingTest::open_wing() {
    const std::filesystem::path pack = folder() / "wing";
    std::filesystem::create_directories(pack);
    std::ofstream(pack / "pack.yaml") << kManifest;
    std::ofstream(pack / "wing.yaml") << kEntries;
    open_pack(pack);
}

void WingTest::rewrite(const std::string& text) {
    std::ofstream(folder() / "wing" / "wing.yaml") << text;
    frame().follow_disk();
    wait([&] { return this->text() == text; }, "it is read");
    settle();
}

editor::Workspace& WingTest::workspace() { return frame().pack()->workspace(); }

editor::EntryPane& WingTest::shown() {
    auto* page = dynamic_cast<editor::EntryPane*>(frame().tabs().GetCurrentPage());
    if (page == nullptr) throw std::runtime_error("no entry is shown");
    return *page;
}

std::vector<std::string> WingTest::shown_ids() {
    const auto* page = dynamic_cast<editor::EntryPane*>(frame().tabs().GetCurrentPage());
    return page != nullptr ? page->full_ids() : std::vector<std::string>();
}

wxWindow& WingTest::in_form(const std::string& full_id, const std::string& name) {
    frame().open_entry(full_id);
    return named(shown(), name);
}

}  // namespace briar

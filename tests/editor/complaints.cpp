#include "tests/editor/complaints.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>

#include <wx/window.h>

#include "editor/widget/gtk_function.hpp"

namespace briar {
namespace {

/// As GLib declares them.
struct LogField {
    const char* key;
    const void* value;
    std::ptrdiff_t length;
};
constexpr int kCritical = 1 << 3;
constexpr int kHandled = 1;  // by this writer

std::string field(const LogField* fields, std::size_t count, std::string_view key) {
    const auto* found = std::find_if(fields, fields + count, [&](const LogField& each) { return each.key == key; });
    return found != fields + count ? static_cast<const char*>(found->value) : std::string();
}

/// Where to look: most complaints are of windows that have hardly any room.
std::string squeezed(const wxWindow& within, const std::string& way = {}) {
    constexpr int kHardlyAny = 48;
    constexpr int kNone = 8;
    std::string found;
    for (const wxWindow* each : within.GetChildren()) {
        const std::string here = way + "/" + std::string(each->GetName().utf8_str());
        const wxSize size = each->GetSize();
        const bool scrolls = each->HasFlag(wxVSCROLL) || each->HasFlag(wxHSCROLL);
        if (each->IsShownOnScreen() &&
            (std::min(size.x, size.y) < kNone || (scrolls && std::min(size.x, size.y) < kHardlyAny)))
            found += "\n  " + std::to_string(size.x) + " x " + std::to_string(size.y) + here;
        found += squeezed(*each, here);
    }
    return found;
}

using Writer = int(int, const LogField*, std::size_t, void*);
Writer* write_as_usual = nullptr;

int on_log(int level, const LogField* fields, std::size_t count, void*) {
    if ((level & kCritical) == 0) return write_as_usual(level, fields, count, nullptr);
    const std::string said = field(fields, count, "GLIB_DOMAIN") + ": " + field(fields, count, "MESSAGE");
    std::string windows;
    for (const wxWindow* each : wxTopLevelWindows)
        windows += squeezed(*each);
    ADD_FAILURE() << said << (windows.empty() ? "" : "\nwith hardly any room:") << windows;
    return kHandled;
}

ExpectedMishaps* expected = nullptr;

}  // namespace

ExpectedMishaps::ExpectedMishaps() { expected = this; }

ExpectedMishaps::~ExpectedMishaps() { expected = nullptr; }

void note_mishap(const std::string& what) {
    if (expected == nullptr) {
        ADD_FAILURE() << "a mistake of the program itself: " << what;
    } else {
        expected->told_.push_back(what);
    }
}

void fail_on_complaints() {
    write_as_usual = editor::gtk_function<Writer>("g_log_writer_default");
    auto* const take = editor::gtk_function<void(Writer*, void*, void*)>("g_log_set_writer_func");
    if (take != nullptr && write_as_usual != nullptr) take(&on_log, nullptr, nullptr);
}

}  // namespace briar

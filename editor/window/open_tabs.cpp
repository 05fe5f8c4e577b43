#include "editor/window/open_tabs.hpp"

#include <wx/tokenzr.h>

#include "editor/picture/wx_text.hpp"

namespace briar::editor {
namespace {

constexpr const char* kBetween = "\t";  // stands in no id, and in names of files only by mischance
constexpr const char* kPassing = "passing-";
constexpr const char* kField = "field:";  // begins no id

}  // namespace

wxString tabs_to_text(const std::vector<OpenTab>& tabs) {
    wxString text;
    for (const OpenTab& tab : tabs) {
        text += (text.empty() ? "" : "\n") + wxString(tab.shown ? "shown" : "there") + kBetween +
                wxString::Format("%ld", tab.at) + kBetween + (tab.passing ? kPassing : "") +
                (tab.entries.empty() ? "text" : "entries");
        if (tab.entries.empty()) text += kBetween + to_wx(tab.file);
        for (const std::string& id : tab.entries)
            text += kBetween + to_wx(id);
        if (!tab.field.empty()) text += wxString(kBetween) + kField + to_wx(tab.field);
    }
    return text;
}

std::vector<OpenTab> tabs_from_text(const wxString& text) {
    std::vector<OpenTab> tabs;
    for (const wxString& line : wxStringTokenize(text, "\n")) {
        const wxArrayString parts = wxStringTokenize(line, kBetween);
        OpenTab tab;
        if (parts.size() < 4 || !parts[1].ToLong(&tab.at)) continue;
        wxString what;
        tab.passing = parts[2].StartsWith(kPassing, &what);
        if (!tab.passing) what = parts[2];
        tab.shown = parts[0] == "shown";
        if (what == "text") tab.file = from_wx(parts[3]);
        for (std::size_t i = 3; what == "entries" && i < parts.size(); ++i) {
            wxString field;
            if (parts[i].StartsWith(kField, &field)) {
                tab.field = from_wx(field);
            } else {
                tab.entries.push_back(from_wx(parts[i]));
            }
        }
        tabs.push_back(std::move(tab));
    }
    return tabs;
}

}  // namespace briar::editor

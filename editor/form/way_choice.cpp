#include "editor/form/way_choice.hpp"

#include <cstdlib>

#include "editor/picture/wx_text.hpp"
#include "editor/widget/choice_search.hpp"

namespace briar::editor {
namespace {

constexpr std::size_t kMostAtOnce = 8;
constexpr int kNoWay = -1;
constexpr int kSearch = -2;

int number_of(const Choice& way) { return std::atoi(way.value.c_str()); }

/// As switches say it, without the marks of what is written in the file.
wxString said(const std::string& way) {
    if (way == "true") return "yes";
    if (way == "false") return "no";
    wxString text = to_wx(way);
    text.Replace("`true` or `false`", "yes or no");
    text.Replace("`", "");
    text.Replace("_", " ");
    return text;
}

/// A verb's way has something to be said of it.
bool is_plain(const Choice& way) { return way.doc.empty(); }

}  // namespace

WayChoice::WayChoice(wxWindow& parent, const Control& control, std::vector<Choice> ways)
    : wxChoice(&parent, wxID_ANY), ways_(std::move(ways)) {
    SetName(to_wx(control.label));
    const bool many = ways_.size() > kMostAtOnce;
    if (control.way < 0) {
        numbers_.push_back(kNoWay);
        Append(control.mixed              ? wxString("(various)")
               : control.fallback.empty() ? wxString("(not said)")
                                          : "(" + said(control.fallback) + ")");
    }
    for (const Choice& each : ways_) {
        const bool chosen = number_of(each) == control.way;
        if (!many || chosen || is_plain(each)) offer(each, chosen);
    }
    if (many) {
        numbers_.push_back(kSearch);
        Append("Something else ...");
    }
    SetSelection(chosen_row_);
    Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
        const int way = numbers_[static_cast<std::size_t>(event.GetSelection())];
        if (way >= 0) return on_choose(way);
        SetSelection(chosen_row_);
        if (way == kSearch) CallAfter([this] { search(); });
    });
}

void WayChoice::offer(const Choice& way, bool chosen) {
    if (chosen) chosen_row_ = static_cast<int>(numbers_.size());
    numbers_.push_back(number_of(way));
    Append(said(way.label));
}

void WayChoice::search() {
    auto* search = new ChoiceSearch(this, GetName(), ways_,
                                    [this](const std::string& value) { on_choose(std::atoi(value.c_str())); });
    search->show_at(ClientToScreen(wxPoint(0, GetSize().y)));
}

}  // namespace briar::editor

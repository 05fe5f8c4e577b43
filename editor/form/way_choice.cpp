#include "editor/form/way_choice.hpp"

#include <algorithm>
#include <cstdlib>

#include "editor/core/rule_ways.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/widget/choice_search.hpp"

namespace briar::editor {
namespace {

constexpr std::size_t kMostAtOnce = 8;
constexpr const char* kSearch = "search";

int number_of(const std::string& value) { return std::atoi(value.c_str()); }

std::string word_of(const std::string& value) {
    const std::size_t at = value.find(kWordOfWay);
    return at == std::string::npos ? std::string() : value.substr(at + 1);
}

bool is_chosen(const Control& control, const Choice& way) {
    const std::string word = word_of(way.value);
    return number_of(way.value) == control.way && (word.empty() || word_in_use(control) == word);
}

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

WayChoice::WayChoice(wxWindow& parent, const Control& control, std::vector<Choice> ways) : wxChoice(&parent, wxID_ANY) {
    SetName(to_wx(control.label));
    show(control, std::move(ways));
    Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
        const std::string value = rows_[static_cast<std::size_t>(event.GetSelection())].value;
        if (value != kSearch && !value.empty()) return choose(value);
        SetSelection(chosen_row_);
        if (value == kSearch) CallAfter([this] { search(); });
    });
}

void WayChoice::show(const Control& control, std::vector<Choice> ways) {
    ways_ = std::move(ways);
    const bool many = ways_.size() > kMostAtOnce;
    std::vector<Row> rows;
    chosen_row_ = 0;
    const bool is_known =
        std::any_of(ways_.begin(), ways_.end(), [&](const Choice& each) { return is_chosen(control, each); });
    if (!is_known)
        rows.push_back({{},
                        control.mixed ? wxString("(various)")
                        : control.way >= 0 || (control.required && control.fallback.empty())
                            ? wxString("(to be chosen)")
                        : control.fallback.empty() ? wxString("(not said)")
                                                   : "(" + said(control.fallback) + ")"});
    for (const Choice& each : ways_) {
        const bool chosen = is_chosen(control, each);
        if (chosen) chosen_row_ = static_cast<int>(rows.size());
        if (!many || chosen || is_plain(each)) rows.push_back({each.value, said(each.label)});
    }
    if (many) rows.push_back({kSearch, dots(words_of_rest())});
    if (rows != rows_) fill(std::move(rows));
    if (GetSelection() != chosen_row_) SetSelection(chosen_row_);
}

/// What is found by searching only.
wxString WayChoice::words_of_rest() const {
    std::vector<std::string> groups;
    for (const Choice& each : ways_) {
        const bool is_entry = !word_of(each.value).empty() && !each.group.empty();
        if (is_entry && std::find(groups.begin(), groups.end(), each.group) == groups.end())
            groups.push_back(each.group);
    }
    wxString words;
    for (const std::string& each : groups)
        words += to_wx(each) + ", ";
    return words.empty() ? wxString("Something else") : in_capital(words + "or something else");
}

void WayChoice::fill(std::vector<Row> rows) {
    rows_ = std::move(rows);
    Clear();
    for (const Row& each : rows_)
        Append(each.label);
}

void WayChoice::choose(const std::string& value) {
    if (rows_[static_cast<std::size_t>(chosen_row_)].value != value) on_choose(number_of(value), word_of(value));
}

void WayChoice::search() {
    auto* search = new ChoiceSearch(this, GetName(), ways_, [this](const std::string& value) { choose(value); });
    search->show_at(ClientToScreen(wxPoint(0, GetSize().y)));
}

}  // namespace briar::editor

#include "editor/setup/pile_list.hpp"

#include <algorithm>
#include <chrono>
#include <cstring>
#include <utility>

#include <wx/bmpbndl.h>

#include "editor/face/face_of.hpp"
#include "editor/picture/art_store.hpp"
#include "editor/picture/picture.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/widget/for_now.hpp"

namespace briar::editor {
namespace {

enum Column : unsigned { kName, kNumber, kShare, kBar, kWhy, kPack };
constexpr int kMost = 99;
constexpr int kPicture = 22;
constexpr int kWidestReason = 260;
constexpr int kAroundWords = 16;

constexpr std::chrono::milliseconds kPatience{8};

/// Keeps the words where they are until the picture is painted.
wxBitmapBundle no_picture() {
    wxImage image(kPicture, kPicture);
    image.InitAlpha();
    std::memset(image.GetAlpha(), wxIMAGE_ALPHA_TRANSPARENT, static_cast<std::size_t>(kPicture) * kPicture);
    return wxBitmapBundle::FromBitmap(wxBitmap(image));
}

int largest(const Pile& pile) {
    int most = 1;
    for (const PileEntry& each : pile.entries)
        most = std::max(most, each.count);
    return most;
}

}  // namespace

PileList::PileList(wxWindow* parent)
    : wxDataViewListCtrl(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxDV_ROW_LINES | wxDV_SINGLE) {
    SetName("What lies in it");
    AppendIconTextColumn("Name", wxDATAVIEW_CELL_INERT, FromDIP(240));
    // Typed: buttons would lie below the pointer for the second of two clicks.
    AppendTextColumn("Number", wxDATAVIEW_CELL_EDITABLE, FromDIP(90), wxALIGN_CENTRE);
    AppendTextColumn("Share", wxDATAVIEW_CELL_INERT, FromDIP(70), wxALIGN_RIGHT);
    AppendProgressColumn("Compared", wxDATAVIEW_CELL_INERT, FromDIP(90));
    AppendTextColumn("Because of", wxDATAVIEW_CELL_INERT, FromDIP(140));
    AppendTextColumn("From", wxDATAVIEW_CELL_INERT, FromDIP(140));
    for (const Column each : {kName, kWhy, kPack})
        GetColumn(each)->GetRenderer()->EnableEllipsize(wxELLIPSIZE_END);
    SetRowHeight(FromDIP(kPicture + 6));
    bind_events();
    art_ = when_art_is_read([this] { paint_anew(); });
}

void PileList::bind_events() {
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        share_width();
    });
    Bind(wxEVT_IDLE, [this](wxIdleEvent& event) {
        event.Skip();
        paint_some();
        event.RequestMore(!unpainted_.empty());
    });
    Bind(wxEVT_DATAVIEW_ITEM_VALUE_CHANGED, [this](wxDataViewEvent& event) {
        const int row = ItemToRow(event.GetItem());
        if (filling_ || event.GetColumn() != kNumber || row < 0 || !on_count) return;
        // The table is made anew by what follows.
        CallAfter([this, row] { take_number(static_cast<unsigned>(row)); });
    });
    Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) {
        if (!filling_ && on_choose) on_choose();
    });
    Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent& event) {
        if (event.GetColumn() == kNumber) return event.Skip();
        if (const PileEntry* entry = chosen(); entry != nullptr && on_open) on_open(*entry);
    });
    GetMainWindow()->Bind(wxEVT_KEY_DOWN, &PileList::on_key, this);
    Bind(wxEVT_CHAR_HOOK, &PileList::on_key, this);
}

/// What was typed; none is no number: an entry is taken out on purpose.
void PileList::take_number(unsigned row) {
    if (row >= pile_.entries.size()) return;
    const PileEntry entry = pile_.entries[row];
    wxVariant value;
    GetValue(value, row, kNumber);
    const wxString typed = value.GetString().Strip(wxString::both);
    long count = 0;
    if (typed.ToLong(&count) && count >= 1 && count <= kMost) return on_count(entry, static_cast<int>(count));
    filling_ = true;
    fill_row(row, entry);
    filling_ = false;
    if (on_refused)
        on_refused("`" + from_wx(typed) + "` is no number of " + entry.name + ": expected one from 1 to " +
                   std::to_string(kMost) + "; Delete takes it out");
}

void PileList::share_width() {
    const int width = GetClientSize().x;
    GetColumn(kBar)->SetHidden(width < FromDIP(620));
    GetColumn(kPack)->SetHidden(width < FromDIP(520));
    GetColumn(kWhy)->SetHidden(width < FromDIP(380));
    int left = width - FromDIP(24);
    for (unsigned i = kNumber; i <= kPack; ++i) {
        const bool roomy = width >= FromDIP(820);
        int wanted = FromDIP(i == kNumber ? (roomy ? 90 : 72) : i == kShare ? 64 : i == kBar ? 90 : roomy ? 140 : 100);
        if (i == kWhy && roomy) wanted = std::clamp(why_width_, wanted, FromDIP(kWidestReason));
        GetColumn(i)->SetWidth(wanted);
        if (!GetColumn(i)->IsHidden()) left -= wanted;
    }
    GetColumn(kName)->SetWidth(std::max(FromDIP(120), left));
}

const PileEntry* PileList::chosen() const {
    const int row = GetSelectedRow();
    return row >= 0 && static_cast<std::size_t>(row) < pile_.entries.size()
               ? &pile_.entries[static_cast<std::size_t>(row)]
               : nullptr;
}

void PileList::choose(const std::string& id) {
    for (std::size_t i = 0; i < pile_.entries.size(); ++i) {
        if (pile_.entries[i].id != id) continue;
        SelectRow(static_cast<unsigned>(i));
        EnsureVisible(RowToItem(static_cast<int>(i)));
    }
}

wxRect PileList::number_box(const std::string& id) const {
    for (std::size_t i = 0; i < pile_.entries.size(); ++i)
        if (pile_.entries[i].id == id) return GetItemRect(RowToItem(static_cast<int>(i)), GetColumn(kNumber));
    return {};
}

PileList::Named PileList::named(const PileEntry& entry) const {
    // With the id where another one is called the same.
    const bool alone = called_.at(entry.name) < 2;
    const wxString sign = wrong_.count(entry.full_id()) != 0 ? wxString::FromUTF8("\xE2\x9A\xA0 ") : wxString();
    Named named{sign + to_wx(entry.name) + (alone ? "" : "  (" + to_wx(entry.id) + ")"), to_wx(entry.pack), {}};
    if (const DefId def = catalog_->find(entry.kind, entry.id)) named.face = face_of(*catalog_, def);
    named.awaited = is_art_awaited(named.face.art);
    return named;
}

/// Only what looks otherwise now is shown anew. Pictures come when there is nothing else to do: there may be thousands.
void PileList::name_rows() {
    called_.clear();
    for (const PileEntry& each : pile_.entries)
        ++called_[each.name];
    static const wxBitmapBundle kNoPicture = no_picture();
    for (std::size_t i = 0; i < pile_.entries.size(); ++i) {
        Named now = named(pile_.entries[i]);
        if (now.shows(named_[i])) continue;
        now.picture = named_[i].picture.IsOk() ? named_[i].picture : kNoPicture;
        named_[i] = std::move(now);
        show_name(i);
        unpainted_.insert(i);
    }
}

void PileList::show_name(std::size_t row) {
    const Named& named = named_[row];
    wxVariant name;
    // The picture needs some room before the words.
    name << wxDataViewIconText(" " + named.title, named.picture);
    SetValue(name, static_cast<unsigned>(row), kName);
    SetValue(wxVariant(named.pack), static_cast<unsigned>(row), kPack);
}

void PileList::paint_some() {
    const ForNow filling(filling_, true);
    const wxSize size(kPicture, kPicture);
    const auto end = std::chrono::steady_clock::now() + kPatience;
    for (; !unpainted_.empty() && std::chrono::steady_clock::now() < end; unpainted_.erase(unpainted_.begin())) {
        Named& named = named_[*unpainted_.begin()];
        named.picture = wxBitmapBundle::FromBitmaps(wxBitmap(face_image(named.face, size, Manner::Icon)),
                                                    wxBitmap(face_image(named.face, size * 2, Manner::Icon)));
        show_name(*unpainted_.begin());
    }
}

void PileList::paint_anew() {
    for (Named& each : named_)
        each.awaited = true;
    name_rows();
}

wxString PileList::why(const PileEntry& entry) {
    return (entry.changed ? "number changed here, " : "") + to_wx(entry.selection);
}

void PileList::measure_reasons() {
    why_width_ = 0;
    for (const PileEntry& each : pile_.entries)
        why_width_ = std::max(why_width_, GetTextExtent(why(each)).x + FromDIP(kAroundWords));
    share_width();
}

void PileList::fill_row(unsigned row, const PileEntry& entry) {
    SetValue(wxVariant(wxString::Format("%d", entry.count)), row, kNumber);
    const double share = pile_.total > 0 ? 100.0 * entry.count / pile_.total : 0;
    SetValue(wxVariant(wxString::Format(share < 10 ? "%.1f %%" : "%.0f %%", share)), row, kShare);
    // The largest one fills its bar: small shares can be told apart.
    SetValue(wxVariant(static_cast<long>(100 * entry.count / largest_)), row, kBar);
    SetValue(wxVariant(why(entry)), row, kWhy);
}

void PileList::add_rows() {
    DeleteAllItems();
    named_.assign(pile_.entries.size(), {});
    unpainted_.clear();
    for (std::size_t i = 0; i < pile_.entries.size(); ++i) {
        wxVector<wxVariant> row;
        wxVariant name;
        name << wxDataViewIconText();
        row.push_back(name);
        for (const Column column : {kNumber, kShare, kBar, kWhy, kPack})
            row.push_back(column == kBar ? wxVariant(0L) : wxVariant(wxString()));
        AppendItem(row);
    }
}

void PileList::show(const Pile& pile, const std::shared_ptr<const Catalog>& catalog, std::set<std::string> wrong) {
    catalog_ = catalog;
    wrong_ = std::move(wrong);
    const auto same = [](const PileEntry& a, const PileEntry& b) { return a.kind == b.kind && a.id == b.id; };
    const bool same_rows =
        std::equal(pile.entries.begin(), pile.entries.end(), pile_.entries.begin(), pile_.entries.end(), same);
    const PileEntry* now = chosen();
    const std::string kept = now != nullptr ? now->id : std::string();
    pile_ = pile;
    largest_ = largest(pile_);
    filling_ = true;
    if (!same_rows) add_rows();
    name_rows();
    for (std::size_t i = 0; i < pile_.entries.size(); ++i)
        fill_row(static_cast<unsigned>(i), pile_.entries[i]);
    measure_reasons();
    if (!same_rows && !kept.empty()) choose(kept);
    filling_ = false;
}

void PileList::on_key(wxKeyEvent& event) {
    const PileEntry* entry = chosen();
    const wxChar sign = event.GetUnicodeKey();
    const int key = event.GetKeyCode();
    const bool plain = !event.ControlDown() && !event.AltDown();
    const bool more = plain && (sign == '+' || sign == '=' || key == WXK_NUMPAD_ADD);
    const bool less = plain && (sign == '-' || key == WXK_NUMPAD_SUBTRACT);
    if (entry != nullptr && (more || less) && on_count) {
        const int count = std::clamp(entry->count + (more ? 1 : -1), 1, kMost);
        return on_count(PileEntry(*entry), count);
    }
    if (entry != nullptr && key == WXK_DELETE && on_take_out) return on_take_out(PileEntry(*entry));
    if (key == WXK_INSERT && on_add) return on_add();
    event.Skip();
}

}  // namespace briar::editor

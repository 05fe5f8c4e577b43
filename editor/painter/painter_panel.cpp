#include "editor/painter/painter_panel.hpp"

#include <algorithm>

#include <wx/sizer.h>
#include <wx/stattext.h>

#include "editor/face/face_of.hpp"
#include "editor/face/seed.hpp"
#include "editor/painter/palette_panel.hpp"
#include "editor/painter/tile_canvas.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/widget/look.hpp"
#include "editor/widget/remark.hpp"
#include "runtime/source/values.hpp"

namespace briar::editor {
namespace {

constexpr int kPaletteWidth = 270;

bool is_on(const Control& symbol) { return (symbol.written ? symbol.text : symbol.fallback) == "true"; }

}  // namespace

PainterPanel::PainterPanel(wxWindow* parent, PaneHost host, std::string full_id)
    : FollowingPane(parent, std::move(host)), full_id_(std::move(full_id)) {
    SetName("Painter of " + to_wx(full_id_));
    build();
    refresh();
}

void PainterPanel::build() {
    const Look look = current_look();
    canvas_ = new TileCanvas(this);
    canvas_->on_edge = [this](int side, bool open, int stroke) { paint(side, open, stroke); };
    canvas_->on_turn = [this](int quarters) { host().apply(turn_tile(workspace(), lens(), quarters)); };
    canvas_->on_middle = [this] {
        if (!shown_.symbols.empty()) host().apply(switch_symbol(lens(), shown_.symbols.front()));
    };
    hint_ = new Remark(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxST_ELLIPSIZE_END);
    hint_->SetForegroundColour(look.faint);
    canvas_->on_hint = [this](const wxString& hint) {
        hint_->SetLabel(
            hint.empty() ? "Click an edge to open or close it; drag over several. Arrow keys choose, R turns." : hint);
    };
    problems_ = new Remark(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxST_ELLIPSIZE_END);
    // It has its room also while it is empty: the picture must not move below the pointer.
    problems_->SetMinSize({-1, problems_->GetCharHeight()});
    palette_ = new PalettePanel(this);
    palette_->SetMinSize(wxSize(FromDIP(kPaletteWidth), -1));
    bind_palette();
    auto* left = new wxBoxSizer(wxVERTICAL);
    left->Add(canvas_, wxSizerFlags(1).Expand());
    left->Add(hint_, wxSizerFlags().Expand().Border(wxALL, FromDIP(8)));
    left->Add(problems_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(8)));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(left, wxSizerFlags(1).Expand());
    row->Add(palette_, wxSizerFlags().Expand());
    SetSizer(row);
    canvas_->on_hint({});
}

void PainterPanel::bind_palette() {
    palette_->on_brush = [this] { refresh(); };
    palette_->on_turn = canvas_->on_turn;
    palette_->on_shape = [this](const OpenEdges& edges) {
        if (palette_->brush() < shown_.edges.size())
            host().apply(set_edges(lens(), shown_.edges[palette_->brush()].path, edges));
    };
    palette_->on_symbol = [this](std::size_t symbol) {
        if (symbol < shown_.symbols.size()) host().apply(switch_symbol(lens(), shown_.symbols[symbol]));
    };
    palette_->on_number = [this](std::size_t number, int value) {
        if (number >= shown_.numbers.size()) return;
        Command command = set_number(lens(), shown_.numbers[number], value);
        // Turning the wheel of a number is one step.
        command.merge = "number " + full_id_ + ' ' + shown_.numbers[number].key;
        host().apply(command);
    };
    palette_->on_item = [this](std::size_t list, const std::string& value) {
        if (list >= shown_.lists.size()) return;
        const auto& items = shown_.lists[list].items;
        const auto item =
            std::find_if(items.begin(), items.end(), [&](const PaletteItem& each) { return each.value == value; });
        host().apply(switch_item(lens(), shown_.lists[list], static_cast<std::size_t>(item - items.begin())));
    };
}

void PainterPanel::paint(int side, bool open, int stroke) {
    // The palette that is shown may be older than the last edge of this stroke.
    const EntryLens now = lens();
    const TilePalette palette = tile_palette(workspace(), now);
    if (palette_->brush() >= palette.edges.size()) return;
    Command command = paint_edge(now, palette.edges[palette_->brush()], side, open);
    command.merge = "stroke " + full_id_ + ' ' + std::to_string(stroke);
    if (host().apply(command)) refresh();
}

Face PainterPanel::face_now(const EntryLens& lens) const {
    const auto checked = host().check_now();
    Face face;
    face.shape = FaceShape::Tile;
    face.title = lens.id();
    face.seed = seed_of(lens.id());
    if (checked && checked->catalog) {
        const Catalog& catalog = *checked->catalog;
        const EntryInfo* info = workspace().entries().find(full_id_);
        Entry entry;
        entry.kind = lens.kind();
        entry.id = lens.id();
        entry.pack = info != nullptr ? info->pack : workspace().pack_id();
        entry.node = &lens.value();
        entry.system = workspace().system();
        face = face_of(catalog, entry);
    }
    // Whatever it is: here it is a tile.
    face.shape = FaceShape::Tile;
    return face;
}

void PainterPanel::refresh() {
    const EntryLens now = lens();
    if (!now.exists()) return;
    shown_ = tile_palette(workspace(), now);
    palette_->show(shown_);
    if (shown_.edges.empty()) return;
    const Control& edges = shown_.edges[std::min(palette_->brush(), shown_.edges.size() - 1)];
    if (!shown_.symbols.empty()) {
        const Control& symbol = shown_.symbols.front();
        canvas_->name_middle(to_wx(symbol.label).Lower() + (is_on(symbol) ? ": yes. Click or Space takes it off"
                                                                          : ": no. Click or Space puts it on"));
    }
    canvas_->show(face_now(now), edges_of(edges.text));
    show_problems();
}

void PainterPanel::show_problems() {
    const auto checked = host().check_now();
    wxString words;
    const Look look = current_look();
    if (checked) {
        const auto found = checked->by_entry.find(full_id_);
        if (found != checked->by_entry.end() && !found->second.empty()) {
            const Diagnostic& first = *found->second.front();
            problems_->SetForegroundColour(first.severity == Severity::Error ? look.error : look.warning);
            words = wxString::FromUTF8("\xE2\x9A\xA0 ") + to_read(first.message);
            if (found->second.size() > 1) words += wxString::Format(" (and %zu more)", found->second.size() - 1);
        }
    }
    if (words == problems_->GetLabel()) return;
    problems_->SetLabel(words);
    problems_->SetToolTip(words);
}

}  // namespace briar::editor

#include "editor/painter/palette_panel.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

#include <wx/bmpbuttn.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/settings.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>

#include "editor/painter/tile_list.hpp"
#include "editor/picture/icons.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/widget/look.hpp"
#include "editor/widget/remark.hpp"

namespace briar::editor {
namespace {

struct Shape {
    const char* name;
    OpenEdges edges;
    const char* lines;  ///< in an SVG of 24 by 24
};
constexpr std::array<Shape, 5> kShapes{{
    {"Dead end", {true, false, false, false}, "M12 2v10"},
    {"Straight", {true, false, true, false}, "M12 2v20"},
    {"Bend", {true, true, false, false}, "M12 2v10h10"},
    {"Fork", {true, true, false, true}, "M12 2v10 M2 12h20"},
    {"Crossing", {true, true, true, true}, "M12 2v20 M2 12h20"},
}};

wxColour ink() { return wxSystemSettings::GetColour(wxSYS_COLOUR_BTNTEXT); }

wxBitmapBundle shape_icon(const Shape& shape, const wxSize& size) {
    const std::string colour = from_wx(ink().GetAsString(wxC2S_HTML_SYNTAX));
    const std::string svg =
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><rect x='1' y='1' width='22' "
        "height='22' rx='3' fill='none' stroke='" +
        colour + "' stroke-width='1' stroke-opacity='0.5'/><path d='" + shape.lines + "' fill='none' stroke='" +
        colour + "' stroke-width='5'/></svg>";
    return wxBitmapBundle::FromSVG(svg.c_str(), size);
}

std::string shape_of(const TilePalette& palette) {
    std::string shape;
    const auto add = [&](const Control& control) { shape += control.key + ';'; };
    for (const Control& each : palette.edges)
        add(each);
    for (const Control& each : palette.symbols)
        add(each);
    for (const Control& each : palette.numbers)
        add(each);
    for (const PaletteList& each : palette.lists)
        add(each.control);
    return shape + ".";
}

int value_of(const Control& number) { return std::atoi((number.written ? number.text : number.fallback).c_str()); }

}  // namespace

PalettePanel::PalettePanel(wxWindow* parent)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL) {
    SetName("Palette");
    SetScrollRate(0, FromDIP(10));
}

std::size_t PalettePanel::brush() const {
    return brushes_ != nullptr ? static_cast<std::size_t>(std::max(0, brushes_->GetSelection())) : 0;
}

void PalettePanel::show(const TilePalette& palette) {
    if (shape_of(palette) != made_of_) build(palette);
    update(palette);
}

void PalettePanel::add_title(wxBoxSizer* column, const wxString& title) {
    auto* text = new wxStaticText(this, wxID_ANY, title);
    text->SetFont(text->GetFont().Bold());
    column->Add(text, wxSizerFlags().Border(wxTOP, FromDIP(column->IsEmpty() ? 0 : 14)));
}

void PalettePanel::build(const TilePalette& palette) {
    made_of_ = shape_of(palette);
    Freeze();
    DestroyChildren();
    brushes_ = nullptr;
    written_ = nullptr;
    symbols_.clear();
    numbers_.clear();
    known_numbers_.clear();
    lists_.clear();
    auto* column = new wxBoxSizer(wxVERTICAL);
    if (!palette.edges.empty()) add_edges(column, palette);
    if (!palette.symbols.empty() || !palette.numbers.empty()) add_title(column, "On the tile");
    if (!palette.symbols.empty()) add_symbols(column, palette);
    if (!palette.numbers.empty()) add_numbers(column, palette);
    for (std::size_t i = 0; i < palette.lists.size(); ++i) {
        auto* list = new TileList(this, palette.lists[i]);
        list->on_switch = [this, i](const std::string& value) {
            if (on_item) on_item(i, value);
        };
        lists_.push_back(list);
        column->Add(list, wxSizerFlags(palette.lists[i].control.kind == ControlKind::References ? 2 : 1)
                              .Expand()
                              .Border(wxTOP, FromDIP(14)));
    }
    auto* around = new wxBoxSizer(wxVERTICAL);
    around->Add(column, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(12)));
    SetSizer(around);
    FitInside();
    Layout();
    Thaw();
}

void PalettePanel::add_edges(wxBoxSizer* column, const TilePalette& palette) {
    add_title(column, palette.edges.size() == 1 ? to_wx(palette.edges.front().label) : wxString("Edges"));
    if (palette.edges.size() > 1) {
        brushes_ = new wxChoice(this, wxID_ANY);
        brushes_->SetName("What is painted");
        for (const Control& each : palette.edges)
            brushes_->Append(to_wx(each.label));
        brushes_->SetSelection(0);
        brushes_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) {
            if (on_brush) on_brush();
        });
        column->Add(brushes_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(4)));
    }
    written_ = new Remark(this, wxID_ANY, "");
    written_->SetForegroundColour(current_look().faint);
    column->Add(written_, wxSizerFlags().Expand().Border(wxTOP | wxBOTTOM, FromDIP(4)));
    add_shapes(column);
}

void PalettePanel::add_shapes(wxBoxSizer* column) {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    const auto button = [&](const wxBitmapBundle& picture, const wxString& name, std::function<void()> action) {
        auto* made = new wxBitmapButton(this, wxID_ANY, picture);
        made->SetName(name);
        made->SetToolTip(name);
        made->Bind(wxEVT_BUTTON, [action = std::move(action)](wxCommandEvent&) { action(); });
        row->Add(made, wxSizerFlags().Border(wxRIGHT, FromDIP(2)));
    };
    for (const Shape& each : kShapes) {
        button(shape_icon(each, FromDIP(wxSize(18, 18))), each.name, [this, &each] {
            if (on_shape) on_shape(each.edges);
        });
    }
    button(icon(Icon::Turn, ink(), 18), "Turn it to the right (R)", [this] {
        if (on_turn) on_turn(1);
    });
    column->Add(row);
}

void PalettePanel::add_symbols(wxBoxSizer* column, const TilePalette& palette) {
    for (std::size_t i = 0; i < palette.symbols.size(); ++i) {
        auto* box = new wxCheckBox(this, wxID_ANY, to_wx(palette.symbols[i].label));
        box->SetToolTip(to_read(palette.symbols[i].doc));
        box->Bind(wxEVT_CHECKBOX, [this, i](wxCommandEvent&) {
            if (on_symbol) on_symbol(i);
        });
        symbols_.push_back(box);
        column->Add(box, wxSizerFlags().Border(wxTOP, FromDIP(6)));
    }
}

void PalettePanel::add_numbers(wxBoxSizer* column, const TilePalette& palette) {
    auto* grid = new wxFlexGridSizer(2, FromDIP(6), FromDIP(10));
    grid->AddGrowableCol(1);
    for (std::size_t i = 0; i < palette.numbers.size(); ++i) {
        const Control& number = palette.numbers[i];
        auto* label = new wxStaticText(this, wxID_ANY, to_wx(number.label));
        label->SetToolTip(to_read(number.doc));
        grid->Add(label, wxSizerFlags().CentreVertical());
        auto* spin = new wxSpinCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS,
                                    static_cast<int>(number.minimum.value_or(-9999)),
                                    static_cast<int>(number.maximum.value_or(9999)), value_of(number));
        spin->SetName(to_wx(number.label));
        spin->SetToolTip(to_read(number.doc));
        spin->Bind(wxEVT_SPINCTRL, [this, i](wxSpinEvent& event) {
            if (on_number) on_number(i, event.GetPosition());
        });
        numbers_.push_back(spin);
        known_numbers_.push_back(value_of(number));
        grid->Add(spin, wxSizerFlags().Expand());
    }
    column->Add(grid, wxSizerFlags().Expand().Border(wxTOP, FromDIP(8)));
}

void PalettePanel::update(const TilePalette& palette) {
    if (written_ != nullptr) {
        const Control& edges = palette.edges[std::min(brush(), palette.edges.size() - 1)];
        written_->SetLabel(edges.written ? "Written: " + to_wx(edges.text) : wxString("Nothing is written yet."));
    }
    for (std::size_t i = 0; i < symbols_.size(); ++i) {
        const Control& symbol = palette.symbols[i];
        symbols_[i]->SetValue((symbol.written ? symbol.text : symbol.fallback) == "true");
    }
    for (std::size_t i = 0; i < numbers_.size(); ++i) {
        const int now = value_of(palette.numbers[i]);
        // What is being typed stays. To ask for it would end the typing.
        if (std::exchange(known_numbers_[i], now) == now && numbers_[i]->HasFocus()) continue;
        if (numbers_[i]->GetValue() != now) numbers_[i]->SetValue(now);
    }
    for (std::size_t i = 0; i < lists_.size(); ++i)
        lists_[i]->show(palette.lists[i]);
}

}  // namespace briar::editor

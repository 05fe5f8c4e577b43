#include "editor/play/inspector_panel.hpp"

#include <cmath>
#include <memory>

#include <wx/dcbuffer.h>
#include <wx/graphics.h>
#include <wx/sizer.h>

#include "editor/widget/linked_text.hpp"
#include "editor/widget/look.hpp"
#include "runtime/engine/game.hpp"
#include "runtime/source/letters.hpp"

namespace briar::editor {

using Style = LinkedText::Style;

InspectorPanel::InspectorPanel(wxWindow* parent, PictureShelf& pictures) : wxPanel(parent), pictures_(pictures) {
    SetName("Inspector");
    picture_ = new wxPanel(this);
    picture_->SetBackgroundStyle(wxBG_STYLE_PAINT);
    picture_->SetMinSize(FromDIP(wxSize(150, 200)));
    picture_->Bind(wxEVT_PAINT, [this](wxPaintEvent&) {
        wxPaintDC dc(picture_);
        dc.SetBackground(wxBrush(current_look().ground));
        dc.Clear();
        if (!def_ || !pictures_.catalog()) return;
        const double scale = GetContentScaleFactor();
        const wxSize size = picture_->GetClientSize() - FromDIP(wxSize(12, 12));
        const PictureShelf::Key key{def_,
                                    Side::Front,
                                    Manner::Whole,
                                    0,
                                    {},
                                    static_cast<int>(std::lround(size.x * scale)),
                                    static_cast<int>(std::lround(size.y * scale))};
        const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
        gc->DrawBitmap(pictures_.picture(key, scale), FromDIP(6), FromDIP(6), size.x, size.y);
    });
    text_ = new LinkedText(this, "What is known of it");
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(picture_, wxSizerFlags().Expand());
    row->Add(text_, wxSizerFlags(1).Expand());
    SetSizer(row);
}

void InspectorPanel::clear() {
    piece_ = {};
    def_ = {};
    text_->clear_all();
    picture_->Refresh();
}

void InspectorPanel::follow(const Game& game) {
    const bool any = static_cast<bool>(piece_);
    clear();
    const PieceId piece = any ? find_piece(game.rules(), known_) : PieceId{};
    if (piece) show(game, piece);
}

void InspectorPanel::show(const Game& game, PieceId piece) {
    piece_ = piece;
    def_ = piece ? game.rules().info(piece).def : DefId{};
    known_ = known_piece(game.rules(), piece);
    text_->clear_all();
    picture_->Show(static_cast<bool>(piece));
    Layout();
    picture_->Refresh();
    if (piece) {
        write(inspect(game, piece));
    } else {
        text_->write("Click a piece on the board, a hero or what it carries.\n\n", Style::Faint);
    }
    write_vars(game);
    text_->GotoPos(0);
}

void InspectorPanel::write(const Inspection& seen) {
    text_->write(seen.title, Style::Strong);
    text_->write("   " + seen.where + "   " + seen.piece + "   ", Style::Faint);
    text_->write_link("edit this", [this, id = seen.entry] {
        if (on_edit) on_edit(id);
    });
    text_->end_line();
    for (const Inspection::Counter& counter : seen.counters) {
        text_->write("  " + counter.name + "  ");
        text_->write(std::to_string(counter.value), Style::Strong);
        if (!counter.doc.empty()) text_->write("   " + counter.doc, Style::Faint);
        text_->end_line();
    }
    for (const Inspection::Held& held : seen.holds) {
        text_->write("  " + held.zone + ": ");
        for (std::size_t i = 0; i < held.pieces.size(); ++i)
            text_->write((i == 0 ? "" : ", ") + held.pieces[i]);
        text_->end_line();
    }
    for (const Inspection::Carried& special : seen.specials) {
        text_->write(special.special + "  ", Style::Heading);
        text_->write(special.text, Style::Faint);
        text_->end_line();
        for (const Inspection::Part& part : special.parts) {
            text_->write("  " + part.name + "  " + part.what + "  ");
            text_->write_place(part.place, on_place);
            if (part.put_aside) text_->write("  put aside: it failed", Style::Warning);
            text_->end_line();
        }
    }
    text_->end_line();
}

void InspectorPanel::write_vars(const Game& game) {
    const std::vector<Inspection::Counter> vars = inspect_vars(game);
    if (vars.empty()) return;
    text_->write("Numbers of the whole game\n", Style::Strong);
    for (const Inspection::Counter& var : vars) {
        text_->write("  " + capitalized(var.name) + "  ");
        text_->write(std::to_string(var.value), Style::Strong);
        text_->end_line();
    }
}

}  // namespace briar::editor

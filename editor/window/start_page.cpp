#include "editor/window/start_page.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <wx/button.h>
#include <wx/commandlinkbutton.h>
#include <wx/sizer.h>
#include <wx/statbmp.h>
#include <wx/stattext.h>
#include <wx/wrapsizer.h>

#include "editor/face/face.hpp"
#include "editor/face/seed.hpp"
#include "editor/picture/icons.hpp"
#include "editor/picture/picture.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/widget/heading.hpp"
#include "editor/widget/look.hpp"
#include "editor/window/settings.hpp"
#include "runtime/content/catalog.hpp"
#include "runtime/content/manifest.hpp"
#include "runtime/session/pack_path.hpp"

namespace briar::editor {
namespace fs = std::filesystem;
namespace {

constexpr int kWidth = 560;

struct Offer {
    std::string title;
    std::string text;
    fs::path folder;
};

/// A tile of its own for every pack.
wxBitmap pack_picture(const std::string& id, int size, double scale) {
    Face face;
    face.shape = FaceShape::Tile;
    face.seed = seed_of(id);
    face.edges = 1U + face.seed % 15U;
    face.ground = static_cast<Ground>(face.seed / 16U % kGrounds);
    const int pixels = static_cast<int>(size * scale);
    return wxBitmap(face_image(face, {pixels, pixels}), -1, scale);
}

}  // namespace

StartPage::StartPage(wxWindow* parent)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL) {
    SetName("Start");
    SetScrollRate(0, FromDIP(12));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    column_ = new wxBoxSizer(wxVERTICAL);
    row->AddStretchSpacer();
    row->Add(column_, wxSizerFlags().Border(wxALL, FromDIP(24)));
    row->AddStretchSpacer();
    SetSizer(row);
}

void StartPage::add_pack(wxSizer* column, const wxString& title, const wxString& text, const fs::path& folder) {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    const int size = FromDIP(44);
    auto* picture =
        new wxStaticBitmap(this, wxID_ANY, pack_picture(folder.filename().string(), size, GetContentScaleFactor()));
    auto* words = new wxBoxSizer(wxVERTICAL);
    auto* name = new wxButton(this, wxID_ANY, title, wxDefaultPosition, wxDefaultSize, wxBU_LEFT);
    name->SetToolTip(to_wx(folder.string()));
    name->Bind(wxEVT_BUTTON, [this, folder](wxCommandEvent&) {
        CallAfter([this, folder] {
            if (on_open) on_open(folder);
        });
    });
    auto* note =
        new wxStaticText(this, wxID_ANY, text, wxDefaultPosition, FromDIP(wxSize(kWidth - 80, -1)), wxST_ELLIPSIZE_END);
    note->SetForegroundColour(current_look().faint);
    words->Add(name, wxSizerFlags().Expand());
    words->Add(note, wxSizerFlags().Expand().Border(wxLEFT | wxTOP, FromDIP(3)));
    row->Add(picture, wxSizerFlags().CentreVertical().Border(wxRIGHT, FromDIP(12)));
    row->Add(words, wxSizerFlags(1).CentreVertical());
    column->Add(row, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(12)));
}

void StartPage::show(const Settings& settings) {
    column_->Clear(true);
    const auto heading = [this](const wxString& text, float size) {
        column_->Add(new Heading(this, text, size), wxSizerFlags().Border(wxTOP | wxBOTTOM, FromDIP(8)));
    };
    heading("Briarwright", 2);
    auto* buttons = new wxWrapSizer(wxHORIZONTAL);
    const wxColour ink = current_look().text;
    const auto button = [&](const wxString& label, Icon which, std::function<void()> StartPage::*action) {
        auto* made = new wxButton(this, wxID_ANY, label);
        made->SetBitmap(icon(which, ink, FromDIP(16)));
        made->Bind(wxEVT_BUTTON, [this, action](wxCommandEvent&) {
            CallAfter([this, action] {
                if (this->*action) (this->*action)();
            });
        });
        buttons->Add(made, wxSizerFlags().Border(wxRIGHT | wxBOTTOM, FromDIP(8)));
    };
    button(wxString::FromUTF8("&Open a folder\xE2\x80\xA6"), Icon::Open, &StartPage::on_browse);
    button(wxString::FromUTF8("&New game pack\xE2\x80\xA6"), Icon::New, &StartPage::on_new_game);
    button(wxString::FromUTF8("New &expansion\xE2\x80\xA6"), Icon::Add, &StartPage::on_new_expansion);
    column_->Add(buttons, wxSizerFlags().Expand().Border(wxTOP, FromDIP(8)));

    Diagnostics ignored;
    const std::vector<Pack> packs = discover_packs(default_pack_path(), ignored);
    std::set<fs::path> seen;
    std::map<std::string, int> titles;
    const auto look_into = [&](const fs::path& folder, std::vector<Offer>& offers) {
        std::error_code failed;
        const fs::path whole = fs::weakly_canonical(folder, failed);
        if (!fs::exists(whole / "pack.yaml", failed) || !seen.insert(whole).second) return;
        // Also of packs that lie elsewhere: people know them by their titles.
        const Pack pack = read_manifest(whole, Overlay(), ignored).pack;
        offers.push_back({pack.title.empty() ? whole.filename().string() : pack.title, pack.text, whole});
        ++titles[offers.back().title];
    };
    std::vector<Offer> recent;
    std::vector<Offer> others;
    for (const fs::path& folder : settings.recent())
        look_into(folder, recent);
    for (const Pack& pack : packs)
        look_into(pack.folder, others);
    const auto add = [&](const Offer& offer) {
        // Two of one title are told apart by where they lie.
        const bool by_place = offer.text.empty() || titles[offer.title] > 1;
        add_pack(column_, to_wx(offer.title), to_wx(by_place ? offer.folder.string() : offer.text), offer.folder);
    };
    if (!recent.empty()) heading("Open again", 1.2F);
    std::for_each(recent.begin(), recent.end(), add);
    heading("Packs", 1.2F);
    std::for_each(others.begin(), others.end(), add);
    column_->SetMinSize(FromDIP(kWidth), -1);
    FitInside();
    Layout();
}

}  // namespace briar::editor

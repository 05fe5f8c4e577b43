#include "editor/window/start_page.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <wx/button.h>
#include <wx/dcclient.h>
#include <wx/sizer.h>
#include <wx/statbmp.h>
#include <wx/stattext.h>
#include <wx/utils.h>

#include "editor/face/pack_face.hpp"
#include "editor/picture/art_store.hpp"
#include "editor/picture/icons.hpp"
#include "editor/picture/picture.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/widget/heading.hpp"
#include "editor/widget/look.hpp"
#include "editor/widget/markup.hpp"
#include "editor/widget/remark.hpp"
#include "editor/window/known_packs.hpp"
#include "editor/window/settings.hpp"
#include "runtime/content/manifest.hpp"
#include "runtime/session/content_loader.hpp"
#include "runtime/session/pack_path.hpp"
#include "runtime/session/systems.hpp"

namespace briar::editor {
namespace fs = std::filesystem;
namespace {

constexpr int kPacksWidth = 520;
constexpr int kStepsWidth = 320;
constexpr int kMargin = 24;
constexpr int kPictureSize = 48;
constexpr std::size_t kMostRecent = 5;

struct Offer {
    std::string title;
    std::string text;
    fs::path folder;
    bool where = false;  ///< where it lies is shown, too
};

/// As packs stand on the disk: what is not saved belongs to a window.
std::optional<Face> face_of_pack(const fs::path& folder) {
    Diagnostics ignored;
    const auto catalog = load_content(system_set(), {folder.string()}, default_pack_path(), ignored);
    return pack_face(*catalog, read_manifest(folder, Overlay(), ignored).pack.id);
}

/// What can be opened: packs of before, and all others that are found. Two of one title are told apart by where they
/// lie.
class Offers {
public:
    explicit Offers(const Settings& settings) {
        for (const fs::path& folder : settings.recent())
            if (recent.size() < kMostRecent) look_into(folder, recent);
        for (const Pack& pack : known_packs())
            look_into(pack.folder, others);
        for (std::vector<Offer>* offers : {&recent, &others}) {
            for (Offer& offer : *offers)
                offer.where = offers == &recent || offer.text.empty() || titles_[offer.title] > 1;
        }
    }

    std::vector<Offer> recent;
    std::vector<Offer> others;

private:
    void look_into(const fs::path& folder, std::vector<Offer>& offers) {
        std::error_code failed;
        const fs::path whole = fs::weakly_canonical(folder, failed);
        if (!fs::exists(whole / "pack.yaml", failed) || !seen_.insert(whole).second) return;
        // Also of packs that lie elsewhere: people know them by their titles.
        Diagnostics ignored;
        const Pack pack = read_manifest(whole, Overlay(), ignored).pack;
        offers.push_back({pack.title.empty() ? whole.filename().string() : pack.title, pack.text, whole, false});
        ++titles_[offers.back().title];
    }

    std::set<fs::path> seen_;
    std::map<std::string, int> titles_;
};

/// Nothing is seen of it, and it takes its room.
wxBitmap blank(int size, double scale) {
    const int pixels = static_cast<int>(size * scale);
    wxImage image(pixels, pixels);
    image.SetAlpha();
    std::fill_n(image.GetAlpha(), pixels * pixels, static_cast<unsigned char>(0));
    return wxBitmap(image, -1, scale);
}

/// Breaks texts into lines of a width, in a window's font.
class Lines {
public:
    Lines(wxWindow* window, int width) : measure_(window), width_(width) { measure_.SetFont(window->GetFont()); }

    [[nodiscard]] bool fits(const wxString& line) const { return measure_.GetTextExtent(line).x <= width_; }
    /// At most so many lines: whole sentences if some fit, else words, with a sign that there is more.
    [[nodiscard]] wxString of(const wxString& text, int most) const {
        if (const wxString all = broken(text); count(all) <= most) return all;
        for (std::size_t end = text.rfind(". "); end != wxString::npos && end > 0; end = text.rfind(". ", end - 1)) {
            if (const wxString some = broken(text.Left(end + 1)); count(some) <= most) return some;
        }
        for (std::size_t end = text.rfind(' '); end != wxString::npos && end > 0; end = text.rfind(' ', end - 1)) {
            const wxString some = broken(dots(text.Left(end)));
            if (count(some) <= most) return some;
        }
        return wxControl::Ellipsize(text, measure_, wxELLIPSIZE_END, width_);
    }
    /// Where something lies, in one line: the home folder in short, and of long ones the beginning and the end.
    [[nodiscard]] wxString path(const fs::path& folder) const {
        const wxString whole = to_wx(folder.string());
        const wxString home = wxGetHomeDir();
        const bool at_home = home.length() > 1 && whole.StartsWith(home + "/");
        return wxControl::Ellipsize(at_home ? "~" + whole.Mid(home.length()) : whole, measure_, wxELLIPSIZE_MIDDLE,
                                    width_);
    }

private:
    [[nodiscard]] static int count(const wxString& lines) { return 1 + static_cast<int>(lines.Freq('\n')); }
    [[nodiscard]] wxString broken(const wxString& text) const {
        wxString lines;
        wxString line;
        for (const wxString& word : wxSplit(text, ' ', '\0')) {
            const wxString longer = line.empty() ? word : line + " " + word;
            if (!line.empty() && !fits(longer)) {
                lines += line + "\n";
                line = word;
            } else {
                line = longer;
            }
        }
        return lines + line;
    }

    wxClientDC measure_;
    int width_;
};

/// For the label of a button.
wxString label_markup(const wxString& words) {
    wxString text = as_markup(words);
#ifdef __WXGTK__
    text.Replace("_", "__");  // GTK takes a single one for the mark of a key
#endif
    return text;
}

}  // namespace

StartPage::StartPage(wxWindow* parent)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL) {
    SetName("Start");
    SetScrollRate(0, FromDIP(12));
    columns_ = new wxBoxSizer(wxHORIZONTAL);
    packs_ = new wxBoxSizer(wxVERTICAL);
    steps_ = new wxBoxSizer(wxVERTICAL);
    const auto flags = wxSizerFlags().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(kMargin));
    columns_->Add(packs_, flags);
    columns_->Add(steps_, flags);
    auto* page = new wxBoxSizer(wxVERTICAL);
    page->Add(new Heading(this, "Briarwright", 2), wxSizerFlags().Border(wxLEFT | wxTOP, FromDIP(kMargin)));
    page->Add(columns_);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->AddStretchSpacer();
    row->Add(page);
    row->AddStretchSpacer();
    SetSizer(row);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        const bool beside = event.GetSize().x >= FromDIP(kPacksWidth + kStepsWidth + 5 * kMargin);
        columns_->SetOrientation(beside ? wxHORIZONTAL : wxVERTICAL);
        event.Skip();
    });
    art_ = when_art_is_read([this] {
        for (const auto& [folder, picture] : pictures_)
            paint_pack(folder);
    });
}

void StartPage::add_heading(wxSizer* column, const wxString& text) {
    column->Add(new Heading(this, text, 1.2F), wxSizerFlags().Border(wxTOP | wxBOTTOM, FromDIP(8)));
}

/// A button that says in a second line what will happen.
wxStaticBitmap* StartPage::add_choice(wxSizer* column, const wxBitmapBundle& picture, const wxString& title,
                                      const wxString& text, const wxString& tip, std::function<void()> chosen) {
    auto* button = new wxButton(this, wxID_ANY, title, wxDefaultPosition, wxDefaultSize, wxBU_LEFT);
    button->SetName(title);
    button->SetLabelMarkup("<b>" + label_markup(title) + "</b>\n" + label_markup(text));
    if (!tip.empty()) button->SetToolTip(tip);
    // Later: what is chosen may take this page away.
    button->Bind(wxEVT_BUTTON, [this, chosen](wxCommandEvent&) { CallAfter(chosen); });
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    auto* shown = new wxStaticBitmap(this, wxID_ANY, picture);
    row->Add(shown, wxSizerFlags().CentreVertical().Border(wxRIGHT, FromDIP(12)));
    row->Add(button, wxSizerFlags(1).Expand());
    column->Add(row, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(8)));
    return shown;
}

void StartPage::add_pack(const wxString& title, const wxString& text, const fs::path& folder, bool where) {
    const int size = FromDIP(kPictureSize);
    const Lines lines(this, FromDIP(kPacksWidth) - size - FromDIP(40));
    wxString below = lines.of(text, where ? 1 : 2);
    if (where) below += (below.empty() ? "" : "\n") + lines.path(folder);
    pictures_[folder] =
        add_choice(packs_, blank(size, GetContentScaleFactor()), title, below, to_wx(folder.string()), [this, folder] {
            if (on_open) on_open(folder);
        });
    paint_pack(folder);
}

/// Packs are read beside: large ones take their time, and a page of offers is there at once.
void StartPage::look_at_packs() {
    std::vector<fs::path> folders;
    for (const auto& [folder, picture] : pictures_)
        folders.push_back(folder);
    looking_.run(
        [folders = std::move(folders)](const std::stop_token& stop) {
            Faces faces;
            for (const fs::path& folder : folders) {
                if (!stop.stop_requested()) faces[folder] = face_of_pack(folder);
            }
            return faces;
        },
        [this](Faces faces) {
            faces_ = std::move(faces);
            for (const auto& [folder, picture] : pictures_)
                paint_pack(folder);
        });
}

/// What the pack was seen to show; nothing as long as it was not looked at.
void StartPage::paint_pack(const fs::path& folder) {
    const auto seen = faces_.find(folder);
    if (seen == faces_.end() || !seen->second) return;
    const double scale = GetContentScaleFactor();
    const int pixels = static_cast<int>(FromDIP(kPictureSize) * scale);
    pictures_.at(folder)->SetBitmap(wxBitmap(face_image(*seen->second, {pixels, pixels}, Manner::Icon), -1, scale));
}

/// What newcomers do first.
void StartPage::fill_steps() {
    steps_->Clear(true);
    add_heading(steps_, "Begin");
    const auto step = [this](Icon which, const char* title, const char* text,
                             std::function<void()> StartPage::*action) {
        add_choice(steps_, icon(which, current_look().text, FromDIP(16)), title,
                   Lines(this, FromDIP(kStepsWidth - 56)).of(text, 2), "", [this, action] {
                       if (this->*action) (this->*action)();
                   });
    };
    step(Icon::Add, "New expansion", "Adds tiles, monsters or rules to another game.", &StartPage::on_new_expansion);
    step(Icon::New, "New game pack", "A game of your own. It begins small, and can be played at once.",
         &StartPage::on_new_game);
    step(Icon::Open, "Open a folder", "Opens a pack from anywhere on this computer.", &StartPage::on_browse);
    auto* keys = new Remark(this, wxID_ANY, "F1 shows all keys, Shift+Ctrl+P finds any command.");
    keys->SetForegroundColour(current_look().faint);
    keys->Wrap(FromDIP(kStepsWidth));
    steps_->Add(keys, wxSizerFlags().Border(wxTOP, FromDIP(8)));
    steps_->SetMinSize(FromDIP(kStepsWidth), -1);
}

void StartPage::show(const Settings& settings) {
    packs_->Clear(true);
    pictures_.clear();
    const Offers offers(settings);
    const auto add = [this](const Offer& offer) {
        add_pack(to_wx(offer.title), to_wx(offer.text), offer.folder, offer.where);
    };
    if (!offers.recent.empty()) add_heading(packs_, "Open again");
    std::for_each(offers.recent.begin(), offers.recent.end(), add);
    if (!offers.others.empty()) add_heading(packs_, "Packs");
    std::for_each(offers.others.begin(), offers.others.end(), add);
    packs_->SetMinSize(FromDIP(kPacksWidth), -1);
    fill_steps();
    FitInside();
    Layout();
    look_at_packs();
}

}  // namespace briar::editor

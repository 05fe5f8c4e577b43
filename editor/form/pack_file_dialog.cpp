#include "editor/form/pack_file_dialog.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <system_error>

#include <wx/filedlg.h>
#include <wx/msgdlg.h>

#include "editor/picture/wx_text.hpp"

namespace briar::editor {
namespace {

namespace fs = std::filesystem;

fs::path folder_of(PackFileSort sort) { return sort == PackFileSort::Picture ? "art" : "specials"; }

/// Empty: it lies elsewhere.
std::string path_within(const fs::path& pack, const fs::path& file) {
    std::error_code failed;
    const fs::path way = fs::weakly_canonical(file, failed).lexically_relative(fs::weakly_canonical(pack, failed));
    return way.empty() || *way.begin() == ".." ? std::string() : way.generic_string();
}

bool same_bytes(const fs::path& a, const fs::path& b) {
    std::ifstream first(a, std::ios::binary);
    std::ifstream second(b, std::ios::binary);
    return std::equal(std::istreambuf_iterator<char>(first), {}, std::istreambuf_iterator<char>(second), {});
}

/// Where it can lie in the pack: under its own name, or with a number where another one is called so.
fs::path place_for(const fs::path& folder, const fs::path& file) {
    fs::path place = folder / file.filename();
    for (int number = 2; fs::exists(place) && !same_bytes(place, file); ++number)
        place = folder / (file.stem().string() + "-" + std::to_string(number) + file.extension().string());
    return place;
}

bool may_copy(wxWindow& parent, const std::string& place) {
    wxMessageDialog question(&parent, "The file lies outside the pack.", "Choose a file", wxYES_NO | wxICON_QUESTION);
    question.SetExtendedMessage("Only what lies in the pack goes with it. Copy the file to " + to_wx(place) +
                                "?\n\nUndo takes it out of the entry; the copy stays in the folder.");
    question.SetYesNoLabels("&Copy", "&Leave it");
    return question.ShowModal() == wxID_YES;
}

/// Empty: it was not copied.
std::string copy_into(wxWindow& parent, const fs::path& pack, const fs::path& file, PackFileSort sort) {
    const fs::path place = place_for(pack / folder_of(sort), file);
    const std::string within = place.lexically_relative(pack).generic_string();
    std::error_code failed;
    if (!fs::exists(place)) {
        if (!may_copy(parent, within)) return {};
        fs::create_directories(place.parent_path(), failed);
        if (!failed) fs::copy_file(file, place, failed);
    }
    if (!failed) return within;
    wxMessageBox(to_wx("It could not be copied to " + within + ": " + failed.message()), "Choose a file",
                 wxOK | wxICON_ERROR, &parent);
    return {};
}

}  // namespace

std::string ask_for_pack_file(wxWindow& parent, const fs::path& pack, PackFileSort sort) {
    const bool picture = sort == PackFileSort::Picture;
    std::error_code failed;
    const fs::path usual = pack / folder_of(sort);
    const fs::path start = fs::is_directory(usual, failed) ? usual : pack;
    wxFileDialog dialog(&parent, picture ? "Choose a picture" : "Choose a script", to_wx(start.string()), "",
                        picture ? "Pictures (*.svg, *.png, *.jpg)|*.svg;*.png;*.jpg;*.jpeg" : "Lua (*.lua)|*.lua",
                        wxFD_OPEN | wxFD_FILE_MUST_EXIST);
    if (dialog.ShowModal() != wxID_OK) return {};
    const fs::path file = from_wx(dialog.GetPath());
    const std::string within = path_within(pack, file);
    return within.empty() ? copy_into(parent, pack, file, sort) : within;
}

}  // namespace briar::editor

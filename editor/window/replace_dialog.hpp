#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <wx/dialog.h>

#include "editor/core/text_search.hpp"
#include "editor/core/word_sort.hpp"

class wxButton;
class wxCheckBox;
class wxDataViewListCtrl;
class wxSizer;
class wxStaticText;
class wxTextCtrl;

namespace briar::editor {

class OpenPack;

/// How words are looked for and replaced: kept from one time to the next.
struct ReplaceWays {
    Letters letters = Letters::Alike;
    WordEnds ends = WordEnds::Anywhere;
    Capitals capitals = Capitals::AsFound;
};

/// Puts other words in the place of some, in all texts of the pack. Shows as one types where they stand, what they are
/// there and how those lines would read; what is ticked is replaced, as one step. Names that the program goes by are
/// not ticked at first.
class ReplaceDialog : public wxDialog {
public:
    ReplaceDialog(wxWindow* parent, OpenPack& pack, const wxString& words, const ReplaceWays& ways);

    /// How many places were replaced and where, after it ended well.
    [[nodiscard]] const std::string& replaced() const { return replaced_; }
    /// As somebody wished it to the end.
    [[nodiscard]] ReplaceWays ways() const;

private:
    void build(const wxString& words, const ReplaceWays& ways);
    [[nodiscard]] wxSizer* build_ways(const ReplaceWays& ways);
    [[nodiscard]] Capitals capitals() const;
    void bind();
    void search();
    void leave_out_most();
    void fill();
    void show_lines();
    [[nodiscard]] bool is_ticked(std::size_t row) const;
    void tick(std::size_t row, bool on);
    void tick_all(bool on);
    void count();
    void replace();
    [[nodiscard]] std::vector<TextHit> ticked() const;

    OpenPack& pack_;
    wxTextCtrl* words_ = nullptr;
    wxTextCtrl* instead_ = nullptr;
    wxCheckBox* exact_ = nullptr;
    wxCheckBox* whole_ = nullptr;
    wxCheckBox* capitals_ = nullptr;
    wxDataViewListCtrl* places_ = nullptr;
    wxStaticText* note_ = nullptr;
    wxButton* ok_ = nullptr;
    std::vector<TextHit> hits_;
    std::vector<WordSort> sorts_;  ///< of the hits
    std::uint64_t found_at_ = 0;   ///< the workspace's revision
    bool more_ = false;            ///< than are shown
    bool filling_ = false;         ///< what changes in the list is no doing of people
    std::string replaced_;
};

}  // namespace briar::editor

#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <wx/dialog.h>

#include "editor/core/text_search.hpp"

class wxButton;
class wxCheckBox;
class wxDataViewListCtrl;
class wxStaticText;
class wxTextCtrl;

namespace briar::editor {

class OpenPack;

/// Puts other words in the place of some, in all texts of the pack. Shows as one types where they stand and how those
/// lines would read; what is ticked is replaced, as one step.
class ReplaceDialog : public wxDialog {
public:
    ReplaceDialog(wxWindow* parent, OpenPack& pack, const wxString& words, Letters letters);

    /// How many places were replaced and where, after it ended well.
    [[nodiscard]] const std::string& replaced() const { return replaced_; }
    /// As somebody wished it to the end.
    [[nodiscard]] Letters letters() const;

private:
    void build(const wxString& words);
    void search();
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
    wxDataViewListCtrl* places_ = nullptr;
    wxStaticText* note_ = nullptr;
    wxButton* ok_ = nullptr;
    std::vector<TextHit> hits_;
    std::uint64_t found_at_ = 0;  ///< the workspace's revision
    bool more_ = false;           ///< than are shown
    bool filling_ = false;        ///< what changes in the list is no doing of people
    std::string replaced_;
};

}  // namespace briar::editor

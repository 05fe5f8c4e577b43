#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include <wx/dialog.h>

#include "runtime/session/new_pack.hpp"

class wxButton;
class wxChoice;
class wxDirPickerCtrl;
class wxRadioButton;
class wxSizer;
class wxStaticText;
class wxTextCtrl;

namespace briar::editor {

/// Asks what a new pack is called, where it lies, and what it builds upon: the frame of a game, or another pack.
class NewPackDialog : public wxDialog {
public:
    /// `builds_upon`: the id or the folder of the pack that is offered first. `where`: the folder that it is to lie in.
    NewPackDialog(wxWindow* parent, bool is_game, const std::string& builds_upon, const std::filesystem::path& where);

    [[nodiscard]] NewPack wish() const;
    [[nodiscard]] std::filesystem::path folder() const;

private:
    void add_systems(wxSizer* column);
    void choose_upon(const std::string& pack);
    void look_again();
    void show_copy();
    [[nodiscard]] std::string objection_to_place() const;

    bool is_game_;
    std::vector<std::string> packs_;
    std::vector<std::filesystem::path> folders_;  ///< of `packs_`
    std::vector<wxRadioButton*> systems_;         ///< of a game, in the order of `starters()`
    wxTextCtrl* title_;
    wxChoice* upon_ = nullptr;
    std::optional<std::size_t> copy_of_;  ///< the row whose id the last one has as well, which lies elsewhere
    wxStaticText* copy_ = nullptr;        ///< where what it expands lies
    wxDirPickerCtrl* where_;
    wxStaticText* note_;
};

}  // namespace briar::editor

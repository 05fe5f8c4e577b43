#pragma once

#include <string>
#include <vector>

#include "editor/core/known_names.hpp"
#include "editor/window/name_dialog.hpp"

class wxChoice;

namespace briar::editor {

class ChoiceList;
class Workspace;

/// Asks for an id, or for a name that it is made of, and for a kind where there is a choice.
class IdDialog : public NameDialog {
public:
    /// What it asks for beside the name.
    struct Asked {
        std::vector<std::string> kinds;
        std::string kind{};             ///< chosen at first, if it is one of those
        std::string own{};              ///< the id that is to be another one; empty: it is a new one
        wxString more{};                ///< the label of one more thing to choose; empty: nothing is
        std::vector<Choice> choices{};  ///< of it
        std::string chosen{};           ///< of those, at first
    };
    IdDialog(wxWindow& parent, const wxString& title, const Workspace& workspace, Asked asked);

    /// Stands there at first, to be kept or typed over; kept, it has this id.
    void suggest(const std::string& name, const std::string& id);
    [[nodiscard]] std::string kind() const;
    [[nodiscard]] std::string id() const;
    /// As it was typed, where that is no id; otherwise the id says it.
    [[nodiscard]] std::string name() const;
    /// What more was asked for; empty: nothing is found.
    [[nodiscard]] std::string chosen() const;

private:
    void add_kinds();
    ChoiceList* make_list();
    [[nodiscard]] std::string id_of_typed() const;
    void look_again() override;

    const Workspace& workspace_;
    Asked asked_;
    std::string suggested_name_;
    std::string suggested_id_;
    wxChoice* kind_ = nullptr;
    ChoiceList* list_ = nullptr;
};

}  // namespace briar::editor

#pragma once

#include <functional>
#include <string>
#include <vector>

#include <wx/panel.h>

#include "editor/playing/game_rules.hpp"

class wxCheckBox;
class wxStaticText;

namespace briar::editor {

/// The modes of a scenario, on or off; below each what it changes. Modes that exclude each other are not
/// on together.
class ModeBoxes : public wxPanel {
public:
    explicit ModeBoxes(wxWindow* parent);

    /// Those of a scenario, all off; null: of none.
    void show(const ScenarioOffer* offer);
    /// Those are on, as far as there are such.
    void choose(const std::vector<std::string>& ids);
    [[nodiscard]] std::vector<std::string> chosen() const;
    void wrap(int width);
    std::function<void()> on_change;  ///< somebody has chosen
    std::function<void()> on_resize;  ///< it needs another height

private:
    struct Box {
        wxCheckBox* box = nullptr;
        wxStaticText* text = nullptr;  ///< null: it does not say what it changes
    };
    void add(const ScenarioOffer::Mode& mode);
    void leave_out_others(std::size_t mode);

    std::vector<ScenarioOffer::Mode> modes_;
    std::vector<Box> boxes_;
};

}  // namespace briar::editor

#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include <wx/button.h>

class wxMenu;

namespace briar::editor {

class PlayModel;

/// Says which line of play is seen. Its menu leads to the others, gives this one a name, throws lines away and brings
/// them back. Hidden while there is only one, and nothing to be brought back.
class LinesButton : public wxButton {
public:
    explicit LinesButton(wxWindow* parent);

    void show(const PlayModel& model);
    /// What it offers now.
    [[nodiscard]] std::unique_ptr<wxMenu> menu();
    std::function<void(std::size_t line)> on_line;
    std::function<void(std::size_t line, const std::string& name)> on_name;
    std::function<void(std::size_t line)> on_drop;
    std::function<void()> on_drop_others, on_bring_back;

private:
    struct Named {
        std::size_t number = 0;
        wxString whole;   ///< with where it stands
        wxString called;  ///< by people; empty: it has no name
    };
    [[nodiscard]] const Named& seen() const { return lines_[seen_]; }
    void ask_name();

    std::vector<Named> lines_;
    std::size_t seen_ = 0;
    std::size_t dropped_ = 0;  ///< so many can be brought back
};

}  // namespace briar::editor

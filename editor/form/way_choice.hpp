#pragma once

#include <functional>
#include <vector>

#include <wx/choice.h>

#include "editor/core/form.hpp"
#include "editor/core/known_names.hpp"

namespace briar::editor {

/// In which of several ways a value is written. Of many ways the plain ones are offered at once, the others are
/// searched.
class WayChoice : public wxChoice {
public:
    /// `ways`: by their numbers.
    WayChoice(wxWindow& parent, const Control& control, std::vector<Choice> ways);

    std::function<void(int way)> on_choose;

private:
    void offer(const Choice& way, bool chosen);
    void search();

    std::vector<Choice> ways_;
    std::vector<int> numbers_;  ///< of the rows
    int chosen_row_ = 0;
};

}  // namespace briar::editor

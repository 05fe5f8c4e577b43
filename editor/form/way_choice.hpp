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
    /// `ways`: by their numbers, or as words of ways: see `kWordOfWay`.
    WayChoice(wxWindow& parent, const Control& control, std::vector<Choice> ways);
    /// The way as it is now, whatever was chosen meanwhile, and what may be chosen now.
    void show(const Control& control, std::vector<Choice> ways);

    /// `word`: what the value becomes; empty: whatever that way begins with.
    std::function<void(int way, const std::string& word)> on_choose;

private:
    struct Row {
        std::string value;  ///< empty: no way
        wxString label;
        friend bool operator==(const Row&, const Row&) = default;
    };
    [[nodiscard]] wxString words_of_rest() const;
    void fill(std::vector<Row> rows);
    void choose(const std::string& value);
    void search();

    std::vector<Choice> ways_;
    std::vector<Row> rows_;
    int chosen_row_ = 0;
};

}  // namespace briar::editor

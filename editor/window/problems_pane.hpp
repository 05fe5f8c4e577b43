#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <wx/panel.h>

#include "editor/core/fixes.hpp"
#include "editor/core/signal.hpp"
#include "runtime/source/diagnostic.hpp"

class wxButton;
class wxScrolledWindow;
class wxSearchCtrl;
class wxSizer;
class wxStaticText;

namespace briar::editor {

class OpenPack;
class ProblemRows;
struct Checked;

/// All problems of the open pack, the worst first; a double click leads to the place.
class ProblemsPane : public wxPanel {
public:
    explicit ProblemsPane(wxWindow* parent);

    void show(OpenPack* pack);
    /// Rows of what was typed into forms and not taken: see kNotTaken. They are no problems of the pack.
    void show_refused(std::vector<Diagnostic> refused);
    [[nodiscard]] const std::vector<Diagnostic>& listed() const { return listed_; }
    void open(std::size_t index);
    /// Whether something can be done about the chosen problem; does the likeliest.
    [[nodiscard]] bool can_fix() const { return !fixes_.empty(); }
    void fix_selected();
    void select(std::size_t index);
    /// The keyboard goes to the list.
    void focus_list();

    std::function<void(const Diagnostic& problem)> on_open;
    std::function<void(const Diagnostic& problem)> on_text;  ///< the same, in the text of its file
    std::function<void(const std::string& reason)> on_refused;
    /// A script was made or added to, which people go on in.
    std::function<void(const std::string& file)> on_script;
    /// How many errors and warnings there are.
    std::function<void(std::size_t errors, std::size_t warnings)> on_count;

private:
    void bind_list();
    void build_told(wxSizer& column);
    void tell_whole();
    void take(const Checked& checked);
    void merge();
    [[nodiscard]] std::optional<Diagnostic> chosen() const;
    [[nodiscard]] std::size_t row_of(const std::optional<Diagnostic>& before, long row) const;
    void fill();
    void tell_count();
    void find_fixes(std::size_t index);
    void fix(const Fix& fix);
    void ask_which(const Fix& fix);
    void menu(const wxPoint& at);

    OpenPack* pack_ = nullptr;
    Subscription checks_;
    std::vector<Diagnostic> of_pack_;
    std::vector<Diagnostic> refused_;
    std::vector<Diagnostic> problems_;  ///< all, with those of tests and the game, the worst first
    std::vector<Diagnostic> listed_;
    wxSearchCtrl* filter_;
    wxStaticText* count_;
    ProblemRows* list_;
    wxButton* fix_;
    wxScrolledWindow* told_;  ///< of the chosen problem, where its row has no room for all of it
    wxStaticText* told_words_;
    std::vector<Fix> fixes_;               ///< of the chosen problem
    std::optional<Diagnostic> fix_waits_;  ///< is to be mended when the pack is checked as it stands
};

/// `1 error, 2 warnings`.
[[nodiscard]] std::string problem_count(std::size_t errors, std::size_t warnings);
/// `, 1 value not taken`; empty for none.
[[nodiscard]] std::string refused_count(std::size_t values);

/// Of a value that a form shows as it was typed and that was not taken.
inline constexpr const char* kNotTaken = "form.not-taken";

}  // namespace briar::editor

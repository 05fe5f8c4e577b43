#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "editor/core/fixes.hpp"
#include "editor/core/part_uses.hpp"
#include "editor/core/signal.hpp"
#include "editor/core/source_document.hpp"
#include "editor/core/typing_stretch.hpp"
#include "editor/core/workspace.hpp"
#include "editor/widget/text_control.hpp"
#include "editor/window/text_language.hpp"

namespace briar::editor {

class OpenPack;

/// One file of a pack as text. It is a view of the document like any other: what is typed becomes a splice, and every
/// splice, whoever made it, is shown.
class TextView : public TextControl {
public:
    TextView(wxWindow* parent, OpenPack& pack, std::shared_ptr<SourceDocument> document);

    [[nodiscard]] SourceDocument& document() { return *document_; }
    /// Puts the caret there; line and column count from 1, the column in characters.
    void go_to(int line, int column);
    /// Puts the caret there and marks the place until somebody does something.
    void go_to_bytes(std::size_t begin, std::size_t end);
    void go_to_line(int line) { go_to(line, 1); }
    /// What can be done about what is wrong at the caret, the likeliest first.
    [[nodiscard]] std::vector<Fix> fixes_here() const;
    /// Does it, or lets it be chosen; says so where nothing can be done. The caret stays.
    void mend_here();
    /// What is done with whole lines is one step of undo.
    void toggle_comment();
    void move_up();
    void move_down();
    void duplicate_lines();
    void delete_lines();
    /// Hides or shows the lines below the one that the caret's belongs to; of all such lines.
    void toggle_fold();
    void fold_all(bool fold);
    std::function<void(const std::string& reason)> on_refused;
    /// A script was made or added to, which people go on in.
    std::function<void(const std::string& file)> on_script;
    /// The entry whose id stands at the caret; empty: none does. Kept, as menus ask whenever nothing else happens.
    [[nodiscard]] const std::string& entry_named_here();
    /// The part of an entry that is named there, kept likewise.
    [[nodiscard]] const std::optional<PartName>& part_named_here();
    /// What stands at the caret is defined there.
    void go_to_definition();
    std::function<void(const Definition& definition)> on_definition;
    /// The caret is where it was when the text was left, in the middle of what is seen, also when there is room only
    /// later.
    void come_back_to(int position);
    /// What is done from here on is one step of undo, until somebody does something else.
    void begin_step();
    /// All of it as one step.
    void replace_all(std::vector<Splice> splices);
    /// Marks what the last check says of this file.
    void show_problems();
    [[nodiscard]] std::vector<Diagnostic> problems_here() const;

private:
    static constexpr int kErrorMark = 8;
    static constexpr int kWarningMark = 9;
    static constexpr int kPlaceMark = 10;
    static constexpr int kErrorSign = 1;  ///< in the margin
    static constexpr int kWarningSign = 2;
    static constexpr int kNoKey = 11;  ///< what looks like a key and is none

    void set_up_margins();
    void set_up_lines();
    void bind_look();
    void bind_hints();
    void bind_typing();
    void take_look();
    void take_yaml_look();
    void take_lua_look();
    void take_fold_look();
    void mark_no_keys();
    void fill_width();
    void fit_numbers();
    void on_modified(wxStyledTextEvent& event);
    std::string take_over(const editor::Command& command);
    void on_document(const DocumentChange& change);
    void on_step(const StepEvent& step);
    void keep_caret_seen();
    void centre();
    void on_key(wxKeyEvent& event);
    void on_press(wxMouseEvent& event);
    void begin_line();
    void do_with_lines(const std::string& what, const struct LineAct& act);
    [[nodiscard]] Span selected() const;
    void end_block();
    void mend(const Fix& fix);
    void ask_which(const Fix& fix);
    [[nodiscard]] std::pair<int, int> marked_by(const Diagnostic& problem);
    void mark_place(std::size_t begin, std::size_t end);
    void forget_place();
    [[nodiscard]] bool is_at(const Diagnostic& problem, int position) const;
    void on_character();
    void end_call_tip();
    void show_hint(int position);
    [[nodiscard]] wxString problems_at(int position) const;
    [[nodiscard]] wxString problems_on(int line) const;

    OpenPack& pack_;
    std::shared_ptr<SourceDocument> document_;
    TextLanguage language_;
    TypingStretch stretch_;
    bool tells_problem_ = false;     ///< the hint that is shown
    std::optional<int> mend_waits_;  ///< where something is to be mended when the text is checked as it stands
    bool tells_call_ = false;        ///< what a call takes, until it ends
    int changed_at_ = 0;             ///< behind what was changed last
    bool centred_ = false;           ///< until somebody does something: more room may come
    int height_ = 0;                 ///< of what is seen
    std::tuple<std::uint64_t, int, int> no_keys_of_{0, -1, -1};  ///< what was looked at for them: revision, lines
    Subscription changes_, checks_, steps_;
    using Moment = std::pair<std::uint64_t, int>;  ///< the workspace's revision, and the caret
    [[nodiscard]] Moment now() const;
    Moment named_at_{0, -1};
    std::string named_;  ///< the entry there
    Moment part_at_{0, -1};
    std::optional<PartName> part_;  ///< the part there
    bool echo_ = false;             ///< a change comes from the document and goes nowhere
};

}  // namespace briar::editor

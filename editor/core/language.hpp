#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "runtime/source/diagnostic.hpp"

/// What a text view asks while somebody writes: what may stand here, what is this, where is it defined. All are pure
/// functions of the workspace's texts and a place in one of them; a text that does not read is no hindrance.
namespace briar::editor {

class Workspace;

enum class SuggestionSort : std::uint8_t { Key, Word, Id, Verb, Event, Field, Function, File };

struct Suggestion {
    SuggestionSort sort = SuggestionSort::Word;
    std::string label;   ///< what is shown
    std::string insert;  ///< what takes the place of `Completion::replaces`
    std::string detail;  ///< in a few words: "monsters", "a whole number", "required"
    std::string doc;
};

struct Completion {
    Span replaces;                        ///< the word that was begun; empty when none was
    bool in_quotes = false;               ///< a text of a script is written
    std::vector<Suggestion> suggestions;  ///< best first; all of them, whatever the word is
};

/// `file` within the pack. Nothing for files without a language, and where nothing can be said.
[[nodiscard]] Completion complete(const Workspace& workspace, const std::string& file, std::size_t offset);
/// Those whose label the begun word fits, best first; all when it is empty.
[[nodiscard]] std::vector<Suggestion> filtered(const Completion& completion, const std::string& word);

struct Hover {
    Span span;  ///< what it is about
    std::string title;
    std::string text;
};
[[nodiscard]] std::optional<Hover> hover(const Workspace& workspace, const std::string& file, std::size_t offset);

/// What the call takes whose brackets hold the place, as long as that is on the line where the call begins.
struct CallTip {
    std::size_t begin = 0;  ///< where the called word stands
    std::string signature;  ///< `heal(amount, piece = the event's hero) -> number`
    Span argument;          ///< within the signature: what is written at the place
    std::string doc;        ///< what that is
};
[[nodiscard]] std::optional<CallTip> call_tip(const Workspace& workspace, const std::string& file, std::size_t offset);

struct Definition {
    std::string file;  ///< as in places: see Workspace::document_at
    Span span;
    std::string label;
};
/// The entry that the word at the place names, as a full id; empty: it names none.
[[nodiscard]] std::string entry_at(const Workspace& workspace, const std::string& file, std::size_t offset);
/// Where what stands here is defined: entries, scripts, functions of scripts. Several when packs change it.
[[nodiscard]] std::vector<Definition> definitions(const Workspace& workspace, const std::string& file,
                                                  std::size_t offset);

}  // namespace briar::editor

#pragma once

#include <memory>
#include <string>

/// Reading a text again of which some entries have changed. An entry is a key below a top-level key, from its line up
/// to the next one. Only the lines of those are parsed, the rest of the tree is copied: for large files in which
/// somebody types, perhaps in one entry while another one is not right.
namespace briar {

class Document;
struct ReadLimits;

/// What `Document::parse` gives of `text`, byte for byte, when it has nothing to say of it. Null when `before` is not
/// flawless, when more has changed than some entries, and when one of them is not right or cannot be read by itself:
/// only a whole parse can tell then.
[[nodiscard]] std::shared_ptr<const Document> reparse(const Document& before, const std::string& text,
                                                      const ReadLimits& limits);

/// What stands in `text` beside the entries that have changed and cannot be read as they are now; their lines are blank
/// in the document. Null when `before` is not flawless, when more has changed, and when none is such an entry or one
/// may be right after all.
[[nodiscard]] std::shared_ptr<const Document> without_broken_entries(const Document& before, const std::string& text);

}  // namespace briar

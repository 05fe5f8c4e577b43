#pragma once

#include <memory>
#include <string>

/// Reading a text again of which one entry has changed. An entry is a key below a top-level key, from its line up to
/// the next one. Only its lines are parsed, the rest of the tree is copied: for large files in which somebody types.
namespace briar {

class Document;
struct ReadLimits;

/// What `Document::parse` gives of `text`, byte for byte, when it has nothing to say of it. Null when `before` is not
/// flawless, when more has changed than one entry, and when the entry is not right or cannot be read by itself: only a
/// whole parse can tell then.
[[nodiscard]] std::shared_ptr<const Document> reparse(const Document& before, const std::string& text,
                                                      const ReadLimits& limits);

/// What stands in `text` beside the one entry that has changed and cannot be read as it is now; its lines are blank in
/// the document. Null when `before` is not flawless, when more has changed, and when the entry may be right after all.
[[nodiscard]] std::shared_ptr<const Document> without_broken_entry(const Document& before, const std::string& text);

}  // namespace briar

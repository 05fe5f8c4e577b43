#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <vector>

#include "editor/core/signal.hpp"
#include "runtime/source/diagnostic.hpp"
#include "runtime/source/splice.hpp"

namespace briar::editor {

class SourceDocument;

/// Where a span of a text lies after changes of that text. What is put in at either of its ends is no part of it.
[[nodiscard]] Span moved_by(Span span, const std::vector<Splice>& splices);

/// Places in texts that stay with what stands there, however the texts change.
class MovingPlaces {
public:
    /// Gives its number, from 0. The place is one of the document's text as it stands.
    std::size_t keep(const std::shared_ptr<SourceDocument>& document, const Place& place);
    /// Where it is now. Its span is empty when all of it was taken out.
    [[nodiscard]] Place now(std::size_t number) const;
    void clear();

private:
    struct OfDocument {
        Subscription changes;
        std::vector<std::size_t> numbers;
    };
    struct Kept {
        std::shared_ptr<SourceDocument> document;
        Place place;
    };

    std::map<const SourceDocument*, OfDocument> documents_;
    std::vector<Kept> kept_;
};

}  // namespace briar::editor

#include "editor/core/moving_places.hpp"

#include <algorithm>

#include "editor/core/source_document.hpp"
#include "runtime/source/report.hpp"

namespace briar::editor {

Span moved_by(Span span, const std::vector<Splice>& splices) {
    // Bytes more, or less, before the place that is looked at.
    std::ptrdiff_t more = 0;
    std::ptrdiff_t begin = span.begin;
    std::ptrdiff_t end = span.end;
    for (const Splice& each : splices) {
        if (each.span.begin > span.end || (each.span.begin == span.end && !span.empty())) break;
        const auto grown =
            static_cast<std::ptrdiff_t>(each.text.size()) - static_cast<std::ptrdiff_t>(each.span.size());
        if (each.span.end <= span.begin) {
            begin += grown;
        } else if (each.span.begin < span.begin) {
            begin = each.span.begin + more + static_cast<std::ptrdiff_t>(each.text.size());
        }
        if (each.span.end <= span.end) {
            end += grown;
        } else {
            end = each.span.begin + more;
        }
        more += grown;
    }
    return make_span(static_cast<std::size_t>(begin), static_cast<std::size_t>(std::max(begin, end)));
}

std::size_t MovingPlaces::keep(const std::shared_ptr<SourceDocument>& document, const Place& place) {
    const std::size_t number = kept_.size();
    kept_.push_back({document, place});
    OfDocument& known = documents_[document.get()];
    known.numbers.push_back(number);
    if (known.numbers.size() > 1) return number;
    known.changes = document->listen([this, &known](const DocumentChange& change) {
        for (const std::size_t each : known.numbers)
            kept_[each].place.span = moved_by(kept_[each].place.span, change.splices);
    });
    return number;
}

Place MovingPlaces::now(std::size_t number) const {
    const Kept& kept = kept_.at(number);
    Place place = kept.place;
    const std::string& text = kept.document->text();
    const auto at = text.begin() + static_cast<std::ptrdiff_t>(std::min<std::size_t>(place.span.begin, text.size()));
    place.line = 1 + static_cast<int>(std::count(text.begin(), at, '\n'));
    return place;
}

void MovingPlaces::clear() {
    documents_.clear();
    kept_.clear();
}

}  // namespace briar::editor

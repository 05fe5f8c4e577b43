#include "runtime/source/diagnostic.hpp"

#include <algorithm>
#include <iterator>
#include <tuple>
#include <utility>

namespace briar {
namespace {

std::string_view severity_word(Severity severity) {
    switch (severity) {
        case Severity::Note:
            return "note";
        case Severity::Warning:
            return "warning";
        case Severity::Error:
            break;
    }
    return "error";
}

auto place_order(const Diagnostic& diagnostic) {
    return std::tie(diagnostic.place.file, diagnostic.place.line, diagnostic.place.column);
}

std::string place_text(const Place& place) {
    std::string text = place.file;
    if (place.line > 0) text += ":" + std::to_string(place.line);
    if (place.line > 0 && place.column > 0) text += ":" + std::to_string(place.column);
    return text.empty() ? text : text + ": ";
}

}  // namespace

void Diagnostics::add(Diagnostic diagnostic) { list_.push_back(std::move(diagnostic)); }

void Diagnostics::append(Diagnostics other) {
    list_.insert(list_.end(), std::make_move_iterator(other.list_.begin()), std::make_move_iterator(other.list_.end()));
}

bool Diagnostics::has_errors() const { return count(Severity::Error) > 0; }

std::size_t Diagnostics::count(Severity severity) const {
    return static_cast<std::size_t>(
        std::count_if(list_.begin(), list_.end(), [&](const Diagnostic& each) { return each.severity == severity; }));
}

void Diagnostics::sort() {
    std::stable_sort(list_.begin(), list_.end(),
                     [](const Diagnostic& a, const Diagnostic& b) { return place_order(a) < place_order(b); });
    std::vector<Diagnostic> kept;
    std::size_t same_place = 0;  // where in `kept` the present place begins
    for (Diagnostic& each : list_) {
        if (!kept.empty() && place_order(kept.back()) != place_order(each)) same_place = kept.size();
        const auto begin = kept.begin() + static_cast<std::ptrdiff_t>(same_place);
        if (std::find(begin, kept.end(), each) == kept.end()) kept.push_back(std::move(each));
    }
    list_ = std::move(kept);
}

std::string render(const Diagnostic& diagnostic) {
    std::string text = place_text(diagnostic.place);
    text += severity_word(diagnostic.severity);
    text += ": " + diagnostic.message + " [" + diagnostic.id + "]";
    if (!diagnostic.hint.empty()) text += "\n    " + diagnostic.hint;
    return text;
}

}  // namespace briar

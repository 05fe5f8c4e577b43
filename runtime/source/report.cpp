#include "runtime/source/report.hpp"

#include <algorithm>
#include <utility>

#include "runtime/source/document.hpp"

namespace briar {
namespace {

// Nobody reads more than this about one file; a hostile file could otherwise make a list longer than itself.
constexpr std::size_t kMostPerFile = 200;

}  // namespace

void Report::error(std::string id, Span span, std::string message, std::string hint) {
    const auto same = [&](const Diagnostic& each) { return each.place.span.begin == span.begin && each.id == id; };
    if (found_.size() > 2 * kMostPerFile || std::any_of(found_.begin(), found_.end(), same)) return;
    found_.push_back({Severity::Error, std::move(id), document_.place(span), {}, std::move(message), std::move(hint)});
}

std::string Report::line(std::size_t byte) const {
    return "line " + std::to_string(document_.place(make_span(byte, byte)).line);
}

Diagnostics Report::take() {
    std::stable_sort(found_.begin(), found_.end(),
                     [](const Diagnostic& a, const Diagnostic& b) { return a.place.span.begin < b.place.span.begin; });
    if (found_.size() > kMostPerFile) {
        Diagnostic rest = found_[kMostPerFile];
        rest.id = "yaml.too-many-problems";
        rest.message = "there are more problems from here on; only the first " + std::to_string(kMostPerFile) +
                       " of this file are listed";
        rest.hint = "repair the first ones, then check again";
        found_.resize(kMostPerFile);
        found_.push_back(std::move(rest));
    }
    Diagnostics list;
    for (Diagnostic& each : found_)
        list.add(std::move(each));
    found_.clear();
    return list;
}

}  // namespace briar

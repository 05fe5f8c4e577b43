#include "editor/playing/left_out_words.hpp"

#include <algorithm>
#include <iterator>

#include "runtime/content/wording.hpp"
#include "runtime/engine/left_out.hpp"

namespace briar::editor {
namespace {

using Ids = std::vector<std::string>;

Ids without(const Ids& ids, const Ids& others) {
    Ids rest;
    std::set_difference(ids.begin(), ids.end(), others.begin(), others.end(), std::back_inserter(rest));
    return rest;
}

std::string left_out(const Ids& ids) {
    if (ids.empty()) return {};
    const std::string all = quote_list(ids, " and ");
    if (ids.size() == 1)
        return "The rule " + all +
               " takes no part: it is not there, or has a mistake, or what it names does. See Problems.";
    return "The rules " + all +
           " take no part: they are not there, or have mistakes, or what they name does. See Problems.";
}

std::string back_in(const Ids& ids) {
    if (ids.empty()) return {};
    const bool one = ids.size() == 1;
    return (one ? "The rule " : "The rules ") + quote_list(ids, " and ") + (one ? " takes" : " take") +
           " part now: nothing is in the way any more.";
}

}  // namespace

std::string left_out_in_words(const Ruleset& rules) { return left_out(specials_left_out(rules)); }

std::vector<std::string> changes_of_left_out(const Ruleset& before, const Ruleset& now) {
    const Ids once = specials_left_out(before);
    const Ids still = specials_left_out(now);
    Ids carried;
    for (const Special& special : now.specials)
        carried.push_back(special.name);
    std::sort(carried.begin(), carried.end());
    // One that nobody carries any more is not back.
    const Ids mended = without(once, still);
    Ids back;
    std::set_intersection(mended.begin(), mended.end(), carried.begin(), carried.end(), std::back_inserter(back));
    std::vector<std::string> lines;
    for (std::string line : {left_out(without(still, once)), back_in(back)}) {
        if (!line.empty()) lines.push_back(std::move(line));
    }
    return lines;
}

}  // namespace briar::editor

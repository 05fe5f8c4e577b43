#include "runtime/content/near_names.hpp"

#include <utility>

#include "runtime/content/wording.hpp"
#include "runtime/source/diagnostic.hpp"

namespace briar {

namespace {

constexpr std::size_t kMostWords = 100;

}  // namespace

std::string NearNames::hint(std::string_view word, const std::string& list,
                            const std::function<std::vector<std::string>()>& make, std::string otherwise) {
    const std::string key = list + ":" + std::string(word);
    auto answer = answers_.find(key);
    if (answer == answers_.end()) {
        if (answers_.size() >= kMostWords) return otherwise;
        auto names = lists_.find(list);
        if (names == lists_.end()) names = lists_.emplace(list, make()).first;
        answer = answers_.emplace(key, nearest(word, names->second)).first;
    }
    return answer->second.empty() ? std::move(otherwise) : "did you mean " + quote(answer->second) + "?";
}

}  // namespace briar

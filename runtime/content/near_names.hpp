#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

/// Hints for many misspelt names at once. Comparing each with thousands of candidates takes long: candidates are listed
/// once, equal words are looked up once, and after so many words people have seen enough of hints.
namespace briar {

class NearNames {
public:
    /// "did you mean `x`?" for the candidates called `list`, which `make` lists when they are needed first; `otherwise`
    /// when there is no near one.
    [[nodiscard]] std::string hint(std::string_view word, const std::string& list,
                                   const std::function<std::vector<std::string>()>& make, std::string otherwise);

private:
    std::map<std::string, std::vector<std::string>> lists_;
    std::map<std::string, std::string, std::less<>> answers_;  // by list and word
};

}  // namespace briar

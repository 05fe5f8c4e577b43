#pragma once

#include <string>
#include <vector>

/// The pages of docs/rules: a row for each clause, `| CF-7.3 | the rule | what proves it |`.
namespace briar {

struct Clause {
    std::string id;                   ///< `CF-7.3`
    std::string rule;                 ///< in words
    std::vector<std::string> proofs;  ///< `fights: equal totals hurt nobody` or `Melee.CF_7_3_...`
    std::string unmet;                ///< why it is not proved; empty: it is
    int line = 0;
};

/// The rows of a page's text. Cells are parted by `|`, proofs by `<br>`; a last cell that begins with `unmet:` says
/// why.
[[nodiscard]] std::vector<Clause> read_clauses(const std::string& page);

}  // namespace briar

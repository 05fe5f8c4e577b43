#include "tests/rules/clause_page.hpp"

#include <sstream>

namespace briar {
namespace {

constexpr const char* kUnmet = "unmet:";

std::string trimmed(const std::string& text) {
    const std::size_t begin = text.find_first_not_of(" \t");
    if (begin == std::string::npos) return {};
    return text.substr(begin, text.find_last_not_of(" \t") - begin + 1);
}

std::vector<std::string> split(const std::string& text, const std::string& at) {
    std::vector<std::string> parts;
    std::size_t begin = 0;
    for (std::size_t end = text.find(at); end != std::string::npos; end = text.find(at, begin)) {
        parts.push_back(trimmed(text.substr(begin, end - begin)));
        begin = end + at.size();
    }
    parts.push_back(trimmed(text.substr(begin)));
    return parts;
}

/// `CF-7.3` and so on: capitals, a dash, a number or a letter, a point.
bool is_clause(const std::string& cell) {
    const std::size_t dash = cell.find('-');
    return dash != std::string::npos && dash > 0 && cell.find('.') != std::string::npos &&
           cell.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ") == dash;
}

}  // namespace

std::vector<Clause> read_clauses(const std::string& page) {
    std::vector<Clause> clauses;
    std::istringstream lines(page);
    std::string line;
    for (int number = 1; std::getline(lines, line); ++number) {
        const std::vector<std::string> cells = split(line, "|");
        if (cells.size() != 5 || !is_clause(cells[1])) continue;
        Clause clause{cells[1], cells[2], {}, {}, number};
        if (cells[3].starts_with(kUnmet)) {
            clause.unmet = trimmed(cells[3].substr(std::string(kUnmet).size()));
        } else if (!cells[3].empty()) {
            clause.proofs = split(cells[3], "<br>");
        }
        clauses.push_back(std::move(clause));
    }
    return clauses;
}

}  // namespace briar

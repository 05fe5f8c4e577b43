#include "runtime/cli/problems.hpp"

#include <ostream>

namespace briar::cli {
namespace {

const char* name_of(Severity severity) {
    if (severity == Severity::Error) return "error";
    return severity == Severity::Warning ? "warning" : "note";
}

std::string with_break(std::string text) {
    if (text.empty() || text.back() != '\n') text += '\n';
    return text;
}

}  // namespace

std::string numbers_of(const Diagnostics& problems) {
    std::string text;
    for (const Severity severity : {Severity::Error, Severity::Warning, Severity::Note}) {
        const std::size_t number = problems.count(severity);
        if (number == 0) continue;
        text += (text.empty() ? "" : ", ") + count_of(number, name_of(severity));
    }
    return text.empty() ? "no problems" : text;
}

void show_problems(Diagnostics problems, Console& console) {
    problems.sort();
    for (const Diagnostic& problem : problems.list())
        console.err << with_break(render(problem));
}

void show_errors(Diagnostics problems, Console& console) {
    problems.sort();
    for (const Diagnostic& problem : problems.list()) {
        if (problem.severity == Severity::Error) console.err << with_break(render(problem));
    }
}

Tree as_tree(const Diagnostics& problems) {
    Tree list = Tree::list();
    for (const Diagnostic& problem : problems.list()) {
        Tree item;
        item["severity"] = name_of(problem.severity);
        item["id"] = problem.id;
        item["file"] = problem.place.file;
        item["line"] = problem.place.line;
        item["column"] = problem.place.column;
        if (!problem.entry.empty()) item["entry"] = problem.entry;
        item["message"] = problem.message;
        if (!problem.hint.empty()) item["hint"] = problem.hint;
        list.push(std::move(item));
    }
    return list;
}

}  // namespace briar::cli

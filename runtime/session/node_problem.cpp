#include "runtime/session/node_problem.hpp"

#include <utility>

#include "runtime/source/document.hpp"

namespace briar {

Diagnostic problem_at(const Node& node, std::string id, std::string message, std::string hint) {
    Diagnostic diagnostic = problem_in({}, std::move(id), std::move(message), std::move(hint));
    if (node.document != nullptr) diagnostic.place = node.document->place(node.span);
    return diagnostic;
}

Diagnostic warning_at(const Node& node, std::string id, std::string message, std::string hint) {
    Diagnostic diagnostic = problem_at(node, std::move(id), std::move(message), std::move(hint));
    diagnostic.severity = Severity::Warning;
    return diagnostic;
}

Diagnostic problem_in(std::string file, std::string id, std::string message, std::string hint) {
    Diagnostic diagnostic;
    diagnostic.id = std::move(id);
    diagnostic.place.file = std::move(file);
    diagnostic.message = std::move(message);
    diagnostic.hint = std::move(hint);
    return diagnostic;
}

std::string did_you_mean(const std::string& nearest) {
    return nearest.empty() ? std::string() : "did you mean `" + nearest + "`?";
}

}  // namespace briar

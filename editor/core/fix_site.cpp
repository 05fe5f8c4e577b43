#include "editor/core/fix_site.hpp"

#include <cstdlib>
#include <utility>

#include "editor/core/edit_plan.hpp"
#include "editor/core/entry_edit.hpp"
#include "editor/core/file_schema.hpp"
#include "editor/core/schema_walk.hpp"
#include "runtime/source/letters.hpp"

namespace briar::editor {

std::vector<std::string> words_in_backquotes(const std::string& text) {
    std::vector<std::string> words;
    std::size_t at = 0;
    while ((at = text.find('`', at)) != std::string::npos) {
        const std::size_t end = text.find('`', at + 1);
        if (end == std::string::npos) break;
        words.push_back(text.substr(at + 1, end - at - 1));
        at = end + 1;
    }
    return words;
}

std::vector<int> numbers_in(const std::string& text) {
    std::vector<int> numbers;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!is_digit(text[i]) || (i > 0 && text[i - 1] != ' ')) continue;
        numbers.push_back(std::atoi(text.c_str() + i));
    }
    return numbers;
}

FixSite::FixSite(const Workspace& workspace, const Diagnostic& problem)
    : workspace_(workspace),
      problem_(problem),
      file_(workspace.name_of(problem.place.file)),
      document_(workspace.document(file_)) {}

SchemaRef FixSite::file_shape() const {
    return file_schema(workspace_.set(), sort_of_file(file_), workspace_.system());
}

bool FixSite::is_there() const {
    if (!document_ || !document_->present() || span().end > document_->text().size()) return false;
    const Place now = document_->yaml().document->place(span());
    return problem_.place.line == 0 || (now.line == problem_.place.line && now.column == problem_.place.column);
}

std::optional<Path> FixSite::path_here() const {
    for (Path path = path_at(root(), span().begin); !path.empty(); path.pop_back()) {
        const Node* value = resolve(root(), path);
        if (value != nullptr && value->span == span()) return path;
        const Node* map = resolve(root(), {path.begin(), path.end() - 1});
        const Member* member = map != nullptr && map->is_map() ? map->member(path.back().key) : nullptr;
        if (member != nullptr && member->key_span == span()) return path;
    }
    return std::nullopt;
}

std::string FixSite::proposed() const {
    if (!problem_.hint.starts_with("did you mean `")) return {};
    const auto words = words_in_backquotes(problem_.hint);
    return words.empty() ? std::string() : words.front();
}

void FixSite::add(std::string label, const std::function<void(EditPlan&)>& work, std::string shows) {
    EditPlan plan(workspace_);
    work(plan);
    Command command = plan.finish(label);
    add({std::move(label), std::move(command), std::move(shows)});
}

void FixSite::set(const std::string& label, const Path& path, const Node& value, const std::string& full_id) {
    const std::string& about = full_id.empty() ? problem_.entry : full_id;
    if (workspace_.entries().find(about) == nullptr) return;
    add(label, [&](EditPlan& plan) { EntryEdit(workspace_, plan, about).set(path, value); });
}

void FixSite::reset(const std::string& label, const Path& path) {
    if (entry() == nullptr) return;
    add(label, [&](EditPlan& plan) { EntryEdit(workspace_, plan, problem_.entry).reset(path); });
}

std::vector<Fix> FixSite::take() {
    std::erase_if(found_, [](const Fix& fix) { return !fix.asks() && (!fix.command.ok() || fix.command.empty()); });
    return std::move(found_);
}

}  // namespace briar::editor

#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "editor/core/fixes.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/content/schema.hpp"
#include "runtime/source/document.hpp"
#include "runtime/source/path.hpp"

/// A problem that somebody wants mended: where it stands as the texts are now, and what has been found to do about it.
namespace briar::editor {

class EditPlan;

/// The words in backquotes, in order.
[[nodiscard]] std::vector<std::string> words_in_backquotes(const std::string& text);
/// The whole numbers, in order.
[[nodiscard]] std::vector<int> numbers_in(const std::string& text);

class FixSite {
public:
    FixSite(const Workspace& workspace, const Diagnostic& problem);

    [[nodiscard]] const Workspace& workspace() const { return workspace_; }
    [[nodiscard]] const Diagnostic& problem() const { return problem_; }
    [[nodiscard]] const std::string& file() const { return file_; }  ///< of this pack; empty: it lies elsewhere
    [[nodiscard]] SourceDocument& document() const { return *document_; }
    [[nodiscard]] const Node& root() const { return document_->yaml().document->root(); }
    [[nodiscard]] Span span() const { return problem_.place.span; }
    /// What a file of its sort may hold; null: nothing tells.
    [[nodiscard]] SchemaRef file_shape() const;
    /// The entry that it is about; nullptr: none that there is.
    [[nodiscard]] const EntryInfo* entry() const { return workspace_.entries().find(problem_.entry); }

    /// Whether the place is as the check saw it.
    [[nodiscard]] bool is_there() const;
    /// The path of the member whose key, or of the value that, the problem is about.
    [[nodiscard]] std::optional<Path> path_here() const;
    /// The word that the hint proposes; empty when it proposes none.
    [[nodiscard]] std::string proposed() const;

    void add(std::string label, const std::function<void(EditPlan&)>& work, std::string shows = {});
    void add(Fix fix) { found_.push_back(std::move(fix)); }
    /// Changes a field of the entry that it is about, or of another one.
    void set(const std::string& label, const Path& path, const Node& value, const std::string& full_id = {});
    void reset(const std::string& label, const Path& path);
    /// Those that can be done and change something.
    [[nodiscard]] std::vector<Fix> take();

private:
    const Workspace& workspace_;
    const Diagnostic& problem_;
    std::string file_;
    std::shared_ptr<SourceDocument> document_;
    std::vector<Fix> found_;
};

}  // namespace briar::editor

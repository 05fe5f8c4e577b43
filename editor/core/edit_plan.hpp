#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "editor/core/command.hpp"
#include "runtime/source/diagnostic.hpp"
#include "runtime/source/document.hpp"
#include "runtime/source/edit.hpp"

/// Several edits thought through one after the other on copies of the texts, before anything is changed. What comes out
/// is one command.
namespace briar::editor {

class SourceDocument;
class Workspace;

class EditPlan {
public:
    explicit EditPlan(const Workspace& workspace) : workspace_(workspace) {}
    /// For places that were found when the workspace stood at that revision: all is refused when anything was changed
    /// since, as they may be elsewhere now.
    EditPlan(const Workspace& workspace, std::uint64_t found_at);

    /// A file as the plan has it so far: as YAML. Its root is null when there is no such file.
    [[nodiscard]] std::shared_ptr<const Document> document(const std::string& file);
    [[nodiscard]] const std::string& text(const std::string& file);
    [[nodiscard]] bool has(const std::string& file);
    /// The names of all files with entries, as the plan has them.
    [[nodiscard]] std::vector<std::string> content_files() const;

    /// Takes an edit that was made from `document(file)`. False: it was refused, and so is the whole plan.
    bool take(const std::string& file, const Edit& edit);
    /// Takes plain splices of `text(file)`.
    bool splice(const std::string& file, const std::vector<Splice>& splices);
    bool create(const std::string& file, const std::string& text);
    bool remove(const std::string& file);
    /// The file is to have this text, or not to be there: makes, changes or removes it. Of a text only what is
    /// different is written.
    bool put(const std::string& file, const std::optional<std::string>& text);
    /// Refuses the plan, with a reason for people.
    bool refuse(std::string reason);

    [[nodiscard]] bool ok() const { return refused_.empty(); }
    [[nodiscard]] const std::string& refused() const { return refused_; }
    /// All of it as one command; refused if any part was.
    [[nodiscard]] Command finish(std::string label) const;

private:
    struct Draft {
        std::shared_ptr<const SourceDocument> source;  ///< null: there is no such file yet
        std::string text;
        bool present = false;
        std::vector<Splice> splices;  ///< from the source's text to `text`
        std::shared_ptr<const Document> parsed;
    };
    Draft& draft(const std::string& file);

    const Workspace& workspace_;
    std::map<std::string, Draft> drafts_;
    std::string refused_;
};

}  // namespace briar::editor

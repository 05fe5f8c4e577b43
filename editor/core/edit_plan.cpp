#include "editor/core/edit_plan.hpp"

#include <utility>

#include "editor/core/source_document.hpp"
#include "editor/core/splice_composition.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/source/parsed_texts.hpp"

namespace briar::editor {

EditPlan::EditPlan(const Workspace& workspace, std::uint64_t found_at) : workspace_(workspace) {
    if (found_at != workspace.revision()) refuse("the pack was changed meanwhile; look at the places again");
}

EditPlan::Draft& EditPlan::draft(const std::string& file) {
    const auto [known, added] = drafts_.try_emplace(file);
    Draft& draft = known->second;
    if (!added) return draft;
    draft.source = workspace_.document(file);
    if (!draft.source) return draft;
    draft.present = draft.source->present();
    draft.text = draft.source->text();
    draft.parsed = draft.present && is_yaml(file) ? draft.source->yaml().document : nullptr;
    return draft;
}

std::shared_ptr<const Document> EditPlan::document(const std::string& file) {
    Draft& known = draft(file);
    if (!known.parsed) {
        Diagnostics ignored;
        const std::string name = (workspace_.folder() / file).generic_string();
        known.parsed = workspace_.parsed().parse(name, known.text, ignored);
    }
    return known.parsed;
}

const std::string& EditPlan::text(const std::string& file) { return draft(file).text; }
bool EditPlan::has(const std::string& file) { return draft(file).present; }

std::vector<std::string> EditPlan::content_files() const {
    std::vector<std::string> names;
    for (const PackFile& file : workspace_.files(FileSort::Content)) {
        const auto known = drafts_.find(file.name);
        if (known == drafts_.end() || known->second.present) names.push_back(file.name);
    }
    for (const auto& [name, draft] : drafts_) {
        const bool fresh = draft.present && !(draft.source && draft.source->present());
        if (fresh && sort_of_file(name) == FileSort::Content) names.push_back(name);
    }
    return names;
}

bool EditPlan::refuse(std::string reason) {
    if (refused_.empty()) refused_ = std::move(reason);
    return false;
}

bool EditPlan::take(const std::string& file, const Edit& edit) {
    if (!edit.ok()) return refuse(file + ": " + edit.refused);
    if (!splice(file, edit.splices)) return false;
    // The proof has read it already.
    if (edit.result) {
        workspace_.parsed().keep(edit.result);
        draft(file).parsed = edit.result;
    }
    return true;
}

bool EditPlan::splice(const std::string& file, const std::vector<Splice>& splices) {
    if (!ok()) return false;
    if (splices.empty()) return true;
    Draft& known = draft(file);
    if (!known.present) return refuse("there is no file " + file);
    if (known.source && known.source->read_only()) return refuse(file + " can only be read");
    const std::size_t size = known.source ? known.source->text().size() : 0;
    known.splices = composed(size, known.splices, splices);
    known.text = apply_splices(known.text, splices);
    known.parsed.reset();
    return true;
}

bool EditPlan::create(const std::string& file, const std::string& text) {
    if (!ok()) return false;
    Draft& known = draft(file);
    if (known.present) return refuse("there is a file " + file + " already");
    known.present = true;
    return splice(file, {{{0, 0}, text}});
}

bool EditPlan::remove(const std::string& file) {
    if (!ok()) return false;
    Draft& known = draft(file);
    if (!known.present) return refuse("there is no file " + file);
    if (!splice(file, {{{0, static_cast<std::uint32_t>(known.text.size())}, {}}})) return false;
    known.present = false;
    return true;
}

bool EditPlan::put(const std::string& file, const std::optional<std::string>& wanted) {
    if (!wanted) return !has(file) || remove(file);
    return has(file) ? splice(file, difference(text(file), *wanted)) : create(file, *wanted);
}

Command EditPlan::finish(std::string label) const {
    Command command{std::move(label), {}, refused_, {}};
    if (!ok()) return command;
    for (const auto& [file, draft] : drafts_) {
        const bool was_present = draft.source && draft.source->present();
        if (draft.splices.empty() && was_present == draft.present) continue;
        FileChange change{file, FileAction::Change, draft.splices, draft.source ? draft.source->revision() : 0};
        if (was_present != draft.present) change.action = draft.present ? FileAction::Create : FileAction::Delete;
        command.changes.push_back(std::move(change));
    }
    return command;
}

}  // namespace briar::editor

#include "editor/core/scenario_meant.hpp"

#include "editor/core/beginnings.hpp"
#include "editor/core/entry_lens.hpp"
#include "editor/core/full_id.hpp"
#include "editor/core/pack_file.hpp"
#include "editor/core/workspace.hpp"

namespace briar::editor {
namespace {

std::string text_of(const Node* node) { return node != nullptr && node->is_scalar() ? node->text : std::string(); }

std::string first_of_campaign(const Node& campaign) {
    const Node* const stages = campaign.find("stages");
    if (stages == nullptr || stages->members.empty()) return {};
    const std::string start = text_of(campaign.find("start"));
    const Node* const stage = start.empty() ? stages->members.front().value.get() : stages->find(start);
    return stage == nullptr ? std::string() : text_of(stage->find("scenario"));
}

/// Tests that name none mean the only one there is.
std::string scenario_of_test(const Workspace& workspace, const Node& root, std::size_t byte) {
    const Path path = path_at(root, static_cast<std::uint32_t>(byte));
    if (path.size() < 2 || path.front().key != "tests") return {};
    const Node* const test = resolve(root, {path.begin(), path.begin() + 2});
    const std::string named = test == nullptr ? std::string() : text_of(test->find("scenario"));
    return named.empty() ? only_scenario(workspace) : named;
}

}  // namespace

std::string scenario_of(const Workspace& workspace, const std::string& full_id) {
    if (kind_part(full_id) == "scenarios") return id_part(full_id);
    if (kind_part(full_id) != "campaigns") return {};
    return first_of_campaign(EntryLens(workspace, full_id).value());
}

std::string scenario_at(const Workspace& workspace, const std::string& file, std::size_t byte) {
    if (sort_of_file(file) == FileSort::Test) {
        const auto document = workspace.document(file);
        return document ? scenario_of_test(workspace, document->outline()->root(), byte) : std::string();
    }
    const EntryInfo* const entry = workspace.entries().at(file, byte);
    return entry == nullptr ? std::string() : scenario_of(workspace, entry->full_id());
}

}  // namespace briar::editor

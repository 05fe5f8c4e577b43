#pragma once

#include <string>
#include <utility>

#include "editor/core/rule_site.hpp"
#include "editor/core/rule_tree.hpp"
#include "runtime/engine/rule_sentence.hpp"

/// Effects and conditions as blocks: what all rules are made of, wherever they stand.
namespace briar::editor {

/// What stands before the first condition of an offer.
inline constexpr const char* kOffered = "offered only when";

/// Makes the blocks of one special. The site says whose words count where they stand.
class RuleParts {
public:
    RuleParts(const Workspace& workspace, const EntryLens& special) : workspace_(workspace), special_(special) {}

    void stand_at(RuleSite site) { site_ = std::move(site); }
    [[nodiscard]] const RuleSite& site() const { return site_; }
    /// How rules read where it stands.
    [[nodiscard]] RuleSentences read() const;

    /// `value`: null where there is nothing yet; `path`: where it stands or would.
    [[nodiscard]] Slot effects(const std::string& label, const Path& path, const Node* value) const;
    [[nodiscard]] Slot conditions(const std::string& label, const std::string& lead, const Path& path,
                                  const Node* value) const;

private:
    [[nodiscard]] Block effect(const Node& node, const Path& path) const;
    [[nodiscard]] Block roll(Block block, const Node& node, const SchemaRef& way) const;
    [[nodiscard]] Block choose(Block block, const Node& node) const;
    [[nodiscard]] Block option(const Node& node, const Path& path) const;
    [[nodiscard]] Block branch(Block block, const Node& node) const;
    [[nodiscard]] Block condition(const std::string& word, const Node* value, const Path& path) const;
    [[nodiscard]] const Registry& registry() const;

    const Workspace& workspace_;
    const EntryLens& special_;
    RuleSite site_;
};

}  // namespace briar::editor

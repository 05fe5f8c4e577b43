#include "runtime/engine/scenario_blame.hpp"

#include <algorithm>
#include <utility>

#include "runtime/content/said_last.hpp"

namespace briar {
namespace {

/// The value of a field, `rules.heroes`; null: it is not said.
const Node* value_of(const Node& node, const std::string& field) {
    const Node* at = &node;
    for (std::size_t begin = 0; at != nullptr && begin <= field.size();) {
        const std::size_t end = std::min(field.find('.', begin), field.size());
        at = at->is_map() ? at->find(field.substr(begin, end - begin)) : nullptr;
        begin = end + 1;
    }
    return at;
}

bool stand_together(const Node& a, const Node& b) { return a.document == b.document && a.span == b.span; }

/// The value of a field that a mode says; null: none does.
const Node* said_by_mode(RulesetBuilder& builder, const Node& scenario, const std::string& field) {
    const Node* const now = value_of(builder.scenario(), field);
    const Node* const without = value_of(scenario, field);
    return now != nullptr && (without == nullptr || !stand_together(*now, *without)) ? now : nullptr;
}

}  // namespace

Place blamed(RulesetBuilder& builder, const std::vector<std::string>& fields) {
    const Catalog& catalog = builder.catalog();
    const DefId scenario = builder.ruleset().scenario;
    for (const std::string& field : fields) {
        if (const Node* const said = said_by_mode(builder, *catalog.entry(scenario).node, field))
            return catalog.place(*said);
    }
    return place_said_last(catalog, scenario, fields);
}

void blame(RulesetBuilder& builder, Severity severity, const std::vector<std::string>& fields, std::string id,
           std::string message, std::string hint) {
    const std::string entry = builder.catalog().entry(builder.ruleset().scenario).full_id();
    builder.diagnostics().add(
        {severity, std::move(id), blamed(builder, fields), entry, std::move(message), std::move(hint)});
}

}  // namespace briar

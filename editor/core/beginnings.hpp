#pragma once

#include <optional>
#include <string>

#include "runtime/source/document.hpp"

/// What whole scenarios and campaigns are begun with, so that they can be played from the first moment.
namespace briar::editor {

class EditPlan;
class Workspace;

/// The value of a new entry of a kind whose least would not do: a scenario is set up as one of the game that the pack
/// adds to, else as another of the pack, else from all that could lie in it; a campaign has one stage, of a scenario
/// that there is or that has its id. What a scenario needs besides, such as a script, is put into the plan. Nothing:
/// the least of the kind will do.
[[nodiscard]] std::optional<Node> beginning_of(const Workspace& workspace, EditPlan& plan, const std::string& kind,
                                               const std::string& id);

/// Whether there is a scenario for a campaign.
[[nodiscard]] bool can_be_played(const Workspace& workspace);

/// The scenario that tests mean that name none: the only one of this pack, else of those below; empty: there are
/// several, or none.
[[nodiscard]] std::string only_scenario(const Workspace& workspace);

/// Tests that name no scenario mean the only one that there is. Before there is another one they say which: as steps of
/// the plan.
void name_scenario_in_tests(const Workspace& workspace, EditPlan& plan);

/// A scenario made of what there is, whatever other scenarios have; keys that there is nothing for are left out.
[[nodiscard]] Node scenario_of_stock(const Workspace& workspace);

/// A stage that plays a scenario, and ends the campaign with it.
[[nodiscard]] Node stage_of(const std::string& scenario);

}  // namespace briar::editor

#include "editor/core/fixes.hpp"

#include <array>
#include <string_view>

#include "editor/core/fix_site.hpp"
#include "editor/core/fix_ways.hpp"
#include "editor/core/workspace.hpp"

namespace briar::editor {
namespace {

/// Which kind of problem is mended how.
struct Mending {
    std::string_view problem;
    void (*way)(FixSite& site);
};

constexpr std::array kMendings{
    Mending{"special.unknown-path", change_path},
    Mending{"text.unknown-path", change_path},
    Mending{"art.missing", mend_picture},
    Mending{"art.broken", mend_picture},
    Mending{"shape.unknown-key", remove_member},
    Mending{"translation.unknown-key", remove_member},
    Mending{"translation.unknown-entry", remove_member},
    Mending{"layer.no-such-entry", remove_member},
    Mending{"layer.nothing-to-remove", remove_value},
    Mending{"shape.missing-key", say_what_follows},
    Mending{"shape.missing-key", add_key},
    Mending{"shape.two-meanings", say_what_follows},
    Mending{"layer.required-key", remove_member},
    Mending{"reference.unknown", mend_reference},
    Mending{"rule.unknown-counter", add_counter},
    Mending{"script.unknown-counter", add_counter},
    Mending{"script.unknown-id", add_named_in_script},
    Mending{"special.not-carried", give_special},
    Mending{"special.no-script", add_script},
    Mending{"special.no-function", add_function},
    Mending{"script.no-turn", add_function},
    Mending{"yaml.tab", replace_tabs},
    Mending{"crawl.no-realm", set_from_stock},
    Mending{"crawl.too-few-monster-tokens", raise_count},
    Mending{"crawl.no-monster-token", name_monster_token},
    Mending{"crawl.no-monster-bag", add_monster_bag},
    Mending{"crawl.no-item-bag", add_item_bag},
    Mending{"crawl.empty-stack", fill_stack},
    Mending{"crawl.empty-bag", fill_bag},
    Mending{"crawl.one-bag-for-both", part_bags},
    Mending{"crawl.too-few-heroes", lower_heroes},
    Mending{"crawl.exit-is-start", take_exit_out},
    Mending{"crawl.too-many-seats", lower_seats},
    Mending{"journey.no-leg", set_from_stock},
    Mending{"journey.too-few-heroes", shrink_party},
    Mending{"journey.no-cards", take_cards},
    Mending{"journey.too-much-gold", raise_most_gold},
    Mending{"journey.deck-too-small", draw_fewer},
    Mending{"journey.too-few-bosses", name_bosses},
    Mending{"journey.no-boss", make_boss},
    Mending{"journey.empty-shop", fill_shop},
    Mending{"journey.faces", show_all_icons},
    Mending{"journey.too-many-seats", seat_one},
    Mending{"test.no-scenario", name_test_scenario},
    Mending{"campaign.no-stage", add_stage},
    Mending{"campaign.unreached", reach_stage},
    Mending{"campaign.unknown-stage", choose_stage},
    Mending{"campaign.unknown-mode", choose_mode},
};

/// Where the manifest does not read, nobody knows what lies below, and good texts look wrong.
bool is_of_broken_manifest(const Workspace& workspace, const Diagnostic& problem) {
    const auto manifest = workspace.document("pack.yaml");
    const bool broken = manifest && manifest->present() && manifest->yaml().problems.has_errors();
    return broken && workspace.name_of(problem.place.file) != "pack.yaml";
}

}  // namespace

std::vector<Fix> fixes(const Workspace& workspace, const Diagnostic& problem) {
    if (is_of_broken_manifest(workspace, problem)) return {};
    FixSite site(workspace, problem);
    if (problem.id == "pack.no-manifest") make_manifest(site);
    if (!site.is_there()) return site.take();
    take_meant_word(site);
    for (const Mending& each : kMendings) {
        if (problem.id == each.problem) each.way(site);
    }
    return site.take();
}

}  // namespace briar::editor

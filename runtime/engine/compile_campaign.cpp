// The check of campaigns: graphs of scenarios.
#include <set>
#include <string>
#include <vector>

#include "runtime/content/values.hpp"
#include "runtime/content/wording.hpp"
#include "runtime/engine/check_catalog.hpp"

namespace briar {
namespace {

std::vector<std::string> keys_of(const Node* node) {
    std::vector<std::string> keys;
    if (node == nullptr) return keys;
    for (const Member& member : node->members)
        keys.push_back(member.key);
    return keys;
}

std::string which_there_are(const std::vector<std::string>& names) {
    return names.empty() ? "there is none" : "there is " + quote_list(names, " and ");
}

class CampaignCheck {
public:
    CampaignCheck(const Catalog& catalog, const Entry& campaign, Diagnostics& diagnostics)
        : catalog_(catalog), campaign_(campaign), diagnostics_(diagnostics), stages_(campaign.node->find("stages")) {}

    void check();

private:
    void no_stage();
    void stage(const Node& node);
    void modes(const Node& names, const Node& scenario);
    void outcome(const Node& node);
    /// Whether the stage that a scalar names exists; reported when not.
    bool stage_exists(const Node& name);
    void reach(const std::string& stage);
    void report(Severity severity, const Node& at, std::string id, std::string message, std::string hint);

    const Catalog& catalog_;
    const Entry& campaign_;
    Diagnostics& diagnostics_;
    const Node* stages_;
    std::set<std::string> reached_;
};

void CampaignCheck::check() {
    if (stages_ == nullptr || !stages_->is_map()) return;
    if (stages_->members.empty()) return no_stage();
    for (const Member& member : stages_->members)
        stage(*member.value);
    const Node* start = campaign_.node->find("start");
    if ((start != nullptr && !stage_exists(*start)) || !campaign_.is_whole()) return;
    reach(start != nullptr ? start->text : stages_->members.front().key);
    for (const Member& member : stages_->members) {
        if (reached_.count(member.key) != 0) continue;
        report(Severity::Warning, key_node(member), "campaign.unreached",
               "no way leads to the stage " + quote(member.key), "name it in a `to:`, or take it out");
    }
}

void CampaignCheck::no_stage() {
    if (!campaign_.is_whole()) return;
    report(Severity::Error, *stages_, "campaign.no-stage", "the campaign has no stage to begin with",
           "give it a stage: a scenario, and what follows when it was won or lost");
}

void CampaignCheck::stage(const Node& node) {
    const Node* names = node.find("modes");
    const Node* scenario = node.find("scenario");
    if (names != nullptr && scenario != nullptr) modes(*names, *scenario);
    const Node* setup = node.find("setup");
    const Node* file = setup != nullptr ? setup->find("script") : nullptr;
    if (file != nullptr && catalog_.file(campaign_.pack, file->text) == nullptr) {
        report(Severity::Error, *file, "campaign.no-script",
               "the pack " + quote(campaign_.pack) + " has no script " + quote(file->text),
               did_you_mean(file->text, catalog_.pack(campaign_.pack)->scripts, "add the file, or take the line out"));
    }
    for (const char* how : {"won", "lost"}) {
        if (const Node* next = node.find(how)) outcome(*next);
    }
}

void CampaignCheck::modes(const Node& names, const Node& scenario) {
    const DefId def = catalog_.find("scenarios", scenario.text);
    if (!def || !catalog_.knows(catalog_.entry(def), "modes")) return;
    const std::vector<std::string> known = keys_of(catalog_.entry(def).node->find("modes"));
    const auto look = [&](const Node& name) {
        for (const std::string& mode : known) {
            if (mode == name.text) return;
        }
        report(Severity::Error, name, "campaign.unknown-mode",
               "the scenario " + quote(scenario.text) + " has no mode " + quote(name.text),
               did_you_mean(name.text, known, which_there_are(known)));
    };
    if (names.is_scalar()) look(names);
    for (const auto& item : names.items)
        look(*item);
}

void CampaignCheck::outcome(const Node& node) {
    if (const Node* to = node.find("to")) stage_exists(*to);
}

bool CampaignCheck::stage_exists(const Node& name) {
    if (stages_->find(name.text) != nullptr || !catalog_.knows(campaign_, "stages")) return true;
    const auto known = keys_of(stages_);
    report(Severity::Error, name, "campaign.unknown-stage", "there is no stage " + quote(name.text),
           did_you_mean(name.text, known, which_there_are(known)));
    return false;
}

void CampaignCheck::reach(const std::string& first) {
    std::vector<std::string> open = {first};
    while (!open.empty()) {
        const std::string stage = open.back();
        open.pop_back();
        const Node* node = stages_->find(stage);
        if (node == nullptr || !reached_.insert(stage).second) continue;
        for (const char* how : {"won", "lost"}) {
            const Node* next = node->find(how);
            const Node* to = next != nullptr ? next->find("to") : nullptr;
            if (to != nullptr) open.push_back(to->text);
        }
    }
}

void CampaignCheck::report(Severity severity, const Node& at, std::string id, std::string message, std::string hint) {
    diagnostics_.add(
        {severity, std::move(id), catalog_.place(at), campaign_.full_id(), std::move(message), std::move(hint)});
}

}  // namespace

void check_campaigns(const Catalog& catalog, Diagnostics& diagnostics) {
    for (const DefId def : catalog.of_kind("campaigns"))
        CampaignCheck(catalog, catalog.entry(def), diagnostics).check();
}

}  // namespace briar

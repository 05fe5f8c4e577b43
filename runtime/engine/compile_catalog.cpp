// The check of everything that is loaded.
#include <algorithm>
#include <set>
#include <tuple>
#include <utility>

#include "runtime/content/shape.hpp"
#include "runtime/content/wording.hpp"
#include "runtime/engine/check_catalog.hpp"
#include "runtime/engine/compile.hpp"
#include "runtime/engine/rule_text.hpp"

namespace briar {
namespace {

/// Keeps scripts that were read: many scenarios and modes ask for the same ones.
class RememberingReader : public ScriptReader {
public:
    explicit RememberingReader(ScriptReader& reader) : reader_(reader) {}
    std::vector<Function> functions(const Catalog& catalog, const std::string& pack, const std::string& file,
                                    Diagnostics& diagnostics) override {
        const auto [known, added] = known_.try_emplace({pack, file});
        if (added) known->second.functions = reader_.functions(catalog, pack, file, known->second.problems);
        diagnostics.append(known->second.problems);
        return known->second.functions;
    }

private:
    struct Known {
        std::vector<Function> functions;
        Diagnostics problems;
    };
    ScriptReader& reader_;
    std::map<std::pair<std::string, std::string>, Known> known_;
};

constexpr const char* kWin = "win";

/// Whether a word stands somewhere in a rule.
bool says(const Node& node, std::string_view word) {
    return (node.is_scalar() && node.text == word) ||
           std::any_of(node.members.begin(), node.members.end(),
                       [&](const Member& each) { return each.key == word || says(*each.value, word); }) ||
           std::any_of(node.items.begin(), node.items.end(), [&](const auto& each) { return says(*each, word); });
}

class CatalogCheck {
public:
    CatalogCheck(std::shared_ptr<const Catalog> catalog, const Registry& registry,
                 const std::vector<const System*>& systems, ScriptReader& scripts)
        : catalog_(std::move(catalog)), registry_(registry), systems_(systems), scripts_(scripts) {}

    void scenarios();
    void unused_specials();
    void texts();
    [[nodiscard]] Diagnostics& problems() { return problems_; }

private:
    void scenario(const Entry& entry, std::vector<std::string> modes);
    void note(const Ruleset& ruleset);
    void warn_unwinnable(const Entry& entry);
    void warn_uncarried();
    [[nodiscard]] bool knows_system(const Entry& special) const;
    void special_alone(DefId special);
    [[nodiscard]] const System& likely_system(const Entry& special) const;
    void count_words(const Node& node, std::map<std::string, int>& systems) const;
    void count_word(const std::string& word, std::map<std::string, int>& systems) const;
    [[nodiscard]] bool fits(const Node& special, const System& system) const;

    std::shared_ptr<const Catalog> catalog_;
    const Registry& registry_;
    const std::vector<const System*>& systems_;
    RememberingReader scripts_;
    Diagnostics problems_;
    std::set<DefId> compiled_;
    bool winnable_ = false;                               ///< the scenario being checked, in any of its modes
    std::map<std::string, std::set<std::string>> zones_;  ///< by system: of all its scenarios
};

void CatalogCheck::scenarios() {
    for (const DefId def : catalog_->of_kind("scenarios")) {
        const Entry& entry = catalog_->entry(def);
        winnable_ = false;
        scenario(entry, {});
        const Node* modes = entry.node->find("modes");
        for (std::size_t i = 0; modes != nullptr && i < modes->members.size(); ++i)
            scenario(entry, {modes->members[i].key});
        warn_unwinnable(entry);
    }
}

void CatalogCheck::scenario(const Entry& entry, std::vector<std::string> modes) {
    const auto ruleset =
        compile_noting(catalog_, registry_, systems_, {entry.full_id(), std::move(modes)}, scripts_, problems_);
    if (!ruleset) return;
    note(*ruleset);
    winnable_ = winnable_ || !ruleset->system->is_won_by_rules() || !ruleset->hooks.empty() ||
                std::any_of(ruleset->specials.begin(), ruleset->specials.end(),
                            [&](const Special& special) { return says(*catalog_->entry(special.def).node, kWin); });
}

/// What a script does is not known; where there is none and no rule wins, nobody can. With other mistakes about, their
/// rules may be the ones.
void CatalogCheck::warn_unwinnable(const Entry& entry) {
    const bool all_known = !problems_.has_errors() && catalog_->knows("", {"specials", "modes", "on", "actions"});
    if (winnable_ || !all_known) return;
    problems_.add({Severity::Warning, "scenario.cannot-be-won", entry.place, entry.full_id(),
                   quote(entry.id) + " cannot be won: nothing that it carries says `win`",
                   "let a special of the scenario, of a tile or of what lies on it say `win: <how>`"});
}

void CatalogCheck::note(const Ruleset& ruleset) {
    for (const Special& special : ruleset.specials)
        compiled_.insert(special.def);
    auto& zones = zones_[std::string(ruleset.system->name())];
    for (std::string& name : ruleset.system->zone_names(ruleset))
        zones.insert(std::move(name));
}

void CatalogCheck::unused_specials() {
    if (systems_.empty()) return;
    if (catalog_->knows("", {"specials", "modes"})) warn_uncarried();
    for (const DefId special : catalog_->of_kind("specials")) {
        if (compiled_.count(special) == 0 && knows_system(catalog_->entry(special))) special_alone(special);
    }
}

/// Whether it is clear for which system a special is, as far as that can be: a scenario that has mistakes may be what
/// would have told.
bool CatalogCheck::knows_system(const Entry& special) const {
    const Pack* pack = catalog_->pack(special.pack);
    return (pack != nullptr && !pack->system.empty()) || catalog_->knows("scenarios", {kSystemKey});
}

void CatalogCheck::warn_uncarried() {
    std::set<DefId> carried;
    const auto take = [&](const Node& node) {
        for (const DefId special : specials_of(*catalog_, node))
            carried.insert(special);
    };
    for (const Entry& entry : catalog_->entries()) {
        take(*entry.node);
        const Node* modes = entry.node->find("modes");
        if (modes == nullptr) continue;
        for (const Member& mode : modes->members)
            take(*mode.value);
    }
    for (const DefId special : catalog_->of_kind("specials")) {
        if (carried.count(special) != 0) continue;
        const Entry& entry = catalog_->entry(special);
        problems_.add({Severity::Warning, "special.not-carried", entry.place, entry.full_id(),
                       "nothing carries the special " + quote(entry.id),
                       "give it to an entry, a scenario or a mode, or take it away"});
    }
}

/// What can be done about braces that stand for nothing.
std::string in_braces(const std::vector<std::string>& numbers) {
    if (numbers.empty()) return "it has no numbers: leave the braces away";
    return "write one of its numbers, such as {" + numbers.front() + "}, or leave the braces away";
}

/// Texts of all entries that refer to numbers; those of specials are checked where they are compiled.
void CatalogCheck::texts() {
    for (const Entry& entry : catalog_->entries()) {
        const Node* text = entry.node->find("text");
        if (text == nullptr || entry.kind == "specials") continue;
        const auto unknown = [&](const std::string& path, const std::vector<std::string>& known) {
            if (!entry.is_whole()) return;
            problems_.add({Severity::Warning, "text.unknown-path", catalog_->place(*text), entry.full_id(),
                           "{" + path + "} stands for no number of this entry: in texts, braces are for its numbers",
                           did_you_mean(path, known, in_braces(known))});
        };
        static_cast<void>(fill_in(text->text, *entry.node, unknown));
    }
}

void CatalogCheck::count_word(const std::string& word, std::map<std::string, int>& systems) const {
    for (const std::string& system : registry_.systems_of_verb(word))
        ++systems[system];
    for (const std::string& system : registry_.systems_of_event(word))
        ++systems[system];
    for (const std::string& system : registry_.systems_of_value(word))
        ++systems[system];
}

/// How many words of each system a special uses; what several have counts for each.
void CatalogCheck::count_words(const Node& node, std::map<std::string, int>& systems) const {
    if (node.is_scalar()) count_word(node.text, systems);
    for (const Member& member : node.members) {
        count_word(member.key, systems);
        count_words(*member.value, systems);
    }
    for (const auto& item : node.items)
        count_words(*item, systems);
}

/// Whether the special writes the words of the system as that has them.
bool CatalogCheck::fits(const Node& special, const System& system) const {
    const SchemaRef schema = registry_.special_schema(system.name());
    Diagnostics ignored;
    return !schema || check_shape(special, *schema, {}, ignored, ShapeOf::Patched);
}

/// That of its pack; else the system whose words the special uses most; of several, the first that has them as they are
/// written.
const System& CatalogCheck::likely_system(const Entry& entry) const {
    const Pack* pack = catalog_->pack(entry.pack);
    for (const System* system : systems_) {
        if (pack != nullptr && pack->system == system->name()) return *system;
    }
    const Node& special = *entry.node;
    std::map<std::string, int> words;
    count_words(special, words);
    const System* likely = nullptr;
    std::pair<int, bool> best;
    for (const System* system : systems_) {
        const std::pair<int, bool> score{words[std::string(system->name())], fits(special, *system)};
        if (likely == nullptr || score > best) {
            likely = system;
            best = score;
        }
    }
    return *likely;
}

/// Against the system whose words it uses most; zones are those of any scenario of that system.
void CatalogCheck::special_alone(DefId special) {
    Draft draft;
    draft.scripts = &scripts_;
    draft.diagnostics = &problems_;
    const Entry& entry = catalog_->entry(special);
    begin_draft(draft, catalog_, registry_, likely_system(entry));
    draft.ruleset->scenario = special;
    draft.builder = std::make_unique<RulesetBuilder>(*draft.ruleset, *entry.node, scripts_, problems_);
    const auto& zones = zones_[std::string(draft.ruleset->system->name())];
    draft.zones.assign(zones.begin(), zones.end());
    draft.zones_known = !zones.empty();
    draft.vars_known = false;
    compile_special(draft, special);
}

/// The same problem is met again in each mode and scenario.
Diagnostics once_each(const Diagnostics& problems, const Diagnostics& known) {
    std::set<std::tuple<std::string, int, int, std::string>> seen;
    const auto key = [](const Diagnostic& d) { return std::tuple(d.place.file, d.place.line, d.place.column, d.id); };
    for (const Diagnostic& diagnostic : known.list())
        seen.insert(key(diagnostic));
    Diagnostics once;
    for (const Diagnostic& diagnostic : problems.list()) {
        if (seen.insert(key(diagnostic)).second) once.add(diagnostic);
    }
    once.sort();
    return once;
}

}  // namespace

void check_catalog(const std::shared_ptr<const Catalog>& catalog, const Registry& registry,
                   const std::vector<const System*>& systems, ScriptReader& scripts, Diagnostics& diagnostics) {
    const std::shared_ptr<const Catalog> checked = Catalog::for_checks(catalog);
    CatalogCheck check(checked, registry, systems, scripts);
    check.scenarios();
    check.unused_specials();
    check.texts();
    check_campaigns(*checked, check.problems());
    diagnostics.append(once_each(check.problems(), diagnostics));
}

}  // namespace briar

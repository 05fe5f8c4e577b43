// Problems with names of entries that there are not: another one, none, or the entry is made. Where several places have
// the same, all of them at once.
#include <algorithm>
#include <map>

#include "editor/core/edit_plan.hpp"
#include "editor/core/entry_commands.hpp"
#include "editor/core/entry_value.hpp"
#include "editor/core/file_schema.hpp"
#include "editor/core/fix_site.hpp"
#include "editor/core/fix_ways.hpp"
#include "editor/core/full_id.hpp"
#include "editor/core/known_names.hpp"
#include "editor/core/node_parts.hpp"
#include "editor/core/schema_walk.hpp"
#include "editor/core/tree_edit.hpp"
#include "editor/core/uses.hpp"
#include "runtime/content/wording.hpp"
#include "runtime/engine/rule_words.hpp"

namespace briar::editor {
namespace {

constexpr std::size_t kNearest = 3;

/// A place where the name stands.
struct Spot {
    std::string file;
    Span span;
    Path path;
};

/// Whether what stands there is complete without the name: it is one of several, or may be left out.
bool can_be_left_out(const Node& root, const SchemaRef& whole, const Path& path) {
    const bool item = path.back().is_index;
    const Path field = item ? parent_of(path) : path;
    if (field.empty() || field.back().is_index) return false;
    const Node* list = resolve(root, field);
    if (item && list != nullptr && list->items.size() > 1) return true;
    const Path owner = parent_of(field);
    const SchemaRef record = chosen(schema_at(whole, &root, owner), resolve(root, owner));
    const Property* property =
        record && record->type == SchemaType::Record ? schema::property(*record, field.back().key) : nullptr;
    return property != nullptr && !property->required;
}

class MissingEntry {
public:
    MissingEntry(FixSite& site, const Schema& schema, std::string id)
        : site_(site), schema_(schema), id_(std::move(id)), spots_(spots()) {}

    void use_others() {
        for (const std::string& each : others()) {
            const std::string name = site_.workspace().entries().name_of(schema_.ref_kind, each);
            const std::string label = "Use " + (name.empty() || name == each ? quote(each) : name + " (" + each + ")");
            site_.add(label, [&](EditPlan& plan) { plan.splice(site_.file(), {{inner(site_.span()), each}}); });
            if (spots_.size() > 1) site_.add(label + everywhere(), [&](EditPlan& plan) { use(plan, each); });
        }
    }
    void take_out() {
        const auto path = site_.path_here();
        if (!path || !can_be_left_out(site_.root(), site_.file_shape(), *path)) return;
        const EntryInfo* entry = site_.entry();
        site_.add("Take it out of " + (entry != nullptr ? entry->name : site_.file()),
                  [&](EditPlan& plan) { TreeEdit(plan, site_.file(), {}, nullptr).remove(*path); });
        if (spots_.size() > 1 &&
            std::all_of(spots_.begin(), spots_.end(), [this](const Spot& each) { return may_go(each); }))
            site_.add("Take it out" + everywhere(), [&](EditPlan& plan) {
                // From behind: what stands before stays where it is.
                for (auto spot = spots_.rbegin(); spot != spots_.rend(); ++spot)
                    TreeEdit(plan, spot->file, {}, nullptr).remove(spot->path);
            });
    }
    void make() {
        const std::string id = id_part(id_);
        for (const std::string& kind : split_words(schema_.ref_kind)) {
            if (!objection_to_id(site_.workspace(), kind, id).empty()) continue;
            site_.add("Make the " + singular_of(site_.workspace(), kind) + " " + quote(id),
                      [&](EditPlan& plan) { plan_new_entry(site_.workspace(), plan, kind, id); });
        }
    }

private:
    [[nodiscard]] std::string everywhere() const { return " for all " + std::to_string(spots_.size()) + " places"; }
    /// The one that was probably meant; else those that have the word.
    [[nodiscard]] std::vector<std::string> others() const {
        if (const std::string meant = site_.proposed(); !meant.empty()) return {meant};
        std::vector<std::string> ids;
        for (const Choice& each : matching(choices_of(site_.workspace(), schema_), id_)) {
            if (ids.size() == kNearest || each.value.find(id_) == std::string::npos) break;
            ids.push_back(each.value);
        }
        return ids;
    }
    /// In the files of this pack, in their order.
    [[nodiscard]] std::vector<Spot> spots() const {
        std::vector<Spot> found;
        for (const std::string& kind : split_words(schema_.ref_kind)) {
            for (const Use& use : find_uses(site_.workspace(), kind + "/" + id_part(id_), Packs::Own)) {
                if (use.sort != UseSort::Reference || !use.own || !use.certain) continue;
                const auto document = site_.workspace().document(use.file);
                if (!document || !document->present()) continue;
                found.push_back({use.file, use.id, path_at(document->outline()->root(), use.id.begin)});
            }
        }
        return found;
    }
    [[nodiscard]] SchemaRef shape_of(const std::string& file) const {
        return file_schema(site_.workspace().set(), sort_of_file(file), site_.workspace().system());
    }
    [[nodiscard]] bool may_go(const Spot& spot) const {
        const Node& root = site_.workspace().document(spot.file)->outline()->root();
        return can_be_left_out(root, shape_of(spot.file), spot.path);
    }
    /// Without quotes around it.
    [[nodiscard]] Span inner(const Span& span) const {
        const char first = site_.document().text()[span.begin];
        return first == '"' || first == '\'' ? Span{span.begin + 1, span.end - 1} : span;
    }
    void use(EditPlan& plan, const std::string& other) const {
        std::map<std::string, std::vector<Splice>> splices;
        for (const Spot& each : spots_)
            splices[each.file].push_back({each.span, other});
        for (const auto& [file, list] : splices)
            plan.splice(file, list);
    }

    FixSite& site_;
    const Schema& schema_;
    std::string id_;
    std::vector<Spot> spots_;
};

}  // namespace

void mend_reference(FixSite& site) {
    const auto path = site.path_here();
    const Node* value = path ? resolve(site.root(), *path) : nullptr;
    const SchemaRef whole = site.file_shape();
    if (value == nullptr || !whole) return;
    const SchemaRef schema = chosen(schema_at(whole, &site.root(), *path), value);
    if (!schema || schema->type != SchemaType::Id) return;
    MissingEntry missing(site, *schema, value->text);
    missing.use_others();
    // Who writes a name that nothing is like begins with the place that needs it.
    missing.make();
    missing.take_out();
}

}  // namespace briar::editor

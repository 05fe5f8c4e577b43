#include "runtime/session/pack_test_names.hpp"

#include "runtime/content/parts.hpp"
#include "runtime/content/pattern.hpp"
#include "runtime/content/values.hpp"
#include "runtime/engine/piece_finder.hpp"
#include "runtime/session/expected_keys.hpp"
#include "runtime/session/node_problem.hpp"
#include "runtime/session/position.hpp"
#include "runtime/session/systems.hpp"

namespace briar {
namespace {

/// `monsters|tiles`: the kinds that games of a system make their pieces of.
std::string kinds_of(const Catalog& catalog, std::string_view system) {
    std::string kinds;
    for (const Kind& kind : catalog.kinds()) {
        if (kind.system == system) kinds += (kinds.empty() ? "" : "|") + kind.name;
    }
    return kinds;
}

class NameCheck {
public:
    NameCheck(const Catalog& catalog, const Entry& scenario, const System& system, Diagnostics& diagnostics)
        : catalog_(catalog),
          scenario_(scenario),
          kinds_(kinds_of(catalog, scenario.system)),
          schema_(position_schema(system)),
          diagnostics_(diagnostics) {}

    void position(const Node* given) {
        for (std::size_t i = 0; given != nullptr && i < given->members.size(); ++i) {
            const Member& member = given->members[i];
            const Property* key = schema::property(*schema_, member.key);
            if (key == nullptr) continue;
            for_each_value(*member.value, key->schema, [&](const Node& value, const Schema& schema) {
                if (schema.type == SchemaType::Pattern && schema.pattern == piece_name_->pattern) piece(value);
            });
        }
    }

    void expectation(const Node* then) {
        position(then);
        if (then != nullptr) check_expected_keys(*then, *schema_, diagnostics_);
    }

    void modes(const Node* names) {
        const Node* known = scenario_.node->find("modes");
        for_each_item(names, [&](const Node& name) {
            if (known != nullptr && known->find(name.text) != nullptr) return;
            if (!catalog_.knows(scenario_, "modes")) return;
            std::vector<std::string> ids;
            for (std::size_t i = 0; known != nullptr && i < known->members.size(); ++i)
                ids.push_back(known->members[i].key);
            report(name, "test.unknown-mode", "the scenario `" + scenario_.id + "` has no mode `" + name.text + "`",
                   did_you_mean(nearest(name.text, ids)));
        });
    }

    void heroes(const Node* names) {
        for_each_item(names, [&](const Node& name) { piece(name); });
    }

private:
    void piece(const Node& name) {
        // What `then` says of what is not there, and of what else there is.
        if (name.text == "none" || !matches_pattern(piece_name_->pattern, name.text)) return;
        const std::string id = name.text.substr(0, name.text.find('#'));
        const bool there = catalog_.find(kinds_, id, scenario_.system) || catalog_.may_have(kinds_, id);
        if (!there) report(name, "position.unknown-piece", "there is no `" + id + "` here", near(id));
    }

    [[nodiscard]] std::string near(const std::string& id) const {
        std::vector<std::string> ids;
        for (const Entry& entry : catalog_.entries()) {
            const Kind* kind = find_kind(catalog_.kinds(), entry.kind, entry.system);
            if (kind != nullptr && kind->system == scenario_.system) ids.push_back(entry.id);
        }
        return did_you_mean(nearest(id, ids));
    }

    void report(const Node& at, const char* id, std::string message, std::string hint) {
        diagnostics_.add(problem_at(at, id, std::move(message), std::move(hint)));
    }

    const Catalog& catalog_;
    const Entry& scenario_;
    std::string kinds_;
    SchemaRef schema_;
    SchemaRef piece_name_ = piece_name_schema();
    Diagnostics& diagnostics_;
};

}  // namespace

void check_test_names(const SystemSet& set, const Catalog& catalog, const PackTest& test, Diagnostics& diagnostics) {
    const DefId def = catalog.find("scenarios", test.choice.scenario);
    if (!def) return;
    const Entry& scenario = catalog.entry(def);
    for (const System* system : set.systems) {
        if (system->name() != scenario.system) continue;
        NameCheck check(catalog, scenario, *system, diagnostics);
        check.position(test.given);
        check.expectation(test.then);
        check.modes(test.node->find("modes"));
        check.heroes(test.node->find("heroes"));
    }
}

}  // namespace briar

// Reading files of pack tests.
#include <algorithm>
#include <set>

#include "runtime/content/layering.hpp"
#include "runtime/content/manifest.hpp"
#include "runtime/content/shape.hpp"
#include "runtime/content/sound_part.hpp"
#include "runtime/session/content_loader.hpp"
#include "runtime/session/given_heroes.hpp"
#include "runtime/session/node_problem.hpp"
#include "runtime/session/pack_test.hpp"
#include "runtime/session/pack_test_names.hpp"

namespace briar {
namespace {

/// The scalars of a list, or the one that stands there without a list.
std::vector<std::string> texts(const Node* node) {
    std::vector<std::string> out;
    if (node == nullptr) return out;
    if (node->is_scalar()) out.push_back(node->text);
    for (const auto& item : node->items)
        out.push_back(item->text);
    return out;
}

class TestReader {
public:
    TestReader(const Catalog& catalog, const std::string& pack, Diagnostics& diagnostics)
        : catalog_(catalog), scenarios_(scenarios_of(catalog, pack)), diagnostics_(diagnostics) {}

    /// Tells `visit` of each test of a tree that has the shape of a file of tests.
    template <class Visit>
    void read(const std::shared_ptr<const Document>& document, const Node& root, const Visit& visit) {
        const Node* tests = root.find("tests");
        for (std::size_t i = 0; tests != nullptr && i < tests->members.size(); ++i) {
            const Member& member = tests->members[i];
            PackTest test;
            test.name = member.key;
            test.place = document->place(member.key_span);
            test.document = document;
            if (fill(*member.value, test)) visit(std::move(test));
        }
    }

private:
    bool fill(const Node& node, PackTest& test) {
        test.node = &node;
        test.clauses = texts(node.find("clause"));
        test.given = node.find("given");
        test.when = node.find("when");
        test.then = node.find("then");
        test.choice.modes = texts(node.find("modes"));
        const Node* seed = node.find("seed");
        test.setup.seed = static_cast<std::uint64_t>(seed != nullptr ? seed->as_int().value_or(1) : 1);
        const Node* seats = node.find("seats");
        test.setup.seats = static_cast<int>(seats != nullptr ? seats->as_int().value_or(0) : 0);
        test.setup.heroes = texts(node.find("heroes"));
        deal_heroes_of(test.given, test.setup);
        return choose_scenario(node, test);
    }

    bool choose_scenario(const Node& node, PackTest& test) {
        // What took the scenarios out has been told: that says enough.
        if (scenarios_.empty() && diagnostics_.has_errors()) return false;
        if (const Node* scenario = node.find("scenario")) {
            test.choice.scenario = scenario->text;
            if (catalog_.find("scenarios", scenario->text)) return true;
            if (catalog_.may_have("scenarios", scenario->text)) return false;
            diagnostics_.add(problem_at(*scenario, "test.unknown-scenario",
                                        "there is no scenario `" + scenario->text + "`",
                                        did_you_mean(nearest(scenario->text, scenarios_))));
            return false;
        }
        if (scenarios_.size() == 1) {
            test.choice.scenario = scenarios_[0];
            return true;
        }
        Diagnostic problem = problem_at(node, "test.no-scenario", "the test `" + test.name + "` names no scenario",
                                        "add `scenario:`, as the pack does not have just one");
        problem.place = test.place;
        diagnostics_.add(std::move(problem));
        return false;
    }

    const Catalog& catalog_;
    std::vector<std::string> scenarios_;
    Diagnostics& diagnostics_;
};

/// The system whose games the tests of a file play, when it is one: positions of systems have keys of the same name.
std::string system_of_tests(const Catalog& catalog, const std::string& pack, const Node& root) {
    const Pack* own = catalog.pack(pack);
    std::set<std::string> systems;
    const Node* tests = root.find("tests");
    for (std::size_t i = 0; tests != nullptr && i < tests->members.size(); ++i) {
        const Node* scenario = tests->members[i].value->find("scenario");
        const DefId played = scenario != nullptr ? catalog.find("scenarios", scenario->text) : DefId{};
        systems.insert(played ? catalog.entry(played).system : own != nullptr ? own->system : std::string());
    }
    return systems.size() == 1 ? *systems.begin() : std::string();
}

/// Checks the shape of a tree of tests and tells `visit` of each test. What is left of tests with mistakes of shape is
/// told of too, `sound` being false; its nodes live as long as the visit.
template <class Visit>
void visit_tests(const SystemSet& set, const Catalog& catalog, const std::string& pack,
                 const std::shared_ptr<const Document>& document, const Node& root, Diagnostics& diagnostics,
                 const Visit& visit) {
    if (root.is_null()) return;
    const SchemaRef shape = pack_test_schema(set, system_of_tests(catalog, pack, root));
    TestReader reader(catalog, pack, diagnostics);
    if (check_shape(root, *shape, {}, diagnostics)) {
        reader.read(document, root, [&](PackTest test) { visit(std::move(test), true); });
    } else if (const SoundPart part = sound_part(root, *shape); part.tree != nullptr) {
        reader.read(document, *part.tree, [&](PackTest test) { visit(std::move(test), false); });
    }
}

}  // namespace

std::vector<PackTest> read_pack_tests(const SystemSet& set, const Catalog& catalog, const std::string& pack,
                                      Diagnostics& diagnostics, const Overlay& overlay, ParsedTexts* parsed) {
    std::vector<PackTest> tests;
    const Pack* known = catalog.pack(pack);
    if (known == nullptr) return tests;
    for (const std::string& file : known->tests) {
        const std::size_t before = diagnostics.count(Severity::Error);
        const auto document = read_document(known->folder / file, overlay, diagnostics, parsed);
        if (document == nullptr || diagnostics.count(Severity::Error) > before) continue;
        for (PackTest& test : read_pack_tests(set, catalog, pack, document, diagnostics))
            tests.push_back(std::move(test));
    }
    return tests;
}

std::vector<PackTest> read_pack_tests(const SystemSet& set, const Catalog& catalog, const std::string& pack,
                                      const std::shared_ptr<const Document>& document, Diagnostics& diagnostics) {
    std::vector<PackTest> tests;
    visit_tests(set, catalog, pack, document, document->root(), diagnostics, [&](PackTest test, bool sound) {
        if (sound) tests.push_back(std::move(test));
    });
    return tests;
}

void check_pack_tests(const SystemSet& set, const std::shared_ptr<const Catalog>& catalog, const std::string& pack,
                      Diagnostics& diagnostics, const Overlay& overlay, ParsedTexts* parsed) {
    const std::shared_ptr<const Catalog> checked = Catalog::for_checks(catalog);
    const Pack* known = checked->pack(pack);
    if (known == nullptr) return;
    for (const std::string& file : known->tests) {
        const auto document = read_document(known->folder / file, overlay, diagnostics, parsed);
        if (document == nullptr) continue;
        visit_tests(set, *checked, pack, document, content_of(*document), diagnostics,
                    [&](const PackTest& test, bool) { check_test_names(set, *checked, test, diagnostics); });
    }
}

}  // namespace briar

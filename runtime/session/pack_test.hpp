#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "runtime/content/catalog.hpp"
#include "runtime/engine/ruleset.hpp"
#include "runtime/engine/system.hpp"

/// Pack tests: `tests/*.yaml` of a pack. Given a position, when these options are chosen, then the game stands so.
///
///     tests:
///       searching a mill on a two:
///         clause: CF-14.2
///         scenario: hills
///         given: {heroes: [{hero: ann, at: 0 -1, ap: 5}], dice: [2]}
///         when: [search the mill]                # or, with dice in between, [{dice: [1, 6]}, search the mill];
///                                                # [{put_aside: web.entered}, ...]: a rule takes no part from there on
///         then: {deciding: 0, offers: [fight, escape], heroes: [{ap: 2}], fight: {monster: wolf}}
namespace briar {

class ParsedTexts;
struct SystemSet;

struct PackTest {
    std::string name;
    Place place;  ///< of its name
    std::vector<std::string> clauses;
    ScenarioChoice choice;
    Setup setup;
    std::shared_ptr<const Document> document;  ///< keeps the nodes alive
    const Node* node = nullptr;                ///< the test as it is written
    const Node* given = nullptr;               ///< null: a fresh set-up
    const Node* when = nullptr;                ///< null: nothing is chosen
    const Node* then = nullptr;
};

struct PackTestResult {
    std::string name;
    Place place;
    std::vector<std::string> clauses;
    Diagnostics problems;          ///< each at the line that was not met
    std::vector<std::string> log;  ///< what happened, for those who look for the reason

    [[nodiscard]] bool passed() const { return !problems.has_errors(); }
};

/// The shape of a file of tests for games of these systems; with the name of one of them, of that one's games only.
[[nodiscard]] SchemaRef pack_test_schema(const SystemSet& set, std::string_view system = {});
/// The same as JSON Schema, to be published as `test.schema.json`.
[[nodiscard]] std::string json_schema_for_tests(const SystemSet& set);

/// The tests of one pack of the catalog, in the order of its files. Tests with mistakes are reported and left out.
/// `parsed` may be null.
[[nodiscard]] std::vector<PackTest> read_pack_tests(const SystemSet& set, const Catalog& catalog,
                                                    const std::string& pack, Diagnostics& diagnostics,
                                                    const Overlay& overlay = {}, ParsedTexts* parsed = nullptr);

/// The tests of one document, as if it were a file of that pack.
[[nodiscard]] std::vector<PackTest> read_pack_tests(const SystemSet& set, const Catalog& catalog,
                                                    const std::string& pack,
                                                    const std::shared_ptr<const Document>& document,
                                                    Diagnostics& diagnostics);

/// Checks the tests of one pack of the catalog without running them: their shape, whether the scenarios, modes, heroes
/// and pieces are there that they name, and whether positions have the keys that they expect. What is missing only
/// because of mistakes of the content is not reported. `parsed` may be null.
void check_pack_tests(const SystemSet& set, const std::shared_ptr<const Catalog>& catalog, const std::string& pack,
                      Diagnostics& diagnostics, const Overlay& overlay = {}, ParsedTexts* parsed = nullptr);

/// Runs tests of one catalog; each scenario and its modes are compiled once.
class PackTestRunner {
public:
    PackTestRunner(const SystemSet& set, std::shared_ptr<const Catalog> catalog);
    [[nodiscard]] PackTestResult run(const PackTest& test);

private:
    struct Compiled {
        std::shared_ptr<const Ruleset> rules;
        Diagnostics problems;
    };
    const Compiled& compiled(const ScenarioChoice& choice);

    const SystemSet& set_;
    std::shared_ptr<const Catalog> catalog_;
    std::map<std::vector<std::string>, Compiled> rulesets_;  ///< by scenario and modes
};

}  // namespace briar

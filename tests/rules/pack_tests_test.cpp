// The pack tests that the page of the rules relies on: all are sound, and all pass.
#include <gtest/gtest.h>

#include <map>

#include "runtime/session/systems.hpp"
#include "tests/rules/proofs.hpp"

namespace briar {
namespace {

std::string text_of(const Diagnostics& problems) {
    std::string text;
    for (const Diagnostic& problem : problems.list()) {
        if (problem.severity == Severity::Error) text += render(problem) + "\n";
    }
    return text;
}

TEST(PackTests, AreReadWithoutAMistake) {
    for (const ProvingPack& pack : proving_packs()) {
        EXPECT_EQ(text_of(pack.problems), "") << pack.id;
        EXPECT_FALSE(pack.tests.empty()) << pack.id;
    }
}

TEST(PackTests, HaveNamesOfTheirOwn) {
    std::map<std::string, int> names;
    for (const ProvingPack& pack : proving_packs()) {
        for (const PackTest& test : pack.tests)
            EXPECT_EQ(++names[proof_name(test)], 1) << proof_name(test);
    }
}

TEST(PackTests, Pass) {
    for (const ProvingPack& pack : proving_packs()) {
        PackTestRunner runner(system_set(), pack.catalog);
        for (const PackTest& test : pack.tests)
            EXPECT_EQ(text_of(runner.run(test).problems), "") << pack.id << ": " << test.name;
    }
}

}  // namespace
}  // namespace briar

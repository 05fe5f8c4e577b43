// The page of the rules against what proves them: nothing is claimed that no test shows.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "tests/root.hpp"
#include "tests/rules/clause_page.hpp"
#include "tests/rules/proofs.hpp"

namespace briar {
namespace {

constexpr const char* kPage = "docs/rules/the-cursed-forest.md";
constexpr const char* kFamily = "CF-";

const std::vector<Clause>& page() {
    static const std::vector<Clause> clauses = read_clauses(text_of_file(project_root() / kPage));
    return clauses;
}

/// All proofs by name, each with the clauses that it says it proves.
const std::map<std::string, std::set<std::string>>& proofs() {
    static const std::map<std::string, std::set<std::string>> all = [] {
        std::map<std::string, std::set<std::string>> found;
        for (const ProvingPack& pack : proving_packs()) {
            for (const PackTest& test : pack.tests)
                found[proof_name(test)].insert(test.clauses.begin(), test.clauses.end());
        }
        for (const CodeTest& test : code_tests(project_root() / "tests"))
            found[test.name].insert(test.clauses.begin(), test.clauses.end());
        return found;
    }();
    return all;
}

std::string where(const Clause& clause) { return std::string(kPage) + ":" + std::to_string(clause.line) + ": "; }

TEST(ClausePage, IsReadRowByRow) {
    const auto clauses = read_clauses(
        "| id | rule | proved by |\n|---|---|---|\n| CF-7.3c | Alike. | a: b <br> C.CF_7_3c_d |\n"
        "| CF-17.1 | A gate. | unmet: no dungeon |\n| CF-1.1 | Bare. | |\n| x | y |\n");
    ASSERT_EQ(clauses.size(), 3u);
    EXPECT_EQ(clauses[0].id, "CF-7.3c");
    EXPECT_EQ(clauses[0].rule, "Alike.");
    EXPECT_EQ(clauses[0].proofs, (std::vector<std::string>{"a: b", "C.CF_7_3c_d"}));
    EXPECT_EQ(clauses[1].unmet, "no dungeon");
    EXPECT_EQ(clauses[1].line, 4);
    EXPECT_TRUE(clauses[2].proofs.empty() && clauses[2].unmet.empty());
}

TEST(ClausePage, NamesOfTestsTellTheirClause) {
    EXPECT_EQ(clauses_of_name("CF_7_3c_EqualDice"), (std::vector<std::string>{"CF-7.3c"}));
    EXPECT_EQ(clauses_of_name("CF_10_2_TheWay"), (std::vector<std::string>{"CF-10.2"}));
    EXPECT_EQ(clauses_of_name("CF_G_8_TheRod"), (std::vector<std::string>{"CF-G.8"}));
    EXPECT_TRUE(clauses_of_name("ANameWithoutOne").empty());
}

TEST(Clauses, EachHasAProofOrAReason) {
    EXPECT_GT(page().size(), 90u);
    for (const Clause& clause : page()) {
        EXPECT_FALSE(clause.rule.empty()) << where(clause) << clause.id << " says nothing";
        EXPECT_EQ(clause.proofs.empty(), !clause.unmet.empty())
            << where(clause) << clause.id << " needs a test that proves it, or `unmet:` with the reason";
    }
}

TEST(Clauses, AreListedOnce) {
    std::set<std::string> seen;
    for (const Clause& clause : page())
        EXPECT_TRUE(seen.insert(clause.id).second) << where(clause) << clause.id << " stands here a second time";
}

TEST(Clauses, NameOnlyProofsThatExistAndAreAboutThem) {
    for (const Clause& clause : page()) {
        for (const std::string& name : clause.proofs) {
            const auto proof = proofs().find(name);
            ASSERT_NE(proof, proofs().end()) << where(clause) << "there is no test `" << name << "`";
            EXPECT_TRUE(proof->second.contains(clause.id))
                << where(clause) << "`" << name << "` does not say that it proves " << clause.id;
        }
    }
}

TEST(Clauses, ThatTestsNameAreOnThePage) {
    std::set<std::string> listed;
    for (const Clause& clause : page())
        listed.insert(clause.id);
    for (const auto& [name, clauses] : proofs()) {
        for (const std::string& id : clauses) {
            if (!id.starts_with(kFamily)) continue;
            EXPECT_TRUE(listed.contains(id)) << "`" << name << "` proves " << id << ", which is not in " << kPage;
        }
    }
}

/// What the system can do already may have its tests; a test of a game's content means that the clause is met.
TEST(Clauses, CalledUnmetAreInNoPackTest) {
    for (const Clause& clause : page()) {
        if (clause.unmet.empty()) continue;
        for (const ProvingPack& pack : proving_packs()) {
            for (const PackTest& test : pack.tests) {
                const bool named = std::find(test.clauses.begin(), test.clauses.end(), clause.id) != test.clauses.end();
                EXPECT_FALSE(named) << where(clause) << clause.id << " is called unmet, but `" << proof_name(test)
                                    << "` proves it: name it there";
            }
        }
    }
}

}  // namespace
}  // namespace briar

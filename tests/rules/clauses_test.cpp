// The pages of the rules against what proves them: nothing is claimed that no test shows.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "tests/root.hpp"
#include "tests/rules/clause_page.hpp"
#include "tests/rules/proofs.hpp"

namespace briar {
namespace {

/// The page of a game.
struct Page {
    std::string file;
    std::string family;     ///< what its clauses begin with
    std::size_t least = 0;  ///< clauses that the game has at the least
    std::vector<Clause> clauses;
};

Page read_page(const std::string& file, const std::string& family, std::size_t least) {
    return {file, family, least, read_clauses(text_of_file(project_root() / file))};
}

const std::vector<Page>& pages() {
    static const std::vector<Page> all{read_page("docs/rules/the-cursed-forest.md", "CF-", 90),
                                       read_page("docs/rules/the-forgotten-road.md", "FR-", 45)};
    return all;
}

/// Calls `visit` with each clause of each page.
template <class Visit>
void for_each_clause(Visit visit) {
    for (const Page& page : pages()) {
        for (const Clause& clause : page.clauses)
            visit(page, clause);
    }
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

std::string where(const Page& page, const Clause& clause) {
    return page.file + ":" + std::to_string(clause.line) + ": ";
}

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

TEST(Clauses, EachPageHasThemAll) {
    for (const Page& page : pages())
        EXPECT_GE(page.clauses.size(), page.least) << page.file;
}

TEST(Clauses, StandOnThePageOfTheirFamily) {
    for_each_clause([](const Page& page, const Clause& clause) {
        EXPECT_TRUE(clause.id.starts_with(page.family)) << where(page, clause) << clause.id;
    });
}

TEST(Clauses, EachHasAProofOrAReason) {
    for_each_clause([](const Page& page, const Clause& clause) {
        EXPECT_FALSE(clause.rule.empty()) << where(page, clause) << clause.id << " says nothing";
        EXPECT_EQ(clause.proofs.empty(), !clause.unmet.empty())
            << where(page, clause) << clause.id << " needs a test that proves it, or `unmet:` with the reason";
    });
}

TEST(Clauses, AreListedOnce) {
    std::set<std::string> seen;
    for_each_clause([&](const Page& page, const Clause& clause) {
        EXPECT_TRUE(seen.insert(clause.id).second) << where(page, clause) << clause.id << " stands here a second time";
    });
}

TEST(Clauses, NameOnlyProofsThatExistAndAreAboutThem) {
    for_each_clause([](const Page& page, const Clause& clause) {
        for (const std::string& name : clause.proofs) {
            const auto proof = proofs().find(name);
            ASSERT_NE(proof, proofs().end()) << where(page, clause) << "there is no test `" << name << "`";
            EXPECT_TRUE(proof->second.contains(clause.id))
                << where(page, clause) << "`" << name << "` does not say that it proves " << clause.id;
        }
    });
}

TEST(Clauses, ThatTestsNameAreOnThePage) {
    std::set<std::string> listed;
    for_each_clause([&](const Page&, const Clause& clause) { listed.insert(clause.id); });
    const auto has_page = [](const std::string& id) {
        return std::any_of(pages().begin(), pages().end(),
                           [&](const Page& page) { return id.starts_with(page.family); });
    };
    for (const auto& [name, clauses] : proofs()) {
        for (const std::string& id : clauses) {
            if (!has_page(id)) continue;
            EXPECT_TRUE(listed.contains(id)) << "`" << name << "` proves " << id << ", which is on no page";
        }
    }
}

/// What the system can do already may have its tests; a test of a game's content means that the clause is met.
TEST(Clauses, CalledUnmetAreInNoPackTest) {
    for_each_clause([](const Page& page, const Clause& clause) {
        if (clause.unmet.empty()) return;
        for (const ProvingPack& pack : proving_packs()) {
            for (const PackTest& test : pack.tests) {
                const bool named = std::find(test.clauses.begin(), test.clauses.end(), clause.id) != test.clauses.end();
                EXPECT_FALSE(named) << where(page, clause) << clause.id << " is called unmet, but `" << proof_name(test)
                                    << "` proves it: name it there";
            }
        }
    });
}

}  // namespace
}  // namespace briar

// Properties over random documents: each failure prints its seed.
#include <gtest/gtest.h>

#include "runtime/source/document.hpp"
#include "tests/source/random_document.hpp"
#include "tests/source/tree_checks.hpp"

namespace briar {
namespace {

constexpr std::uint64_t kDocuments = 400;

TEST(RoundTrip, RandomDocumentsMeanWhatTheirMakerMeant) {
    for (std::uint64_t seed = 1; seed <= kDocuments; ++seed) {
        const RandomDocument random(seed);
        Diagnostics diagnostics;
        const auto document = Document::parse("random.yaml", random.text(), diagnostics);
        ASSERT_TRUE(diagnostics.empty()) << "seed " << seed << ": " << render(diagnostics.list().front()) << "\n"
                                         << random.text();
        ASSERT_TRUE(document->root().same_value(random.model())) << "seed " << seed << "\n" << random.text();
    }
}

TEST(RoundTrip, EverySpanParsedAloneGivesTheValueAgain) {
    for (std::uint64_t seed = 1; seed <= kDocuments; ++seed) {
        const RandomDocument random(seed);
        Diagnostics diagnostics;
        const auto document = Document::parse("random.yaml", random.text(), diagnostics);
        const std::string problem = check_spans(*document);
        ASSERT_EQ(problem, "") << "seed " << seed << "\n" << random.text();
    }
}

}  // namespace
}  // namespace briar

#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/content/catalog.hpp"
#include "runtime/session/pack_test.hpp"

/// What there is to prove clauses with: the pack tests and the C++ tests of the project.
namespace briar {

/// A pack whose tests are proofs.
struct ProvingPack {
    std::string id;
    bool is_game = false;  ///< otherwise it lays other rulings over one
    std::shared_ptr<const Catalog> catalog;
    std::vector<PackTest> tests;
    Diagnostics problems;
};

/// The games, each with the pack that lays other rulings over it.
[[nodiscard]] const std::vector<ProvingPack>& proving_packs();
[[nodiscard]] const ProvingPack& proving_pack(std::string_view id);

/// `fights: equal totals hurt nobody`: the file's name without its end, and the test's.
[[nodiscard]] std::string proof_name(const PackTest& test);

struct CodeTest {
    std::string name;                  ///< `Melee.CF_7_3_TheLowerTotalTakesTheDifference`
    std::vector<std::string> clauses;  ///< `CF-7.3`
};

/// The tests of all sources below a folder, by what stands in TEST(...).
[[nodiscard]] std::vector<CodeTest> code_tests(const std::filesystem::path& folder);

/// The clauses that a test's name begins with: `CF_7_3c_Equal...` proves `CF-7.3c`.
[[nodiscard]] std::vector<std::string> clauses_of_name(const std::string& name);

[[nodiscard]] std::string text_of_file(const std::filesystem::path& file);

}  // namespace briar

// Nothing of a game's pack is without a test: each thing that does something is used by one.
#include <gtest/gtest.h>

#include <cctype>
#include <set>

#include "tests/rules/proofs.hpp"

namespace briar {
namespace {

/// The words of a pack's test files, as ids are written.
std::set<std::string> words_of_tests(const ProvingPack& proving) {
    std::set<std::string> words;
    const Pack& pack = *proving.catalog->pack(proving.id);
    for (const std::string& file : pack.tests) {
        std::string word;
        for (const char c : text_of_file(pack.folder / file)) {
            if (std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-') {
                word += c;
            } else {
                words.insert(std::move(word));
                word.clear();
            }
        }
    }
    return words;
}

/// Whether an entry lists a special.
bool carries(const Entry& entry, const std::string& special) {
    const Node* const specials = entry.node->find("specials");
    if (specials == nullptr) return false;
    if (specials->is_scalar()) return specials->text == special;
    for (const auto& item : specials->items) {
        if (item->text == special) return true;
    }
    return false;
}

/// The packs that are games.
std::vector<const ProvingPack*> games() {
    std::vector<const ProvingPack*> found;
    for (const ProvingPack& pack : proving_packs()) {
        if (pack.is_game) found.push_back(&pack);
    }
    return found;
}

TEST(Use, EachThingThatDoesSomethingIsInATest) {
    const std::set<std::string> kinds{"items", "heroes"};
    for (const ProvingPack* pack : games()) {
        const std::set<std::string> words = words_of_tests(*pack);
        for (const Entry& entry : pack->catalog->entries()) {
            const bool does_something = kinds.contains(entry.kind) || entry.node->find("specials") != nullptr;
            if (!does_something || entry.kind == "scenarios") continue;
            EXPECT_TRUE(words.contains(entry.id)) << entry.full_id() << " is in no test of " << pack->id;
        }
    }
}

TEST(Use, EachSpecialIsCarriedBySomethingInATest) {
    for (const ProvingPack* pack : games()) {
        const std::set<std::string> words = words_of_tests(*pack);
        for (const DefId id : pack->catalog->of_kind("specials")) {
            const std::string& special = pack->catalog->entry(id).id;
            bool used = false;
            for (const Entry& entry : pack->catalog->entries()) {
                const bool played = entry.kind == "scenarios" || words.contains(entry.id);
                used = used || (played && carries(entry, special));
            }
            EXPECT_TRUE(used) << "nothing that carries specials/" << special << " is in a test of " << pack->id;
        }
    }
}

TEST(Use, EachModeIsPlayedInATest) {
    for (const ProvingPack* pack : games()) {
        std::set<std::string> played;
        for (const PackTest& test : pack->tests)
            played.insert(test.choice.modes.begin(), test.choice.modes.end());
        for (const DefId id : pack->catalog->of_kind("scenarios")) {
            const Node* const modes = pack->catalog->entry(id).node->find("modes");
            ASSERT_NE(modes, nullptr);
            for (const Member& mode : modes->members)
                EXPECT_TRUE(played.contains(mode.key)) << "no test of " << pack->id << " plays the mode " << mode.key;
        }
    }
}

}  // namespace
}  // namespace briar

#include "runtime/session/new_pack.hpp"

#include <gtest/gtest.h>

#include <filesystem>

#include "runtime/session/latin_letters.hpp"
#include "runtime/session/pack_path.hpp"
#include "runtime/session/systems.hpp"
#include "tests/test_folder.hpp"

namespace briar {
namespace {

TEST(NewPack, IdsAreMadeOfNamesInAnyLatinScript) {
    EXPECT_EQ(pack_id_from("My Game"), "my-game");
    EXPECT_EQ(pack_id_from("M\xC3\xBCller's Geist"), "muellers-geist");
    EXPECT_EQ(pack_id_from("H\xC3\xB6llenm\xC3\xBChle"), "hoellenmuehle");
    EXPECT_EQ(pack_id_from("L\xE2\x80\x99\xC3\xA9t\xC3\xA9"), "lete");
    EXPECT_EQ(pack_id_from("\xC5\xBB\xC3\xB3\xC5\x82w, \xC5\xA0koda"), "zolw-skoda");
    EXPECT_EQ(pack_id_from("7 \xE9\xBB\x91\xE6\x9A\x97"), "") << "nothing of it can be an id";
}

TEST(NewPack, OnlyLettersThatHavePlainOnesAreWrittenSo) {
    EXPECT_EQ(with_plain_letters("Stra\xC3\x9F\x65 \xE9\xBB\x91 \xFF"), "Strasse \xE9\xBB\x91 \xFF");
    EXPECT_EQ(with_plain_letters("\xC3\x80\xC3\xBF\xC4\x80\xC5\xBE\xC5\xBF"), "ayaz\xC5\xBF") << "first and last";
}

/// The line in which the pack's manifest names its schema.
std::string schema_named_in(const std::filesystem::path& folder) {
    NewPack wish;
    wish.id = "small";
    wish.system = "crawl";
    for (const auto& [name, text] : new_pack_files(system_set(), wish, folder, {})) {
        if (name == "pack.yaml") return text.substr(0, text.find('\n'));
    }
    return {};
}

TEST(NewPack, ANameInAnotherScriptGetsAnIdThatIsFree) {
    const TestFolder folder;
    const std::string forest = "\xE6\xA3\xAE";
    EXPECT_EQ(free_pack_id("M\xC3\xBCller's Geist", true, folder.path()), "muellers-geist");
    EXPECT_EQ(free_pack_id(forest, true, folder.path()), "my-game");
    EXPECT_EQ(free_pack_id(forest, false, folder.path()), "my-expansion");
    folder.write("my-expansion/pack.yaml", "id: my-expansion\n");
    EXPECT_EQ(free_pack_id(forest, false, folder.path()), "my-expansion-2");
    EXPECT_EQ(free_pack_id(" ", true, folder.path()), "");
}

TEST(NewPack, NamesItsSchemaWithinTheProjectOnly) {
    const std::filesystem::path home = std::filesystem::weakly_canonical(project_home());
    EXPECT_EQ(schema_named_in(home / "scenarios" / "small"),
              "# yaml-language-server: $schema=../../schemas/pack.schema.json");
    EXPECT_EQ(schema_named_in("/nowhere/small"), "id: small") << "no path of this machine goes along";
}

}  // namespace
}  // namespace briar

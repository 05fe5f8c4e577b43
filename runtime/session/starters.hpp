#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/session/new_pack.hpp"
#include "runtime/source/tree.hpp"

/// What new packs are begun with, system by system: a small game that can be played at once, or something small for an
/// expansion, each with a test of it.
namespace briar {

/// An entry that a scenario may be made of.
struct StockEntry {
    std::string id;
    const Node* value = nullptr;
};
/// All entries of a kind.
using Stock = std::function<std::vector<StockEntry>(std::string_view kind)>;

struct Starter {
    const char* system;
    const char* title;  ///< what games of it are, in a few words: "A party on a map"
    const char* text;   ///< in a sentence
    std::string (*game)(const NewPack& wish);
    const char* game_test;       ///< `ID` stands for the game's id
    const char* expansion_file;  ///< where an expansion's content goes: `items.yaml`
    std::string (*expansion)(const NewPack& wish);
    /// `needs` is what the expansion builds upon.
    std::string (*expansion_test)(const NewPack& wish, const Catalog& needs);
    /// The least of a scenario that can be played with what there is. Keys that there is nothing for are left out.
    Tree (*scenario)(const Stock& stock);
    /// The script that a game is begun with; without a name: none.
    struct {
        const char* name = nullptr;
        const char* text = nullptr;
        const char* least = nullptr;  ///< for a scenario of other things than the starter's
    } script = {};
};

[[nodiscard]] const Starter& crawl_starter();
[[nodiscard]] const Starter& journey_starter();
[[nodiscard]] const Starter& script_starter();

/// All of them; games are of the first where nothing is said.
[[nodiscard]] const std::vector<const Starter*>& starters();
/// That of a system; the first where there is none.
[[nodiscard]] const Starter& starter_for(std::string_view system);

}  // namespace briar

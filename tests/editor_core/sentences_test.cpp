// Every word of rules as people read it, and every special of the project's packs. After a wanted change run this
// program with BRIAR_REGENERATE=1 and read the difference, line by line: it is what designers see.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <set>
#include <sstream>

#include "editor/core/block_sentence.hpp"
#include "editor/core/rule_tree.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/engine/phrase_filler.hpp"
#include "runtime/engine/rule_words.hpp"
#include "runtime/engine/system.hpp"
#include "runtime/session/phrase_books.hpp"
#include "runtime/session/systems.hpp"
#include "runtime/source/document.hpp"
#include "tests/root.hpp"

namespace briar::editor {
namespace {

constexpr const char* kPacks[] = {"the-cursed-forest", "the-forgotten-road", "examples/pig",
                                  "examples/royal-game-of-ur"};

std::vector<std::string> systems() {
    std::vector<std::string> names;
    for (const System* each : all_systems())
        names.emplace_back(each->name());
    return names;
}

template <class Spec>
bool is_of(const Spec& spec, const std::string& system) {
    return spec.system.empty() || spec.system == system;
}

void expect_golden(const std::string& name, const std::string& text) {
    const auto path = project_root() / "tests/editor_core/sentences" / name;
    if (std::getenv("BRIAR_REGENERATE") != nullptr) std::ofstream(path, std::ios::binary) << text;
    std::ostringstream known;
    known << std::ifstream(path, std::ios::binary).rdbuf();
    EXPECT_EQ(known.str(), text) << "if the change is meant, run with BRIAR_REGENERATE=1 and read the difference";
}

/// The example of a verb in YAML, as a sentence.
std::string example_of(const VerbSpec& verb, const RuleSentences& read) {
    Diagnostics none;
    const auto document = Document::parse("example", verb.example, none);
    const Node& example = document->root();
    if (!example.is_map() || example.members.empty()) return read.effect(example);
    const Member& first = example.members.front();
    const bool condition = first.key == "when" || first.key == "if";
    return condition ? "if " + read.condition(*first.value) : read.effect(example);
}

std::string words_of_system(const std::string& system) {
    const PhraseBook& book = phrase_book(system);
    const RuleSentences read(registry(), book, [](const std::string&, const std::string&) { return std::string(); });
    std::string text = "# Events\n";
    for (const EventSpec& each : registry().events())
        if (is_of(each, system)) text += each.name + ": when " + read.event(each.name) + "\n";
    text += "\n# Values\n";
    for (const ValueSpec& each : registry().values())
        if (is_of(each, system)) text += each.name + ": " + read.value(each.name) + "\n";
    text += "\n# Verbs\n";
    for (const VerbSpec& each : registry().verbs()) {
        if (!is_of(each, system) || !each.in_yaml) continue;
        text += each.name + ": " + read.outline(each) + "\n";
        const bool yaml = each.example.find("local ") != 0 && each.example.find("if hero:") != 0 &&
                          each.example.find("if piece:") != 0;
        if (yaml) text += "    " + each.example + "\n    " + example_of(each, read) + "\n";
    }
    return text;
}

std::string shown(const std::vector<Slot>& slots, int depth) {
    std::string text;
    for (const Slot& slot : slots) {
        for (const Block& block : slot.blocks) {
            const std::string label = slot.sort == SlotSort::Conditions ? slot.lead : slot.label;
            text += std::string(static_cast<std::size_t>(depth) * 2, ' ') + (label.empty() ? "" : label + ": ") +
                    block.sentence + "\n" + shown(block.slots, depth + 1);
        }
    }
    return text;
}

std::string specials_of(const std::string& pack) {
    const auto workspace = Workspace::open(system_set(), project_root() / "scenarios" / pack, {});
    std::string text;
    for (const EntryInfo* each : workspace->entries().of_kind("specials")) {
        const EntryLens lens(*workspace, each->full_id());
        const std::string rules = shown(rule_tree(*workspace, lens), 1);
        if (!rules.empty()) text += each->id + "\n" + rules;
    }
    return text;
}

TEST(Sentences, AreThereForEveryWord) {
    for (const std::string& system : systems()) {
        const PhraseBook& book = phrase_book(system);
        for (const VerbSpec& each : registry().verbs()) {
            if (!is_of(each, system) || !each.in_yaml) continue;
            const VerbPhrase* phrase = book.verb(each.name);
            ASSERT_NE(phrase, nullptr) << system << ": " << each.name;
            const bool look = each.sort == VerbSort::Query;
            if (each.result == Type::Int) {
                EXPECT_FALSE(phrase->given.empty()) << each.name << " gives a number: say what it is";
            }
            if (look && each.result == Type::Int) {
                EXPECT_NE(phrase->text.find("{#"), std::string::npos) << each.name << " is compared";
            }
            if ((look && each.result != Type::Int) || each.result == Type::Bool) {
                EXPECT_FALSE(phrase->negative.empty()) << each.name << " may not be so";
            }
            if (each.result == Type::Piece) {
                EXPECT_FALSE(phrase->given.empty()) << each.name << " gives a piece: say what it is";
            }
        }
        for (const EventSpec& each : registry().events())
            EXPECT_TRUE(!is_of(each, system) || book.event(each.name) != nullptr) << each.name;
        for (const ValueSpec& each : registry().values())
            EXPECT_TRUE(!is_of(each, system) || book.value(each.name) != nullptr) << each.name;
    }
}

TEST(Sentences, NameOnlyParametersThatThereAre) {
    for (const std::string& system : systems()) {
        for (const VerbSpec& verb : registry().verbs()) {
            const VerbPhrase* phrase = is_of(verb, system) ? phrase_book(system).verb(verb.name) : nullptr;
            if (phrase == nullptr) continue;
            for (const std::string_view text : {phrase->text, phrase->negative, phrase->given}) {
                std::istringstream names(names_in_phrase(text));
                for (std::string name; names >> name;) {
                    const bool known = std::any_of(verb.params.begin(), verb.params.end(),
                                                   [&](const Param& each) { return each.name == name; });
                    EXPECT_TRUE(known || name == "#") << verb.name << ": " << text;
                }
            }
        }
    }
}

TEST(Sentences, OfAllWordsReadAsOneWouldSayThem) {
    for (const std::string& system : systems())
        expect_golden(system + "-words.txt", words_of_system(system));
}

TEST(Sentences, OfAllSpecialsReadAsOneWouldSayThem) {
    for (const std::string pack : kPacks) {
        std::string name = pack.substr(pack.rfind('/') + 1);
        expect_golden(name + ".txt", specials_of(pack));
    }
}

TEST(Sentences, OfBothSystemsStandOnce) {
    std::set<std::string_view> engine;
    for (const auto& group : engine_phrases().events)
        for (const EventPhrase& each : group.phrases)
            engine.insert(each.event);
    for (const std::string& system : systems()) {
        for (const EventSpec& each : registry().events()) {
            if (!is_of(each, system) || engine.count(each.name) == 0) continue;
            EXPECT_EQ(phrase_book(system).event(each.name), phrase_book("").event(each.name)) << each.name;
        }
    }
}

TEST(Sentences, StandUnderHeadings) {
    for (const std::string& system : systems()) {
        const PhraseBook& book = phrase_book(system);
        for (const VerbSpec& each : registry().verbs())
            EXPECT_TRUE(!is_of(each, system) || !each.in_yaml || !book.heading_of_verb(each.name).empty()) << each.name;
        for (const EventSpec& each : registry().events())
            EXPECT_TRUE(!is_of(each, system) || !book.heading_of_event(each.name).empty()) << each.name;
    }
}

TEST(Sentences, SayWhatIsNotSo) {
    const RuleSentences read(registry(), phrase_book("crawl"),
                             [](const std::string&, const std::string&) { return std::string(); });
    const auto said = [&](const std::string& yaml) {
        Diagnostics none;
        return read.condition(Document::parse("rule", yaml, none)->root());
    };
    EXPECT_EQ(said("{not: fighting}"), "no fight is going on");
    EXPECT_EQ(said("{fighting: false}"), "no fight is going on");
    EXPECT_EQ(said("{not: {kills: {at_least: 3}}}"), "the hero has fewer than 3 kills");
    EXPECT_EQ(said("{not: {any: [fighting, {kills: {is: 0}}]}}"), "no fight is going on and the hero has any kills");
    EXPECT_EQ(said("{any: [fighting, {lives: {at_most: 1}}]}"),
              "either a fight is going on or the hero has at most 1 life left");
    EXPECT_EQ(said("{health: {piece: monster, at_least: 2, at_most: 4}}"),
              "the monster has at least 2 and at most 4 health");
    EXPECT_EQ(said("{health: {at_most: {most_health: monster}}}"),
              "the health of the hero is at most the greatest health of the monster");
    EXPECT_EQ(said("kills"), "the hero has any kills");
    EXPECT_EQ(said("{not: {kills: {is: 3}}}"), "the hero has more or fewer than 3 kills");
}

}  // namespace
}  // namespace briar::editor

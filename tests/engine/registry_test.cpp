#include "runtime/engine/registry.hpp"

#include <gtest/gtest.h>

#include "runtime/engine/ruleset.hpp"

namespace briar {
namespace {

Arg nothing(Game&, RuleContext&, const Args&) { return 0; }

VerbSpec verb(const std::string& name) {
    VerbSpec spec;
    spec.name = name;
    spec.call = nothing;
    return spec;
}

TEST(Registry, FindsWhatWasAddedByName) {
    Registry registry;
    const VerbId dig = registry.add(verb("dig"));
    const VerbId sow = registry.add(verb("sow"));
    EXPECT_EQ(registry.verb("dig", ""), dig);
    EXPECT_EQ(registry.verb("sow", ""), sow);
    EXPECT_EQ(registry[sow].name, "sow");
    EXPECT_FALSE(registry.verb("reap", ""));
    EXPECT_FALSE(registry.event("dig", ""));
}

TEST(RegistryDeathTest, EndsTheProgramForOneNameTwice) {
    Registry registry;
    registry.add(verb("dig"));
    EXPECT_DEATH(registry.add(verb("dig")), "two verbs called `dig`");
    registry.add(EventSpec{"rain", Moment::After, "", {}, ""});
    EXPECT_DEATH(registry.add(EventSpec{"rain", Moment::After, "", {}, ""}), "two events called `rain`");
}

TEST(RegistryDeathTest, EndsTheProgramForAVerbThatDoesNothing) {
    Registry registry;
    VerbSpec empty = verb("dig");
    empty.call = nullptr;
    EXPECT_DEATH(registry.add(empty), "no implementation");
}

TEST(Registry, LetsTwoSystemsNameTheirCountersAlike) {
    Registry registry;
    registry.add(CounterSpec{"health", "heroes", "", "crawl"});
    registry.add(CounterSpec{"health", "heroes", "", "journey"});
    EXPECT_EQ(registry.counters().size(), 2u);
}

TEST(RegistryDeathTest, EndsTheProgramForACounterThatOneSystemHasTwice) {
    Registry registry;
    registry.add(CounterSpec{"health", "heroes", "", "crawl"});
    EXPECT_DEATH(registry.add(CounterSpec{"health", "tiles", "", "crawl"}), "two counters called `health`");
    EXPECT_DEATH(registry.add(CounterSpec{"health", "tiles", "", ""}), "two counters called `health`");
}

VerbSpec verb_of(const std::string& system, const std::string& name) {
    VerbSpec spec = verb(name);
    spec.system = system;
    return spec;
}

TEST(Registry, GivesASystemItsOwnWordElseTheEngines) {
    Registry registry;
    const VerbId wait = registry.add(verb("wait"));
    const VerbId crawl = registry.add(verb_of("crawl", "heal"));
    const VerbId journey = registry.add(verb_of("journey", "heal"));
    EXPECT_EQ(registry.verb("heal", "crawl"), crawl);
    EXPECT_EQ(registry.verb("heal", "journey"), journey);
    EXPECT_EQ(registry.verb("wait", "journey"), wait);
    EXPECT_FALSE(registry.verb("heal", "garden"));
    EXPECT_FALSE(registry.verb("heal", ""));
    EXPECT_EQ(registry.systems_of_verb("heal"), (std::vector<std::string>{"crawl", "journey"}));
    EXPECT_EQ(registry.systems_of_verb("wait"), std::vector<std::string>{""});
    EXPECT_TRUE(registry.systems_of_verb("fly").empty());
}

TEST(Registry, KeepsEventsAndValuesOfSystemsApart) {
    Registry registry;
    const EventId rain = registry.add(EventSpec{"rain", Moment::After, "", {}, "crawl"});
    const EventId other = registry.add(EventSpec{"rain", Moment::Before, "", {}, "journey"});
    const ValueId cost = registry.add(ValueSpec{"cost", "", {}, "journey"});
    EXPECT_EQ(registry.event("rain", "crawl"), rain);
    EXPECT_EQ(registry.event("rain", "journey"), other);
    EXPECT_EQ(registry.value("cost", "journey"), cost);
    EXPECT_FALSE(registry.value("cost", "crawl"));
}

TEST(RegistryDeathTest, EndsTheProgramForAWordThatMeansTwoThingsInOneGame) {
    Registry registry;
    registry.add(verb("wait"));
    registry.add(verb_of("crawl", "heal"));
    EXPECT_DEATH(registry.add(verb_of("crawl", "heal")), "two verbs called `heal`");
    EXPECT_DEATH(registry.add(verb_of("crawl", "wait")), "two verbs called `wait`");
    EXPECT_DEATH(registry.add(verb("heal")), "two verbs called `heal`");
    registry.add(ValueSpec{"cost", "", {}, "crawl"});
    EXPECT_DEATH(registry.add(ValueSpec{"cost", "", {}, "crawl"}), "two values called `cost`");
}

TEST(RegistryDeathTest, KeepsKindsOfSystemsApart) {
    Registry registry;
    registry.add(Kind{"heroes", "hero", "", nullptr, "crawl"});
    registry.add(Kind{"heroes", "hero", "", nullptr, "journey"});
    EXPECT_EQ(registry.kinds().size(), 2u);
    EXPECT_DEATH(registry.add(Kind{"heroes", "hero", "", nullptr, "crawl"}), "two kinds called `heroes`");
    EXPECT_DEATH(registry.add(Kind{"heroes", "hero", "", nullptr}), "two kinds called `heroes`");
}

TEST(Registry, TakesTheSameOccasionFromSeveralSystems) {
    Registry registry;
    registry.add_occasion("turn", "In the menu.");
    registry.add_occasion("fight", "In a fight.");
    registry.add_occasion("turn", "When the turn begins.");
    registry.add_occasion("fight", "In a fight.");
    ASSERT_EQ(registry.occasions().size(), 2u);
    EXPECT_EQ(registry.occasions()[0].doc, "In the menu. When the turn begins.");
    EXPECT_EQ(registry.occasions()[1].doc, "In a fight.");
}

TEST(Registry, HasRoomForMoreThan128Events) {
    Registry registry;
    for (int i = 0; i < 255; ++i)
        registry.add(EventSpec{"event_" + std::to_string(i), Moment::After, "", {}, "crawl"});
    const EventId last = registry.event("event_254", "crawl");
    ASSERT_TRUE(last);
    Bits256 bits;
    bits.set(last.value);
    EXPECT_TRUE(bits.test(254));
    EXPECT_FALSE(bits.test(253));
    EXPECT_FALSE(bits.test(126));
}

TEST(RegistryDeathTest, EndsTheProgramForMoreEventsThanNumbers) {
    Registry registry;
    for (int i = 0; i < 255; ++i)
        registry.add(EventSpec{"event_" + std::to_string(i), Moment::After, "", {}, ""});
    EXPECT_DEATH(registry.add(EventSpec{"one_more", Moment::After, "", {}, ""}), "more than 255 events");
}

}  // namespace
}  // namespace briar

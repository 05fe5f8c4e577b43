#include "runtime/engine/registry.hpp"

#include <gtest/gtest.h>

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
    EXPECT_EQ(registry.verb("dig"), dig);
    EXPECT_EQ(registry.verb("sow"), sow);
    EXPECT_EQ(registry[sow].name, "sow");
    EXPECT_FALSE(registry.verb("reap"));
    EXPECT_FALSE(registry.event("dig"));
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

}  // namespace
}  // namespace briar

// What can only be one of a few words is chosen, never typed.
#include <gtest/gtest.h>

#include <set>

#include "editor/core/control_kind.hpp"
#include "editor/core/form.hpp"
#include "editor/core/known_names.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/session/systems.hpp"
#include "tests/editor_core/pack_folder.hpp"

namespace briar::editor {
namespace {

/// Every value below a schema that a form has a control for, with its key.
class Controls {
public:
    explicit Controls(std::function<void(const Schema& schema, const std::string& key)> use) : use_(std::move(use)) {}

    void walk(const SchemaRef& from, const std::string& key) {
        const SchemaRef here = from ? schema::resolved(from) : nullptr;
        if (!here || !seen_.insert({here.get(), key}).second) return;
        use_(*here, key);
        walk(here->items, here->type == SchemaType::List || here->type == SchemaType::ListOrOne ? key : "");
        walk(here->keys, "");
        for (const Property& each : here->properties)
            walk(each.schema, each.key);
        for (const Alternative& each : here->alternatives)
            walk(each.schema, each.key.empty() ? key : each.key);
    }

private:
    std::function<void(const Schema& schema, const std::string& key)> use_;
    std::set<std::pair<const Schema*, std::string>> seen_;
};

void for_each_control(
    const std::function<void(const std::string& kind, const Schema& schema, const std::string& key)>& use) {
    for (const Kind& kind : system_set().registry.kinds()) {
        Controls([&](const Schema& schema, const std::string& key) {
            use(kind.name, schema, key);
        }).walk(kind.schema, "");
    }
}

TEST(Choosing, IsForEveryWordOfAFixedList) {
    int words = 0;
    for_each_control([&](const std::string& kind, const Schema& schema, const std::string& key) {
        if (schema.type != SchemaType::Word) return;
        ++words;
        EXPECT_EQ(control_kind(schema, kind, key), ControlKind::Choice) << kind << " " << key;
        EXPECT_FALSE(schema.choices.empty()) << kind << " " << key;
    });
    EXPECT_GT(words, 50);
}

TEST(Choosing, IsLeftOutOnlyWhereAuthorsThinkWordsOut) {
    std::set<std::string> typed;
    for_each_control([&](const std::string& kind, const Schema& schema, const std::string& key) {
        if (schema.type == SchemaType::Pattern && control_kind(schema, kind, key) == ControlKind::Text)
            typed.insert(key + ": " + schema.pattern_hint);
    });
    const std::string word = ": small letters and digits joined by single hyphens, such as `old-gate-2`";
    // The first is a key of a map.
    const std::set<std::string> free = {": a name such as `search`", "tag" + word, "tags" + word,
                                        "letter: one letter, digit or sign",
                                        // It may be one that is still to be made.
                                        "run: the name of a function of the special's script"};
    EXPECT_EQ(typed, free) << "can it be chosen? if it is really free, say so here";
}

TEST(Choosing, OffersWhatActionsOfTheSystemCanAimAt) {
    PackFolder folder;
    folder.write_house();
    const auto house = folder.open("house");
    Schema target;
    target.type = SchemaType::Pattern;
    target.name = "target_name";
    const std::vector<Choice> choices = choices_of(*house, target);
    const auto found =
        std::find_if(choices.begin(), choices.end(), [](const Choice& each) { return each.value == "monster_here"; });
    ASSERT_NE(found, choices.end());
    EXPECT_NE(found->doc, "") << "it is explained";
}

}  // namespace
}  // namespace briar::editor

// Whatever lies in the bags: a scenario either says that it does not fit together, or its games can be played.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>

#include "runtime/engine/script_host.hpp"
#include "tests/crawl/plot.hpp"

namespace briar::crawl {
namespace {

constexpr int kScenarios = 150;
constexpr int kChoices = 250;

const std::vector<std::string> kBags{"monsters", "items", "chest"};
const std::vector<std::string> kMonsters{"rat", "wolf", "bat", "lord"};
const std::vector<std::string> kItems{"sword", "axe", "boots", "mail", "herb", "crow"};

/// A scenario whose bags are filled by chance, now and then with things of the wrong kind.
class FilledByChance {
public:
    explicit FilledByChance(unsigned seed) : random_(seed) {
        monster_bag_ = kBags[below(2) == 0 ? 0 : below(kBags.size())];
        item_bag_ = kBags[below(2) == 0 ? 1 : below(kBags.size())];
        for (const std::string& bag : kBags)
            fill(bag);
    }

    [[nodiscard]] std::string content() const {
        std::string text = plot_content(draws(), "draws");
        const auto begin = text.find("bags: {monsters: [");
        text.replace(begin, text.find('\n', begin) - begin, "bags: {" + bags() + "}");
        // Every tile has something to meet, and every kill brings something to take.
        const std::string rules = "rules: {";
        text.replace(text.find(rules), rules.size(),
                     rules + "rewards: {1+: 1}, monster_bag: " + monster_bag_ + ", item_bag: " + item_bag_ + ", ");
        return text;
    }

    /// Whether all that lies in a bag is of the kind that is drawn from it.
    [[nodiscard]] bool fits() const {
        if (monster_bag_ == item_bag_) return false;
        return std::all_of(kBags.begin(), kBags.end(), [&](const std::string& bag) {
            std::set<bool> kinds;
            if (bag == monster_bag_) kinds.insert(true);
            if (bag == item_bag_) kinds.insert(false);
            for (const std::string& id : filled_.at(bag))
                kinds.insert(is_a_monster(id));
            return kinds.size() < 2;
        });
    }

private:
    static bool is_a_monster(const std::string& id) {
        return std::find(kMonsters.begin(), kMonsters.end(), id) != kMonsters.end();
    }

    std::size_t below(std::size_t count) { return random_() % count; }

    void fill(const std::string& bag) {
        const bool monsters = bag == monster_bag_ || (bag != item_bag_ && below(2) == 0);
        std::vector<std::string>& ids = filled_[bag];
        for (std::size_t i = 1 + below(3); i > 0; --i) {
            const bool wrong = below(12) == 0;
            const std::vector<std::string>& from = monsters != wrong ? kMonsters : kItems;
            const std::string& id = from[below(from.size())];
            const bool lies_somewhere = std::any_of(filled_.begin(), filled_.end(), [&](const auto& each) {
                return std::find(each.second.begin(), each.second.end(), id) != each.second.end();
            });
            if (!lies_somewhere) ids.push_back(id);
        }
    }

    [[nodiscard]] std::string bags() const {
        std::string text;
        for (const auto& [bag, ids] : filled_) {
            text += (text.empty() ? "" : ", ") + bag + ": [";
            for (const std::string& id : ids)
                text += (id == ids.front() ? "" : ", ") + id;
            text += "]";
        }
        return text;
    }

    /// Every verb that draws, from every zone that has a name.
    [[nodiscard]] static std::string draws() {
        std::string text = "  draws:\n    actions:\n";
        int number = 0;
        for (const char* const zone : {"monsters", "items", "chest", "box", "used"}) {
            for (const char* const draw : {"fight: {draw: ", "fight: {draw_monster: ", "draw_items: {from: "}) {
                text += "      draw-" + std::to_string(++number) + ": {label: Draw, during: turn, do: [{" + draw +
                        zone + "}}]}\n";
            }
        }
        return text;
    }

    std::mt19937 random_;
    std::string monster_bag_;
    std::string item_bag_;
    std::map<std::string, std::vector<std::string>> filled_;
};

/// Plays by chance. A rule that cannot draw what it means to says so, and is the end of the game.
std::string play(Plot& plot, unsigned seed) {
    std::mt19937 random(seed);
    plot.game().header().forced.strict = 0;
    try {
        plot.game().run();
        for (int i = 0; i < kChoices && !plot.game().over(); ++i) {
            plot.game().choose(random() % plot.game().decision().options.size());
            EXPECT_EQ(plot.broken(), "");
        }
    } catch (const RuleError& error) {
        return error.what();
    }
    return {};
}

TEST(BagsRandom, FitOrAreRefused) {
    int refused = 0;
    int played = 0;
    std::set<std::string> said;
    for (unsigned seed = 1; seed <= kScenarios && !HasFailure(); ++seed) {
        const FilledByChance scenario(seed);
        const Compiled compiled(scenario.content());
        ASSERT_EQ(compiled.rules != nullptr, scenario.fits()) << scenario.content() << compiled.rendered();
        if (!scenario.fits()) {
            ++refused;
            continue;
        }
        if (!compiled.rendered().empty()) continue;  // nobody lies in the bag: that is told, and no game for a test
        Plot plot = Plot::of(scenario.content());
        for (unsigned game = 0; game < 4; ++game) {
            plot.at("");
            said.insert(play(plot, seed * 4 + game));
        }
        ++played;
    }
    EXPECT_GT(refused, 20);
    EXPECT_GT(played, 20);
    // Each of these has been met, so that the promises above mean something.
    std::string all;
    for (const std::string& each : said)
        all += each + "\n";
    for (const char* const met : {"holds items, no monsters", "holds monsters, no items", "no such bag"})
        EXPECT_NE(all.find(met), std::string::npos) << met << "\n" << all;
}

}  // namespace
}  // namespace briar::crawl

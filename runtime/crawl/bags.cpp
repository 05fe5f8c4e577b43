#include "runtime/crawl/bags.hpp"

#include "runtime/content/article.hpp"
#include "runtime/content/parts.hpp"
#include "runtime/content/wording.hpp"
#include "runtime/crawl/crawl_system.hpp"

namespace briar::crawl {
namespace {

constexpr const char* kMonsters = "monsters";
constexpr const char* kItems = "items";

/// `rules` of the scenario, with what the mode says that a pile belongs to.
Parameters rules_of(const Node& scenario, const Path& pile) {
    Parameters rules;
    const auto read = [&](const Node* said) {
        const Node* const told = said != nullptr && said->is_map() ? part(*said, "rules") : nullptr;
        if (told == nullptr || !told->is_map()) return;
        const auto read_name = [&](const char* key, std::string& name) {
            const Node* const value = part(*told, key);
            if (value != nullptr && value->is_scalar()) name = value->text;
        };
        read_name("monster_bag", rules.monster_bag);
        read_name("item_bag", rules.item_bag);
    };
    read(&scenario);
    if (pile.size() > 1 && pile.front().key == "modes") read(resolve(scenario, {pile[0], pile[1]}));
    return rules;
}

bool is_bag(const Path& pile) { return pile.size() > 1 && pile[pile.size() - 2].key == "bags"; }

}  // namespace

std::string_view kind_by_rules(const Parameters& rules, std::string_view bag) {
    if (rules.monster_bag == rules.item_bag) return {};
    if (bag == rules.monster_bag) return kMonsters;
    return bag == rules.item_bag ? kItems : std::string_view();
}

std::string kinds_in_pile(const Node& scenario, const Path& pile, const std::string& kinds, std::string_view there) {
    if (!is_bag(pile)) return kinds;
    const std::string by_rules(kind_by_rules(rules_of(scenario, pile), pile.back().key));
    if (!by_rules.empty()) return by_rules;
    return there.empty() ? kinds : std::string(there);
}

const BagData* bag_named(const Game& game, int realm, std::string_view name) {
    if (realm < 0) return nullptr;
    for (const BagData& bag : data(game).realms[static_cast<std::size_t>(realm)].bags) {
        if (bag.name == name) return &bag;
    }
    return nullptr;
}

const BagData* bag_at(const Game& game, ZoneId zone) {
    for (const RealmData& realm : data(game).realms) {
        for (const BagData& bag : realm.bags) {
            if (bag.zone == zone) return &bag;
        }
    }
    return nullptr;
}

KindId kind_held(const Game& game, const BagData& bag) {
    const std::string_view by_rules = kind_by_rules(data(game).rules, bag.name);
    if (!by_rules.empty()) return game.rules().kind(by_rules);
    PieceId first = game.state().zone(bag.zone).front;
    if (!first) first = game.state().zone(bag.traded).front;
    return first ? game.rules().info(first).kind : KindId{};
}

std::string wrong_kind(const Catalog& catalog, DefId def, const std::string& bag, std::string_view held) {
    const Entry& entry = catalog.entry(def);
    const Kind* const kind = find_kind(catalog.kinds(), entry.kind, kSystem);
    const std::string noun = kind != nullptr ? kind->singular : entry.kind;
    return quote(entry.id) + " is " + with_article(noun) + ", but the bag " + quote(bag) + " holds " +
           std::string(held);
}

}  // namespace briar::crawl

#include "runtime/crawl/crawl_system.hpp"

#include <algorithm>

#include "runtime/crawl/bags.hpp"
#include "runtime/crawl/build.hpp"
#include "runtime/crawl/check.hpp"
#include "runtime/crawl/events.hpp"
#include "runtime/crawl/inventory.hpp"
#include "runtime/crawl/map.hpp"
#include "runtime/crawl/objections.hpp"
#include "runtime/crawl/position.hpp"
#include "runtime/crawl/scenario_keys.hpp"
#include "runtime/crawl/set_up.hpp"
#include "runtime/crawl/targets.hpp"
#include "runtime/crawl/turn.hpp"
#include "runtime/engine/entry_kind.hpp"

namespace briar::crawl {
namespace {

void describe_kinds(Registry& registry) {
    add_kind(registry, kSystem, "tiles", "tile", "A piece of the map: open edges, what it carries, what it does.",
             tile_record().schema());
    add_kind(registry, kSystem, "monsters", "monster", "Something to fight.", monster_record().schema());
    add_kind(registry, kSystem, "items", "item", "Something heroes carry and use: weapons, spells, companions.",
             item_record().schema());
    add_kind(registry, kSystem, "heroes", "hero", "A character that is played.", hero_record().schema());
    add_kind(registry, kSystem, "tokens", "token", "A marker that lies on tiles.", token_record().schema());
    add_kind(registry, kSystem, "statuses", "status", "Something that ails a hero, dose by dose.",
             status_record().schema());
}

void describe_roles(Registry& registry) {
    registry.add(RoleSpec{"here", "tiles", "The tile of the event's hero, or of the active hero.", kSystem});
    registry.add(RoleSpec{"active", "heroes", "The hero whose turn it is.", kSystem});
    registry.add(RoleSpec{"opponent", "heroes|monsters", "Whom the running fight is against.", kSystem});
    registry.add(RoleSpec{"partner", "heroes", "The hero who helps in the running fight.", kSystem});
}

/// The realm that an event happens in: that of its tile, else of its hero.
int realm_of_event(const Game& game, const Event& event) {
    const PieceId tile = tile_of_event(game, event);
    return realm_of(game, tile ? tile : hero_of_event(game, event));
}

class CrawlSystem final : public System {
public:
    [[nodiscard]] std::string_view name() const override { return kSystem; }

    void describe(Registry& registry) const override {
        describe_kinds(registry);
        describe_roles(registry);
        describe_vocabulary(registry);
        describe_verbs(registry);
        registry.add_scenario_keys(kSystem, scenario_properties(), mode_properties());
    }

    [[nodiscard]] bool is_won_by_rules() const override { return true; }
    void build(RulesetBuilder& builder) const override { build_scenario(builder); }

    [[nodiscard]] ZoneId zone_named(const Game& game, const Event& event, std::string_view name) const override {
        if (name == "box") return data(game).box;
        if (name == "used") return data(game).used;
        const int realm = realm_of_event(game, event);
        const BagData* const bag = bag_named(game, realm, name);
        return bag != nullptr ? bag->zone : ZoneId{};
    }

    [[nodiscard]] std::vector<std::string> zone_names(const Ruleset& ruleset) const override {
        std::vector<std::string> names{"box", "used"};
        for (const RealmData& realm : ruleset.data<CrawlData>().realms) {
            for (const BagData& bag : realm.bags) {
                if (std::find(names.begin(), names.end(), bag.name) == names.end()) names.push_back(bag.name);
            }
        }
        return names;
    }

    void set_up(Game& game, const Setup& setup) const override { set_up_game(game, setup); }
    [[nodiscard]] Flow<void> play(Game& game) const override { return crawl::play(game); }

    [[nodiscard]] bool bears(const Game& game, PieceId piece) const override {
        if (is_item(game, piece)) return active(game, piece);
        return is_token(game, piece) || is_status(game, piece);
    }

    [[nodiscard]] Event action_event(const Game& game, PieceId hero, PieceId carrier) const override {
        const PieceId opponent = crawl(game).fight.opponent;
        const PieceId monster = opponent && is_monster(game, opponent) ? opponent : PieceId{};
        const PieceId item = carrier && is_item(game, carrier) ? carrier : PieceId{};
        return Event(data(game).words.action, hero, tile_of(game, hero), monster, item, PieceId{}, Arg{-1});
    }
    [[nodiscard]] std::string_view action_event_name() const override { return "action"; }
    [[nodiscard]] SeatId seat(const Game& game, PieceId hero) const override { return seat_of(game, hero); }

    [[nodiscard]] PieceId role(const Game& game, const Event& event, std::string_view name) const override {
        if (name == "here") return tile_of(game, hero_of_event(game, event));
        if (name == "active") return active_hero(game);
        if (name == "opponent") return crawl(game).fight.opponent;
        if (name == "partner") return crawl(game).fight.partner;
        return {};
    }

    [[nodiscard]] std::vector<Objection> objections(const Game& game, Game& probe, PieceId about) const override {
        return crawl::objections(game, probe, about);
    }
    void targets(const Game& game, PieceId hero, const Action& action, std::vector<std::int32_t>& out) const override {
        list_targets(game, hero, action, out);
    }
    [[nodiscard]] std::vector<TargetWord> target_words() const override { return crawl::target_words(); }
    void aim(const Action& action, std::int32_t target, Event& event) const override { aim_at(action, target, event); }
    [[nodiscard]] std::string piece_text(const Game& game, PieceId piece) const override {
        return crawl::piece_text(game, piece);
    }
    [[nodiscard]] std::string target_key(const Game& game, const Action& action, std::int32_t target) const override {
        return crawl::target_key(game, action, target);
    }
    [[nodiscard]] std::string target_text(const Game& game, const Action& action, std::int32_t target) const override {
        return crawl::target_text(game, action, target);
    }
    [[nodiscard]] Flow<void> acting(Game& game, PieceId, PieceId carrier, ActionId action) const override {
        return before_action(game, carrier, action);
    }
    [[nodiscard]] Flow<void> acted(Game& game, PieceId hero, PieceId carrier, ActionId) const override {
        return after_action(game, hero, carrier);
    }

    [[nodiscard]] std::string check(const Game& game) const override { return broken_promises(game); }
    void write_position(const Game& game, Tree& position) const override { crawl::write_position(game, position); }
    void read_position(Game& game, const Node& position, Diagnostics& diagnostics) const override {
        crawl::read_position(game, position, diagnostics);
    }
    [[nodiscard]] std::vector<Property> position_keys() const override { return crawl::position_keys(); }
};

}  // namespace

const System& system() {
    static const CrawlSystem the_system;
    return the_system;
}

}  // namespace briar::crawl

#include "editor/scene/crawl_party.hpp"

#include "runtime/crawl/crawl_data.hpp"
#include "runtime/crawl/map.hpp"
#include "runtime/crawl/tally.hpp"

namespace briar::editor {
namespace {

using namespace crawl;

void add_zone(const Game& game, ZoneId zone, const char* space, Member& member) {
    for (const PieceId piece : ZoneRange(game.state(), zone))
        member.carried.push_back({piece, game.rules().info(piece).def, name_of(game, piece), space});
}

void add_carried(const Game& game, PieceId hero, Member& member) {
    const HeroZones& zones = data(game).hero_zones[hero.value];
    add_zone(game, zones.hands, "in the hands", member);
    add_zone(game, zones.boots, "on the feet", member);
    add_zone(game, zones.armour, "worn", member);
    add_zone(game, zones.backpack, "in the backpack", member);
    add_zone(game, zones.bound, "takes no space", member);
    add_zone(game, zones.ailments, "ails", member);
}

Member member_of(const Game& game, PieceId hero) {
    const Vocabulary& words = data(game).words;
    const HeroDef& def = hero_def(game, hero);
    Member member;
    member.piece = hero;
    member.def = game.rules().info(hero).def;
    member.title = name_of(game, hero);
    member.seat = seat_of(game, hero).value;
    member.acting = !game.over() && game.decision().hero == hero;
    member.out = !alive(game, hero);
    if (member.out) return member;
    member.carries = true;
    member.hidden = hides_inventory(game, hero);
    member.where = place_text(game, hero);
    member.gauges = {{Glyph::Heart, "health", health(game, hero), def.health},
                     {Glyph::Bolt, "AP", ap(game, hero), def.ap},
                     {Glyph::Person, "lives", game.counter(hero, words.lives), 0}};
    if (!member.hidden) add_carried(game, hero, member);
    member.tally = tally_text(game, hero);
    return member;
}

}  // namespace

std::vector<Member> crawl_party(const Game& game) {
    std::vector<Member> party;
    const CrawlState& state = crawl::crawl(game);
    for (std::size_t i = 0; i < state.hero_count; ++i)
        party.push_back(member_of(game, state.heroes[i]));
    return party;
}

}  // namespace briar::editor

// CF-13.1: what comes before and after the use of something.
#include "runtime/crawl/inventory.hpp"
#include "runtime/crawl/map.hpp"
#include "runtime/crawl/targets.hpp"

namespace briar::crawl {
namespace {

/// The carrier is used up before it does anything: what follows may be a fight, or fill its space.
Flow<void> use_up(Game& game, PieceId carrier) {
    if (!is_item(game, carrier)) {
        if (is_token(game, carrier) || is_status(game, carrier)) to_box(game, carrier);
    } else if (bearer(game, carrier)) {
        co_await lose(game, carrier, data(game).used);
    }
}

}  // namespace

Flow<void> before_action(Game& game, PieceId carrier, ActionId action) {
    if (!carrier || !game.rules().actions[action.value].uses_up) return {};
    return use_up(game, carrier);
}

Flow<void> after_action(Game& game, PieceId hero, PieceId carrier) {
    if (!carrier || game.finished() || !is_item(game, carrier)) co_return;
    Event used(data(game).words.used, hero, carrier, tile_of(game, hero));
    co_await game.announce(used);
}

}  // namespace briar::crawl

// CF-13.1: what follows the use of something.
#include "runtime/crawl/inventory.hpp"
#include "runtime/crawl/map.hpp"
#include "runtime/crawl/targets.hpp"

namespace briar::crawl {
namespace {

/// The carrier has been used up; it may have left by itself already.
Flow<void> use_up(Game& game, PieceId carrier) {
    if (!is_item(game, carrier)) {
        if (is_token(game, carrier) || is_status(game, carrier)) to_box(game, carrier);
    } else if (bearer(game, carrier)) {
        co_await lose(game, carrier, data(game).used);
    }
}

}  // namespace

Flow<void> after_action(Game& game, PieceId hero, PieceId carrier, ActionId action) {
    if (!carrier || game.finished()) co_return;
    if (game.rules().actions[action.value].uses_up) co_await use_up(game, carrier);
    if (!is_item(game, carrier)) co_return;
    Event used(data(game).words.used, hero, carrier, tile_of(game, hero));
    co_await game.announce(used);
}

}  // namespace briar::crawl

#pragma once

#include "runtime/crawl/crawl_data.hpp"

/// Heroes that move outside of their own turn: to a fight (CF-10.2) or away from one (CF-21.2).
namespace briar::crawl {

/// Who walks just now. A walk may begin while another one waits: what `begin_walk` gives is handed to `end_walk`.
struct Walk {
    PieceId outer;
    bool outer_halted = false;
};
[[nodiscard]] Walk begin_walk(Game& game, PieceId hero);
void end_walk(Game& game, Walk walk);
/// Whether the walking hero may go on: nothing has stopped it, nobody has killed it.
[[nodiscard]] bool walks_on(const Game& game);

/// CF-21.2: after an escape from a hero one may run on, as many tiles as there are AP, step by step.
Flow<void> run_on(Game& game, PieceId hero);

}  // namespace briar::crawl

#pragma once

#include "runtime/crawl/crawl_data.hpp"

/// CF-11.2, CF-12.3: moving things between one's own spaces, free at any time.
namespace briar::crawl {

/// Offers every move to another space and every exchange of two things.
void offer_rearranging(Game& game, PieceId hero);
void rearrange(Game& game, const Option& option);

}  // namespace briar::crawl

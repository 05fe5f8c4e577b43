#pragma once

#include "runtime/cli/play/table_view.hpp"
#include "runtime/engine/ids.hpp"

/// The map of the crawl in characters: a cell of 7x3 for each tile.
///
///     +-...-+      dots: an open edge into the unknown
///     |ha1M |      a gap: an open way; lines: closed
///     +-   -+
///
/// Where only a part is shown, `<`, `>`, `^` and `v` at its edges mark where more is laid. In a cell stand the mark of
/// the tile's special, the heroes' numbers, `M` for monsters, `?` for what is not revealed yet, `*` for other tokens
/// and `i` for items.
namespace briar::cli {

/// Around the hero whose turn it is.
[[nodiscard]] Lines draw_map(const Game& game, Room room);
/// See TableView::map_part.
[[nodiscard]] Lines draw_map_part(const Game& game, Room room, const std::string& where, Sight& sight);
[[nodiscard]] Lines draw_whole_map(const Game& game);
/// Where the map is centred: the tile of the acting hero, else any hero's, else the first one laid.
[[nodiscard]] PieceId centre_tile(const Game& game);
/// The two letters that stand for a tile's special; empty for plain ones.
[[nodiscard]] std::string mark_of(const Game& game, PieceId tile);

}  // namespace briar::cli

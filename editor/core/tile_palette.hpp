#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "editor/core/form.hpp"

/// What can be painted on an entry that has edges: which kinds of edges its schema knows, what may be put on it. No
/// kind and no key is known here; everything follows from the schema.
namespace briar::editor {

/// Something that may be put on the tile.
struct PaletteItem {
    std::string value;  ///< as written
    std::string label;  ///< for people
    std::string doc;
    bool on = false;
};

/// A list of the entry with everything that may stand in it: what is on the tile comes first, then what
/// others of its kind have.
struct PaletteList {
    Control control;
    std::vector<PaletteItem> items;
};

struct TilePalette {
    std::vector<Control> edges;    ///< each a kind of edge that is open or closed
    std::vector<Control> symbols;  ///< each is there or not
    std::vector<Control> numbers;
    std::vector<PaletteList> lists;
};

/// Whether there is anything to paint: the kind has edges.
[[nodiscard]] bool is_paintable(const EntryLens& entry);
[[nodiscard]] TilePalette tile_palette(const Workspace& workspace, const EntryLens& entry);

// --- commands, each with a label for the undo menu
[[nodiscard]] Command paint_edge(const EntryLens& entry, const Control& edges, int side, bool open);
/// All kinds of edges together, by quarter turns clockwise.
[[nodiscard]] Command turn_tile(const Workspace& workspace, const EntryLens& entry, int quarters);
/// Puts the symbol on the tile or takes it off.
[[nodiscard]] Command switch_symbol(const EntryLens& entry, const Control& symbol);
/// A number that is what counts anyway is taken out.
[[nodiscard]] Command set_number(const EntryLens& entry, const Control& number, std::int64_t value);
[[nodiscard]] Command switch_item(const EntryLens& entry, const PaletteList& list, std::size_t item);

/// `north`, `east`, `south`, `west`.
[[nodiscard]] const char* side_name(int side);

}  // namespace briar::editor

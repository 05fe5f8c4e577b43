#include "editor/core/tile_edges.hpp"

#include "runtime/source/values.hpp"

namespace briar::editor {
namespace {

constexpr std::string_view kSides = "nesw";

}  // namespace

OpenEdges edges_of(std::string_view text) {
    OpenEdges edges{};
    for (const char c : text) {
        const std::size_t side = kSides.find(c);
        if (side != std::string_view::npos) edges[side] = true;
    }
    return edges;
}

std::string edges_text(const OpenEdges& edges, std::string_view like) {
    const bool with_closed = like.find('-') != std::string_view::npos;
    std::string text;
    for (std::size_t side = 0; side < edges.size(); ++side) {
        if (!edges[side] && !with_closed) continue;
        if (!text.empty()) text += ' ';
        text += edges[side] ? kSides[side] : '-';
    }
    return text.empty() ? "-" : text;
}

OpenEdges toggled(OpenEdges edges, int side) {
    auto& edge = edges[static_cast<std::size_t>(side & 3)];
    edge = !edge;
    return edges;
}

OpenEdges turned(const OpenEdges& edges, int quarters) {
    OpenEdges after{};
    for (std::size_t side = 0; side < edges.size(); ++side)
        after[(side + static_cast<std::size_t>(quarters & 3)) & 3U] = edges[side];
    return after;
}

Command set_edges(const EntryLens& entry, const Path& field, const OpenEdges& edges) {
    const Node* now = entry.field(field).value;
    Node text = make_text(edges_text(edges, now != nullptr && now->is_scalar() ? now->text : std::string()));
    text.style = ScalarStyle::Plain;
    return entry.set(field, text);
}

}  // namespace briar::editor

#include "editor/core/tile_edges.hpp"

#include "editor/core/entry_edit.hpp"
#include "editor/core/several_entries.hpp"
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

std::array<SharedEdge, 4> shared_edges(const std::vector<std::string>& texts) {
    std::array<SharedEdge, 4> shared{};
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const OpenEdges edges = edges_of(texts[i]);
        for (std::size_t side = 0; side < edges.size(); ++side) {
            const SharedEdge here = edges[side] ? SharedEdge::Open : SharedEdge::Closed;
            shared[side] = i == 0 || shared[side] == here ? here : SharedEdge::Various;
        }
    }
    return shared;
}

Command change_edges_in_all(const Workspace& workspace, const std::vector<std::string>& full_ids, const Path& field,
                            const EdgesChange& change) {
    return change_in_all(workspace, full_ids, {}, field, [&](EntryEdit& edit, const Node* now) {
        const std::string text = now != nullptr && now->is_scalar() ? now->text : std::string();
        const OpenEdges before = edges_of(text);
        const OpenEdges after = change(before);
        // What a tile says in another order or manner is left alone where nothing opens or closes.
        if (after == before) return true;
        Node edges = make_text(edges_text(after, text));
        edges.style = ScalarStyle::Plain;
        return edit.set(field, edges);
    });
}

Command set_edges(const EntryLens& entry, const Path& field, const OpenEdges& edges) {
    const Node* now = entry.field(field).value;
    Node text = make_text(edges_text(edges, now != nullptr && now->is_scalar() ? now->text : std::string()));
    text.style = ScalarStyle::Plain;
    return entry.set(field, text);
}

}  // namespace briar::editor

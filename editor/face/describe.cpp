#include "editor/face/face.hpp"

namespace briar::editor {
namespace {

constexpr const char* kEdgeNames[] = {"north", "east", "south", "west"};

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : ", ") + word;
    return text;
}

std::string ways(unsigned edges) {
    std::vector<std::string> open;
    for (unsigned i = 0; i < 4; ++i) {
        if (((edges >> i) & 1U) != 0) open.emplace_back(kEdgeNames[i]);
    }
    return open.empty() ? "no edge is open" : "open to " + joined(open);
}

/// Quarter turns clockwise: what was north becomes east.
unsigned turned(unsigned edges, int turn) {
    for (int i = 0; i < turn % 4; ++i)
        edges = ((edges << 1U) | (edges >> 3U)) & 0xFU;
    return edges;
}

}  // namespace

void show_health(Face& face, const std::string& now) {
    if (now.empty()) return;
    for (Badge& badge : face.badges) {
        if (badge.glyph == Glyph::Heart) badge.text = now;
    }
}

std::vector<std::string> describe(const Face& face, int turn) {
    std::vector<std::string> lines{face.title + " (" + face.kind + ")"};
    if (face.shape == FaceShape::Tile) {
        lines.push_back(ways(turned(face.edges, turn)));
        if (face.monster) {
            lines.push_back("a monster waits" +
                            (face.number > 0 ? ", number " + std::to_string(face.number) : std::string()));
        }
    }
    for (const Badge& badge : face.badges)
        lines.push_back(badge.text.empty() ? badge.doc : badge.doc + ": " + badge.text);
    if (!face.text.empty()) lines.push_back(face.text);
    for (const Sign& sign : face.signs)
        lines.push_back(sign.text.empty() ? sign.name : sign.name + ": " + sign.text);
    if (!face.tags.empty()) lines.push_back("tags: " + joined(face.tags));
    return lines;
}

}  // namespace briar::editor

#include "runtime/cli/play/pile_look.hpp"

#include <algorithm>

#include "runtime/engine/game.hpp"
#include "runtime/source/letters.hpp"

namespace briar::cli {
namespace {

/// `Ann: backpack`, `discard`
std::string heading(const Game& game, ZoneId zone) {
    const ZoneInfo& info = game.rules().zones[zone.value];
    return info.owner ? game.rules().name(info.owner) + ": " + info.role : info.name;
}

std::string pieces_text(int count) { return std::to_string(count) + (count == 1 ? " piece" : " pieces"); }

struct Counted {
    std::string line;
    int count = 0;
};

std::vector<Counted> counted_lines(const Game& game, ZoneId zone, const PieceLine& line) {
    std::vector<Counted> all;
    for (const PieceId piece : ZoneRange(game.state(), zone)) {
        const std::string text = line(piece);
        const auto known = std::find_if(all.begin(), all.end(), [&](const Counted& each) { return each.line == text; });
        if (known == all.end()) {
            all.push_back({text, 1});
        } else {
            ++known->count;
        }
    }
    return all;
}

void add_pile(const Game& game, ZoneId zone, const PieceLine& line, std::vector<std::string>& report) {
    const int count = game.state().zone(zone).count;
    const std::string head = heading(game, zone) + ": " + (count == 0 ? "nothing" : pieces_text(count));
    if (!is_open(game, zone)) {
        report.push_back(head + (count == 0 ? "" : ", face down"));
        return;
    }
    report.push_back(head);
    for (const Counted& each : counted_lines(game, zone, line))
        report.push_back("  " + (each.count > 1 ? std::to_string(each.count) + " x " : "") + each.line);
}

}  // namespace

bool is_open(const Game& game, ZoneId zone) {
    const ZoneInfo& info = game.rules().zones[zone.value];
    if (info.sight != Sight::Owner) return info.sight == Sight::Everyone;
    return !game.over() && game.rules().system->seat(game, info.owner) == game.decision().seat;
}

std::vector<ZoneId> piles_called(const Game& game, const std::string& word) {
    std::vector<ZoneId> piles;
    for (std::uint16_t i = 0; i < game.rules().zones.size(); ++i) {
        const ZoneInfo& info = game.rules().zones[i];
        if (reads_same(info.name, word) || reads_same(info.role, word)) piles.push_back(ZoneId{i});
    }
    return piles;
}

std::vector<std::string> look_at_piles(const Game& game, const std::vector<ZoneId>& piles, const PieceLine& line) {
    std::vector<std::string> report;
    for (const ZoneId zone : piles) {
        const bool empty = game.state().zone(zone).count == 0;
        if (!empty || !game.rules().zones[zone.value].owner) add_pile(game, zone, line, report);
    }
    if (report.empty() && !piles.empty()) report.emplace_back("nothing lies there");
    return report;
}

std::vector<std::string> look_at_piles(const Game& game, const std::string& word) {
    return look_at_piles(game, piles_called(game, word), [&](PieceId piece) { return game.rules().name(piece); });
}

}  // namespace briar::cli

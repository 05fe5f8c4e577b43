#include "runtime/cli/play/zone_rows.hpp"

#include <algorithm>

#include "runtime/cli/play/piece_texts.hpp"
#include "runtime/cli/play/pile_look.hpp"
#include "runtime/cli/wrap.hpp"
#include "runtime/script/script_data.hpp"
#include "runtime/source/letters.hpp"

namespace briar::cli {
using namespace script;
namespace {

std::string letter_of(const Game& game, PieceId piece) {
    const std::string& letter = data(game).defs[piece.value].letter;
    return letter.empty() ? game.rules().key(piece).substr(0, 1) : letter;
}

/// `2 Ace, King`: alike things in a row are counted.
std::string names_in(const Game& game, ZoneId zone) {
    std::string text;
    int same = 0;
    const std::string* last = nullptr;
    const auto finish = [&] {
        if (last == nullptr) return;
        text += (text.empty() ? "" : ", ") + (same > 1 ? std::to_string(same) + " " : "") + *last;
    };
    for (const PieceId piece : ZoneRange(game.state(), zone)) {
        const std::string& name = game.rules().name(piece);
        if (last != nullptr && *last == name) {
            ++same;
            continue;
        }
        finish();
        last = &name;
        same = 1;
    }
    finish();
    return text;
}

/// Letters where all pieces have one, else names; of covered pieces only how many there are.
std::string pile_text(const Game& game, ZoneId zone) {
    const int count = game.state().zone(zone).count;
    if (count == 0) return "-";
    if (!is_open(game, zone)) return std::to_string(count) + (count == 1 ? " piece" : " pieces");
    std::string letters;
    for (const PieceId piece : ZoneRange(game.state(), zone)) {
        if (data(game).defs[piece.value].letter.empty()) return names_in(game, zone);
        letters += letter_of(game, piece);
    }
    return letters;
}

/// `[w]`, `[ ]`, `<*>` for an empty place that is marked; `[3w]` for several pieces.
std::string place_text(const Game& game, const ZoneFamily& family, ZoneId zone, int place) {
    const bool marked = std::find(family.def.marks.begin(), family.def.marks.end(), place) != family.def.marks.end();
    const int count = game.state().zone(zone).count;
    std::string inside = marked ? "*" : " ";
    if (count > 0) inside = is_open(game, zone) ? letter_of(game, game.state().zone(zone).front) : "?";
    if (count > 1) inside.insert(0, std::to_string(count));
    return (marked ? "<" : "[") + inside + (marked ? ">" : "]");
}

/// One player's share of a zone, or the table's.
std::string share_text(const Game& game, const ZoneFamily& family, int player) {
    if (family.def.places == 0) return pile_text(game, zone_at(family, player, 1));
    std::string text;
    for (int place = 1; place <= family.def.places; ++place)
        text += place_text(game, family, zone_at(family, player, place), place);
    return text;
}

std::size_t widest_name(const Game& game) {
    std::size_t widest = 0;
    for (const ZoneFamily& family : data(game).families)
        widest = std::max(widest, columns(family.name));
    return widest;
}

std::size_t widest_player(const Game& game) {
    std::size_t widest = 0;
    for (const PieceId player : seated(game))
        widest = std::max(widest, columns(game.rules().name(player)));
    return widest;
}

void add_family(const Game& game, const ZoneFamily& family, Lines& lines) {
    const std::size_t indent = widest_name(game) + 2;
    if (!family.def.each) {
        Line line(pad(family.name, indent));
        lines.push_back(line.add(share_text(game, family, -1)));
        return;
    }
    bool first = true;
    for (const PieceId player : seated(game)) {
        const bool acts = player == game.header().hero;
        Line line(pad(first ? family.name : "", indent));
        line.add(pad(game.rules().name(player), widest_player(game) + 1), acts ? Paint::Strong : Paint::Faint);
        lines.push_back(line.add(share_text(game, family, player_index(game, player))));
        first = false;
    }
}

std::string counters_text(const Game& game, PieceId piece) {
    const Ruleset& rules = game.rules();
    std::string text;
    for (std::uint16_t i = 0; i < rules.counters.size(); ++i) {
        const std::string& name = rules.counters[i].name;
        if (rules.slot(piece, CounterId{i}) < 0 || name.find(':') != std::string::npos) continue;
        text += "  " + name + " " + std::to_string(game.counter(piece, CounterId{i}));
    }
    return text;
}

std::vector<std::string> look_at_family(const Game& game, const ZoneFamily& family) {
    std::vector<std::string> report{family.name};
    if (!family.def.text.empty()) report.push_back("  " + family.def.text);
    Lines lines;
    add_family(game, family, lines);
    for (const Line& line : lines)
        report.push_back("  " + line.text());
    return report;
}

bool is_called(const ZoneFamily& family, const std::string& what) {
    return family.id == what || reads_same(family.name, what);
}

std::vector<std::string> look_at_piece(const Game& game, PieceId piece) {
    std::vector<std::string> report{game.rules().name(piece) + counters_text(game, piece)};
    if (player_index(game, piece) < 0) {
        const ZoneId zone = game.state().piece(piece).zone;
        if (is_open(game, zone)) report.push_back("  lies in " + game.rules().zones[zone.value].name);
    }
    add_texts(game, piece, "  ", report);
    return report;
}

}  // namespace

Lines draw_zones(const Game& game) {
    Lines lines;
    for (const ZoneFamily& family : data(game).families)
        add_family(game, family, lines);
    return lines;
}

Lines draw_players(const Game& game) {
    Lines lines;
    for (const PieceId player : seated(game)) {
        const bool acts = !game.over() && player == game.header().hero;
        Line line(acts ? ">" : " ", Paint::Green);
        line.add(pad(game.rules().name(player), widest_player(game)), acts ? Paint::Strong : Paint::Plain);
        lines.push_back(line.add(counters_text(game, player)));
    }
    for (std::uint16_t i = 0; i < game.rules().vars.size(); ++i) {
        const std::string& title = game.rules().vars[i].title;
        if (title.empty()) continue;
        lines.emplace_back(" " + title + " " + std::to_string(game.state().var(VarId{i})), Paint::Faint);
    }
    return lines;
}

std::vector<std::string> look_at_zones(const Game& game, const std::string& what) {
    std::vector<std::string> report;
    for (const ZoneFamily& family : data(game).families) {
        if (!what.empty() && !is_called(family, what)) continue;
        const std::vector<std::string> lines = look_at_family(game, family);
        report.insert(report.end(), lines.begin(), lines.end());
    }
    if (what.empty()) {
        for (const Line& line : draw_players(game))
            report.push_back(line.text());
    }
    if (!report.empty()) return report;
    const PieceId piece =
        find_piece(game, what, [&](PieceId each) { return is_open(game, game.state().piece(each).zone); });
    return piece ? look_at_piece(game, piece) : report;
}

}  // namespace briar::cli

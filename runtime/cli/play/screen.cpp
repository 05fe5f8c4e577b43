#include "runtime/cli/play/screen.hpp"

#include <algorithm>

#include "runtime/cli/wrap.hpp"
#include "runtime/engine/engine_log.hpp"
#include "runtime/session/position.hpp"
#include "runtime/session/session.hpp"

namespace briar::cli {
namespace {

constexpr std::size_t kLeastBody = 8;
constexpr std::size_t kMostLog = 14;
constexpr std::size_t kLeastLog = 3;
constexpr std::size_t kNumber = 3;  // of an option, with the blank behind it

/// Map and cards next to each other.
Lines draw_table(const Game& game, const TableView& view, Room room) {
    const std::size_t cards_width = std::clamp<std::size_t>(room.width * 9 / 20, 38, 60);
    const std::size_t map_width = room.width - std::min(room.width, cards_width + 2);
    Lines map = view.map(game, {map_width, room.height});
    const Lines cards = view.cards(game, {cards_width, room.height});
    std::size_t widest = 0;
    for (const Line& line : map)
        widest = std::max(widest, line.width());
    Lines lines;
    for (std::size_t i = 0; i < std::max(map.size(), cards.size()); ++i) {
        Line line = i < map.size() ? std::move(map[i]) : Line();
        line.fit(std::min(map_width, std::max(widest, map_width)));
        if (i < cards.size()) line.add("  ").add(cards[i]);
        lines.push_back(std::move(line));
    }
    return lines;
}

/// ` 7 `
std::string numbered(std::size_t option) {
    const std::string number = std::to_string(option + 1) + " ";
    return number.size() < kNumber ? " " + number : number;
}

/// The seed is what one needs to play the same again: rather the step goes, then the end of the rest.
Line title(const Session& session, const TableView& view, std::size_t width) {
    Line line = view.title(session.game());
    const std::string step = "  step " + std::to_string(session.at());
    const std::string seed = "  seed " + std::to_string(session.start().setup.seed);
    if (line.width() + step.size() + seed.size() <= width) return line.add(step + seed, Paint::Faint);
    if (line.width() + seed.size() > width) line.fit(width - std::min(width, seed.size()));
    return line.add(seed, Paint::Faint);
}

/// What some options lead to, below them: `3 Mill: ...`.
Lines draw_hints(const Session& session, const TableView& view, std::size_t width) {
    Lines lines;
    if (session.over()) return lines;
    const auto& options = session.decision().options;
    for (std::size_t i = 0; i < options.size(); ++i) {
        const std::string hint = view.hint(session.game(), options[i]);
        if (hint.empty()) continue;
        lines.emplace_back(cut(numbered(i) + hint, width), Paint::Faint);
    }
    return lines;
}

/// How the game ended is said below, where the options were.
std::size_t log_to_show(const Session& session) {
    const std::size_t size = session.log_size();
    const bool ended = session.over() && size > 0 && session.log_line(size - 1).kind == &kEndedLog;
    return ended ? size - 1 : size;
}

/// The last `count` lines.
Lines last_log(const Session& session, std::size_t news, std::size_t width, std::size_t count) {
    const std::size_t size = log_to_show(session);
    Lines lines = draw_log(session, {size - std::min(size, count), size}, news, width);
    if (lines.size() > count) lines.erase(lines.begin(), lines.end() - static_cast<std::ptrdiff_t>(count));
    return lines;
}

Paint paint_of(const Session& session, std::size_t option) {
    return session.is_failing(option) ? Paint::Faint : Paint::Plain;
}

/// An option on as many lines as its label takes.
void add_broken(const std::string& label, std::size_t option, Paint paint, std::size_t width, Lines& lines) {
    std::string head = numbered(option);
    for (const std::string& part : wrap(label, width - std::min(width - 1, kNumber))) {
        lines.emplace_back(head + part, paint);
        head.assign(kNumber, ' ');
    }
}

}  // namespace

Lines draw_log(const Session& session, LogPart shown, std::size_t news, std::size_t width) {
    Lines lines;
    for (std::size_t i = shown.begin; i < shown.end; ++i) {
        bool first = true;
        for (const std::string& part : wrap(session.log_text(i), width - 2)) {
            lines.emplace_back((first ? "" : "  ") + part, i < news ? Paint::Faint : Paint::Plain);
            first = false;
        }
    }
    return lines;
}

Lines draw_options(const Session& session, std::size_t width) {
    Lines lines;
    if (session.over()) {
        lines.emplace_back(result_text(session), Paint::Strong);
        lines.emplace_back("undo, log, save FILE, quit");
        return lines;
    }
    const Game& game = session.game();
    for (const std::string& part : wrap(game.prompt(), width))
        lines.emplace_back(part, Paint::Strong);
    std::vector<std::string> labels;
    std::size_t widest = 1;
    for (const Option& option : game.decision().options) {
        labels.push_back(option.kind->label(game, option));
        widest = std::max(widest, columns(labels.back()) + kNumber + 2);
    }
    const std::size_t across = std::clamp<std::size_t>(width / widest, 1, 4);
    const std::size_t rows = (labels.size() + across - 1) / across;
    for (std::size_t row = 0; row < rows; ++row) {
        if (across == 1) {
            add_broken(labels[row], row, paint_of(session, row), width, lines);
            continue;
        }
        Line line;
        for (std::size_t at = row; at < labels.size(); at += rows)
            line.add(pad(numbered(at) + labels[at], std::min(width / across, widest)), paint_of(session, at));
        lines.push_back(std::move(line));
    }
    return lines;
}

Lines draw_screen(const Session& session, const TableView& view, Room room, std::size_t news) {
    const std::size_t width = room.width - 1;
    Lines options = draw_options(session, width);
    // Hints take no room from the table and the log.
    Lines hints = draw_hints(session, view, width);
    const std::size_t taken = options.size() + 2 + kLeastBody + kLeastLog;
    hints.resize(std::min(hints.size(), room.height - std::min(room.height, taken)));
    options.insert(options.end(), hints.begin(), hints.end());
    // Title, options, the line of input; the rest is shared by table and log.
    const std::size_t left = room.height - std::min(room.height, options.size() + 2);
    const std::size_t body = std::max(kLeastBody, left - std::min(left, kLeastLog));
    Lines lines{title(session, view, width)};
    Lines table = draw_table(session.game(), view, {width, body});
    const std::size_t log_room = std::clamp(left - std::min(left, table.size()), std::size_t{1}, kMostLog);
    lines.insert(lines.end(), table.begin(), table.end());
    const Lines log = last_log(session, news, width, log_room);
    lines.insert(lines.end(), log.begin(), log.end());
    lines.insert(lines.end(), options.begin(), options.end());
    for (Line& line : lines) {
        if (line.width() > width) line.fit(width);
    }
    return lines;
}

}  // namespace briar::cli

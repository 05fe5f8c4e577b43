#include "editor/playing/game_start.hpp"

#include <charconv>
#include <random>

#include "runtime/source/tree.hpp"

namespace briar::editor {
namespace {

std::vector<std::string> texts(const Node& start, const char* key) {
    std::vector<std::string> all;
    const Node* list = start.find(key);
    if (list == nullptr) return all;
    for (const std::unique_ptr<Node>& each : list->items)
        all.push_back(each->text);
    return all;
}

void read_bots(const Node& start, GameStart& into) {
    const std::vector<std::string> bots = texts(start, "bots");
    for (std::size_t seat = 0; seat < bots.size(); ++seat)
        if (!bots[seat].empty()) into.bots[static_cast<int>(seat)] = bots[seat];
}

}  // namespace

std::uint64_t chance_seed() { return std::random_device{}() % 1'000'000; }

std::optional<std::uint64_t> seed_in(const std::string& text) {
    const std::size_t first = text.find_first_not_of(' ');
    if (first == std::string::npos) return chance_seed();
    const char* const end = text.data() + text.find_last_not_of(' ') + 1;
    std::uint64_t seed = 0;
    const auto read = std::from_chars(text.data() + first, end, seed);
    return read.ec == std::errc() && read.ptr == end ? std::optional(seed) : std::nullopt;
}

std::string to_text(const GameStart& start) {
    Tree kept;
    kept["scenario"] = start.scenario;
    kept["modes"] = Tree::list();
    for (const std::string& mode : start.modes)
        kept["modes"].push(mode);
    kept["bots"] = Tree::list();
    for (int seat = 0; seat < start.setup.seats; ++seat) {
        const auto bot = start.bots.find(seat);
        kept["bots"].push(bot == start.bots.end() ? std::string() : bot->second);
    }
    kept["heroes"] = Tree::list();
    for (const std::string& hero : start.setup.heroes)
        kept["heroes"].push(hero);
    return kept.to_line();
}

GameStart start_of(const std::string& text) {
    GameStart start;
    Diagnostics unreadable;
    const std::shared_ptr<const Document> document = Document::parse("start", text, unreadable);
    if (document == nullptr || unreadable.has_errors()) return start;
    const Node& kept = document->root();
    if (const Node* scenario = kept.find("scenario"); scenario != nullptr) start.scenario = scenario->text;
    start.modes = texts(kept, "modes");
    start.setup.seats = static_cast<int>(texts(kept, "bots").size());
    start.setup.heroes = texts(kept, "heroes");
    read_bots(kept, start);
    return start;
}

}  // namespace briar::editor

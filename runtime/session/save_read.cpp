// Reading save files.
#include <charconv>

#include "runtime/content/shape.hpp"
#include "runtime/session/hex.hpp"
#include "runtime/session/node_problem.hpp"
#include "runtime/session/save_file.hpp"

namespace briar {
namespace {

constexpr ReadLimits kSaveLimits{kMostSaveBytes, 64, 4'000'000, 0};

SchemaRef make_save_schema() {
    const SchemaRef count = schema::integer(0, 1'000'000'000);
    const SchemaRef hash = schema::pattern("[0-9a-f]{16}", "sixteen digits, as the program writes them");
    const SchemaRef texts = schema::list(schema::text());
    const SchemaRef pack = schema::record({
        {"id", schema::text(), "The pack's id.", true, ""},
        {"version", schema::text(), "Its version.", true, ""},
        {"content", hash, "The hash of its files.", true, ""},
        {"folder", schema::text(), "Where it was, if no folder of the path holds it.", false, ""},
    });
    const SchemaRef setup = schema::record({
        {"seed", schema::pattern("[0-9]{1,20}", "a whole number of 20 digits at most"), "The seed of all chance.", true,
         ""},
        {"seats", schema::integer(1, 99), "How many play.", true, ""},
        {"heroes", texts, "Who was chosen.", false, ""},
    });
    const SchemaRef step = schema::variant({
        {"", schema::text()},
        {"put_aside", schema::record({{"put_aside", schema::text(), "A rule that failed.", true, ""}})},
        {"dice", schema::record({{"dice", schema::text(), "Rolls that were laid down.", true, ""}})},
    });
    const SchemaRef hashes = schema::record({
        {"every", schema::integer(1, 1'000'000), "How many steps lie between.", true, ""},
        {"at", schema::list(hash), "Hashes of the state.", true, ""},
    });
    const SchemaRef last = schema::record({
        {"step", count, "After how many steps.", true, ""},
        {"position", schema::any(), "The state there.", true, ""},
    });
    const std::vector<Property> game{
        {"scenario", schema::text(), "What is played.", true, ""},
        {"modes", texts, "In which modes.", true, ""},
        {"setup", setup, "How the game was begun.", true, ""},
        {"position", schema::any(), "Where it began.", false, ""},
        {"players", texts, "Who sat where: bots by their names, and `person`.", false, ""},
        {"unlearned", count, "How often an undo took back something learned.", false, "0"},
        {"choices", schema::list(step), "What was chosen, up to where the game stands.", true, ""},
        {"ahead", schema::list(step), "What was chosen behind that and taken back.", false, ""},
        {"hashes", hashes, "What the state was on the way.", true, ""},
        {"log_lines", count, "How many lines the log has.", false, ""},
        {"last", last, "The last point between moves.", false, ""},
        {"line", count, "The number of the line of play.", false, "0"},
        {"begun_at", count, "The step at which it left another line.", false, "0"},
        {"called", schema::text(), "What people call the line of play.", false, ""},
        {"hash", hash, "The hash of the state where it stands.", true, ""},
    };
    std::vector<Property> file = game;
    file.push_back({"briarwright", schema::word({"save"}), "What this file is.", true, ""});
    file.push_back({"format", count, "The version of this format.", true, ""});
    file.push_back({"packs", schema::list(pack), "The packs, in their order.", true, ""});
    file.push_back({"lines", schema::list(schema::record(game)), "Other lines of play.", false, ""});
    file.push_back({"earlier", count, "How many steps were played before, with other content.", false, "0"});
    file.push_back({"whole", schema::any(), "All lines through all content, as the editor has them.", false, ""});
    return schema::record(std::move(file));
}

/// The text of a key that the shape check has found in order; empty when it is left out.
const std::string& text(const Node& map, const char* key) {
    static const std::string none;
    const Node* node = map.find(key);
    return node != nullptr ? node->text : none;
}

std::uint64_t number(const Node& map, const char* key) {
    const std::string& digits = text(map, key);
    std::uint64_t value = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), value);
    return value;
}

std::vector<std::string> texts(const Node& map, const char* key) {
    std::vector<std::string> out;
    if (const Node* list = map.find(key)) {
        for (const auto& item : list->items)
            out.push_back(item->text);
    }
    return out;
}

std::vector<SavedStep> steps_in(const Node* choices) {
    std::vector<SavedStep> steps;
    if (choices == nullptr) return steps;
    for (const auto& item : choices->items) {
        if (item->is_scalar()) {
            steps.push_back({StepSort::Choice, item->text});
        } else if (item->find("dice") != nullptr) {
            steps.push_back({StepSort::Dice, text(*item, "dice")});
        } else {
            steps.push_back({StepSort::PutAside, text(*item, "put_aside")});
        }
    }
    return steps;
}

SavedGame take_game(const Node& root) {
    SavedGame game;
    game.line = number(root, "line");
    game.begun_at = number(root, "begun_at");
    game.called = text(root, "called");
    game.choice = {text(root, "scenario"), texts(root, "modes")};
    const Node& setup = *root.find("setup");
    game.setup = {number(setup, "seed"), static_cast<int>(number(setup, "seats")), texts(setup, "heroes")};
    game.position = root.find("position");
    game.players = texts(root, "players");
    game.unlearned = static_cast<std::uint32_t>(number(root, "unlearned"));
    game.steps = steps_in(root.find("choices"));
    game.ahead = steps_in(root.find("ahead"));
    game.hashes_every = number(*root.find("hashes"), "every");
    for (const std::string& hash : texts(*root.find("hashes"), "at"))
        game.hashes.push_back(*from_hex(hash));
    if (root.find("log_lines") != nullptr) game.log_lines = number(root, "log_lines");
    if (const Node* last = root.find("last")) {
        game.last_step = number(*last, "step");
        game.last_position = last->find("position");
    }
    game.hash = *from_hex(text(root, "hash"));
    return game;
}

SaveFile take(const Node& root) {
    SaveFile save{take_game(root), nullptr, {}, {}, number(root, "earlier"), root.find("whole")};
    for (const auto& pack : root.find("packs")->items)
        save.packs.push_back(
            {text(*pack, "id"), text(*pack, "version"), *from_hex(text(*pack, "content")), text(*pack, "folder")});
    if (const Node* lines = root.find("lines")) {
        for (const auto& line : lines->items)
            save.lines.push_back(take_game(*line));
    }
    return save;
}

bool is_known(const std::string& format) {
    return format == std::to_string(kSaveFormat) || format == std::to_string(kWholeSaveFormat);
}

}  // namespace

SchemaRef save_schema() {
    static const SchemaRef made = make_save_schema();
    return made;
}

std::optional<SaveFile> read_save(std::shared_ptr<const Document> document, Diagnostics& diagnostics) {
    const Node& root = document->root();
    return read_save(std::move(document), root, diagnostics);
}

std::optional<SaveFile> read_save(std::shared_ptr<const Document> document, const Node& root,
                                  Diagnostics& diagnostics) {
    const auto refuse = [&](const Node& at, const char* id, std::string message, std::string hint) {
        diagnostics.add(problem_at(at, id, std::move(message), std::move(hint)));
        return std::nullopt;
    };
    if (!root.is_map() || text(root, "briarwright") != "save") {
        return refuse(root, "save.not-a-save", "this is not a saved game",
                      "saved games begin with `briarwright: save`");
    }
    const Node* format = root.find("format");
    if (format != nullptr && !is_known(format->text)) {
        return refuse(*format, "save.format",
                      "the file has format " + format->text + ", this program reads formats up to " +
                          std::to_string(kWholeSaveFormat),
                      "open it with the version of the program that wrote it");
    }
    if (text(root, "hash").empty()) {
        return refuse(root, "save.incomplete", "the end of the file is missing: it was cut off",
                      "take an older copy; saving writes files as a whole, so it was damaged later");
    }
    if (!check_shape(root, *save_schema(), {}, diagnostics)) return std::nullopt;
    SaveFile save = take(root);
    save.document = std::move(document);
    return save;
}

std::optional<SaveFile> read_save(const std::filesystem::path& path, Diagnostics& diagnostics) {
    const std::size_t before = diagnostics.count(Severity::Error);
    auto document = Document::read(path, path.string(), diagnostics, kSaveLimits);
    if (document == nullptr) return std::nullopt;
    if (diagnostics.count(Severity::Error) > before) {
        diagnostics.add(problem_in(path.string(), "save.damaged", "the saved game cannot be read: the file is damaged",
                                   "take an older copy"));
        return std::nullopt;
    }
    return read_save(std::move(document), diagnostics);
}

}  // namespace briar

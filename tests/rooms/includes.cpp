#include <algorithm>
#include <optional>

#include "tests/rooms/house.hpp"

/// What files include: the order of the rooms and the fences around outside libraries.
namespace briar {

namespace {

struct Room {
    std::string_view path;
    std::vector<std::string_view> below;  ///< the rooms it may include besides itself
};

/// The rooms from the cellar up. crawl, journey and script stand side by side, as do they and scripting: none knows the
/// other.
const std::vector<Room>& rooms() {
    static const std::vector<Room> kRooms = {
        {"runtime/source", {}},
        {"runtime/content", {"runtime/source"}},
        {"runtime/engine", {"runtime/content", "runtime/source"}},
        {"runtime/crawl", {"runtime/engine", "runtime/content", "runtime/source"}},
        {"runtime/journey", {"runtime/engine", "runtime/content", "runtime/source"}},
        {"runtime/script", {"runtime/engine", "runtime/content", "runtime/source"}},
        {"scripting", {"runtime/engine", "runtime/content", "runtime/source"}},
        {"runtime/session",
         {"scripting", "runtime/script", "runtime/journey", "runtime/crawl", "runtime/engine", "runtime/content",
          "runtime/source"}},
        {"runtime/bots",
         {"runtime/session", "scripting", "runtime/script", "runtime/journey", "runtime/crawl", "runtime/engine",
          "runtime/content", "runtime/source"}},
        {"runtime/lab",
         {"runtime/bots", "runtime/session", "scripting", "runtime/script", "runtime/journey", "runtime/crawl",
          "runtime/engine", "runtime/content", "runtime/source"}},
        {"runtime/cli",
         {"runtime/lab", "runtime/bots", "runtime/session", "scripting", "runtime/script", "runtime/journey",
          "runtime/crawl", "runtime/engine", "runtime/content", "runtime/source"}},
        {"editor/core",
         {"runtime/session", "scripting", "runtime/script", "runtime/journey", "runtime/crawl", "runtime/engine",
          "runtime/content", "runtime/source"}},
        {"editor/face",
         {"runtime/script", "runtime/journey", "runtime/crawl", "runtime/engine", "runtime/content", "runtime/source"}},
        {"editor/help", {"runtime/source"}},
        {"editor/picture", {"editor/face", "runtime/engine", "runtime/content", "runtime/source"}},
        {"editor/widget",
         {"editor/picture", "editor/face", "editor/core", "runtime/engine", "runtime/content", "runtime/source"}},
        {"editor/scene",
         {"editor/face", "runtime/script", "runtime/journey", "runtime/crawl", "runtime/engine", "runtime/content",
          "runtime/source"}},
        {"editor/playing",
         {"editor/scene", "editor/face", "runtime/lab", "runtime/bots", "runtime/session", "scripting",
          "runtime/script", "runtime/journey", "runtime/crawl", "runtime/engine", "runtime/content", "runtime/source"}},
        {"editor/position",
         {"editor/scene", "editor/face", "editor/core", "runtime/session", "scripting", "runtime/script",
          "runtime/journey", "runtime/crawl", "runtime/engine", "runtime/content", "runtime/source"}},
        {"editor/board",
         {"editor/widget", "editor/scene", "editor/picture", "editor/face", "runtime/engine", "runtime/content",
          "runtime/source"}},
        {"editor/play",
         {"editor/board", "editor/widget", "editor/picture", "editor/playing", "editor/scene", "editor/face",
          "runtime/bots", "runtime/session", "runtime/engine", "runtime/content", "runtime/source"}},
        {"editor/form",
         {"editor/widget", "editor/picture", "editor/face", "editor/core", "runtime/session", "runtime/engine",
          "runtime/content", "runtime/source"}},
        {"editor/painter",
         {"editor/widget", "editor/picture", "editor/face", "editor/core", "runtime/session", "runtime/engine",
          "runtime/content", "runtime/source"}},
        {"editor/blocks",
         {"editor/form", "editor/widget", "editor/picture", "editor/face", "editor/core", "runtime/session",
          "runtime/engine", "runtime/content", "runtime/source"}},
        {"editor/setup",
         {"editor/widget", "editor/picture", "editor/face", "editor/core", "runtime/session", "runtime/engine",
          "runtime/content", "runtime/source"}},
        {"editor/map",
         {"editor/position", "editor/board", "editor/widget", "editor/picture", "editor/scene", "editor/face",
          "editor/core", "runtime/session", "runtime/engine", "runtime/content", "runtime/source"}},
        {"editor/window",
         {"editor/map",      "editor/position", "editor/setup",    "editor/blocks",   "editor/painter",
          "editor/form",     "editor/play",     "editor/board",    "editor/widget",   "editor/picture",
          "editor/playing",  "editor/scene",    "editor/face",     "editor/help",     "editor/core",
          "runtime/lab",     "runtime/bots",    "runtime/session", "scripting",       "runtime/script",
          "runtime/journey", "runtime/crawl",   "runtime/engine",  "runtime/content", "runtime/source"}},
        {"editor", {}},
    };
    return kRooms;
}

struct Fence {
    std::string_view library;
    std::vector<std::string_view> prefixes;  ///< what its headers' names begin with
    std::vector<std::string_view> inside;    ///< the folders that may include them
    std::vector<std::string_view> except{};  ///< folders in these that may not
};

const std::vector<Fence>& fences() {
    static const std::vector<Fence> kFences = {
        {"wxWidgets",
         {"wx/"},
         {"editor/", "tests/editor/", "tests/editor_panes/"},
         {"editor/core/", "editor/face/", "editor/help/", "editor/scene/", "editor/position/", "editor/playing/"}},
        {"Lua", {"lua.h", "luaconf.h", "lualib.h", "lauxlib.h", "lua5.4/"}, {"scripting/", "tests/scripting/"}},
        {"Boost.Context", {"boost/"}, {"scripting/"}},
        {"yaml-cpp", {"yaml-cpp/"}, {"runtime/source/", "runtime/content/", "tests/source/", "tests/content/"}},
        {"cmark", {"cmark"}, {"editor/help/"}},
        {"nlohmann-json",
         {"nlohmann/"},
         {"runtime/content/json_", "runtime/session/", "runtime/lab/", "runtime/cli/", "editor/", "tests/"}},
    };
    return kFences;
}

bool is_in_folder(std::string_view path, std::string_view folder) {
    return path.size() > folder.size() && path.starts_with(folder) && path[folder.size()] == '/';
}

const Room* room_of(std::string_view path) {
    const auto found =
        std::find_if(rooms().begin(), rooms().end(), [&](const Room& room) { return is_in_folder(path, room.path); });
    return found == rooms().end() ? nullptr : &*found;
}

std::string_view skip_spaces(std::string_view text) {
    text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
    return text;
}

struct Include {
    std::string target;
    bool quoted = false;  ///< `"..."`, not `<...>`
};

std::optional<Include> read_include(std::string_view line) {
    line = skip_spaces(line);
    if (!line.starts_with('#')) return std::nullopt;
    line = skip_spaces(line.substr(1));
    if (!line.starts_with("include")) return std::nullopt;
    line = skip_spaces(line.substr(7));
    if (line.empty() || (line.front() != '"' && line.front() != '<')) return std::nullopt;
    const bool quoted = line.front() == '"';
    const std::size_t end = line.find(quoted ? '"' : '>', 1);
    if (end == std::string_view::npos) return std::nullopt;
    return Include{std::string(line.substr(1, end - 1)), quoted};
}

/// Calls `look(file, line number, include)` for every include of every C++ file.
template <typename Look>
void for_each_include(const Files& files, Look look) {
    for (const SourceFile& file : files) {
        if (!file.is_cpp()) continue;
        int number = 0;
        for (const std::string& line : file.lines) {
            ++number;
            if (const auto include = read_include(line)) look(file, number, *include);
        }
    }
}

bool has_parent_step(const std::string& target) {
    return target.starts_with("../") || target.find("/../") != std::string::npos;
}

/// What is wrong with the include; empty when nothing is.
std::string judge_include(const std::string& path, const Include& include) {
    if (has_parent_step(include.target)) return "'..' in an include: write it from the project's root";
    const Room* target = room_of(include.target);
    const bool in_tests = path.starts_with("tests/");
    if (!target && !include.quoted) return {};
    if (!target && in_tests && include.target.starts_with("tests/")) return {};
    if (!target) return "\"" + include.target + "\" is in no room: write includes from the project's root";
    if (in_tests) return {};
    const Room* own = room_of(path);
    if (!own || own == target || std::count(own->below.begin(), own->below.end(), target->path) > 0) return {};
    return std::string(own->path) + " includes " + include.target + ", but " + std::string(target->path) +
           " is not below it";
}

}  // namespace

Violations check_room_order(const Files& files) {
    Violations found;
    for (const SourceFile& file : files) {
        if (file.is_cpp() && !room_of(file.path) && !file.path.starts_with("tests/")) {
            found.push_back({file.path, 0, "this folder is no room of the table in tests/rooms/includes.cpp"});
        }
    }
    for_each_include(files, [&](const SourceFile& file, int line, const Include& include) {
        std::string what = judge_include(file.path, include);
        if (!what.empty()) found.push_back({file.path, line, std::move(what)});
    });
    return found;
}

Violations check_fences(const Files& files) {
    Violations found;
    for_each_include(files, [&](const SourceFile& file, int line, const Include& include) {
        const auto begins = [](std::string_view text) {
            return [text](std::string_view prefix) { return text.starts_with(prefix); };
        };
        for (const Fence& fence : fences()) {
            const bool is_theirs = std::any_of(fence.prefixes.begin(), fence.prefixes.end(), begins(include.target));
            const bool may = std::any_of(fence.inside.begin(), fence.inside.end(), begins(file.path)) &&
                             std::none_of(fence.except.begin(), fence.except.end(), begins(file.path));
            if (is_theirs && !may) {
                found.push_back(
                    {file.path, line, std::string(fence.library) + " is not included here: <" + include.target + ">"});
            }
        }
    });
    return found;
}

}  // namespace briar

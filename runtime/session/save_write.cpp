// Writing save files.
#include <algorithm>
#include <system_error>

#include "runtime/session/atomic_file.hpp"
#include "runtime/session/hex.hpp"
#include "runtime/session/pack_path.hpp"
#include "runtime/session/save_file.hpp"
#include "runtime/session/session.hpp"

namespace briar {
namespace {

/// Whether the pack is found again by its id alone: it is the first of that name on the path.
bool found_by_id(const std::string& id, const std::filesystem::path& folder, const PackPath& path) {
    std::error_code error;
    const auto first = std::find_if(path.begin(), path.end(), [&](const std::filesystem::path& shelf) {
        return std::filesystem::is_directory(shelf / id, error);
    });
    return first != path.end() && std::filesystem::equivalent(*first / id, folder, error);
}

void write_packs(const Ruleset& rules, Tree& save) {
    const PackPath path = default_pack_path();
    Tree& packs = save["packs"] = Tree::list();
    for (const Pack& pack : rules.catalog->packs()) {
        Tree& entry = packs.push();
        entry["id"] = pack.id;
        entry["version"] = pack.version;
        entry["content"] = to_hex(pack.content_hash);
        const std::filesystem::path folder =
            std::filesystem::absolute(pack.folder / "").lexically_normal().parent_path();
        if (!found_by_id(pack.id, folder, path)) entry["folder"] = folder.string();
    }
}

void write_start(const Session& session, Tree& save) {
    const Start& start = session.start();
    Tree& setup = save["setup"];
    setup["seed"] = start.setup.seed;
    setup["seats"] = start.setup.seats;
    if (!start.setup.heroes.empty()) setup["heroes"] = Tree::list();
    for (const std::string& hero : start.setup.heroes)
        setup["heroes"].push(hero);
    if (start.position_node != nullptr) {
        save["position"] = Tree::from(*start.position_node);
    } else if (start.position != nullptr) {
        save["position"] = Tree::from(start.position->root());
    }
}

Tree steps_in(Session& session, std::size_t from, std::size_t to) {
    Tree list = Tree::list();
    const std::vector<SessionStep>& steps = session.steps();
    for (std::size_t i = from; i < to; ++i) {
        if (steps[i].sort == StepSort::Choice) {
            list.push(steps[i].key);
        } else {
            list.push()[steps[i].sort == StepSort::Dice ? "dice" : "put_aside"] = steps[i].key;
        }
    }
    return list;
}

void write_steps(const GameToSave& game, Tree& save) {
    Session& session = *game.session;
    save["choices"] = steps_in(session, 0, session.at());
    const std::size_t last = std::min(game.last.value_or(session.last()), session.last());
    if (last > session.at()) save["ahead"] = steps_in(session, session.at(), last);
}

void write_hashes(const Session& session, Tree& save) {
    save["hashes"]["every"] = Session::kHashEvery;
    Tree& at = save["hashes"]["at"] = Tree::list();
    for (std::size_t i = 0; i < session.at() / Session::kHashEvery && i < session.hashes().size(); ++i)
        at.push(to_hex(session.hashes()[i]));
}

void write_scenario(const Ruleset& rules, Tree& save) {
    save["scenario"] = rules.catalog->entry(rules.scenario).id;
    save["modes"] = Tree::list();
    for (const std::string& mode : rules.modes)
        save["modes"].push(mode);
}

/// From how it began to where it stands; `hash` is for the caller.
void write_course(const GameToSave& game, Tree& save) {
    Session& session = *game.session;
    write_start(session, save);
    for (const std::string& player : game.players)
        save["players"].push(player);
    if (session.unlearned() > 0) save["unlearned"] = session.unlearned();
    write_steps(game, save);
    write_hashes(session, save);
    if (session.options().log) save["log_lines"] = session.log_size();
    if (const Session::QuietPosition last = session.quiet_position(session.at()); !last.position.is_null()) {
        save["last"]["step"] = last.step;
        save["last"]["position"] = last.position;
    }
}

void write_number(const GameToSave& game, Tree& save) {
    if (game.line > 0) save["line"] = game.line;
    if (game.begun_at > 0) save["begun_at"] = game.begun_at;
    if (!game.called.empty()) save["called"] = game.called;
}

void write_line(const GameToSave& game, Tree& save) {
    write_number(game, save);
    write_scenario(game.session->rules(), save);
    write_course(game, save);
    save["hash"] = to_hex(game.session->state_hash());
}

}  // namespace

Tree save_tree(const GameToSave& game, const std::vector<GameToSave>& lines, const Tree& whole) {
    const Ruleset& rules = game.session->rules();
    Tree save;
    save["briarwright"] = "save";
    save["format"] = whole.is_null() ? kSaveFormat : kWholeSaveFormat;
    write_scenario(rules, save);
    write_packs(rules, save);
    write_course(game, save);
    write_number(game, save);
    for (const GameToSave& line : lines)
        write_line(line, save["lines"].push());
    if (game.earlier > 0) save["earlier"] = game.earlier;
    if (!whole.is_null()) save["whole"] = whole;
    save["hash"] = to_hex(game.session->state_hash());
    return save;
}

void save_game(const GameToSave& game, const std::filesystem::path& path, const std::vector<GameToSave>& lines,
               const Tree& whole) {
    write_atomically(path, save_tree(game, lines, whole).to_yaml());
}

}  // namespace briar

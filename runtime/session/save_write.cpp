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

void write_steps(Session& session, Tree& save) {
    Tree& choices = save["choices"] = Tree::list();
    const std::vector<SessionStep>& steps = session.steps();
    for (std::size_t i = 0; i < session.at(); ++i) {
        if (steps[i].sort == StepSort::Choice) {
            choices.push(steps[i].key);
        } else {
            choices.push()[steps[i].sort == StepSort::Dice ? "dice" : "put_aside"] = steps[i].key;
        }
    }
}

void write_hashes(const Session& session, Tree& save) {
    save["hashes"]["every"] = Session::kHashEvery;
    Tree& at = save["hashes"]["at"] = Tree::list();
    for (std::size_t i = 0; i < session.at() / Session::kHashEvery && i < session.hashes().size(); ++i)
        at.push(to_hex(session.hashes()[i]));
}

}  // namespace

Tree save_tree(Session& session, const std::vector<std::string>& players) {
    const Ruleset& rules = session.rules();
    Tree save;
    save["briarwright"] = "save";
    save["format"] = kSaveFormat;
    save["scenario"] = rules.catalog->entry(rules.scenario).id;
    save["modes"] = Tree::list();
    for (const std::string& mode : rules.modes)
        save["modes"].push(mode);
    write_packs(rules, save);
    write_start(session, save);
    for (const std::string& player : players)
        save["players"].push(player);
    if (session.unlearned() > 0) save["unlearned"] = session.unlearned();
    write_steps(session, save);
    write_hashes(session, save);
    if (session.options().log) save["log_lines"] = session.log_size();
    if (const Session::QuietPosition last = session.quiet_position(session.at()); !last.position.is_null()) {
        save["last"]["step"] = last.step;
        save["last"]["position"] = last.position;
    }
    save["hash"] = to_hex(session.state_hash());
    return save;
}

void save_game(Session& session, const std::filesystem::path& path, const std::vector<std::string>& players) {
    write_atomically(path, save_tree(session, players).to_yaml());
}

}  // namespace briar

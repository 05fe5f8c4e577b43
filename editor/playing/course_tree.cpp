#include "editor/playing/course_tree.hpp"

#include <algorithm>

#include "runtime/session/hex.hpp"
#include "runtime/session/systems.hpp"

namespace briar::editor {
namespace {

Tree list_of(const std::vector<std::string>& all) {
    Tree list = Tree::list();
    for (const std::string& each : all)
        list.push(each);
    return list;
}

/// With its game, unless that is the save's own.
Tree era_tree(Course& course, std::size_t index, bool own, PartStore& store) {
    const Course::Era& era = course.eras()[index];
    Tree tree = Tree::map();
    if (!own) tree["game"] = store.put_game(course, index);
    tree["content"] = store.put_content(era);
    tree["from"] = era.from;
    tree["begins"] = era.begins;
    tree["left"] = era.left;
    tree["quiet_lines"] = era.quiet_lines;
    tree["told"] = list_of(era.told);
    return tree;
}

Tree line_tree(const LineToKeep& kept, const Session* own, PartStore& store) {
    Tree tree = Tree::map();
    tree["line"] = kept.line.number;
    tree["begun_at"] = kept.line.begun_at;
    if (kept.line.is_new) tree["is_new"] = true;
    if (!kept.line.called.empty()) tree["called"] = kept.line.called;
    tree["players"] = list_of(kept.players);
    tree["at"] = kept.course.at();
    Tree& eras = tree["eras"] = Tree::list();
    for (std::size_t i = 0; i < kept.course.eras().size(); ++i)
        eras.push(era_tree(kept.course, i, kept.course.eras()[i].session.get() == own, store));
    return tree;
}

}  // namespace

Tree courses_tree(const std::vector<LineToKeep>& lines, PartStore& store) {
    Tree all = Tree::map();
    const Session* own = &lines.front().course.session();
    for (const LineToKeep& each : lines) {
        if (!can_be_kept_whole(each.course)) continue;
        const bool is_played = &each == &lines.front();
        (is_played ? all["played"] : all["others"].push()) = line_tree(each, own, store);
    }
    return all;
}

bool can_be_kept_whole(const Course& course) {
    return std::all_of(course.eras().begin(), course.eras().end(),
                       [](const Course::Era& each) { return each.rules.texts != nullptr; });
}

std::unique_ptr<Session> copy_of_era(const Course& course, std::size_t era) {
    const Course::Era& which = course.eras()[era];
    const bool last = era + 1 == course.eras().size();
    return which.session->branch(last ? which.session->last() : which.left,
                                 system_set().script_host(which.session->rules()));
}

std::string content_name(const Course::Era& era) {
    return "content-" + to_hex(era.rules.catalog->packs().back().content_hash);
}

}  // namespace briar::editor

#include "editor/scene/scene.hpp"

#include <algorithm>
#include <utility>

#include "editor/scene/scene_makers.hpp"
#include "runtime/engine/ruleset.hpp"
#include "runtime/engine/system.hpp"

namespace briar::editor {
namespace {

const char* words_of(TargetSort sort) {
    switch (sort) {
        case TargetSort::Go:
            return "can be gone to";
        case TargetSort::Open:
            return "can be explored";
        case TargetSort::Lay:
            return "a tile may be laid here";
        case TargetSort::Act:
            return "something can be done here";
        case TargetSort::Harm:
            return "somebody can be harmed here";
        case TargetSort::Help:
            return "somebody can be helped here";
    }
    return "";
}

std::string words_of(const Target& target) {
    std::string words = words_of(target.sort);
    for (const TargetSort each : target.more)
        words += std::string(", ") + words_of(each);
    return words;
}

}  // namespace

void Target::take(TargetSort another, std::size_t option) {
    options.push_back(option);
    const bool known = another == sort || std::find(more.begin(), more.end(), another) != more.end();
    if (known) return;
    // Going somewhere is what a click on a place means first.
    if (another == TargetSort::Go) std::swap(another, sort);
    more.push_back(another);
}

void add_target(Scene& scene, std::size_t option, PieceId piece, TargetSort sort) {
    const auto where =
        std::find_if(scene.lying.begin(), scene.lying.end(), [&](const Lying& each) { return each.piece == piece; });
    if (!piece || where == scene.lying.end()) return;
    const auto known = std::find_if(scene.targets.begin(), scene.targets.end(),
                                    [&](const Target& each) { return each.at == where->at; });
    if (known != scene.targets.end()) {
        known->take(sort, option);
    } else {
        scene.targets.push_back({sort, where->at, {option}, {}, {}});
    }
}

Box around(const Box& a, const Box& b) {
    const double left = std::min(a.x, b.x);
    const double top = std::min(a.y, b.y);
    return {left, top, std::max(a.x + a.width, b.x + b.width) - left, std::max(a.y + a.height, b.y + b.height) - top};
}

const Lying* Scene::lying_at(double x, double y) const {
    const auto found =
        std::find_if(lying.rbegin(), lying.rend(), [&](const Lying& each) { return each.at.holds(x, y); });
    return found == lying.rend() ? nullptr : &*found;
}

const Target* Scene::target_at(double x, double y) const {
    const auto found =
        std::find_if(targets.begin(), targets.end(), [&](const Target& each) { return each.at.holds(x, y); });
    return found == targets.end() ? nullptr : &*found;
}

const Lying* Scene::lying_with(PieceId piece) const {
    const auto found = std::find_if(lying.begin(), lying.end(), [&](const Lying& each) {
        return each.piece == piece ||
               std::any_of(each.marks.begin(), each.marks.end(), [&](const Mark& mark) { return mark.piece == piece; });
    });
    return found == lying.end() ? nullptr : &*found;
}

const Target* Scene::target_of_place(const Box& place) const {
    const auto found =
        std::find_if(targets.begin(), targets.end(), [&](const Target& each) { return each.at == place; });
    return found == targets.end() ? nullptr : &*found;
}

const Target* Scene::target_of(std::size_t option) const {
    const auto found = std::find_if(targets.begin(), targets.end(), [&](const Target& each) {
        return std::find(each.options.begin(), each.options.end(), option) != each.options.end();
    });
    return found == targets.end() ? nullptr : &*found;
}

std::string describe(const Mark& mark) {
    std::string text = mark.title;
    if (!mark.badge.empty()) text += " (" + mark.badge + ")";
    return mark.acting ? text + ", who decides now" : text;
}

std::string text_of(const Gauge& gauge) {
    const std::string value = std::to_string(gauge.value);
    if (gauge.most <= 0) return value;
    const std::string most = std::to_string(gauge.most);
    return gauge.value > gauge.most ? value + " (of " + most + ")" : value + "/" + most;
}

std::string describe(const Scene& scene, const Lying& lying) {
    std::string line = lying.title + (lying.where.empty() ? "" : " at " + lying.where);
    if (!lying.ways.empty()) line += ", " + lying.ways;
    if (!lying.health.empty()) line += ", health " + lying.health;
    if (lying.here) line += ", here they stand";
    if (lying.face_down) line += ", face down";
    for (std::size_t i = 0; i < lying.marks.size(); ++i)
        line += (i == 0 ? ": " : "; ") + describe(lying.marks[i]);
    if (const Target* target = scene.target_of_place(lying.at)) line += " - " + words_of(*target);
    return line;
}

std::string describe(const Target& target) {
    return "Empty place at " + std::to_string(static_cast<int>(target.at.x)) + "," +
           std::to_string(static_cast<int>(target.at.y)) + " - " + words_of(target);
}

std::vector<std::string> describe(const Scene& scene) {
    std::vector<std::string> lines{scene.title};
    for (const Lying& each : scene.lying)
        lines.push_back(describe(scene, each));
    for (const Target& target : scene.targets) {
        const bool told = std::any_of(scene.lying.begin(), scene.lying.end(),
                                      [&](const Lying& each) { return each.at == target.at; });
        if (!told) lines.push_back(describe(target));
    }
    return lines;
}

std::string describe(const Member& member) {
    std::string text = member.title;
    if (member.out) return text + " is out of the game";
    if (member.acting) text += ", who decides now";
    if (!member.where.empty()) text += ", at " + member.where;
    for (const Gauge& gauge : member.gauges) {
        text += ", " + gauge.name + " " + std::to_string(gauge.value);
        if (gauge.most <= 0) continue;
        // Content may have changed under a running game: what somebody has stays.
        const bool above = gauge.value > gauge.most;
        text += (above ? " instead of " : " of ") + std::to_string(gauge.most) + (above ? " at most" : "");
    }
    if (member.hidden) return text + "; what it carries is hidden";
    for (std::size_t i = 0; i < member.carried.size(); ++i)
        text += (i == 0 ? "; carries " : ", ") + member.carried[i].title;
    if (!member.tally.empty()) text += "; " + member.tally;
    return text;
}

std::unique_ptr<SceneMaker> make_scene_maker(const Ruleset& rules) {
    if (rules.system != nullptr && rules.system->name() == "crawl") return make_crawl_scene_maker();
    if (rules.system != nullptr && rules.system->name() == "journey") return make_journey_scene_maker();
    if (rules.system != nullptr && rules.system->name() == "script") return make_script_scene_maker();
    return make_zone_scene_maker();
}

}  // namespace briar::editor

#include "editor/face/special_sign.hpp"

#include <algorithm>
#include <iterator>
#include <string_view>

#include "editor/face/seed.hpp"
#include "runtime/engine/rule_text.hpp"

namespace briar::editor {
namespace {

struct VerbGlyph {
    std::string_view verb;
    Glyph glyph;
};

/// What a special does that people would remember it by: the first that is found counts.
// clang-format off
constexpr VerbGlyph kVerbGlyphs[] = {
    {"win", Glyph::Crown},
    {"lose", Glyph::Skull},
    {"die", Glyph::Skull},
    {"gain", Glyph::Gem},
    {"draw_items", Glyph::Gem},
    {"spawn", Glyph::Fangs},
    {"fight", Glyph::Fangs},
    {"draw_monster", Glyph::Fangs},
    {"give_status", Glyph::Drop},
    {"reveal_monster", Glyph::Eye},
    {"wound", Glyph::Target},
    {"hurt", Glyph::Bolt},
    {"cure", Glyph::Leaf},
    {"heal", Glyph::Heart},
    {"heal_fully", Glyph::Heart},
    {"set_health", Glyph::Heart},
    {"draw", Glyph::Gem},
    {"lay", Glyph::Lay},
    {"reveal", Glyph::Lay},
    {"move", Glyph::Boot},
    {"put", Glyph::Boot},
    {"place", Glyph::Pin},
    {"remove", Glyph::Pin},
    {"end_turn", Glyph::Barrier},
    {"forbid", Glyph::Barrier},
    {"reroll", Glyph::Die},
    {"roll", Glyph::Die},
    {"amend", Glyph::Shield},
    {"spend", Glyph::Bolt},
};
// clang-format on

constexpr std::string_view kHarms[] = {"wound", "hurt", "shoot", "die"};
constexpr std::string_view kHelps[] = {"cure", "heal", "heal_fully", "set_health"};

/// Whether a key of that name stands anywhere in the tree, or the name itself as an effect without value. When
/// something may be done (`during: [turn, fight]`) is not what it does.
bool names(const Node& node, std::string_view verb) {
    if (node.find(verb) != nullptr) return true;
    for (const Member& member : node.members) {
        if (member.key != "during" && names(*member.value, verb)) return true;
    }
    for (const auto& item : node.items) {
        if (item->text == verb || names(*item, verb)) return true;
    }
    return false;
}

bool calls(const std::string& script, std::string_view verb) {
    const std::string call = ":" + std::string(verb) + "(";
    return script.find(call) != std::string::npos;
}

/// The script of a special; null: it has none.
const std::string* script_of(const Catalog& catalog, const Entry& special) {
    const Node* name = special.node->find("script");
    return name == nullptr ? nullptr : catalog.file(special.pack, name->text);
}

Glyph glyph_of(const Catalog& catalog, const Entry& special) {
    const std::string* script = script_of(catalog, special);
    const Node* on = special.node->find("on");
    const Node* actions = special.node->find("actions");
    for (const VerbGlyph& each : kVerbGlyphs) {
        const bool found = (on != nullptr && names(*on, each.verb)) ||
                           (actions != nullptr && names(*actions, each.verb)) ||
                           (script != nullptr && calls(*script, each.verb));
        if (found) return each.glyph;
    }
    return script != nullptr ? Glyph::Scroll : Glyph::Star;
}

/// Whether one of the verbs stands in the effects, or in the script that they run.
template <class Verbs>
bool does_any(const Node& effects, const std::string* script, const Verbs& verbs) {
    // An action without effects is a function of the script.
    const bool runs = script != nullptr && (names(effects, "run") || effects.find("do") == nullptr);
    return std::any_of(std::begin(verbs), std::end(verbs),
                       [&](std::string_view verb) { return names(effects, verb) || (runs && calls(*script, verb)); });
}

}  // namespace

Aim aim_of(const Catalog& catalog, DefId special, const std::string& action) {
    const Entry& entry = catalog.entry(special);
    const Node* actions = entry.node->find("actions");
    const Node* effects = actions != nullptr ? actions->find(action) : nullptr;
    if (effects == nullptr) return Aim::Unknown;
    const std::string* script = script_of(catalog, entry);
    const bool harms = does_any(*effects, script, kHarms);
    const bool helps = does_any(*effects, script, kHelps);
    return harms == helps ? Aim::Unknown : harms ? Aim::Harms : Aim::Helps;
}

Sign sign_of(const Catalog& catalog, DefId special) {
    const Entry& entry = catalog.entry(special);
    const Node* name = entry.node->find("name");
    Sign sign;
    sign.glyph = glyph_of(catalog, entry);
    sign.hue = static_cast<int>(seed_of(entry.id) % 360U);
    sign.name = name != nullptr ? name->text : entry.id;
    sign.text = text_of(catalog, special);
    return sign;
}

std::vector<Sign> signs_of(const Catalog& catalog, const Node& entry) {
    std::vector<Sign> signs;
    const Node* list = entry.find("specials");
    if (list == nullptr) return signs;
    const auto add = [&](const Node& id) {
        if (const DefId special = catalog.find("specials", id.text)) signs.push_back(sign_of(catalog, special));
    };
    if (list->is_scalar()) add(*list);
    for (const auto& item : list->items)
        add(*item);
    return signs;
}

}  // namespace briar::editor

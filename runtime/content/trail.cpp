#include "runtime/content/trail.hpp"

namespace briar {

namespace {

/// The keys from the nearest list (or the start) down to `trail`, joined by points; `above` is where they begin.
std::string keys_up(const Trail& trail, const Trail*& above) {
    std::string keys;
    const Trail* step = &trail;
    for (; step->up != nullptr && step->item == 0; step = step->up) {
        keys = keys.empty() ? std::string(step->key) : std::string(step->key) + "." + keys;
    }
    above = step;
    return keys;
}

}  // namespace

std::string label(const Trail& trail, std::string_view start) {
    const Trail* above = nullptr;
    const std::string keys = keys_up(trail, above);
    if (above->item == 0) return keys.empty() ? std::string(start) : "`" + keys + "`";
    const Trail* list_start = nullptr;
    const std::string list = keys_up(*above->up, list_start);
    std::string item = "item " + std::to_string(above->item);
    if (!list.empty()) item += " of `" + list + "`";
    return keys.empty() ? item : "`" + keys + "` in " + item;
}

}  // namespace briar

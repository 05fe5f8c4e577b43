#include "runtime/session/given_heroes.hpp"

#include "runtime/engine/system.hpp"
#include "runtime/source/document.hpp"

namespace briar {

void deal_heroes_of(const Node* position, Setup& setup) {
    if (!setup.heroes.empty()) return;
    setup.placed = true;
    const Node* heroes = position != nullptr ? position->find("heroes") : nullptr;
    if (heroes == nullptr) return;
    for (const auto& item : heroes->items) {
        if (const Node* hero = item->find("hero")) setup.heroes.push_back(hero->text);
    }
}

}  // namespace briar

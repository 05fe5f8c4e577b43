#include "runtime/engine/word_list.hpp"

#include "runtime/engine/promise.hpp"

namespace briar {

std::uint8_t occasion_number(const Registry& registry, const std::string& name) {
    const std::vector<Registry::Occasion>& all = registry.occasions();
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].name == name) return static_cast<std::uint8_t>(i);
    }
    broken_promise("the occasion `" + name + "` has not been described");
}

}  // namespace briar

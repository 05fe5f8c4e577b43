#include "runtime/session/pile_kinds.hpp"

#include "runtime/content/kind.hpp"
#include "runtime/content/parts.hpp"
#include "runtime/crawl/bags.hpp"
#include "runtime/crawl/crawl_system.hpp"

namespace briar {

std::string kinds_in_pile(const Node& scenario, const Path& pile, const std::string& kinds, std::string_view there) {
    const Node* const system = scenario.is_map() ? part(scenario, kSystemKey) : nullptr;
    if (system == nullptr || system->text != crawl::system().name()) return kinds;
    return crawl::kinds_in_pile(scenario, pile, kinds, there);
}

}  // namespace briar

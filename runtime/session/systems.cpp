#include "runtime/session/systems.hpp"

#include "runtime/crawl/crawl_system.hpp"
#include "runtime/engine/engine_kinds.hpp"
#include "runtime/engine/engine_words.hpp"
#include "runtime/engine/system.hpp"
#include "runtime/journey/journey_system.hpp"
#include "runtime/script/script_system.hpp"
#include "runtime/session/scripts.hpp"

namespace briar {

Registry describe_all(const std::vector<const System*>& systems) {
    Registry registry;
    describe_engine(registry);
    for (const System* system : systems)
        system->describe(registry);
    add_engine_kinds(registry);
    return registry;
}

const SystemSet& system_set() {
    static const SystemSet set = [] {
        std::vector<const System*> systems{&crawl::system(), &journey::system(), &script::system()};
        Registry registry = describe_all(systems);
        return SystemSet{std::move(registry), std::move(systems), make_script_reader, make_scripts};
    }();
    return set;
}

const std::vector<const System*>& all_systems() { return system_set().systems; }
const Registry& registry() { return system_set().registry; }

}  // namespace briar

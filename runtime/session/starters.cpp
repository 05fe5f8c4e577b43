#include "runtime/session/starters.hpp"

namespace briar {

const std::vector<const Starter*>& starters() {
    static const std::vector<const Starter*> all{&crawl_starter(), &journey_starter(), &script_starter()};
    return all;
}

const Starter& starter_for(std::string_view system) {
    for (const Starter* starter : starters()) {
        if (starter->system == system) return *starter;
    }
    return *starters().front();
}

}  // namespace briar

#include "tests/journey/outing.hpp"

#include <fstream>
#include <sstream>
#include <stdexcept>

#include "runtime/journey/journey_system.hpp"
#include "tests/root.hpp"

namespace briar::journey {
namespace {

PackText outing_of(const std::string& content, const std::vector<std::string>& modes) {
    return {"outing", "outing", content, modes};
}

}  // namespace

std::string outing_content() {
    std::ifstream file(project_root() / "tests" / "journey" / "packs" / "outing" / "content.yaml");
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

std::string outing_with(const std::string& what, const std::string& by) {
    std::string text = outing_content();
    const auto at = text.find(what);
    if (at == std::string::npos) throw std::runtime_error("the pack has no " + what);
    return text.replace(at, what.size(), by);
}

Compiled::Compiled(const std::string& content, const std::vector<std::string>& modes)
    : CompiledPack(system(), outing_of(content, modes)) {}

Outing::Outing(const std::vector<std::string>& modes, const std::string& content)
    : Table(system(), outing_of(content, modes)) {}

Outing& Outing::set_up(std::uint64_t seed, const std::vector<std::string>& heroes) {
    Setup setup;
    setup.seed = seed;
    setup.heroes = heroes;
    Table::set_up(setup);
    return *this;
}

std::string Outing::refusal(const Setup& setup) {
    try {
        game().set_up(setup);
    } catch (const SetupError& error) {
        return error.what();
    }
    return {};
}

Outing& Outing::at(const std::string& position) {
    set_up();
    lay(position);
    return *this;
}

std::string Outing::problems_at(const std::string& position) {
    set_up();
    return complaints(position);
}

}  // namespace briar::journey

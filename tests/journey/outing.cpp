#include "tests/journey/outing.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <atomic>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>

#include "runtime/content/shape.hpp"
#include "runtime/engine/engine_kinds.hpp"
#include "runtime/engine/engine_words.hpp"
#include "runtime/journey/journey_system.hpp"
#include "runtime/source/tree.hpp"
#include "tests/root.hpp"

namespace briar::journey {
namespace {

namespace fs = std::filesystem;

class NoScripts final : public ScriptReader {
public:
    std::vector<Function> functions(const Catalog&, const std::string&, const std::string&, Diagnostics&) override {
        return {};
    }
};

fs::path pack_folder() { return project_root() / "tests" / "journey" / "packs" / "outing"; }

/// A copy of the pack with other content, deleted at once after loading.
class PackCopy {
public:
    explicit PackCopy(const std::string& content) {
        static std::atomic<int> count{0};
        folder_ =
            fs::temp_directory_path() / ("briar outing " + std::to_string(getpid()) + " " + std::to_string(count++));
        fs::create_directories(folder_ / "outing");
        fs::copy_file(pack_folder() / "pack.yaml", folder_ / "outing" / "pack.yaml");
        std::ofstream(folder_ / "outing" / "content.yaml") << content;
    }
    PackCopy(const PackCopy&) = delete;
    PackCopy& operator=(const PackCopy&) = delete;
    ~PackCopy() {
        std::error_code ignored;
        fs::remove_all(folder_, ignored);
    }
    [[nodiscard]] const fs::path& path() const { return folder_; }

private:
    fs::path folder_;
};

std::string rendered_list(const Diagnostics& problems) {
    std::string text;
    for (const Diagnostic& problem : problems.list())
        text += render(problem) + "\n";
    return text;
}

}  // namespace

std::string outing_content() {
    std::ifstream file(pack_folder() / "content.yaml");
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

Compiled::Compiled(const std::string& content, const std::vector<std::string>& modes) {
    describe_engine(registry);
    system().describe(registry);
    add_engine_kinds(registry);
    const PackCopy folder(content);
    const auto catalog = Catalog::load({"outing"}, {folder.path()}, registry.kinds(), problems);
    NoScripts scripts;
    rules = compile_ruleset(catalog, registry, {&system()}, {"outing", modes}, scripts, problems);
}

std::string Compiled::rendered() const { return rendered_list(problems); }

Outing::Outing(const std::vector<std::string>& modes, const std::string& content) : compiled_(content, modes) {
    if (!compiled_.rules || !compiled_.problems.empty()) throw std::runtime_error(compiled_.rendered());
    game_ = std::make_unique<Game>(compiled_.rules, nullptr);
}

Outing& Outing::set_up(std::uint64_t seed, const std::vector<std::string>& heroes) {
    Setup setup;
    setup.seed = seed;
    setup.heroes = heroes;
    game_->set_up(setup);
    EXPECT_EQ(broken(), "");
    return *this;
}

std::string Outing::refusal(const Setup& setup) {
    try {
        game_->set_up(setup);
    } catch (const SetupError& error) {
        return error.what();
    }
    return {};
}

Diagnostics Outing::read(const std::string& position) {
    Diagnostics problems;
    const auto document = Document::parse("position", position, problems);
    set_up();
    const SchemaRef shape = schema::record(system().position_keys());
    if (!document->root().is_null() && check_shape(document->root(), *shape, {}, problems)) {
        system().read_position(*game_, document->root(), problems);
    }
    return problems;
}

Outing& Outing::at(const std::string& position) {
    EXPECT_EQ(rendered_list(read(position)), "");
    EXPECT_EQ(broken(), "");
    return *this;
}

std::string Outing::problems_at(const std::string& position) {
    const Diagnostics problems = read(position);
    EXPECT_EQ(broken(), "") << "even a bad position gives a sound state";
    return rendered_list(problems);
}

PieceId Outing::piece(const std::string& key) const {
    for (std::uint16_t i = 0; i < compiled_.rules->pieces.size(); ++i) {
        const PieceId piece{i};
        if (compiled_.rules->key(piece) == key || id_of(*game_, piece) == key) return piece;
    }
    throw std::runtime_error("no piece " + key);
}

std::string Outing::in(const std::string& zone) const {
    const ZoneId id = compiled_.rules->zone(zone);
    if (!id) throw std::runtime_error("no zone " + zone);
    std::string keys;
    for (const PieceId piece : ZoneRange(game_->state(), id))
        keys += (keys.empty() ? "" : " ") + compiled_.rules->key(piece);
    return keys;
}

std::string Outing::ids_in(const std::string& zone) const {
    std::string ids;
    for (const PieceId piece : ZoneRange(game_->state(), compiled_.rules->zone(zone)))
        ids += (ids.empty() ? "" : " ") + id_of(*game_, piece);
    return ids;
}

std::string Outing::position() const {
    Tree tree = Tree::map();
    system().write_position(*game_, tree);
    return tree.to_yaml();
}

std::string Outing::broken() const { return system().check(*game_); }

}  // namespace briar::journey

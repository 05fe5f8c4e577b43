#include "tests/table/table.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <stdexcept>

#include "runtime/content/shape.hpp"
#include "runtime/engine/pieces.hpp"
#include "runtime/source/tree.hpp"
#include "tests/rendered.hpp"

namespace briar {

Table::Table(const System& system, const PackText& pack)
    : system_(&system), pack_(std::make_unique<CompiledPack>(system, pack)), book_(std::make_unique<Book>()) {
    if (!pack_->rules || !pack_->problems.empty()) throw std::runtime_error(pack_->rendered());
    game_ = std::make_unique<Game>(pack_->rules, nullptr);
    game_->set_observer(book_.get());
}

// --- setting up -----------------------------------------------------------------------------------------------------

void Table::set_up(const Setup& setup) {
    game_->set_up(setup);
    EXPECT_EQ(broken(), "");
}

Diagnostics Table::read(const std::string& position) {
    Diagnostics problems;
    const auto document = Document::parse("position", position, problems);
    const SchemaRef shape = schema::record(system_->position_keys());
    if (!document->root().is_null() && check_shape(document->root(), *shape, {}, problems)) {
        system_->read_position(*game_, document->root(), problems);
    }
    return problems;
}

void Table::lay(const std::string& position) {
    EXPECT_EQ(rendered(read(position)), "");
    EXPECT_EQ(broken(), "");
}

std::string Table::complaints(const std::string& position) {
    const Diagnostics problems = read(position);
    EXPECT_EQ(broken(), "") << "even a bad position gives a sound state";
    return rendered(problems);
}

void Table::lay_dice(const std::vector<int>& values) {
    Forced& forced = game_->header().forced;
    for (const int value : values)
        forced.values.at(forced.count++) = static_cast<std::uint8_t>(value);
    forced.strict = 1;
}

int Table::dice_left() const {
    const Forced& forced = game_->header().forced;
    return forced.count - forced.next;
}

// --- playing --------------------------------------------------------------------------------------------------------

Table& Table::run() {
    game_->run();
    EXPECT_EQ(broken(), "") << log();
    return *this;
}

std::size_t Table::option(const std::string& key) const {
    const std::vector<std::string> all = game_->over() ? std::vector<std::string>{} : game_->keys();
    std::size_t found = all.size();
    int beginning = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i] == key) return i;
        if (!all[i].starts_with(key)) continue;
        found = i;
        ++beginning;
    }
    return beginning == 1 ? found : all.size();
}

Table& Table::choose(const std::string& key) {
    const std::size_t wanted = option(key);
    if (game_->over() || wanted == game_->decision().options.size()) {
        ADD_FAILURE() << "no option `" << key << "`, or several, among: " << keys() << "\n" << log();
        return *this;
    }
    game_->choose(wanted);
    EXPECT_EQ(broken(), "") << log();
    return *this;
}

bool Table::offers(const std::string& key) const {
    if (game_->over()) return false;
    const std::vector<std::string> all = game_->keys();
    return std::any_of(all.begin(), all.end(), [&](const std::string& each) { return each.starts_with(key); });
}

std::string Table::keys() const {
    std::string text;
    if (game_->over()) return text;
    for (const std::string& key : game_->keys())
        text += (text.empty() ? "" : ", ") + key;
    return text;
}

std::string Table::labels() const {
    std::string text;
    for (const Option& each : game_->decision().options)
        text += each.kind->label(*game_, each) + "\n";
    return text;
}

std::string Table::label(const std::string& key) const {
    const std::size_t wanted = option(key);
    if (game_->over() || wanted == game_->decision().options.size()) return "no option `" + key + "` among " + keys();
    const Option& meant = game_->decision().options[wanted];
    return meant.kind->label(*game_, meant);
}

std::string Table::prompt() const { return game_->over() ? "" : game_->decision().prompt->name; }
std::string Table::decider() const { return game_->over() ? "" : id_of(*game_, game_->decision().hero); }

// --- looking --------------------------------------------------------------------------------------------------------

PieceId Table::piece(const std::string& key) const {
    for (std::uint16_t i = 0; i < rules().pieces.size(); ++i) {
        if (rules().key(PieceId{i}) == key || id_of(*game_, PieceId{i}) == key) return PieceId{i};
    }
    throw std::runtime_error("no piece `" + key + "`");
}

ZoneId Table::zone(const std::string& name) const {
    const ZoneId id = rules().zone(name);
    if (!id) throw std::runtime_error("no zone `" + name + "`");
    return id;
}

std::string Table::ids_in(ZoneId zone) const {
    std::string ids;
    for (const PieceId piece : ZoneRange(game_->state(), zone))
        ids += (ids.empty() ? "" : " ") + id_of(*game_, piece);
    return ids;
}

std::string Table::keys_in(ZoneId zone) const {
    std::string keys;
    for (const PieceId piece : ZoneRange(game_->state(), zone))
        keys += (keys.empty() ? "" : " ") + rules().key(piece);
    return keys;
}

std::string Table::position() const {
    Tree tree = Tree::map();
    system_->write_position(*game_, tree);
    return tree.to_yaml();
}

std::string Table::broken() const { return system_->check(*game_); }

void Table::Book::happened(const Game& game, const LogLine& line) { text += line.kind->text(game, line) + "\n"; }

}  // namespace briar

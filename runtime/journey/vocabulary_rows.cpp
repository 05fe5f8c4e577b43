#include "runtime/journey/vocabulary_rows.hpp"

#include <utility>

namespace briar::journey::row {
namespace {

Field piece(std::string name, std::string kinds, std::string doc) {
    return {std::move(name), Type::Piece, std::move(kinds), std::move(doc)};
}

}  // namespace

Field hero(std::string doc) { return piece("hero", "heroes", std::move(doc)); }
Field location(std::string doc) { return piece("location", "locations", std::move(doc)); }
Field card(std::string doc) { return piece("card", "cards", std::move(doc)); }
Field item(std::string doc) { return piece("item", "items", std::move(doc)); }
Field here() { return location("Where the party stands."); }

Field told_location(std::string name, std::string doc) {
    Field field = piece(std::move(name), "locations", std::move(doc));
    field.listens = false;
    return field;
}

Field number(std::string name, std::string doc) { return {std::move(name), Type::Int, {}, std::move(doc)}; }
Field writable(std::string name, std::string doc) { return {std::move(name), Type::Int, {}, std::move(doc), true}; }
Field word(std::string name, std::string choices, std::string doc) {
    return {std::move(name), Type::Word, std::move(choices), std::move(doc)};
}

}  // namespace briar::journey::row

#include "runtime/crawl/vocabulary_rows.hpp"

#include <utility>

namespace briar::crawl::row {
namespace {

Field piece(std::string name, std::string kinds, std::string doc) {
    return {std::move(name), Type::Piece, std::move(kinds), std::move(doc)};
}

}  // namespace

Field hero(std::string doc) { return piece("hero", "heroes", std::move(doc)); }
Field monster(std::string doc) { return piece("monster", "monsters", std::move(doc)); }
Field tile(std::string doc) { return piece("tile", "tiles", std::move(doc)); }
Field item(std::string doc) { return piece("item", "items", std::move(doc)); }

Field told_tile(std::string name, std::string doc) {
    Field field = piece(std::move(name), "tiles", std::move(doc));
    field.listens = false;
    return field;
}

Field number(std::string name, std::string doc) { return {std::move(name), Type::Int, {}, std::move(doc)}; }
Field writable(std::string name, std::string doc) { return {std::move(name), Type::Int, {}, std::move(doc), true}; }
Field flag(std::string name, std::string doc) { return {std::move(name), Type::Bool, {}, std::move(doc)}; }

}  // namespace briar::crawl::row

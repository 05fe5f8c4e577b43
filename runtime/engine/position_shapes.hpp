#pragma once

#include <cstdint>
#include <string>
#include <utility>

#include "runtime/engine/piece_finder.hpp"

/// The shapes that the keys of positions are made of.
namespace briar::shape_of {

[[nodiscard]] inline SchemaRef piece() { return piece_name_schema(); }
[[nodiscard]] inline SchemaRef pieces() { return schema::list_or_one(piece()); }
/// The most that a counter may be.
inline constexpr std::int64_t kMost = 32767;
[[nodiscard]] inline SchemaRef number() { return schema::integer(-kMost, kMost); }
[[nodiscard]] inline Property optional(std::string key, SchemaRef shape, std::string doc) {
    return {std::move(key), std::move(shape), std::move(doc), false, ""};
}

}  // namespace briar::shape_of

#pragma once

#include <cstdint>
#include <random>
#include <string>

#include "runtime/source/document.hpp"
#include "runtime/source/edit.hpp"

/// A random edit of a document, and what the document must mean after it.
namespace briar {

struct RandomEdit {
    std::string words;  ///< what was asked for, for messages
    Edit edit;
    Node expected;
};

/// `document` must have a root that is a map or a list.
[[nodiscard]] RandomEdit random_edit(const Document& document, std::mt19937_64& random);

/// A random value of a few nodes, nasty texts among them.
[[nodiscard]] Node random_value(std::mt19937_64& random, int depth = 0);

}  // namespace briar

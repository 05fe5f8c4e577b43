#pragma once

#include "runtime/source/document.hpp"

/// The check of what people will read: texts of documents must show what they hold.
namespace briar {

/// Reports control characters in a document's texts and keys, line breaks in names, and, as warnings, marks that change
/// the direction of writing.
void check_texts(const Document& document, Diagnostics& diagnostics);

}  // namespace briar

#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <string>

#include "runtime/content/catalog.hpp"

/// What the files of a pack said when a game was played with it: files may say something else soon.
namespace briar::editor {

/// Every file of the pack that is laid over all others, by its path; with texts that were not saved. Null: there is too
/// much of it to be kept in memory, or it cannot be read.
[[nodiscard]] std::shared_ptr<const Overlay> texts_of(const Catalog& catalog, const Overlay& unsaved);

/// By the name of the file within the pack.
using NamedTexts = std::map<std::string, std::string>;
[[nodiscard]] NamedTexts by_name(const Overlay& texts, const std::filesystem::path& pack);
/// To be laid over the pack as it is now: files that are new since are taken for deleted.
[[nodiscard]] Overlay laid_over(const NamedTexts& texts, const std::filesystem::path& pack);
/// As files in a folder of their own. Throws std::exception.
void write_texts(const NamedTexts& texts, const std::filesystem::path& folder);
[[nodiscard]] NamedTexts read_texts(const std::filesystem::path& folder);

}  // namespace briar::editor

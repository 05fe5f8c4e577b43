#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "runtime/source/diagnostic.hpp"
#include "runtime/source/document.hpp"

/// What was parsed before: of the same file with the same text the same document is given again. For programs that read
/// a pack over and over while one of its files changes.
namespace briar {

/// Keeps the last document of each name. May be asked by several threads at once.
class ParsedTexts {
public:
    /// As `Document::parse` with the usual limits.
    [[nodiscard]] std::shared_ptr<const Document> parse(const std::string& name, std::string text,
                                                        Diagnostics& diagnostics);
    /// Takes in a document that was parsed elsewhere without any problem.
    void keep(std::shared_ptr<const Document> document);
    /// How many texts had to be parsed so far.
    [[nodiscard]] std::size_t parsed() const;

private:
    struct Kept {
        std::shared_ptr<const Document> document;
        Diagnostics problems;
    };
    mutable std::mutex guard_;
    std::map<std::string, Kept> kept_;
    std::size_t parsed_ = 0;
};

}  // namespace briar

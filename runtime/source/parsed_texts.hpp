#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "runtime/source/diagnostic.hpp"
#include "runtime/source/document.hpp"

/// What was parsed before: of the same file with the same text the same document is given again, and of a text in which
/// some entries have changed only those are parsed. For programs that read a pack over and over while one of its files
/// changes.
namespace briar {

/// Keeps the last document of each name. May be asked by several threads at once.
class ParsedTexts {
public:
    /// As `Document::parse` with the usual limits.
    [[nodiscard]] std::shared_ptr<const Document> parse(const std::string& name, std::string text,
                                                        Diagnostics& diagnostics);
    /// What can be had of a text at once, for looking only: as `parse` where the text is known or some entries have
    /// changed since it was right, and if some of those are not right now, all but them. Null where the whole would
    /// have to be read.
    [[nodiscard]] std::shared_ptr<const Document> glance(const std::string& name, const std::string& text);
    /// Takes in a document that was parsed elsewhere without any problem.
    void keep(std::shared_ptr<const Document> document);
    /// How many texts had to be parsed so far, in whole or in part.
    [[nodiscard]] std::size_t parsed() const;

private:
    struct Kept {
        std::shared_ptr<const Document> document;
        Diagnostics problems;
        std::shared_ptr<const Document> flawless;  ///< the last one that was
    };
    [[nodiscard]] Kept kept(const std::string& name) const;
    void put(const std::string& name, std::shared_ptr<const Document> document, Diagnostics problems);

    mutable std::mutex guard_;
    std::map<std::string, Kept> kept_;
    std::size_t parsed_ = 0;
};

}  // namespace briar

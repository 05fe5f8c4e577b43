#include "runtime/source/parsed_texts.hpp"

#include <utility>

namespace briar {

std::shared_ptr<const Document> ParsedTexts::parse(const std::string& name, std::string text,
                                                   Diagnostics& diagnostics) {
    {
        const std::lock_guard lock(guard_);
        const auto known = kept_.find(name);
        if (known != kept_.end() && known->second.document->text() == text) {
            diagnostics.append(known->second.problems);
            return known->second.document;
        }
        ++parsed_;
    }
    Kept fresh;
    fresh.document = Document::parse(name, std::move(text), fresh.problems);
    diagnostics.append(fresh.problems);
    auto document = fresh.document;
    const std::lock_guard lock(guard_);
    kept_[name] = std::move(fresh);
    return document;
}

void ParsedTexts::keep(std::shared_ptr<const Document> document) {
    const std::lock_guard lock(guard_);
    Kept& kept = kept_[document->name()];
    kept = {std::move(document), {}};
}

std::size_t ParsedTexts::parsed() const {
    const std::lock_guard lock(guard_);
    return parsed_;
}

}  // namespace briar

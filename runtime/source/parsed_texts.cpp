#include "runtime/source/parsed_texts.hpp"

#include <utility>

#include "runtime/source/reparse.hpp"

namespace briar {
namespace {

std::shared_ptr<const Document> of_some_entries(const std::shared_ptr<const Document>& before,
                                                const std::string& text) {
    return before ? reparse(*before, text, ReadLimits{}) : nullptr;
}

}  // namespace

std::shared_ptr<const Document> ParsedTexts::parse(const std::string& name, std::string text,
                                                   Diagnostics& diagnostics) {
    const Kept known = kept(name);
    if (known.document && known.document->text() == text) {
        diagnostics.append(known.problems);
        return known.document;
    }
    Diagnostics problems;
    auto document = of_some_entries(known.flawless, text);
    if (!document) document = Document::parse(name, std::move(text), problems);
    diagnostics.append(problems);
    put(name, document, std::move(problems));
    return document;
}

std::shared_ptr<const Document> ParsedTexts::glance(const std::string& name, const std::string& text) {
    const Kept known = kept(name);
    for (const auto& each : {known.document, known.flawless}) {
        if (each && each->flawless() && each->text() == text) return each;
    }
    if (auto document = of_some_entries(known.flawless, text)) {
        put(name, document, {});
        return document;
    }
    return known.flawless ? without_broken_entries(*known.flawless, text) : nullptr;
}

void ParsedTexts::keep(std::shared_ptr<const Document> document) {
    const std::string name = document->name();
    const std::lock_guard lock(guard_);
    Kept& kept = kept_[name];
    kept.document = std::move(document);
    kept.problems = {};
    if (kept.document->flawless()) kept.flawless = kept.document;
}

std::size_t ParsedTexts::parsed() const {
    const std::lock_guard lock(guard_);
    return parsed_;
}

ParsedTexts::Kept ParsedTexts::kept(const std::string& name) const {
    const std::lock_guard lock(guard_);
    const auto known = kept_.find(name);
    return known == kept_.end() ? Kept{} : known->second;
}

void ParsedTexts::put(const std::string& name, std::shared_ptr<const Document> document, Diagnostics problems) {
    const std::lock_guard lock(guard_);
    Kept& kept = kept_[name];
    kept.document = std::move(document);
    kept.problems = std::move(problems);
    if (kept.document->flawless()) kept.flawless = kept.document;
    ++parsed_;
}

}  // namespace briar

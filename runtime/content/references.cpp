#include "runtime/content/references.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "runtime/content/article.hpp"
#include "runtime/content/near_names.hpp"
#include "runtime/content/open_value.hpp"
#include "runtime/content/values.hpp"
#include "runtime/content/wording.hpp"

namespace briar {

namespace {

class ReferenceCheck {
public:
    ReferenceCheck(const Catalog& catalog, const GoneEntries& gone, Diagnostics& diagnostics)
        : catalog_(catalog), gone_(gone), diagnostics_(diagnostics) {}

    void check(const Entry& entry, const Node& value, const Schema& schema);

private:
    void unknown(const Entry& entry, const Node& value, const std::string& kinds);
    /// What became of the id, when it was there once.
    [[nodiscard]] const GoneEntry* gone(const std::vector<std::string>& kinds, const std::string& id) const;
    [[nodiscard]] std::string words_for(const std::vector<std::string>& kinds) const;
    [[nodiscard]] std::string hint(const Node& value, const std::vector<std::string>& kinds, const std::string& system);
    [[nodiscard]] std::string others(const std::vector<std::string>& kinds, const std::string& system,
                                     const std::string& word) const;
    [[nodiscard]] std::vector<std::string> names_of(const std::vector<std::string>& kinds, const std::string& system,
                                                    bool full) const;
    [[nodiscard]] std::string kind_of_other(const std::string& id) const;

    const Catalog& catalog_;
    const GoneEntries& gone_;
    Diagnostics& diagnostics_;
    NearNames near_;
};

void ReferenceCheck::check(const Entry& entry, const Node& value, const Schema& schema) {
    if (schema.type == SchemaType::Id && !catalog_.find(schema.ref_kind, value.text, entry.system)) {
        unknown(entry, value, schema.ref_kind);
    }
}

const GoneEntry* ReferenceCheck::gone(const std::vector<std::string>& kinds, const std::string& id) const {
    if (const GoneEntry* full = gone_.find(id)) return full;
    for (const std::string& kind : kinds) {
        if (const GoneEntry* found = gone_.find(kind + "/" + id)) return found;
    }
    return nullptr;
}

/// Of so many kinds that nobody reads them all: an entry.
std::string ReferenceCheck::words_for(const std::vector<std::string>& kinds) const {
    constexpr std::size_t kMostNamed = 5;
    if (kinds.size() > kMostNamed) return "entry";
    std::string words;
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        const std::vector<const Kind*> called = kinds_called(catalog_.kinds(), kinds[i]);
        if (i > 0) words += i + 1 == kinds.size() ? " or " : ", ";
        words += called.empty() ? kinds[i] : called.front()->singular;
    }
    return words.empty() ? "entry" : words;
}

std::string ReferenceCheck::kind_of_other(const std::string& id) const {
    for (const Kind& kind : catalog_.kinds()) {
        if (catalog_.find(kind.name, id)) return kind.singular;
    }
    return {};
}

std::string ReferenceCheck::hint(const Node& value, const std::vector<std::string>& kinds, const std::string& system) {
    for (const std::string& kind : kinds) {
        const DefId other = catalog_.find(kind, value.text);
        if (!other) continue;
        return "there is one of that name in the pack " + quote(catalog_.entry(other).pack) + ", but of the system " +
               quote(catalog_.entry(other).system) + "; here it must be of " + quote(system);
    }
    if (const std::string other = kind_of_other(value.text); !other.empty()) {
        return "there is " + with_article(other) + " of that name, but " + with_article(words_for(kinds)) +
               " is needed here";
    }
    const bool full = kinds.empty() || value.text.find('/') != std::string::npos;
    const auto names = [&] { return names_of(kinds, system, full); };
    std::string list = (full ? "full " : "short ") + system;
    for (const std::string& kind : kinds)
        list += "|" + kind;
    return near_.hint(value.text, list, names, others(kinds, system, value.text));
}

bool fits(const Entry& entry, const std::vector<std::string>& kinds, const std::string& system) {
    return entry.serves(system) && (kinds.empty() || contains(kinds, entry.kind));
}

std::vector<std::string> ReferenceCheck::names_of(const std::vector<std::string>& kinds, const std::string& system,
                                                  bool full) const {
    std::vector<std::string> names;
    for (const Entry& entry : catalog_.entries()) {
        if (fits(entry, kinds, system)) names.push_back(full ? entry.full_id() : entry.id);
    }
    return names;
}

/// What there is instead, when nothing has a like name.
std::string ReferenceCheck::others(const std::vector<std::string>& kinds, const std::string& system,
                                   const std::string& word) const {
    constexpr std::size_t kFew = 12;
    constexpr std::size_t kNear = 3;
    std::vector<std::string> names;
    for (const Entry& entry : catalog_.entries()) {
        if (fits(entry, kinds, system)) names.push_back(entry.id);
    }
    const std::string among = kinds.empty() ? std::string() : " among the `" + kinds.front() + "`";
    std::vector<std::string> near;
    std::copy_if(names.begin(), names.end(), std::back_inserter(near),
                 [&](const std::string& name) { return word.size() > 1 && name.find(word) != std::string::npos; });
    near.resize(std::min(near.size(), kNear));
    if (names.size() > kFew && !near.empty())
        return "there is " + quote_list(near, " and ") + ": name one of them, or make it" + among;
    if (names.size() > kFew)
        return "make it" + among + ", or name one of the " + std::to_string(names.size()) + " that there are";
    if (!names.empty()) return "there is " + quote_list(names, " and ");
    return kinds.empty() ? "there are no entries yet" : "there is none yet: make one" + among;
}

void ReferenceCheck::unknown(const Entry& entry, const Node& value, const std::string& ref_kind) {
    if (gone_.may_have(ref_kind, value.text)) return;  // its own mistakes are reported
    const std::vector<std::string> kinds = split_kinds(ref_kind);
    std::string id = "reference.unknown";
    std::string message = "there is no " + words_for(kinds) + " " + quote(value.text);
    std::string advice;
    if (value.text.empty()) {
        id = kNotChosen;
        message = with_article(words_for(kinds)) + " is still to be chosen";
        const std::size_t there = names_of(kinds, entry.system, false).size();
        advice = there == 0 ? others(kinds, entry.system, {})
                            : "choose one of the " + std::to_string(there) + " that there are";
    } else if (const GoneEntry* once = gone(kinds, value.text)) {
        id = "reference.removed";
        message = "the " + words_for(kinds) + " " + quote(value.text) + " is taken out by the pack " +
                  quote(once->pack) + " (" + file_and_line(once->place) + ")";
        advice = "name another one, or change this entry in the pack that takes it out";
    } else {
        advice = hint(value, kinds, entry.system);
    }
    diagnostics_.add({Severity::Error, std::move(id), catalog_.place(value), entry.full_id(), std::move(message),
                      std::move(advice)});
}

}  // namespace

void check_references(const Catalog& catalog, const GoneEntries& gone, Diagnostics& diagnostics) {
    ReferenceCheck check(catalog, gone, diagnostics);
    for (const Entry& entry : catalog.entries()) {
        const Kind* kind = find_kind(catalog.kinds(), entry.kind, entry.system);
        for_each_value(*entry.node, kind->schema,
                       [&](const Node& value, const Schema& schema) { check.check(entry, value, schema); });
    }
}

}  // namespace briar

#pragma once

#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "runtime/engine/registry.hpp"
#include "runtime/engine/shared_words.hpp"

/// The schemas of rules while they are being made. They refer to each other in circles: each part names the others by
/// number in one shared store.
namespace briar {

/// Where circles close: parts by name, found when they are needed.
class SchemaStore : public std::enable_shared_from_this<SchemaStore> {
public:
    void put(const std::string& name, SchemaRef part) { parts_[name] = std::move(part); }
    /// A reference to a part that may come later.
    [[nodiscard]] SchemaRef later(const std::string& name);
    /// The part itself; holding it holds the store.
    [[nodiscard]] SchemaRef held(const std::string& name);

private:
    std::map<std::string, SchemaRef> parts_;
};

class RuleSchemas {
public:
    RuleSchemas(const Registry& registry, std::string_view system);
    [[nodiscard]] SchemaRef special() const { return store_->held("special"); }

private:
    using Verb = SharedWord<VerbSpec>;
    using Forms = std::vector<const VerbSpec*>;

    // --- values (rule_schema_values.cpp) ---
    void put_values();
    void put_verb(const Verb& verb);
    [[nodiscard]] SchemaRef param(const Param& param) const;
    [[nodiscard]] SchemaRef either(const std::vector<const Param*>& params) const;
    [[nodiscard]] SchemaRef first_param(const Forms& forms) const;
    [[nodiscard]] SchemaRef number() const;
    [[nodiscard]] SchemaRef flag() const;
    [[nodiscard]] SchemaRef piece() const;
    [[nodiscard]] SchemaRef place() const;
    [[nodiscard]] std::vector<Alternative> verbs_giving(Type type) const;
    [[nodiscard]] std::vector<Property> params(const Forms& forms) const;
    [[nodiscard]] SchemaRef verb_value(const Verb& verb) const;
    [[nodiscard]] std::vector<std::string> field_names(Type type) const;
    /// Whether the schema's games may meet what a system brings.
    [[nodiscard]] bool is_ours(const std::string& of) const { return system_.empty() || of.empty() || of == system_; }
    /// Whether only other systems have the word.
    template <class Word>
    [[nodiscard]] bool is_foreign(const Word& word) const {
        return std::none_of(word.forms.begin(), word.forms.end(), [&](const auto* f) { return is_ours(f->system); });
    }

    // --- conditions and effects (rule_schema_effects.cpp) ---
    void put_conditions();
    [[nodiscard]] SchemaRef query_value(const std::string& name, const Forms& queries) const;
    void put_effects();
    [[nodiscard]] SchemaRef roll() const;
    [[nodiscard]] SchemaRef choose() const;
    [[nodiscard]] SchemaRef amend() const;

    // --- specials (rule_schema.cpp) ---
    [[nodiscard]] SchemaRef answers() const;
    [[nodiscard]] SchemaRef actions() const;
    [[nodiscard]] SchemaRef modifiers() const;
    void put_special();

    const Registry& registry_;
    std::string system_;       ///< whose games it is for; empty: any
    std::vector<Verb> verbs_;  ///< those of YAML
    std::vector<SharedWord<EventSpec>> events_;
    std::vector<SharedWord<ValueSpec>> values_;
    std::shared_ptr<SchemaStore> store_ = std::make_shared<SchemaStore>();
};

}  // namespace briar

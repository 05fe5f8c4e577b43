#include "runtime/content/reference_page.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>
#include <vector>

#include "runtime/content/manifest.hpp"
#include "runtime/content/variant.hpp"
#include "runtime/content/wording.hpp"

namespace briar {

namespace {

constexpr int kDeepestRow = 5;
constexpr int kDeepestSchema = 200;

/// A `|` would end the cell of a table, a line break the table.
std::string cell(const std::string& text) {
    std::string result;
    for (const char c : text) {
        if (c == '|') result += '\\';
        result += c == '\n' ? ' ' : c;
    }
    return result;
}

class ReferencePage {
public:
    void title(const std::string& text) { page_ += text; }
    /// From now on names are those of this system's kinds: several systems may name their values alike.
    void enter(std::string system) { system_ = std::move(system); }
    void section(const std::string& heading, const std::string& doc, const SchemaRef& schema);
    void shared_sections();
    std::string take() { return std::move(page_); }

private:
    std::string words(const SchemaRef& schema);
    std::string body_words(const Schema& schema);
    std::string word_list(const Schema& schema) const;
    std::string variant_words(const Schema& schema);
    void table(const Schema& record);
    void rows(const Schema& record, const std::string& prefix, int depth);
    void rows_below(const SchemaRef& schema, const std::string& prefix, int depth);
    void row(const std::string& key, const std::string& value, const std::string& otherwise, const std::string& doc);
    void body(const SchemaRef& schema);
    void alternatives(const Schema& schema);

    std::string page_;
    struct Shared {
        SchemaRef schema;
        std::string system;   // in whose kinds it was met
        std::string heading;  // its name; with the system, where another one has the name
    };
    const Shared& shared(const SchemaRef& schema);

    std::vector<Shared> shared_;  // in the order in which they were met
    std::string system_;
    int depth_ = 0;
    bool naming_ = true;  // whether named schemas become links
};

std::string ReferencePage::word_list(const Schema& schema) const {
    if (schema.choice_docs.empty()) return expected(schema);
    std::string text = "one of ";
    for (std::size_t i = 0; i < schema.choices.size(); ++i) {
        if (i > 0) text += ", ";
        text += quote(schema.choices[i]);
        if (i < schema.choice_docs.size() && !schema.choice_docs[i].empty()) text += " (" + schema.choice_docs[i] + ")";
    }
    return text;
}

std::string ReferencePage::variant_words(const Schema& schema) {
    std::vector<std::string> ways;
    bool keyed = false;
    for_each_alternative(schema, [&](const std::string& key, const SchemaRef& alternative) {
        if (key.empty())
            ways.push_back(words(alternative));
        else
            keyed = true;
    });
    if (keyed) ways.push_back("a map");
    std::string text;
    for (std::size_t i = 0; i < ways.size(); ++i)
        text += (i == 0 ? "" : i + 1 == ways.size() ? " or " : ", ") + ways[i];
    return text;
}

/// `hero (crawl)`
std::string with_system(const std::string& name, const std::string& system) {
    return name + " (" + (system.empty() ? "engine" : system) + ")";
}

/// Where a heading can be linked to.
std::string anchor(const std::string& heading) {
    std::string result;
    for (const char c : heading) {
        if (c != '(' && c != ')') result += c == ' ' ? '-' : c;
    }
    return result;
}

const ReferencePage::Shared& ReferencePage::shared(const SchemaRef& schema) {
    std::string heading = schema->name;
    for (const Shared& known : shared_) {
        if (known.schema->name != schema->name) continue;
        if (known.system == system_) return known;
        heading = with_system(schema->name, system_);
    }
    shared_.push_back({schema, system_, std::move(heading)});
    return shared_.back();
}

std::string ReferencePage::words(const SchemaRef& schema) {
    const SchemaRef here = schema::resolved(schema);
    // A name is said in a few words: those who read need no section of it.
    if (!here->name.empty() && naming_ && here->type != SchemaType::Pattern) {
        const std::string heading = shared(here).heading;
        return "[" + here->name + "](#" + anchor(heading) + ")";
    }
    if (++depth_ > kDeepestSchema) throw std::logic_error("a schema that contains itself needs a name");
    std::string text = body_words(*here);
    --depth_;
    return text;
}

std::string ReferencePage::body_words(const Schema& schema) {
    switch (schema.type) {
        case SchemaType::Word:
            return word_list(schema);
        case SchemaType::List:
            return "a list of: " + words(schema.items);
        case SchemaType::ListOrOne:
            return words(schema.items) + ", or a list of such";
        case SchemaType::Map:
            return "a map of " + (schema.keys ? words(schema.keys) : std::string("any keys")) + " to " +
                   words(schema.items);
        case SchemaType::Record:
        case SchemaType::Switch:
            return "a map";
        case SchemaType::Variant:
            return variant_words(schema);
        default:
            return expected(schema);
    }
}

void ReferencePage::row(const std::string& key, const std::string& value, const std::string& otherwise,
                        const std::string& doc) {
    page_ += "| " + key + " | " + cell(value) + " | " + cell(otherwise) + " | " + cell(doc) + " |\n";
}

/// The rows of what lies in a value that has no section of its own.
void ReferencePage::rows_below(const SchemaRef& schema, const std::string& prefix, int depth) {
    const SchemaRef here = schema::resolved(schema);
    if (!here->name.empty() || depth > kDeepestRow) return;
    switch (here->type) {
        case SchemaType::Record:
            rows(*here, prefix + ".", depth);
            break;
        case SchemaType::List:
        case SchemaType::ListOrOne:
            rows_below(here->items, prefix, depth + 1);
            break;
        case SchemaType::Map:
            rows_below(here->items, prefix + ".*", depth + 1);
            break;
        case SchemaType::Variant:
        case SchemaType::Switch:
            for (const Alternative& each : here->alternatives)
                rows_below(each.schema, prefix, depth + 1);
            break;
        default:
            break;
    }
}

void ReferencePage::rows(const Schema& record, const std::string& prefix, int depth) {
    for (const Property& each : record.properties) {
        const std::string otherwise = each.required ? "required" : each.fallback.empty() ? "" : quote(each.fallback);
        row("`" + prefix + each.key + "`", words(each.schema), otherwise, each.doc);
        rows_below(each.schema, prefix + each.key, depth + 1);
    }
    if (!record.extra_keys.empty())
        row(prefix.empty() ? "others" : "`" + prefix + "`...", words(record.items), "", record.extra_hint);
}

void ReferencePage::table(const Schema& record) {
    page_ += "| key | value | if left out | what it is |\n|---|---|---|---|\n";
    rows(record, {}, 0);
    page_ += "\n";
}

/// The forms of a value with several: those told by a key get a table each.
void ReferencePage::alternatives(const Schema& schema) {
    for_each_alternative(schema, [&](const std::string& key, const SchemaRef& alternative) {
        if (key.empty()) page_ += "- " + words(alternative) + "\n";
    });
    page_ += "\n";
    for_each_alternative(schema, [&](const std::string& key, const SchemaRef& alternative) {
        if (key.empty()) return;
        const SchemaRef form = schema::resolved(alternative);
        page_ += "With `" + key + "`" + (form->doc.empty() ? "" : ": " + form->doc) + "\n\n";
        if (form->type == SchemaType::Record) table(*form);
    });
}

void ReferencePage::body(const SchemaRef& schema) {
    const SchemaRef here = schema::resolved(schema);
    switch (here->type) {
        case SchemaType::Record:
            table(*here);
            break;
        case SchemaType::Variant:
            alternatives(*here);
            break;
        case SchemaType::Switch:
            for (const Alternative& each : here->alternatives) {
                const std::string outer = system_;
                if (here->switch_key == kSystemKey) enter(each.key);
                page_ += "With `" + here->switch_key + ": " + each.key + "`\n\n";
                body(each.schema);
                enter(outer);
            }
            break;
        default:
            naming_ = false;  // the section says what the name stands for
            std::string text = words(here);
            naming_ = true;
            page_ += "Written as " + std::move(text) + ".\n\n";
    }
}

void ReferencePage::section(const std::string& heading, const std::string& doc, const SchemaRef& schema) {
    page_ += "## " + heading + "\n\n";
    if (!doc.empty()) page_ += doc + "\n\n";
    body(schema);
}

void ReferencePage::shared_sections() {
    // Describing one may add others at the end.
    for (std::size_t i = 0; i < shared_.size(); ++i) {
        const Shared each = shared_[i];
        enter(each.system);
        section(each.heading, each.schema->doc, each.schema);
    }
}

}  // namespace

std::string reference_markdown(const Kinds& kinds, const std::vector<ReferenceSection>& further) {
    ReferencePage page;
    page.title(
        "# Content format\n\n"
        "Generated from the schemas that check the files. A content file holds maps of entries by kind; any file of a "
        "pack may hold any kind. Systems may have kinds of the same name: a pack's files mean those of its system, "
        "which is said by `system:` in pack.yaml, else by the pack's scenarios, else by the packs that it needs.\n\n");
    page.section("pack.yaml", manifest_schema()->doc, manifest_schema());
    for (const Kind& kind : kinds) {
        page.enter(kind.system);
        const std::string heading =
            kinds_called(kinds, kind.name).size() > 1 ? with_system(kind.name, kind.system) : kind.name;
        page.section(heading, kind.system.empty() ? kind.doc : kind.doc + " Of the system " + quote(kind.system) + ".",
                     kind.schema);
    }
    for (const ReferenceSection& each : further) {
        page.enter(each.system);
        page.section(each.heading, each.doc, each.schema);
    }
    page.shared_sections();
    std::string text = page.take();
    while (text.size() > 1 && text[text.size() - 1] == '\n' && text[text.size() - 2] == '\n')
        text.pop_back();
    return text;
}

}  // namespace briar

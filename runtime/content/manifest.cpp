#include "runtime/content/manifest.hpp"

#include "runtime/content/pattern.hpp"
#include "runtime/content/shape.hpp"
#include "runtime/content/text_check.hpp"
#include "runtime/content/translations.hpp"
#include "runtime/content/version.hpp"
#include "runtime/source/parsed_texts.hpp"
#include "runtime/source/read_file.hpp"

namespace briar {

namespace {

SchemaRef make_manifest_schema() {
    const SchemaRef id = schema::pattern(kKebabPattern, kKebabHint);
    const SchemaRef version = schema::pattern(kVersionPattern, "three numbers, such as `1.2.0`");
    const SchemaRef range = schema::pattern(kRangePattern, "a range of versions, such as `>=1.2`, `>=1.2 <2` or `*`");
    const SchemaRef language = schema::pattern(kLanguagePattern, kLanguageHint);
    return schema::named("pack", "What a pack says of itself.",
                         schema::record({
                             {"id", id, "The name by which other packs ask for this one.", true, {}},
                             {"title", schema::text(), "The name for people.", true, {}},
                             {"version", version, "The version of this pack (semver).", true, {}},
                             {"authors", schema::list_or_one(schema::text()), "Who made it.", false, {}},
                             {"licence", schema::text(), "The terms on which it may be used and passed on.", false, {}},
                             {"text", schema::text(), "What it is, in a sentence or two.", false, {}},
                             {"system", schema::pattern(kKebabPattern, "the name of a system, such as `crawl`"),
                              "The system whose kinds of entries the files mean.", false,
                              "that of its scenarios, else of the packs needed"},
                             {"requires",
                              schema::map(id, range),
                              "The packs that must come before this one, with their versions.",
                              false,
                              {}},
                             {"extends",
                              schema::list_or_one(id),
                              "The packs that this one is an expansion of; any version will do.",
                              false,
                              {}},
                             {"languages", schema::list_or_one(language),
                              "The languages it is written in or translated to.", false, "en"},
                         }));
}

std::string text_of(const Node& root, std::string_view key) {
    const Node* value = root.find(key);
    return value != nullptr && value->is_scalar() ? value->text : std::string();
}

/// The scalars of a list, or the one that stands there without a list.
std::vector<std::string> texts_of(const Node& root, std::string_view key) {
    std::vector<std::string> result;
    const Node* value = root.find(key);
    if (value == nullptr) return result;
    if (value->is_scalar()) result.push_back(value->text);
    for (const auto& item : value->items) {
        if (item->is_scalar()) result.push_back(item->text);
    }
    return result;
}

void read_needs(const Node& root, Manifest& manifest) {
    const auto add = [&](std::string pack, std::string range, const Place& place) {
        for (const Need& known : manifest.needs) {
            if (known.pack == pack) return;
        }
        manifest.pack.needs.emplace_back(pack, range);
        manifest.needs.push_back({std::move(pack), std::move(range), place});
    };
    if (const Node* required = root.find("requires")) {
        for (const Member& member : required->members) {
            const std::string range = member.value->text == "*" ? std::string() : member.value->text;
            add(member.key, range, root.document->place(member.key_span));
        }
    }
    const Node* extended = root.find("extends");
    if (extended == nullptr) return;
    if (extended->is_scalar()) add(extended->text, {}, root.document->place(extended->span));
    for (const auto& item : extended->items) {
        if (item->is_scalar()) add(item->text, {}, root.document->place(item->span));
    }
}

}  // namespace

std::filesystem::path overlay_key(const std::filesystem::path& path) {
    std::error_code ignored;
    return std::filesystem::absolute(path, ignored).lexically_normal();
}

const SchemaRef& manifest_schema() {
    static const SchemaRef schema = make_manifest_schema();
    return schema;
}

namespace {

std::shared_ptr<const Document> parse_document(const std::filesystem::path& path, const Overlay& overlay,
                                               Diagnostics& diagnostics, ParsedTexts* parsed) {
    const std::string name = path.generic_string();
    const auto parse = [&](std::string text) {
        return parsed != nullptr ? parsed->parse(name, std::move(text), diagnostics)
                                 : Document::parse(name, std::move(text), diagnostics);
    };
    if (!overlay.empty()) {
        const auto found = overlay.find(overlay_key(path));
        if (found != overlay.end() && found->second) return parse(*found->second);
        if (found != overlay.end()) {
            diagnostics.add({Severity::Error,
                             "file.missing",
                             {name, 0, 0, {}},
                             {},
                             "there is no such file",
                             "check the name and the folder"});
            return nullptr;
        }
    }
    auto text = read_file(path, name, diagnostics);
    return text ? parse(std::move(*text)) : nullptr;
}

}  // namespace

std::shared_ptr<const Document> read_document(const std::filesystem::path& path, const Overlay& overlay,
                                              Diagnostics& diagnostics, ParsedTexts* parsed) {
    auto document = parse_document(path, overlay, diagnostics, parsed);
    if (document != nullptr) check_texts(*document, diagnostics);
    return document;
}

Manifest read_manifest(const std::filesystem::path& folder, const Overlay& overlay, Diagnostics& diagnostics) {
    Manifest manifest;
    manifest.pack.folder = folder;
    std::error_code ignored;
    manifest.pack.id = std::filesystem::weakly_canonical(folder, ignored).filename().generic_string();
    manifest.id_place.file = (folder / "pack.yaml").generic_string();
    Diagnostics reading;
    const auto document = read_document(folder / "pack.yaml", overlay, reading);
    diagnostics.append(reading);
    if (!document) return manifest;
    const Node& root = document->root();
    if (!root.is_map()) {
        if (reading.has_errors()) return manifest;
        diagnostics.add({Severity::Error,
                         "pack.empty-manifest",
                         document->place(root.span),
                         {},
                         "pack.yaml must be a map with the keys `id`, `title` and `version`",
                         {}});
        return manifest;
    }
    manifest.readable = true;
    check_shape(root, *manifest_schema(), {}, diagnostics);
    if (is_kebab_case(text_of(root, "id"))) {
        manifest.pack.id = text_of(root, "id");
        manifest.id_place = document->place(root.find("id")->span);
    }
    manifest.pack.title = text_of(root, "title");
    manifest.pack.version = text_of(root, "version");
    manifest.pack.authors = texts_of(root, "authors");
    manifest.pack.licence = text_of(root, "licence");
    manifest.pack.text = text_of(root, "text");
    manifest.pack.extends = texts_of(root, "extends");
    manifest.pack.languages = texts_of(root, "languages");
    manifest.pack.system = text_of(root, kSystemKey);
    if (const Node* system = root.find(kSystemKey)) manifest.system_place = document->place(system->span);
    read_needs(root, manifest);
    return manifest;
}

}  // namespace briar

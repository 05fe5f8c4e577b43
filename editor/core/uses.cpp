#include "editor/core/uses.hpp"

#include <algorithm>
#include <string_view>
#include <tuple>

#include "editor/core/file_schema.hpp"
#include "editor/core/full_id.hpp"
#include "editor/core/lua_call.hpp"
#include "editor/core/lua_words.hpp"
#include "editor/core/schema_walk.hpp"
#include "editor/core/test_words.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/session/systems.hpp"
#include "runtime/source/report.hpp"

namespace briar::editor {
namespace {

/// Looks for one entry in one text after the other.
class Search {
public:
    Search(const Workspace& workspace, const std::string& full_id)
        : workspace_(workspace), systems_(script_systems(workspace)), kind_(kind_part(full_id)), id_(id_part(full_id)) {
        for (const EntryInfo& each : workspace.entries().list())
            alone_ = alone_ && (each.id != id_ || each.kind == kind_ || each.taken_out);
    }

    void own() {
        own_ = true;
        for (const PackFile& file : workspace_.files()) {
            if (!file.document) continue;
            file_ = file.name;
            look(file.sort, *file.document->outline(), file.document->text());
        }
    }
    void below() {
        own_ = false;
        const Catalog& catalog = *workspace_.below();
        for (const Pack& pack : catalog.packs()) {
            for (const std::string& name : pack.files)
                read(pack, name, FileSort::Content);
            for (const std::string& name : pack.scripts)
                read(pack, name, FileSort::Script);
        }
    }
    [[nodiscard]] std::vector<Use> take() { return std::move(found_); }

private:
    void read(const Pack& pack, const std::string& name, FileSort sort) {
        const std::string* text = workspace_.below()->file(pack.id, name);
        if (text == nullptr || text->find(id_) == std::string::npos) return;
        file_ = (pack.folder / name).generic_string();
        Diagnostics ignored;
        const auto document = Document::parse(file_, *text, ignored);
        look(sort, *document, *text);
    }

    void look(FileSort sort, const Document& document, const std::string& text) {
        if (text.find(id_) == std::string::npos) return;
        document_ = &document;
        text_ = &text;
        if (sort == FileSort::Script) return script();
        const SchemaRef schema = file_schema(workspace_.set(), sort, workspace_.system());
        if (!schema) return;
        if (sort == FileSort::Content) keys_of_entry(document.root());
        if (sort == FileSort::Test) return tests(document.root(), text);
        sort_ = sort == FileSort::Translation ? UseSort::Translation : UseSort::Reference;
        for_each_typed(document.root(), schema, [&](const TypedValue& value) { typed(value); });
    }

    /// Where the entry is added and changed: there its id is a key.
    void keys_of_entry(const Node& root) {
        entry_ = kind_ + "/" + id_;
        const auto key = [&](const Node* section, UseSort sort) {
            const Member* member = section != nullptr && section->is_map() ? section->member(id_) : nullptr;
            if (member != nullptr) add(sort, member->key_span, true);
        };
        key(root.find(kind_), UseSort::Definition);
        const Node* patch = root.find("patch");
        if (patch != nullptr && patch->is_map()) key(patch->find(kind_), UseSort::Patch);
    }

    void typed(const TypedValue& value) {
        const std::string& text = value.node.text;
        const bool full = text == kind_ + "/" + id_;
        if (text != id_ && !full) return;
        const bool counter = value.schema.name == "counter_name" && kind_ == "counters";
        if (!counter && (value.schema.type != SchemaType::Id || !is_one_of(kind_, value.schema.ref_kind))) return;
        // Of several kinds the first that has the id is meant.
        if (!full && !counter && value.schema.ref_kind != kind_ && !means_us(value.schema.ref_kind)) return;
        note_entry(value.path);
        const bool removal = sort_ == UseSort::Reference && !value.path.empty() && value.path[0].key == "remove";
        add(removal ? UseSort::Removal : sort_, value.node.span, true);
    }

    [[nodiscard]] bool means_us(std::string_view kinds) const {
        while (!kinds.empty()) {
            const std::size_t end = std::min(kinds.find('|'), kinds.size());
            const std::string kind(kinds.substr(0, end));
            if (kind == kind_) return true;
            const EntryInfo* other = workspace_.entries().find(kind + "/" + id_);
            if (other != nullptr && !other->taken_out) return false;
            kinds.remove_prefix(std::min(end + 1, kinds.size()));
        }
        return false;
    }

    void tests(const Node& root, const std::string& text) {
        entry_.clear();
        for (const TestWord& each : words_of_tests(workspace_, root, text, kind_ + "/" + id_))
            add(UseSort::Test, each.span, each.certain);
    }

    void note_entry(const Path& path) {
        const std::size_t from = !path.empty() && path[0].key == "patch" ? 1 : 0;
        entry_.clear();
        if (path.size() > from + 1) entry_ = path[from].key + "/" + path[from + 1].key;
    }

    // --- scripts
    void script() {
        const std::vector<LuaToken> tokens = lua_tokens(*text_);
        entry_.clear();
        for (std::size_t i = 0; i < tokens.size(); ++i) {
            if (tokens[i].sort != LuaSort::String) continue;
            const std::string_view said = tokens[i].in(*text_);
            if (said != id_ && said != kind_ + "/" + id_) continue;
            const Registry& registry = workspace_.set().registry;
            const LuaCall call = call_around(*text_, tokens, i);
            const std::string kinds = kinds_of_argument(registry, call, systems_);
            // A verb takes the name of something else here: of a var, of a zone.
            if (kinds.empty() && !params_of(registry, call, systems_).empty()) continue;
            if (!kinds.empty() && !is_one_of(kind_, kinds)) continue;
            const bool certain = !kinds.empty() || said != id_ || (alone_ && id_.find('-') != std::string::npos);
            add(UseSort::Script, tokens[i].inner, certain);
        }
    }

    /// The id stands last in the span: behind quotes, or behind its kind and a slash.
    void add(UseSort sort, Span span, bool certain) {
        const std::string_view all = std::string_view(*text_).substr(span.begin, span.size());
        const std::size_t at = all.rfind(id_);
        if (at == std::string_view::npos) return;
        Use use;
        use.sort = sort;
        use.own = own_;
        use.file = file_;
        use.id = make_span(span.begin + at, span.begin + at + id_.size());
        use.place = document_->place(use.id);
        use.entry = entry_;
        use.line = line_around(*text_, use.id.begin);
        use.certain = certain;
        found_.push_back(std::move(use));
    }

    const Workspace& workspace_;
    std::vector<std::string> systems_;  // whose words scripts use
    std::string kind_;
    std::string id_;
    bool alone_ = true;  // no other kind has an entry of this id
    bool own_ = true;
    std::string file_;
    UseSort sort_ = UseSort::Reference;
    std::string entry_;
    const Document* document_ = nullptr;
    const std::string* text_ = nullptr;
    std::vector<Use> found_;
};

}  // namespace

std::string line_around(const std::string& text, std::size_t at) {
    const std::size_t begin = at == 0 ? 0 : text.rfind('\n', at - 1) + 1;
    const std::string_view line =
        std::string_view(text).substr(begin, std::min(text.find('\n', at), text.size()) - begin);
    const std::size_t first = std::min(line.find_first_not_of(" \t\r"), line.size());
    return std::string(line.substr(first, line.find_last_not_of(" \t\r") + 1 - first));
}

bool read_alike(const std::vector<Use>& some, const std::vector<Use>& others) {
    const auto same = [](const Use& a, const Use& b) {
        return std::tie(a.sort, a.own, a.file, a.entry, a.line, a.certain) ==
               std::tie(b.sort, b.own, b.file, b.entry, b.line, b.certain);
    };
    return std::equal(some.begin(), some.end(), others.begin(), others.end(), same);
}

std::vector<Use> find_uses(const Workspace& workspace, const std::string& full_id, Packs where) {
    Search search(workspace, full_id);
    search.own();
    if (where == Packs::All) search.below();
    std::vector<Use> uses = search.take();
    std::stable_sort(uses.begin(), uses.end(), [](const Use& a, const Use& b) {
        if (a.own != b.own) return a.own;
        return a.file != b.file ? a.file < b.file : a.id.begin < b.id.begin;
    });
    const auto same = [](const Use& a, const Use& b) { return a.file == b.file && a.id == b.id; };
    uses.erase(std::unique(uses.begin(), uses.end(), same), uses.end());
    return uses;
}

}  // namespace briar::editor

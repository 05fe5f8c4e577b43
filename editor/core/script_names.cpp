#include "editor/core/script_names.hpp"

#include <algorithm>

#include "editor/core/edit_plan.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/source/lua_tokens.hpp"
#include "runtime/source/report.hpp"

namespace briar::editor {
namespace {

bool is_one(std::string_view word, std::initializer_list<std::string_view> words) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

/// Reads a script once and tells of each word which name it means.
class ScopeScan {
public:
    explicit ScopeScan(std::string_view text) : text_(text) {
        for (const LuaToken& each : lua_tokens(text)) {
            if (each.sort != LuaSort::Comment) tokens_.push_back(each);
        }
    }

    std::vector<ScriptName> read() {
        open_.push_back({});
        shared_functions();
        for (at_ = 0; at_ < tokens_.size(); ++at_)
            token();
        while (!open_.empty())
            close(text_.size());
        for (ScriptName& each : names_)
            std::sort(each.places.begin(), each.places.end(),
                      [](const Span& a, const Span& b) { return a.begin < b.begin; });
        return std::move(names_);
    }

    /// Whether the word stands as a name of its own: no field, and no key of a table.
    [[nodiscard]] bool stands_alone(std::size_t i) const {
        return is_name(i) && !is(i - 1, ".") && !is(i - 1, ":") && !is(i - 1, "::") && !is(i - 1, "goto");
    }
    [[nodiscard]] const std::vector<LuaToken>& tokens() const { return tokens_; }

private:
    struct Block {
        std::vector<std::size_t> names;    ///< that hold in it, by their numbers
        std::vector<std::size_t> pending;  ///< that hold from the next statement on
        std::size_t brackets = 0;          ///< how many were open around it
        bool ending = false;               ///< the condition of an `until` is read, which still sees it
    };

    /// A `for` whose `do` has not come yet.
    struct Loop {
        std::vector<std::size_t> names;
        std::size_t depth = 0;  ///< of blocks around it
    };

    [[nodiscard]] std::string_view word(std::size_t i) const {
        return i < tokens_.size() && tokens_[i].sort != LuaSort::String ? tokens_[i].in(text_) : std::string_view();
    }
    [[nodiscard]] bool is(std::size_t i, std::string_view what) const { return word(i) == what; }
    [[nodiscard]] bool is_name(std::size_t i) const { return i < tokens_.size() && tokens_[i].sort == LuaSort::Name; }

    [[nodiscard]] bool ends_value(std::size_t i) const {
        if (i >= tokens_.size()) return false;
        const LuaSort sort = tokens_[i].sort;
        return sort == LuaSort::Name || sort == LuaSort::String || sort == LuaSort::Number ||
               is_one(word(i), {")", "]", "}", "end", "nil", "true", "false", "..."});
    }
    [[nodiscard]] bool begins_statement() const {
        if (is_one(word(at_), {"local", "if", "for", "while", "repeat", "return", "break", "goto", "do", "end", "else",
                               "elseif", "until", ";", "::"}))
            return true;
        return (is_name(at_) || is(at_, "function")) && at_ > 0 && ends_value(at_ - 1);
    }

    void open() {
        open_.push_back({});
        open_.back().brackets = brackets_.size();
    }
    void close(std::size_t end) {
        for (const std::size_t each : open_.back().names)
            names_[each].scope = make_span(names_[each].scope.begin, end);
        for (const std::size_t each : open_.back().pending)
            names_[each].scope = make_span(names_[each].scope.begin, end);
        brackets_.resize(std::min(brackets_.size(), open_.back().brackets));
        open_.pop_back();
    }
    /// The file's own block stays open whatever is written.
    void close_block() {
        if (open_.size() > 1) close(tokens_[at_].span.end);
    }

    std::size_t make(std::size_t i) {
        names_.push_back({std::string(word(i)), {tokens_[i].span}, make_span(tokens_[i].span.begin, text_.size())});
        return names_.size() - 1;
    }
    void mean(std::size_t i) {
        for (auto block = open_.rbegin(); block != open_.rend(); ++block) {
            for (auto each = block->names.rbegin(); each != block->names.rend(); ++each) {
                if (names_[*each].name != word(i)) continue;
                return names_[*each].places.push_back(tokens_[i].span);
            }
        }
    }

    /// `function helper()` without `local`: the whole script has it.
    void shared_functions() {
        for (std::size_t i = 0; i + 2 < tokens_.size(); ++i) {
            const bool shared =
                is(i, "function") && is_name(i + 1) && is(i + 2, "(") && (i == 0 || !is(i - 1, "local"));
            const bool known = std::any_of(names_.begin(), names_.end(),
                                           [&](const ScriptName& each) { return each.name == word(i + 1); });
            if (!shared || known) continue;
            open_.front().names.push_back(make(i + 1));
            // It may be a local's, which is seen when its place is read.
            names_.back().places.clear();
            names_.back().scope.begin = 0;
        }
    }

    void settle_statement() {
        if (!begins_statement()) return;
        if (open_.back().ending && open_.size() > 1) close(tokens_[at_].span.begin);
        Block& block = open_.back();
        block.names.insert(block.names.end(), block.pending.begin(), block.pending.end());
        block.pending.clear();
    }

    void token() {
        settle_statement();
        const std::string_view here = word(at_);
        if (here == "local") return local();
        if (here == "function") return function();
        if (here == "for") return loop();
        if (here == "do") return begin_do();
        if (is_one(here, {"then", "repeat"})) return open();
        if (here == "else") {
            close_block();
            return open();
        }
        if (is_one(here, {"end", "elseif"})) return close_block();
        if (here == "until") {
            open_.back().ending = open_.size() > 1;
            return;
        }
        if (is_one(here, {"{", "(", "["})) brackets_.push_back(here.front());
        if (is_one(here, {"}", ")", "]"}) && brackets_.size() > open_.back().brackets) brackets_.pop_back();
        if (stands_alone(at_) && !is_key()) mean(at_);
    }

    /// `{name = value}`.
    [[nodiscard]] bool is_key() const {
        const bool in_table = brackets_.size() > open_.back().brackets && brackets_.back() == '{';
        return in_table && is(at_ + 1, "=") && is_one(word(at_ - 1), {"{", ",", ";"});
    }

    void local() {
        if (is(at_ + 1, "function")) {
            // It may call itself.
            if (is_name(at_ + 2)) open_.back().names.push_back(make(at_ + 2));
            at_ += 2;
            return parameters(at_ + 1);
        }
        std::size_t i = at_ + 1;
        for (; is_name(i); ++i) {
            open_.back().pending.push_back(make(i));
            if (is(i + 1, "<")) i += 3;
            at_ = i;
            if (!is(i + 1, ",")) break;
            ++i;
        }
    }
    /// With the names before its brackets: the first may be a local, such as the table.
    void function() {
        std::size_t i = at_ + 1;
        if (is_name(i)) mean(i);
        while (i < tokens_.size() && !is(i, "("))
            ++i;
        parameters(i);
    }
    void parameters(std::size_t bracket) {
        open();
        std::size_t i = bracket + 1;
        for (; i < tokens_.size() && !is(i, ")"); ++i) {
            if (is_name(i)) open_.back().names.push_back(make(i));
        }
        at_ = i;
    }
    /// What it goes through is said before its names hold.
    void loop() {
        loops_.push_back({{}, open_.size()});
        std::size_t i = at_ + 1;
        for (; is_name(i); i += 2) {
            loops_.back().names.push_back(make(i));
            at_ = i;
            if (!is(i + 1, ",")) break;
        }
    }
    void begin_do() {
        const bool loop = !loops_.empty() && loops_.back().depth == open_.size();
        open();
        if (!loop) return;
        open_.back().names = std::move(loops_.back().names);
        loops_.pop_back();
    }

    std::string_view text_;
    std::vector<LuaToken> tokens_;
    std::size_t at_ = 0;
    std::vector<Block> open_;
    std::vector<char> brackets_;
    std::vector<Loop> loops_;
    std::vector<ScriptName> names_;
};

bool is_word(const std::string& name) {
    const std::vector<LuaToken> tokens = lua_tokens(name);
    return tokens.size() == 1 && tokens[0].sort == LuaSort::Name && tokens[0].span.size() == name.size();
}

}  // namespace

std::optional<ScriptName> script_name_at(std::string_view text, std::size_t byte) {
    for (const ScriptName& each : ScopeScan(text).read()) {
        for (const Span& place : each.places) {
            if (place.begin <= byte && byte <= place.end) return each;
        }
    }
    return std::nullopt;
}

std::string why_not_called(std::string_view text, const ScriptName& name, const std::string& other) {
    if (!is_word(other)) return "a name in Lua has letters, digits and `_`, begins with no digit and is no word of Lua";
    const ScopeScan scan(text);
    for (std::size_t i = 0; i < scan.tokens().size(); ++i) {
        const LuaToken& token = scan.tokens()[i];
        const bool within = name.scope.begin <= token.span.begin && token.span.begin < name.scope.end;
        if (within && token.in(text) == other && scan.stands_alone(i))
            return "something else is called `" + other + "` where `" + name.name + "` is known";
    }
    return {};
}

Command rename_in_script(const Workspace& workspace, const std::string& file, const ScriptName& name,
                         const std::string& other) {
    const std::string label = "Rename " + name.name + " to " + other;
    const auto document = workspace.document(file);
    if (!document) return refuse_command(label, "there is no such file any more");
    const auto now = script_name_at(document->text(), name.places.front().begin);
    if (!now || now->places != name.places) return refuse_command(label, "the script was changed meanwhile; try again");
    if (std::string reason = why_not_called(document->text(), name, other); !reason.empty())
        return refuse_command(label, std::move(reason));
    std::vector<Splice> splices;
    for (const Span& each : name.places)
        splices.push_back({each, other});
    EditPlan plan(workspace);
    plan.splice(file, splices);
    return plan.finish(label);
}

}  // namespace briar::editor

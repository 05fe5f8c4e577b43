#include "runtime/cli/drive/message.hpp"

#include <algorithm>

#include "runtime/cli/arguments.hpp"

namespace briar::cli {
namespace {

[[noreturn]] void wrong(const char* key, const char* wanted) {
    throw BadMessage("`" + std::string(key) + "` must be " + wanted);
}

const Tree* value_of(const Tree& message, const char* key) {
    const Tree* value = message.find(key);
    return value == nullptr || value->is_null() ? nullptr : value;
}

}  // namespace

std::optional<std::string> text_in(const Tree& message, const char* key) {
    const Tree* value = value_of(message, key);
    if (value == nullptr) return std::nullopt;
    if (value->kind() != Tree::Kind::Text)
        wrong(key, std::string(key) == "position" ? "a text (YAML) or an object" : "a text");
    return value->text();
}

std::optional<std::uint64_t> number_in(const Tree& message, const char* key) {
    const Tree* value = value_of(message, key);
    if (value == nullptr) return std::nullopt;
    const auto number = value->kind() == Tree::Kind::Number ? whole_number(value->text()) : std::nullopt;
    if (!number) wrong(key, "a whole number from 0 to 18446744073709551615, without quotes");
    return number;
}

bool flag_in(const Tree& message, const char* key) {
    const Tree* value = value_of(message, key);
    if (value == nullptr) return false;
    if (value->kind() != Tree::Kind::Bool) wrong(key, "true or false");
    return value->text() == "true";
}

std::vector<std::string> texts_in(const Tree& message, const char* key) {
    std::vector<std::string> texts;
    const Tree* value = value_of(message, key);
    if (value == nullptr) return texts;
    if (!value->is_list()) wrong(key, "a list of texts");
    for (const Tree& item : value->items()) {
        if (item.kind() != Tree::Kind::Text) wrong(key, "a list of texts");
        texts.push_back(item.text());
    }
    return texts;
}

void require_keys(const Tree& message, std::vector<std::string> known) {
    known.insert(known.end(), {"do", "id"});
    for (const Tree::Member& member : message.members()) {
        if (std::find(known.begin(), known.end(), member.key) != known.end()) continue;
        const std::string near = nearest(member.key, known);
        throw BadMessage("unknown key `" + member.key + "`", near.empty() ? "" : "did you mean `" + near + "`?");
    }
}

}  // namespace briar::cli

#include "runtime/engine/part_name.hpp"

#include "runtime/content/pattern.hpp"

namespace briar {
namespace {

SchemaRef named(const std::string& part, const std::string& expression, const std::string& example) {
    // What is a system's own is called as people call it.
    constexpr std::string_view kOwn = "own_";
    const std::string word = part.starts_with(kOwn) ? part.substr(kOwn.size()) : part;
    return schema::named(
        part + "_name", "The name of a " + word + ".",
        schema::pattern(expression, "the name of a " + word + " in small letters, such as `" + example + "`"));
}

}  // namespace

SchemaRef part_name(const std::string& part) { return named(part, "[a-z0-9]+(-[a-z0-9]+)*", "very-hard"); }

SchemaRef kebab_part_name(const std::string& part) { return named(part, kKebabPattern, "old-gate-2"); }

SchemaRef var_name() { return named("var", "[a-z][a-z0-9]*([_-][a-z0-9]+)*", "seeds_left"); }

}  // namespace briar

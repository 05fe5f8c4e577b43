#include "runtime/engine/part_name.hpp"

namespace briar {

SchemaRef part_name(const std::string& part) {
    return schema::named(part + "_name", "The name of a " + part + ".",
                         schema::pattern("[a-z0-9]+(-[a-z0-9]+)*", "an id in small letters, such as `very-hard`"));
}

}  // namespace briar

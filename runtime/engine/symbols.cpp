#include "runtime/engine/symbols.hpp"

namespace briar {

FieldType<std::string> symbol_type() {
    return {schema::word({"arrow",  "axe",    "barrier", "bird",   "bolt",     "bone",  "book",   "boot",  "bow",
                          "claws",  "coin",   "crown",   "dagger", "die",      "drop",  "eye",    "fangs", "fish",
                          "flame",  "flask",  "gem",     "hammer", "heart",    "key",   "ladder", "leaf",  "mail",
                          "paw",    "person", "pin",     "pouch",  "question", "reeds", "ring",   "rope",  "scroll",
                          "shield", "skull",  "star",    "sword",  "target",   "trap",  "tree",   "wind"}),
            [](const Node& node, std::string& out, const FieldReader&) { out = node.text; }};
}

}  // namespace briar

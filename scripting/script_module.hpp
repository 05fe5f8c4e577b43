#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

struct lua_State;

/// One script file after it was loaded. Scripts have no memory: every table that the file's functions can reach is
/// frozen, and the locals that they share and assign to are put back after each call. Internal to this room.
namespace briar {

class ScriptModule {
public:
    explicit ScriptModule(std::string file) : file_(std::move(file)) {}

    /// Freezes what the functions in the table at the top of the stack reach, and pops it. Raises when the table is
    /// none, or when something cannot be frozen.
    void take(lua_State* lua);

    /// A local that has changed since the file was loaded.
    struct Change {
        std::string name;
        int line = 0;  ///< of a function that can change it
    };

    /// Puts back all locals that have changed; the first of them, if there is one.
    [[nodiscard]] std::optional<Change> restore(lua_State* lua) const;

    [[nodiscard]] bool watches_anything() const { return !watched_.empty(); }
    [[nodiscard]] const std::string& file() const { return file_; }
    /// The functions of the returned table by name, with their places in the registry.
    [[nodiscard]] const std::map<std::string, int, std::less<>>& functions() const { return functions_; }

private:
    friend class Freezer;

    struct Watched {
        std::string name;
        int upvalue = 0;
        int line = 0;
    };

    void collect_functions(lua_State* lua);

    std::string file_;
    std::map<std::string, int, std::less<>> functions_;
    std::vector<Watched> watched_;
    int watch_list_ = 0;  ///< in the registry: for each of the watched, a function that has it and its value
};

}  // namespace briar

#pragma once

#include <cstddef>
#include <set>

struct lua_State;

namespace briar {

class ScriptModule;

/// Goes through everything that a value reaches: tables, metatables, functions and what they share. Tables are replaced
/// by frozen views wherever they are met; locals that functions assign to are noted in the module.
class Freezer {
public:
    /// Notes what is assigned to in `module`; its list of watched values is the table at `watch_list`.
    Freezer(lua_State* lua, ScriptModule& module, int watch_list);

    /// Replaces the value at the top of the stack by what may be kept of it. Raises when that is nothing.
    void freeze();

private:
    void replace_top();
    void replace_table();
    void note_function();
    void enlist();
    void freeze_fields(int table);
    void freeze_upvalues(int function);
    void watch(int function, int upvalue, const char* name);

    lua_State* lua_;
    ScriptModule& module_;
    int watch_list_;
    int seen_;  ///< a table: each table to its view, each function to true
    int todo_;  ///< a list of tables and functions whose insides have not been looked at
    std::size_t tables_ = 0;
    std::size_t functions_ = 0;
    std::set<void*> watched_;
};

}  // namespace briar

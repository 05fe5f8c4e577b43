#include "tests/scripting/attacks.hpp"

namespace briar {

namespace {

std::string repeated(const std::string& text, int times) {
    std::string all;
    for (int i = 0; i < times; ++i)
        all += text;
    return all;
}

}  // namespace

const std::vector<Attack>& attacks() {
    // clang-format off
    static const std::vector<Attack> kAttacks = {
        // --- time ---
        {"endless loop", "return { run = function() while true do end end }", "steps"},
        {"endless loop while loading", "while true do end", "steps"},
        {"pcall swallows the budget", "return { run = function() while true do pcall(function() while true do end end) end end }", "steps"},
        {"pcall nested in pcall", R"(
            local function dive(n) if n > 0 then pcall(dive, n - 1) end while true do end end
            return { run = function() while true do pcall(dive, 20) end end })", "steps"},
        {"pcall of failing pcalls", "return { run = function() while true do pcall(error) end end }", "steps"},
        {"exponential pcall", R"(
            local function f() pcall(f) pcall(f) end
            return { run = function() f() end })", ""},
        {"recursion without end", R"(
            local function f() return 1 + f() end
            return { run = function() return f() end })", "functions wait"},
        {"recursion under pcall", R"(
            local function f() pcall(f) return 1 + f() end
            return { run = function() while true do pcall(f) end end })", ""},
        {"tail calls without end", R"(
            local function f() return f() end
            return { run = function() return f() end })", "steps"},
        {"goto", "return { run = function() ::again:: goto again end }", "steps"},
        {"numeric loop to huge", "return { run = function() for i = 1, math.maxinteger do end end }", "steps"},
        {"loop in a metamethod", R"(
            return { run = function()
                local t = setmetatable({}, { __index = function() while true do end end })
                return t.x
            end })", "steps"},
        {"loop in __tostring", R"(
            return { run = function() return tostring(setmetatable({}, { __tostring = function() while true do end end })) end })", "steps"},
        {"loop in a sort order", "return { run = function() table.sort({ 3, 2, 1 }, function() while true do end end) end }", "steps"},
        {"loop in gsub's replacement", "return { run = function() return (('a'):gsub('a', function() while true do end end)) end }", "steps"},
        {"pattern that goes back and forth", R"(
            return { run = function() return (('a'):rep(3000)):find(('a*'):rep(30) .. 'b') end })", "steps"},
        {"pattern with lazy matches", R"(
            return { run = function() return (('a'):rep(4000)):match('.-.-.-.-b') end })", "steps"},
        {"pattern with balances", R"(
            return { run = function()
                local s = ('('):rep(4000)
                for i = 1, 1e9 do s:find('%b()') end
            end })", "steps"},
        {"quadratic gsub", R"(
            return { run = function() while true do (('x'):rep(4000)):gsub('x', '') end end })", "steps"},
        {"deep pattern", "return { run = function() return (('a'):rep(500)):find(('(a?'):rep(20) .. (')'):rep(20) .. ('a?'):rep(400)) end }", ""},
        {"plain find", R"(
            return { run = function()
                local text, wanted = ('a'):rep(4000), ('a'):rep(2000) .. 'b'
                while true do text:find(wanted, 1, true) end
            end })", "steps"},
        {"table.move over everything", "return { run = function() table.move({}, 1, math.maxinteger - 1, 2) end }", "steps"},
        {"table.move of the possible", "return { run = function() table.move({}, 1, 1e15 // 1 | 0, 2) end }", "steps"},
        {"table.insert at the front", R"(
            return { run = function()
                local t = {}
                for i = 1, 1e9 do table.insert(t, 1, i) end
            end })", "steps"},
        {"table.remove at the front", R"(
            return { run = function()
                local t = {}
                for i = 1, 50000 do t[i] = i end
                for i = 1, 1e9 do t[#t + 1] = table.remove(t, 1) end
            end })", "steps"},
        {"__len lies to insert", R"(
            return { run = function() table.insert(setmetatable({}, { __len = function() return 1e15 end }), 1, 1) end })", "__len"},
        {"table.concat of what is always there", R"(
            return { run = function() return table.concat(setmetatable({}, { __index = type }), '', 1, 1e15 // 1 | 0) end })", "steps"},
        {"table.unpack of millions", "return { run = function() return select('#', table.unpack({}, 1, 1e7)) end }", "at most"},
        {"table.sort without an order", R"(
            return { run = function()
                local t = {}
                for i = 1, 5000 do t[i] = i % 7 end
                while true do table.sort(t, function() return true end) end
            end })", "steps"},
        {"string.rep of nothing for ever", "return { run = function() while true do (''):rep(math.maxinteger) end end }", "steps"},
        {"string.byte in bulk", R"(
            return { run = function()
                local s = ('x'):rep(4000)
                while true do s:byte(1, -1) end
            end })", "steps"},
        {"string.upper in bulk", R"(
            return { run = function()
                local s = ('x'):rep(4000)
                while true do s:upper() end
            end })", "steps"},
        {"string.format in bulk", "return { run = function() while true do string.format('%99.99f', 1e308) end end }", "steps"},
        {"tonumber of long digits", R"(
            return { run = function()
                local s = '0x' .. ('0'):rep(4000)
                while true do tonumber(s) end
            end })", "steps"},
        {"math on long digits", R"(
            return { run = function()
                local s = '0x' .. ('0'):rep(4000)
                while true do math.floor(s) end
            end })", "steps"},
        {"comparing long texts", R"(
            return { run = function()
                local a, b = ('x'):rep(4000), ('x'):rep(3999) .. 'x'
                while true do local _ = a == b, a < b end
            end })", ""},
        {"a chain of look-ups", R"(
            return { run = function()
                local t = {}
                for i = 1, 1900 do t = setmetatable({}, { __index = t }) end
                while true do local _ = t.missing end
            end })", "look into each other"},
        {"a chain of look-ups from below", R"(
            return { run = function()
                local first = {}
                local t = first
                for i = 1, 1900 do
                    local below = {}
                    setmetatable(t, { __index = below })
                    t = below
                end
                while true do local _ = first.missing end
            end })", "looks into this one already"},
        {"a chain of calls", R"(
            return { run = function()
                local t = print
                for i = 1, 1000 do t = setmetatable({}, { __call = t }) end
                t()
            end })", "must be a function"},
        {"wide calls", R"(
            local function loop(...) while true do local _ = select('#', ...) end end
            local function grow(n, ...)
                if n == 0 then return loop(...) end
                return grow(n - 1, n, n, n, n, n, n, n, n, ...)
            end
            return { run = function() grow(20000) end })", ""},
        {"wide returns", R"(
            local function grow(n, ...)
                if n == 0 then return ... end
                return grow(n - 1, n, n, n, n, n, n, n, n, ...)
            end
            return { run = function() while true do local t = { grow(5000) } end end })", ""},
        {"table made full and emptied", R"(
            return { run = function()
                local t = {}
                for i = 1, 32768 do t['k' .. i] = true end
                local i = 32768
                while true do
                    t['k' .. i] = nil
                    i = i + 1
                    t['k' .. i] = true
                end
            end })", ""},
        {"pairs over a large table", R"(
            return { run = function()
                local t = {}
                for i = 1, 20000 do t[i] = i end
                while true do pairs(t) end
            end })", "steps"},
        {"setmetatable with a large table", R"(
            return { run = function()
                local mt = {}
                for i = 1, 20000 do mt['x' .. i] = i end
                while true do setmetatable({}, mt) end
            end })", "steps"},
        {"printing for ever", "return { run = function() while true do print(('x'):rep(4000)) end end }", "steps"},
        {"numbers written out as loop limits", R"(
            return { run = function()
                local s = '0x' .. ('0'):rep(3000) .. '1'
                while true do for i = 1, s do end end
            end })", "this took"},
        // --- memory ---
        {"string.rep of a billion", "return { run = function() return ('x'):rep(1e9 // 1 | 0) end }", "longer than"},
        {"string.rep that wraps round", "return { run = function() return ('x'):rep(math.maxinteger, 'yy') end }", "longer than"},
        {"doubling a text", "return { run = function() local s = 'x' while true do s = s .. s end end }", "longer than"},
        {"doubling a text under pcall", R"(
            return { run = function()
                while true do pcall(function() local s = 'x' while true do s = s .. s end end) end
            end })", "longer than"},
        {"filling a table", "return { run = function() local t = {} for i = 1, 1e9 do t[i] = i end end }", ""},
        {"filling a table with tables", R"(
            return { run = function()
                local t = {}
                while true do t = { t, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {} } end
            end })", "MB"},
        {"living at the edge of the memory", R"(
            return { run = function()
                local keep = {}
                pcall(function() while true do keep = { keep, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {} } end end)
                while true do pcall(function() return { {}, {}, {}, {}, {}, {}, {}, {}, {} } end) end
            end })", "MB"},
        {"rubbish by the gigabyte", R"(
            return { run = function()
                while true do
                    local t = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }
                end
            end })", ""},
        {"memory while loading", "local t = {} while true do t = { t, t, t, t, t, t, t, t } end", ""},
        {"gsub that grows", "return { run = function() return (('x'):rep(4000)):gsub('x', ('y'):rep(4000)) end }", "longer than"},
        {"table.concat that grows", R"(
            return { run = function()
                local t = {}
                for i = 1, 5000 do t[i] = ('x'):rep(4000) end
                return table.concat(t)
            end })", ""},
        {"format that grows", "return { run = function() return string.format(('%99d'):rep(1000), table.unpack({}, 1, 200)) end }", ""},
        {"functions by the thousand while loading", R"(
            local list = {}
            for i = 1, 1e9 do list[i % 50000 + 1] = function() return i end
                if i > 100000 then return { run = function() return list end } end
            end)", "more than 2000 functions"},
        {"tables by the thousand while loading", R"(
            local list = {}
            for i = 1, 60000 do list[i] = {} end
            return { run = function() return list end })", "more than 20000 tables"},
        {"a condition without end", "local a = true local x = a" + repeated(" or a", 10000) + " return { run = function() end }", ""},
        {"labels without end", repeated("::a:: ", 10000), "labels"},
        {"brackets without end", "return " + repeated("{", 60000), "overflow"},
        {"a script without end", repeated("local a ", 100000), "longer than"},
        // --- ways out ---
        {"compiled code", "\x1bLua", "compiled"},
        {"string.dump", "return { run = function() return string.dump(print) end }", "string.dump"},
        {"load", "return { run = function() return load('return 1') end }", "load"},
        {"dofile", "return { run = function() return dofile('/etc/passwd') end }", "dofile"},
        {"require", "return { run = function() return require('os') end }", "require"},
        {"io", "return { run = function() return io.open('/etc/passwd') end }", "io"},
        {"os", "return { run = function() return os.execute('true') end }", "os"},
        {"debug", "return { run = function() return debug.getregistry() end }", "debug"},
        {"package", "return { run = function() return package.loaded end }", "package"},
        {"collectgarbage", "return { run = function() collectgarbage('stop') end }", "collectgarbage"},
        {"xpcall with a looping handler", "return { run = function() xpcall(error, function() while true do end end) end }", "xpcall"},
        {"coroutines", "return { run = function() coroutine.wrap(function() while true do end end)() end }", "coroutine"},
        {"the real globals", "return { run = function() return _G.load end }", "_G"},
        {"the metatable of texts", "return { run = function() return getmetatable('').__index end }", "getmetatable"},
        {"a method for all texts", "return { run = function() string.evil = print end }", "cannot be changed"},
        {"another pairs", "return { run = function() pairs = nil end }", "global"},
        {"another pairs by _ENV", "return { run = function() _ENV.pairs = nil end }", "global"},
        {"rawset", "return { run = function() rawset(string, 'evil', 1) end }", "rawset"},
        {"table.insert into a library", "return { run = function() table.insert(string, 1) end }", "cannot be changed"},
        {"setmetatable of a library", "return { run = function() setmetatable(string, {}) end }", "cannot change"},
        // --- what cannot be watched ---
        {"a loop in __gc", "return { run = function() setmetatable({}, { __gc = function() while true do end end }) end }", "__gc"},
        {"__gc slipped in later", R"(
            return { run = function()
                local mt = {}
                local t = setmetatable({}, mt)
                mt.__gc = function() while true do end end
                t = nil
                for i = 1, 1e5 do t = {} end
            end })", ""},
        {"a loop in __close", R"(
            return { run = function()
                local t <close> = setmetatable({}, { __close = function() while true do end end })
            end })", "__close"},
        {"__close slipped in later", R"(
            return { run = function()
                local mt = {}
                local t = setmetatable({}, mt)
                mt.__close = function() while true do end end
                local closing <close> = t
            end })", "non-closable"},
        {"weak tables", "return { run = function() setmetatable({}, { __mode = 'k' }) end }", "__mode"},
        {"__metatable", "return { run = function() setmetatable({}, { __metatable = 1 }) end }", "__metatable"},
        {"an error while handling an error", R"(
            return { run = function()
                local t = setmetatable({}, { __tostring = function(t) return tostring(t) end })
                while true do pcall(tostring, t) end
            end })", ""},
        {"an error object that loops", R"(
            return { run = function() error(setmetatable({}, { __tostring = function() while true do end end })) end })", ""},
    };
    return kAttacks;
}

}  // namespace briar

#include "scripting/assigned_upvalues.hpp"

#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

#include "scripting/lua_api.hpp"

namespace briar {

namespace {

// Lua 5.4's dump, lundump.c: a header, the number of upvalues, the function.
constexpr std::size_t kHeaderSize = 4 + 2 + 6 + 3 + sizeof(lua_Integer) + sizeof(lua_Number);
constexpr std::uint32_t kSetUpvalue = 10;  // lopcodes.h: OP_SETUPVAL A B: UpValue[B] := R[A]
constexpr int kDeepest = 200;

/// Thrown when the dump is not what this file expects.
struct Unfamiliar {};

class DumpReader {
public:
    explicit DumpReader(std::string_view dump) : rest_(dump) {}

    std::vector<bool> read() {
        skip(kHeaderSize);
        const std::size_t count = byte();
        std::vector<bool> assigned = function(0);
        if (!rest_.empty() || assigned.size() != count) throw Unfamiliar{};
        return assigned;
    }

private:
    struct Upvalue {
        bool is_local_outside = false;  ///< of the function around, else one of its upvalues
        std::size_t place = 0;
    };

    void skip(std::size_t size) {
        if (size > rest_.size()) throw Unfamiliar{};
        rest_.remove_prefix(size);
    }

    std::uint8_t byte() {
        if (rest_.empty()) throw Unfamiliar{};
        const auto value = static_cast<std::uint8_t>(rest_.front());
        rest_.remove_prefix(1);
        return value;
    }

    std::size_t number() {
        std::size_t value = 0;
        for (;;) {
            const std::uint8_t part = byte();
            if (value > (std::size_t{1} << 40U)) throw Unfamiliar{};
            value = value << 7U | (part & 0x7FU);
            if ((part & 0x80U) != 0) return value;
        }
    }

    void text() {
        const std::size_t size = number();
        if (size > 0) skip(size - 1);
    }

    void code(std::vector<bool>& assigned) {
        const std::size_t count = number();
        for (std::size_t i = 0; i < count; ++i) {
            std::uint32_t instruction = 0;
            if (rest_.size() < sizeof instruction) throw Unfamiliar{};
            std::memcpy(&instruction, rest_.data(), sizeof instruction);
            skip(sizeof instruction);
            if ((instruction & 0x7FU) == kSetUpvalue) mark(assigned, instruction >> 16U & 0xFFU);
        }
    }

    static void mark(std::vector<bool>& assigned, std::size_t place) {
        if (place >= assigned.size()) assigned.resize(place + 1);
        assigned[place] = true;
    }

    void constants() {
        const std::size_t count = number();
        for (std::size_t i = 0; i < count; ++i) {
            switch (byte()) {
                case 0x13:
                    skip(sizeof(lua_Number));
                    break;
                case 0x03:
                    skip(sizeof(lua_Integer));
                    break;
                case 0x04:
                case 0x14:
                    text();
                    break;
                case 0x00:
                case 0x01:
                case 0x11:
                    break;
                default:
                    throw Unfamiliar{};
            }
        }
    }

    std::vector<Upvalue> upvalues() {
        std::vector<Upvalue> list(number());
        for (Upvalue& upvalue : list) {
            upvalue.is_local_outside = byte() != 0;
            upvalue.place = byte();
            byte();  // its kind
        }
        return list;
    }

    void debug_part() {
        skip(number());
        for (std::size_t i = number(); i > 0; --i) {
            number();
            number();
        }
        for (std::size_t i = number(); i > 0; --i) {
            text();
            number();
            number();
        }
        for (std::size_t i = number(); i > 0; --i)
            text();
    }

    /// The upvalues of one function that are assigned to in it or in the functions inside it.
    std::vector<bool> function(int depth) {
        if (depth > kDeepest) throw Unfamiliar{};
        text();
        number();
        number();
        skip(3);
        std::vector<bool> assigned;
        code(assigned);
        constants();
        own_.push_back(upvalues());
        assigned.resize(own_.back().size());
        for (std::size_t i = number(); i > 0; --i) {
            const std::vector<bool> inside = function(depth + 1);
            // What was read last is the list of the function inside.
            const std::vector<Upvalue> list = std::move(last_);
            for (std::size_t k = 0; k < inside.size(); ++k) {
                if (inside[k] && !list[k].is_local_outside) mark(assigned, list[k].place);
            }
        }
        debug_part();
        last_ = std::move(own_.back());
        own_.pop_back();
        if (assigned.size() != last_.size()) throw Unfamiliar{};
        return assigned;
    }

    std::string_view rest_;
    std::vector<std::vector<Upvalue>> own_;
    std::vector<Upvalue> last_;
};

int append(lua_State*, const void* data, std::size_t size, void* dump) {
    static_cast<std::string*>(dump)->append(static_cast<const char*>(data), size);
    return 0;
}

std::size_t count_upvalues(lua_State* lua, int index) {
    lua_Debug about;
    lua_pushvalue(lua, index);
    lua_getinfo(lua, ">u", &about);
    return about.nups;
}

}  // namespace

std::vector<bool> assigned_upvalues(lua_State* lua, int index) {
    std::string dump;
    lua_pushvalue(lua, index);
    lua_dump(lua, append, &dump, 1);
    lua_pop(lua, 1);
    try {
        return DumpReader(dump).read();
    } catch (const Unfamiliar&) {
        std::vector<bool> all(count_upvalues(lua, index), true);
        return all;
    }
}

}  // namespace briar

#pragma once

#include <string>
#include <vector>

#include "runtime/engine/registry.hpp"

/// How verbs are described, whoever brings them: each description stands next to what the verb does.
namespace briar {

/// What a verb gives.
struct Gives {
    Type type = Type::None;
    std::string kinds{};
    bool in_yaml = true;  ///< false: only scripts can use it
};
inline const Gives kNothing{};
inline const Gives kNumber{Type::Int};
inline const Gives kTruth{Type::Bool};
inline const Gives kText{Type::Text};

/// A parameter that must be given.
[[nodiscard]] Param need(std::string name, Type type, std::string kinds, std::string doc);
/// A parameter that may be left out. `fallback`: what it is then, for people; that of an event is written as here, see
/// fallback_at (rule_words.hpp).
inline constexpr const char* kEventHero = "the event's hero, or the one whose turn it is";
[[nodiscard]] Param may(std::string name, Type type, std::string kinds, std::string doc, std::string fallback,
                        Arg fallback_arg = -1);

/// The verbs of one system, on their way into the registry.
class Verbs {
public:
    /// `system`: empty for the engine's own.
    explicit Verbs(Registry& registry, std::string system = {});

    void query(std::string name, std::string doc, std::vector<Param> params, const Gives& gives, VerbCall call,
               std::string example);
    /// A query that leaves pieces of `kinds` in Game::list: for scripts only.
    void list(std::string name, std::string doc, std::vector<Param> params, std::string kinds, VerbCall call,
              std::string example);
    void change(std::string name, std::string doc, std::vector<Param> params, const Gives& gives, VerbCall call,
                std::string example);
    void flow(std::string name, std::string doc, std::vector<Param> params, const Gives& gives, VerbFlow run,
              std::string example);

private:
    void add(VerbSort sort, VerbSpec spec);

    Registry& registry_;
    std::string system_;
};

}  // namespace briar

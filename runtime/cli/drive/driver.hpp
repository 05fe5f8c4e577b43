#pragma once

#include <memory>
#include <string>
#include <vector>

#include "runtime/cli/project.hpp"
#include "runtime/session/session.hpp"
#include "runtime/source/tree.hpp"

namespace briar::cli {

/// A game driven by another program: each message is a value, and so is each answer. docs/drive.md describes them all.
class Driver {
public:
    /// `scenario` is meant where a `new` names none; may be empty.
    explicit Driver(std::string scenario) : scenario_(std::move(scenario)) {}

    /// Compiles that scenario, so that a `new` finds it ready. Throws WrongUse where the word means none; mistakes of
    /// its content are the answer to `new`.
    void prepare();
    /// Answers one line of JSON with one line of JSON, whatever stands in it.
    [[nodiscard]] std::string answer(const std::string& line);
    /// A `quit` was answered.
    [[nodiscard]] bool is_over() const { return over_; }

private:
    struct Word {
        const char* name;
        Tree (Driver::*run)(const Tree& message);
    };
    [[nodiscard]] static const std::vector<Word>& words();

    [[nodiscard]] Tree reply(const Tree& message);
    Tree begin(const Tree& message);
    Tree decision(const Tree& message);
    Tree choose(const Tree& message);
    Tree undo(const Tree& message);
    Tree redo(const Tree& message);
    Tree state(const Tree& message);
    Tree log(const Tree& message);
    Tree hash(const Tree& message);
    Tree dice(const Tree& message);
    Tree lay_within_move(const Tree& values);
    Tree quit(const Tree& message);

    [[nodiscard]] Session& session();
    const Ruleset& compile(const Wish& wish);
    Tree start(Start start, bool strict);
    [[nodiscard]] Tree standing() const;

    std::string scenario_;
    Wish wish_;  ///< of `rules_`
    std::shared_ptr<const Ruleset> rules_;
    std::unique_ptr<Session> session_;
    bool over_ = false;
};

}  // namespace briar::cli

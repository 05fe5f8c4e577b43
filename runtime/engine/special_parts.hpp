#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "runtime/engine/compile.hpp"
#include "runtime/engine/compile_rule.hpp"
#include "runtime/engine/named_script.hpp"

/// What the rules of one special share: its script's functions and its texts.
namespace briar {

class SpecialParts {
public:
    SpecialParts(Draft& draft, DefId special, SpecialId number);

    [[nodiscard]] const Node& node() const { return sound_ != nullptr ? *sound_ : *entry_.node; }
    [[nodiscard]] const std::string& entry() const { return full_id_; }
    [[nodiscard]] const std::string& id() const { return entry_.id; }
    [[nodiscard]] SpecialId number() const { return number_; }

    /// The function that `run:` names; one that the script lacks is reported.
    HookId hook(const Node& name);
    /// The script's function of that name, if there is one.
    HookId function(const std::string& name);
    [[nodiscard]] const std::vector<ScriptReader::Function>& functions() const { return script_.functions; }
    /// The script is missing or cannot be loaded, which is reported.
    [[nodiscard]] bool script_failed() const { return !script_.file.empty() && !script_.sound; }
    /// Something uses the function, or a misspelt name that is reported meant it.
    [[nodiscard]] bool is_used(const std::string& function) const {
        return hooks_.count(function) != 0 || meant_.count(function) != 0;
    }
    /// Where a function of the script stands.
    [[nodiscard]] Place place_of(const ScriptReader::Function& function) const;
    /// The text's number, with the numbers that it refers to filled in; braces around one of `names` stay.
    TextId text(const Node& text, const std::vector<std::string>& names = {});
    /// The counter of a name; an unknown one is reported.
    CounterId counter(const Node& name);
    void error(const Node& node, std::string id, std::string message, std::string hint = {});
    void report(Severity severity, Place place, std::string id, std::string message, std::string hint = {});
    /// Whether all of the special can be read. If not, what is missing in it may have been lost by mistakes that are
    /// told.
    [[nodiscard]] bool is_whole() const { return entry_.is_whole() && sound_ == nullptr; }
    /// It names what is not there, which is told elsewhere: what is left of it would do what nobody has written.
    void leave_out() { left_out_ = true; }
    [[nodiscard]] bool takes_part() const { return !left_out_; }
    /// Goes on with what is left of it when mistakes against this shape, which are told, are taken out.
    void keep_sound_part(const Schema& schema);

private:
    Draft& draft_;
    const Entry& entry_;
    std::string full_id_;
    SpecialId number_;
    std::unique_ptr<Node> sound_;  ///< null: all of it is sound
    NamedScript script_;           ///< without a file: the special has none
    std::map<std::string, HookId> hooks_;
    std::set<std::string> meant_;
    bool left_out_ = false;
};

}  // namespace briar

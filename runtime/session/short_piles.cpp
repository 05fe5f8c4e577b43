#include "runtime/session/short_piles.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "runtime/session/partial_match.hpp"
#include "runtime/session/position.hpp"
#include "runtime/session/trial_game.hpp"

namespace briar {
namespace {

/// What lies on a table for all to see, such as a hand, is shorter.
constexpr std::size_t kLeastPile = 8;

using Path = std::vector<std::string>;
using Names = std::vector<std::string>;

void add_names(const Tree* list, Names& names) {
    if (list == nullptr) return;
    for (const Tree& each : list->items())
        names.push_back(each.text());
}

Names names_in(const Tree& pile) {
    Names names;
    if (pile.is_list()) {
        add_names(&pile, names);
    } else {
        add_names(pile.find("first"), names);
        add_names(pile.find("only"), names);
    }
    return names;
}

void find_piles(const Tree& tree, const Path& path, std::map<Path, Names>& piles) {
    if (is_pile(tree)) {
        piles[path] = names_in(tree);
        return;
    }
    for (const auto& [key, value] : tree.members()) {
        Path below = path;
        below.push_back(key);
        find_piles(value, below, piles);
    }
}

const Tree* at(const Tree& tree, const Path& path) {
    const Tree* found = &tree;
    for (const std::string& key : path) {
        found = found->find(key);
        if (found == nullptr) return nullptr;
    }
    return found;
}

/// Null takes it out, and maps around it that hold nothing else.
void put(Tree& tree, Path path, const Tree& value) {
    const std::string key = path.back();
    path.pop_back();
    Tree* around = &tree;
    for (const std::string& each : path)
        around = &(*around)[each];
    if (!value.is_null()) {
        (*around)[key] = value;
        return;
    }
    around->erase(key);
    if (around->size() == 0 && !path.empty()) put(tree, path, {});
}

/// A choice of the test, or dice that it lays down.
bool make(Session& session, const Tree& choice) {
    const Tree* dice = choice.find("dice");
    if (dice == nullptr) return session.choose_exactly(choice.text()).done();
    std::vector<int> values;
    for (const Tree& each : dice->items())
        values.push_back(std::stoi(each.text()));
    return session.lay_dice(values);
}

class Thinning {
public:
    Thinning(const std::shared_ptr<const Ruleset>& rules, const Setup& setup, Tree& test)
        : rules_(rules), setup_(setup), test_(test) {}

    void run(const Tree& whole) {
        for (const auto& [path, drawn] : drawn_from(whole)) {
            if (at(test_["given"], path) == nullptr) continue;
            const Tree before = test_["given"];
            Tree names;
            for (const std::string& name : drawn)
                names.push(name);
            put(test_["given"], path, names);
            if (!passes()) test_["given"] = before;
        }
    }

private:
    /// By pile: what goes out of it while the test's choices are made, in its order.
    [[nodiscard]] std::map<Path, Names> drawn_from(const Tree& whole) const {
        const std::unique_ptr<Session> session = begin_trial(rules_, setup_, whole, kTrialSeeds.front());
        std::map<Path, Names> piles;
        std::map<Path, Names> drawn;
        if (session == nullptr) return drawn;
        find_piles(whole, {}, piles);
        for (const auto& [path, names] : piles)
            drawn[path];
        for_each_choice([&](const Tree& choice) {
            if (!make(*session, choice)) return false;
            const Tree now = write_position(session->game());
            for (auto& [path, names] : piles) {
                const Tree* pile = at(now, path);
                const Names left = pile == nullptr ? Names() : names_in(*pile);
                for (const std::string& name : names)
                    if (std::find(left.begin(), left.end(), name) == left.end()) drawn[path].push_back(name);
                names = left;
            }
            return true;
        });
        return drawn;
    }

    template <class Visit>
    bool for_each_choice(const Visit& visit) const {
        const Tree* when = test_.find("when");
        return when == nullptr || std::all_of(when->items().begin(), when->items().end(), visit);
    }

    [[nodiscard]] bool passes() const {
        return std::all_of(kTrialSeeds.begin(), kTrialSeeds.end(), [&](std::uint64_t seed) { return passes(seed); });
    }

    [[nodiscard]] bool passes(std::uint64_t seed) const {
        const std::unique_ptr<Session> session =
            begin_trial(rules_, setup_, *test_.find("given"), seed, TrialLog::Kept);
        if (session == nullptr) return false;
        if (!for_each_choice([&](const Tree& choice) { return make(*session, choice); })) return false;
        Names offers;
        add_names(test_.find("then")->find("offers"), offers);
        return offers == session->keys() && is_as_told(*session);
    }

    [[nodiscard]] static bool says_all(const Session& session, const Node& lines) {
        std::set<std::string> said;
        for (std::size_t i = 0; i < session.log_size(); ++i)
            said.insert(session.log_text(i));
        return std::all_of(lines.items.begin(), lines.items.end(),
                           [&](const auto& line) { return said.contains(line->text); });
    }

    [[nodiscard]] bool is_as_told(const Session& session) const {
        Diagnostics problems;
        const auto then = Document::parse("then", test_.find("then")->to_yaml(), problems);
        const Tree position = write_position(session.game());
        for (const briar::Member& member : then->root().members) {
            if (member.key == "deciding" || member.key == "offers" || member.key == "result") continue;
            if (member.key == "log") {
                if (!says_all(session, *member.value)) return false;
                continue;
            }
            match_partially(*member.value, position.find(member.key), member.key, problems);
        }
        const auto result = static_cast<std::size_t>(session.state().header().result);
        return problems.empty() && then->root().find("result")->text == kResultNames[result];
    }

    const std::shared_ptr<const Ruleset>& rules_;
    const Setup& setup_;
    Tree& test_;
};

}  // namespace

bool is_pile(const Tree& tree) {
    if (tree.is_map()) return tree.find("only") != nullptr;
    return tree.is_list() && tree.size() >= kLeastPile &&
           std::all_of(tree.items().begin(), tree.items().end(), [](const Tree& each) { return each.is_scalar(); });
}

bool is_rest_of_pile(const Tree& before, const Tree& now) {
    if (!is_pile(before)) return false;
    const Names all = names_in(before);
    const Names left = names_in(now);
    auto from = all.begin();
    return std::all_of(left.begin(), left.end(), [&](const std::string& name) {
        from = std::find(from, all.end(), name);
        return from != all.end() && from++ != all.end();
    });
}

void name_only_what_is_drawn(const std::shared_ptr<const Ruleset>& rules, const Setup& setup, const Tree& whole,
                             Tree& test) {
    Thinning(rules, setup, test).run(whole);
}

}  // namespace briar

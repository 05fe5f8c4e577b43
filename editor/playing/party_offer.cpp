#include "editor/playing/party_offer.hpp"

#include <algorithm>
#include <numeric>

#include "editor/scene/scene.hpp"
#include "runtime/session/session.hpp"
#include "runtime/session/systems.hpp"

namespace briar::editor {
namespace {

class Offering {
public:
    explicit Offering(const std::shared_ptr<const Ruleset>& rules) : rules_(rules) {}

    PartyOffer run() {
        name_seats();
        find_heroes();
        if (!offer_.heroes.empty() && !may_choose()) offer_.heroes.clear();
        if (offer_.heroes.empty()) return std::move(offer_);
        offer_.seats_least = rules_->seats_least;
        for (int seats = rules_->seats_least; seats <= rules_->seats_most; ++seats)
            offer_.leaders.push_back(leaders(seats));
        return std::move(offer_);
    }

private:
    void name_seats() {
        const std::unique_ptr<Session> session = begin(rules_->seats_most, {});
        for (int seat = 0; session != nullptr && seat < rules_->seats_most; ++seat)
            offer_.seat_names.push_back(
                rules_->system->seat_name(session->game(), SeatId{static_cast<std::uint8_t>(seat)}));
    }

    void find_heroes() {
        for (const PieceInfo& piece : rules_->pieces) {
            if (rules_->kinds[piece.kind.value] != "heroes" || piece.copy > 1) continue;
            offer_.heroes.push_back({rules_->catalog->entry(piece.def).id, rules_->name(piece.def)});
        }
    }

    [[nodiscard]] std::unique_ptr<Session> begin(int seats, std::vector<std::string> wished) const {
        Setup setup;
        setup.seats = seats;
        setup.heroes = std::move(wished);
        return Session::begin(rules_, system_set().script_host(*rules_), {std::move(setup), nullptr, nullptr}).session;
    }

    /// There are scenarios in which chance alone says who is played.
    [[nodiscard]] bool may_choose() const {
        return begin(rules_->seats_least, wished_party({offer_.heroes.front().id})) != nullptr;
    }

    [[nodiscard]] std::vector<int> leaders(int seats) const {
        std::vector<int> all;
        const std::unique_ptr<Session> session = begin(seats, {});
        if (session == nullptr) return all;
        for (const Member& member : make_scene_maker(*rules_)->party(session->game()))
            all.push_back(rules_->system->seat(session->game(), member.piece).value);
        return all;
    }

    const std::shared_ptr<const Ruleset>& rules_;
    PartyOffer offer_;
};

}  // namespace

std::vector<int> PartyOffer::leaders_for(int seats) const {
    const int at = seats - seats_least;
    if (at >= 0 && at < static_cast<int>(leaders.size()) && !leaders[static_cast<std::size_t>(at)].empty())
        return leaders[static_cast<std::size_t>(at)];
    std::vector<int> one_each(static_cast<std::size_t>(std::max(seats, 0)));
    std::iota(one_each.begin(), one_each.end(), 0);
    return one_each;
}

PartyOffer party_offer(const std::shared_ptr<const Catalog>& catalog, const ScenarioChoice& choice) {
    Diagnostics told_when_it_begins;
    const auto rules = compile_scenario(system_set(), catalog, choice, told_when_it_begins);
    if (rules) return Offering(rules).run();
    PartyOffer offer;
    offer.unknown = true;
    return offer;
}

std::vector<std::string> wished_party(std::vector<std::string> chosen) {
    const bool all_by_chance =
        std::all_of(chosen.begin(), chosen.end(), [](const std::string& id) { return id.empty(); });
    if (all_by_chance) return {};
    // Chance adds whoever the scenario needs beyond them.
    chosen.emplace_back();
    return chosen;
}

}  // namespace briar::editor

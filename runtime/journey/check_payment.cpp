#include "runtime/journey/check_payment.hpp"

#include <algorithm>

#include "runtime/journey/dice.hpp"

namespace briar::journey {
namespace {

/// Hands beyond it are cut, so that heroes find room too.
constexpr int kMostAsked = kMostSources - kMaxHeroes;

/// What an icon that stands for any costs, where a piece shows the wanted one in no other way.
int damage_of(const Game& game, IconSet shown, Icon wanted) {
    if ((shown >> wanted & 1U) != 0) return 0;
    int least = 127;
    for (std::size_t icon = 0; icon < data(game).icons.size(); ++icon) {
        const bool stands_for_any = (shown & data(game).any_icons) >> icon & 1U;
        if (stands_for_any) least = std::min(least, data(game).icons[icon]->damage);
    }
    return least;
}

}  // namespace

CheckPayment::CheckPayment(const Game& game) : missing_(missing_icons(game)) {
    for (const PieceId card : ZoneRange(game.state(), data(game).hand)) {
        if (cards_ == kMostAsked) break;
        pieces_[static_cast<std::size_t>(cards_++)] = card;
    }
    sources_ = cards_;
    for (const PieceId hero : party(game)) {
        if (ready(game, hero)) pieces_[static_cast<std::size_t>(sources_++)] = hero;
    }
    free_ = sources_ == kMostSources ? ~Sources{0} : (Sources{1} << static_cast<unsigned>(sources_)) - 1;
    covering_.count = missing_.count;
    for (int source = 0; source < sources_; ++source) {
        const IconSet shown = shown_icons(game, pieces_[static_cast<std::size_t>(source)]);
        for (int i = 0; shown != 0 && i < missing_.count; ++i) {
            if (pays(game, shown, icon(i))) {
                covering_.fitting[static_cast<std::size_t>(i)] |= Sources{1} << static_cast<unsigned>(source);
            }
        }
    }
    for (int die = 0; die < dice_count(game); ++die) {
        const std::uint32_t bit = 1U << static_cast<unsigned>(die);
        if ((missing_.used_dice & bit) != 0 || !icon_def(game, face_of(game, die)).any) continue;
        any_dice_ = static_cast<std::uint8_t>(any_dice_ | bit);
        ++any_dice_count_;
    }
}

int CheckPayment::cards() const {
    return static_cast<int>(std::count_if(taken_.begin(), taken_.begin() + taken_count_,
                                          [](const Means& means) { return means.sort == Means::Sort::Card; }));
}

void CheckPayment::take(const Means& means) {
    taken_[static_cast<std::size_t>(taken_count_++)] = means;
    if (means.sort == Means::Sort::Die) {
        any_dice_ = static_cast<std::uint8_t>(any_dice_ & ~(1U << static_cast<unsigned>(means.die)));
        --any_dice_count_;
        return;
    }
    const auto end = pieces_.begin() + sources_;
    const auto source = std::find(pieces_.begin(), end, means.piece) - pieces_.begin();
    free_ &= ~(Sources{1} << static_cast<unsigned>(source));
}

bool CheckPayment::alike_before(const Game& game, int source) const {
    if (source >= cards_) return false;
    const DefId def = game.rules().info(pieces_[static_cast<std::size_t>(source)]).def;
    for (int before = 0; before < source; ++before) {
        const bool free = (free_ >> static_cast<unsigned>(before) & 1U) != 0;
        if (free && game.rules().info(pieces_[static_cast<std::size_t>(before)]).def == def) return true;
    }
    return false;
}

Means CheckPayment::means_of(const Game& game, int source) const {
    const PieceId piece = pieces_[static_cast<std::size_t>(source)];
    const Means::Sort sort = source < cards_ ? Means::Sort::Card : Means::Sort::Hero;
    return {sort, piece, -1, static_cast<std::int8_t>(damage_of(game, shown_icons(game, piece), next_icon()))};
}

}  // namespace briar::journey

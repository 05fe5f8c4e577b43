#pragma once

#include <array>
#include <cstdint>

#include "runtime/journey/covering.hpp"
#include "runtime/journey/skill_check.hpp"

/// FR-4.3: how the icons that are missing in a check may be paid for, one after another. Nothing is spent until each
/// has its means.
namespace briar::journey {

/// What pays for an icon.
struct Means {
    enum class Sort : std::uint8_t { Card, Hero, Die };
    Sort sort = Sort::Card;
    PieceId piece;           ///< the card or hero
    std::int8_t die = -1;    ///< which die
    std::int8_t damage = 0;  ///< what it costs besides, where an icon that stands for any is used
};

class CheckPayment {
public:
    explicit CheckPayment(const Game& game);

    /// The icon to be paid for next; only unless `settled`.
    [[nodiscard]] Icon next_icon() const { return missing_.icons[static_cast<std::size_t>(taken_count_)]; }
    [[nodiscard]] bool settled() const { return taken_count_ == missing_.count; }
    /// Calls `each` with the means that may pay for the next icon so that the others can still be paid for: cards in
    /// the order of the hand, heroes in theirs, dice as they lie; of means that are alike one.
    template <class Each>
    void for_means(const Game& game, Each each) const;
    /// Sets one of these aside for the next icon.
    void take(const Means& means);
    [[nodiscard]] int count() const { return taken_count_; }
    /// Icons that have not been paid for.
    [[nodiscard]] int left() const { return missing_.count - taken_count_; }
    /// Cards that have been set aside.
    [[nodiscard]] int cards() const;
    [[nodiscard]] const Means& taken(int at) const { return taken_[static_cast<std::size_t>(at)]; }
    [[nodiscard]] Icon icon(int at) const { return missing_.icons[static_cast<std::size_t>(at)]; }

private:
    [[nodiscard]] bool rest_can_be_paid(Sources free, int dice) const {
        return can_cover(covering_, taken_count_ + 1, free, dice);
    }
    [[nodiscard]] bool alike_before(const Game& game, int source) const;
    [[nodiscard]] Means means_of(const Game& game, int source) const;

    Missing missing_;
    Covering covering_;
    std::array<PieceId, kMostSources> pieces_{};  ///< cards of the hand, then heroes
    int cards_ = 0;
    int sources_ = 0;
    Sources free_ = 0;
    std::uint8_t any_dice_ = 0;  ///< dice that stand for any icon and are free, as bits
    int any_dice_count_ = 0;
    std::array<Means, kMaxCheck> taken_{};
    int taken_count_ = 0;
};

template <class Each>
void CheckPayment::for_means(const Game& game, Each each) const {
    const Sources fitting = covering_.fitting[static_cast<std::size_t>(taken_count_)] & free_;
    for (int source = 0; source < sources_; ++source) {
        const Sources bit = Sources{1} << static_cast<unsigned>(source);
        if ((fitting & bit) == 0 || alike_before(game, source)) continue;
        if (rest_can_be_paid(free_ & ~bit, any_dice_count_)) each(means_of(game, source));
    }
    if (any_dice_count_ == 0 || !rest_can_be_paid(free_, any_dice_count_ - 1)) return;
    std::uint32_t shown = 0;
    for (int die = 0; die < kMaxDice; ++die) {
        if ((any_dice_ >> die & 1) == 0) continue;
        const Icon face = face_icon(game, journey(game).faces[static_cast<std::size_t>(die)]);
        if ((shown >> face & 1U) != 0) continue;
        shown |= 1U << face;
        each(Means{Means::Sort::Die, PieceId{}, static_cast<std::int8_t>(die),
                   static_cast<std::int8_t>(icon_def(game, face).damage)});
    }
}

}  // namespace briar::journey

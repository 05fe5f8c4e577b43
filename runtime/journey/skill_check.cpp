#include "runtime/journey/skill_check.hpp"

#include <algorithm>

#include "runtime/journey/actions.hpp"
#include "runtime/journey/check_logs.hpp"
#include "runtime/journey/check_options.hpp"
#include "runtime/journey/check_payment.hpp"
#include "runtime/journey/consequence.hpp"
#include "runtime/journey/dice.hpp"
#include "runtime/journey/discard.hpp"
#include "runtime/journey/harm.hpp"
#include "runtime/journey/heroes.hpp"
#include "runtime/journey/turn.hpp"

namespace briar::journey {
namespace {

/// Takes an icon that a rule counts as met; false: none is left.
bool take_met(std::array<std::int8_t, kMaxCheck>& met, Icon icon) {
    const auto found = std::find(met.begin(), met.end(), static_cast<std::int8_t>(icon));
    if (found == met.end()) return false;
    *found = kNoIcon;
    return true;
}

/// Takes a die that shows the icon itself; false: none is left.
bool take_die(const Game& game, std::uint32_t& used, Icon icon) {
    for (int die = 0; die < dice_count(game); ++die) {
        const std::uint32_t bit = 1U << static_cast<unsigned>(die);
        if ((used & bit) != 0 || face_of(game, die) != icon) continue;
        used |= bit;
        return true;
    }
    return false;
}

Flow<void> begin_check(Game& game) {
    journey(game).phase_begun = 1;
    Event started(data(game).words.check_started, at(game));
    co_await game.announce(started);
    if (!game.finished()) co_await roll_check(game);
}

/// FR-4.5, FR-4.7
Flow<void> pass(Game& game) {
    game.log(kPassedLog, at(game).value);
    enter(game, Phase::Fight);
    Event passed(data(game).words.check_passed, at(game));
    co_await game.announce(passed);
}

/// FR-4.5, FR-4.6, FR-4.7
Flow<void> fail(Game& game) {
    game.log(kFailedLog, at(game).value);
    journey(game).check_failed = 1;
    Event failed(data(game).words.check_failed, at(game));
    co_await game.announce(failed);
    const Failing cost = failing(game);
    if (!game.finished() && cost.location) co_await suffer(game, cost.what, cost.location, Mishap::Check);
    if (!game.finished()) enter(game, Phase::Fight);
}

void offer_means(Game& game, const CheckPayment& payment) {
    const Icon icon = payment.next_icon();
    payment.for_means(game, [&](const Means& means) {
        const Arg by = means.sort == Means::Sort::Die ? Arg{means.die} : Arg{means.piece.value};
        game.offer(kPayIconOption, icon, static_cast<Arg>(means.sort), by, means.damage);
        if (game.decision().suggested < 0) game.suggest_last();
    });
}

Means means_arg(const Option& option) {
    const auto sort = static_cast<Means::Sort>(option.args[1]);
    const bool die = sort == Means::Sort::Die;
    return {sort, die ? PieceId{} : piece_arg(option.args[2]), static_cast<std::int8_t>(die ? option.args[2] : -1),
            static_cast<std::int8_t>(option.args[3])};
}

void offer_check(Game& game, const CheckPayment& payment) {
    game.begin_decision(kCheckPrompt, SeatId{0}, PieceId{}, {at(game).value, 0, payment.left()});
    offer_means(game, payment);
    offer_party_actions(game, data(game).words.check_occasion);
    const Failing cost = failing(game);
    game.offer(kFailOption, Event::to_arg(cost.location));
}

/// FR-4.3: a card is discarded, a hero exhausted, a die costs damage.
Flow<void> pay(Game& game, Icon icon, Means means) {
    const Arg by = means.sort == Means::Sort::Die ? Arg{face_of(game, means.die)} : Arg{means.piece.value};
    game.log(kPaidLog, icon, static_cast<Arg>(means.sort), by);
    if (means.sort == Means::Sort::Card) {
        CardRow card;
        card.add(means.piece);
        co_await discard_cards(game, card, Use::Icon);
    } else if (means.sort == Means::Sort::Hero) {
        co_await exhaust(game, means.piece);
    } else {
        journey(game).used_dice = static_cast<std::uint8_t>(journey(game).used_dice | 1U << means.die);
    }
    if (means.damage > 0 && !game.finished()) co_await spread_damage(game, means.damage);
}

Flow<void> settle(Game& game, const CheckPayment& payment) {
    for (int i = 0; i < payment.count() && !game.finished(); ++i)
        co_await pay(game, payment.icon(i), payment.taken(i));
    lose_if_out_of_cards(game);
    if (!game.finished()) co_await pass(game);
}

/// The player sets means aside, icon after icon, until all are there or it thinks better of it.
Flow<void> choose_means(Game& game, CheckPayment payment) {
    while (!payment.settled()) {
        game.begin_decision(kIconPrompt, SeatId{0}, PieceId{}, {payment.next_icon(), payment.cards(), payment.left()});
        offer_means(game, payment);
        game.offer(kBackOption);
        const Option option = co_await game.ask();
        if (option.kind == &kBackOption) co_return;
        payment.take(means_arg(option));
    }
    co_await settle(game, payment);
}

Flow<void> take(Game& game, Option option, CheckPayment payment) {
    if (Game::is_action(option)) return game.act(option);
    if (option.kind == &kFailOption) return fail(game);
    payment.take(means_arg(option));
    return choose_means(game, payment);
}

}  // namespace

Missing missing_icons(const Game& game) {
    std::array<std::int8_t, kMaxCheck> met = journey(game).met;
    Missing missing;
    missing.used_dice = journey(game).used_dice;
    for (const Icon icon : check_icons(game, at(game))) {
        if (!take_die(game, missing.used_dice, icon) && !take_met(met, icon)) {
            missing.icons[static_cast<std::size_t>(missing.count++)] = icon;
        }
    }
    return missing;
}

bool count_as_met(Game& game, Icon icon) {
    const Missing missing = missing_icons(game);
    const auto end = missing.icons.begin() + missing.count;
    auto& met = journey(game).met;
    const auto room = std::find(met.begin(), met.end(), kNoIcon);
    if (std::find(missing.icons.begin(), end, icon) == end || room == met.end()) return false;
    *room = static_cast<std::int8_t>(icon);
    game.log(kCountedLog, icon);
    return true;
}

Flow<void> skill_check(Game& game) {
    if (check_icons(game, at(game)).empty()) {
        enter(game, Phase::Fight);
        co_return;
    }
    if (journey(game).phase_begun == 0) co_await begin_check(game);
    while (!game.finished() && journey(game).phase == Phase::Check) {
        const CheckPayment payment(game);
        if (payment.settled()) {
            co_await pass(game);
            co_return;
        }
        offer_check(game, payment);
        const Option option = co_await game.ask_quiescent();
        co_await take(game, option, payment);
    }
}

}  // namespace briar::journey

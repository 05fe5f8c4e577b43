#include "tests/session/stroll.hpp"

#include <algorithm>
#include <array>

#include "runtime/engine/game.hpp"
#include "runtime/session/node_problem.hpp"
#include "runtime/session/scripts.hpp"
#include "runtime/source/document.hpp"
#include "runtime/source/tree.hpp"

namespace briar::stroll {
namespace {

constexpr int kMost = 4;

struct StrollState {
    std::array<PieceId, kMost> walkers{};
    std::array<SeatId, kMost> seats{};
    std::uint8_t count = 0;
    std::uint8_t active = 0;
    std::uint8_t stake = 0;  ///< of the running wager; 0: none
    std::uint8_t spare = 0;
};
static_assert(std::has_unique_object_representations_v<StrollState>);

struct StrollData {
    ZoneId bench, pouch, spent;
    std::vector<PieceId> walkers;
    std::vector<ZoneId> purses;  ///< by PieceId
    int length = 10;
};

const StrollData& data(const Game& game) { return game.rules().data<StrollData>(); }
StrollState& at(Game& game) { return game.state().system<StrollState>(); }
const StrollState& at(const Game& game) { return game.state().system<StrollState>(); }
PieceId active(const Game& game) { return at(game).walkers[at(game).active]; }
CounterId steps(const Game& game) { return game.rules().counter("steps"); }
EventId event(const Game& game, std::string_view name) { return game.rules().registry->event(name, "stroll"); }
PieceId piece(Arg arg) { return arg < 0 ? PieceId{} : PieceId{static_cast<std::uint16_t>(arg)}; }

// --- words ----------------------------------------------------------------------------------------------------------

template <const char* Text>
std::string fixed(const Game&, const Option&) {
    return Text;
}
constexpr char kWalkText[] = "walk";
constexpr char kDrawText[] = "draw";
constexpr char kWagerText[] = "wager";
constexpr char kRestText[] = "rest";
constexpr char kRaiseText[] = "raise";
constexpr char kStopText[] = "stop";
constexpr OptionKind kWalk{"walk", fixed<kWalkText>, fixed<kWalkText>};
constexpr OptionKind kDraw{"draw", fixed<kDrawText>, fixed<kDrawText>};
constexpr OptionKind kWager{"wager", fixed<kWagerText>, fixed<kWagerText>};
constexpr OptionKind kRest{"rest", fixed<kRestText>, fixed<kRestText>};
constexpr OptionKind kRaise{"raise", fixed<kRaiseText>, fixed<kRaiseText>};
constexpr OptionKind kStop{"stop", fixed<kStopText>, fixed<kStopText>};

std::string spend_key(const Game& game, const Option& option) {
    return "spend " + game.rules().catalog->entry(game.rules().info(piece(option.args[0])).def).id;
}
constexpr OptionKind kSpend{"spend", spend_key, spend_key};

constexpr PromptKind kTurn{"turn", [](const Game& game, const Decision& decision) {
                               return "What does " + game.rules().name(decision.hero) + " do?";
                           }};
constexpr PromptKind kWagerPrompt{"wager", [](const Game&, const Decision& decision) {
                                      return "The stake is " + std::to_string(decision.args[0]) + ".";
                                  }};

constexpr LogKind kWalked{"walked", [](const Game& game, const LogLine& line) {
                              return game.rules().name(piece(line.args[0])) + " walks to " +
                                     std::to_string(line.args[1]) + ".";
                          }};
constexpr LogKind kDrawn{"drawn", [](const Game& game, const LogLine& line) {
                             return game.rules().name(piece(line.args[0])) + " draws " +
                                    game.rules().name(piece(line.args[1])) + ".";
                         }};

// --- play -----------------------------------------------------------------------------------------------------------

Flow<void> announce(Game& game, const char* name, PieceId other = {}) {
    Event happened(event(game, name), active(game), other);
    co_await game.announce(happened);
}

Flow<void> walk_by(Game& game, int by) {
    game.set_counter(active(game), steps(game), game.counter(active(game), steps(game)) + by);
    game.log(kWalked, active(game).value, game.counter(active(game), steps(game)));
    co_await announce(game, "walked");
    if (game.counter(active(game), steps(game)) >= data(game).length) game.finish(Result::Won, {});
}

Flow<void> walk(Game& game) {
    Roll dice;
    const int by = co_await game.roll({1, 6, 0}, dice, active(game), active(game));
    co_await walk_by(game, by);
}

Flow<void> draw(Game& game) {
    const PieceId coin = game.draw(data(game).pouch);
    game.state().move_to_back(coin, data(game).purses[active(game).value]);
    game.log(kDrawn, active(game).value, coin.value);
    co_await announce(game, "drawn", coin);
}

Flow<void> wager(Game& game) {
    at(game).stake = 1;
    while (true) {
        Roll dice;
        if (co_await game.roll({1, 6, 0}, dice, active(game), active(game)) == 1) break;
        game.begin_decision(kWagerPrompt, at(game).seats[at(game).active], active(game), {at(game).stake});
        if (at(game).stake < 5) game.offer(kRaise);
        game.offer(kStop);
        const Option chosen = co_await game.ask_always();
        if (chosen.kind == &kStop) {
            const int won = at(game).stake;
            at(game).stake = 0;
            co_await walk_by(game, won);
            co_return;
        }
        ++at(game).stake;
        co_await announce(game, "raised");
    }
    at(game).stake = 0;
}

Flow<void> rest(Game& game) {
    at(game).active = static_cast<std::uint8_t>((at(game).active + 1) % at(game).count);
    ++game.header().turn;
    game.header().hero = active(game);
    co_await announce(game, "rested");
    if (game.header().turn > 40) game.finish(Result::Lost, {});
}

Flow<void> do_option(Game& game, Option option) {
    if (Game::is_action(option)) co_await game.act(option);
    if (option.kind == &kWalk) co_await walk(game);
    if (option.kind == &kDraw) co_await draw(game);
    if (option.kind == &kWager) co_await wager(game);
    if (option.kind == &kRest) co_await rest(game);
    if (option.kind == &kSpend) {
        game.state().move_to_back(piece(option.args[0]), data(game).spent);
        co_await walk_by(game, 1);
    }
}

void offer_menu(Game& game) {
    game.begin_decision(kTurn, at(game).seats[at(game).active], active(game));
    game.offer(kWalk);
    if (game.state().zone(data(game).pouch).count > 0) game.offer(kDraw);
    game.offer(kWager);
    for (const PieceId coin : ZoneRange(game.state(), data(game).purses[active(game).value]))
        game.offer(kSpend, coin.value);
    game.offer_actions(0, active(game), {});
    game.offer(kRest);
}

Flow<void> play_all(Game& game) {
    if (game.header().started == 0) {
        game.header().started = 1;
        game.header().hero = active(game);
        co_await announce(game, "begun");
    }
    while (!game.finished()) {
        offer_menu(game);
        const Option chosen = co_await game.ask_quiescent();
        co_await do_option(game, chosen);
    }
}

// --- positions ------------------------------------------------------------------------------------------------------

Tree keys_of(const Game& game, ZoneId zone) {
    Tree list = Tree::list();
    for (const PieceId each : ZoneRange(game.state(), zone))
        list.push(game.rules().key(each));
    return list;
}

PieceId find_piece(const Game& game, const std::string& key) {
    for (std::uint16_t i = 0; i < game.rules().pieces.size(); ++i) {
        if (game.rules().key(PieceId{i}) == key) return PieceId{i};
    }
    return {};
}

void write(const Game& game, Tree& position) {
    position["active"] = game.rules().key(active(game));
    for (int i = 0; i < at(game).count; ++i) {
        const PieceId walker = at(game).walkers[static_cast<std::size_t>(i)];
        Tree& entry = position["walkers"].push();
        entry["walker"] = game.rules().key(walker);
        entry["seat"] = int{at(game).seats[static_cast<std::size_t>(i)].value};
        entry["steps"] = game.counter(walker, steps(game));
        entry["purse"] = keys_of(game, data(game).purses[walker.value]);
    }
    position["pouch"] = keys_of(game, data(game).pouch);
    position["spent"] = keys_of(game, data(game).spent);
    if (at(game).stake > 0) position["wager"]["stake"] = int{at(game).stake};
}

void read_zone(Game& game, const Node& list, ZoneId zone, Diagnostics& diagnostics) {
    for (const auto& item : list.items) {
        const PieceId found = find_piece(game, item->text);
        if (found) {
            game.state().move_to_back(found, zone);
        } else {
            diagnostics.add(problem_at(*item, "position.unknown-piece", "there is no piece `" + item->text + "`"));
        }
    }
}

void read_walker(Game& game, const Node& entry, std::size_t index, Diagnostics& diagnostics) {
    const Node* name = entry.find("walker");
    const PieceId walker = name != nullptr ? find_piece(game, name->text) : at(game).walkers[index];
    if (!walker) {
        diagnostics.add(problem_at(*name, "position.unknown-piece", "there is no walker `" + name->text + "`"));
        return;
    }
    at(game).walkers[index] = walker;
    at(game).count = std::max(at(game).count, static_cast<std::uint8_t>(index + 1));
    if (const Node* seat = entry.find("seat")) {
        at(game).seats[index] = SeatId{static_cast<std::uint8_t>(seat->as_int().value_or(0))};
    }
    if (const Node* count = entry.find("steps")) {
        game.set_counter(walker, steps(game), static_cast<int>(count->as_int().value_or(0)));
    }
    if (const Node* purse = entry.find("purse")) {
        read_zone(game, *purse, data(game).purses[walker.value], diagnostics);
    }
}

void read(Game& game, const Node& position, Diagnostics& diagnostics) {
    if (const Node* walkers = position.find("walkers")) {
        for (std::size_t i = 0; i < walkers->items.size() && i < kMost; ++i)
            read_walker(game, *walkers->items[i], i, diagnostics);
    }
    if (const Node* pouch = position.find("pouch")) read_zone(game, *pouch, data(game).pouch, diagnostics);
    if (const Node* spent = position.find("spent")) read_zone(game, *spent, data(game).spent, diagnostics);
    if (const Node* name = position.find("active")) {
        for (std::uint8_t i = 0; i < at(game).count; ++i) {
            if (game.rules().key(at(game).walkers[i]) == name->text) at(game).active = i;
        }
    }
}

SchemaRef names() { return schema::list(schema::text()); }

// --- the system -----------------------------------------------------------------------------------------------------

Arg fail(Game&, RuleContext& context, const Args& args) {
    throw RuleError(context.rule, "coins.yaml", static_cast<int>(args[0]), "it breaks", {"coins.yaml:1: in it"});
}

class Stroll final : public System {
public:
    [[nodiscard]] std::string_view name() const override { return "stroll"; }
    void describe(Registry& registry) const override {
        const SchemaRef specials = schema::list_or_one(schema::id("specials"));
        registry.add(Kind{"walkers", "walker", "Who walks.",
                          schema::record({{"name", schema::text(), "The name.", false, ""},
                                          {"specials", specials, "What it can.", false, ""}})});
        registry.add(Kind{"coins", "coin", "What is drawn.",
                          schema::record({{"name", schema::text(), "The name.", false, ""},
                                          {"count", schema::integer(1, 9), "How many.", false, "1"},
                                          {"specials", specials, "What it does.", false, ""}})});
        const std::vector<Field> fields = {{"hero", Type::Piece, "walkers", "Who.", false},
                                           {"coin", Type::Piece, "coins", "What.", false}};
        for (const char* each : {"begun", "walked", "drawn", "raised", "rested", "action"})
            registry.add(EventSpec{each, Moment::After, "It happened.", fields, "stroll"});
        registry.add(CounterSpec{"steps", "walkers", "How far it is.", "stroll"});
        VerbSpec spec;
        spec.name = "fail";
        spec.sort = VerbSort::Change;
        spec.doc = "Breaks.";
        spec.params = {{"line", Type::Int, "", "Where.", true, "", -1}};
        spec.call = fail;
        spec.system = "stroll";
        registry.add(std::move(spec));
        registry.add_scenario_keys("stroll", {{"length", schema::integer(1, 99), "How far it is.", false, "10"}}, {});
        registry.add_occasion("menu", "In the menu.");
    }

    void build(RulesetBuilder& builder) const override {
        auto built = std::make_shared<StrollData>();
        ZoneInfo zone;
        const auto table = [&](const char* zone_name) {
            zone.name = zone.role = zone_name;
            return builder.add_zone(zone);
        };
        built->bench = table("bench");
        built->pouch = table("pouch");
        built->spent = table("spent");
        if (const Node* length = builder.scenario().find("length")) {
            built->length = static_cast<int>(length->as_int().value_or(10));
        }
        const KindId walker_kind = builder.piece_kind("walkers");
        const KindId coin_kind = builder.piece_kind("coins");
        for (const DefId def : builder.catalog().of_kind("walkers"))
            built->walkers.push_back(builder.add_piece(def, walker_kind, built->bench));
        for (const DefId def : builder.catalog().of_kind("coins")) {
            const Node* count = builder.catalog().entry(def).node->find("count");
            for (std::int64_t i = count != nullptr ? count->as_int().value_or(1) : 1; i > 0; --i)
                builder.add_piece(def, coin_kind, built->pouch);
        }
        built->purses.resize(builder.ruleset().pieces.size());
        for (const PieceId walker : built->walkers) {
            ZoneInfo purse;
            purse.name = builder.catalog().entry(builder.ruleset().info(walker).def).id + "/purse";
            purse.role = "purse";
            purse.owner = walker;
            purse.bearing = true;
            built->purses[walker.value] = builder.add_zone(purse);
        }
        builder.set_system_size(sizeof(StrollState));
        builder.set_data(built);
    }

    [[nodiscard]] ZoneId zone_named(const Game& game, const Event&, std::string_view name) const override {
        return name == "pouch" ? data(game).pouch : ZoneId{};
    }
    [[nodiscard]] std::vector<std::string> zone_names(const Ruleset&) const override { return {"pouch"}; }

    void set_up(Game& game, const Setup& setup) const override {
        if (setup.seats < 1 || setup.seats > kMost) throw SetupError("1 to 4 may walk");
        std::vector<PieceId> chosen;
        for (const std::string& id : setup.heroes) {
            const PieceId found = find_piece(game, id);
            if (!found) throw SetupError("there is no walker `" + id + "`");
            chosen.push_back(found);
        }
        for (const PieceId each : data(game).walkers) {
            if (setup.heroes.empty() && static_cast<int>(chosen.size()) < setup.seats) chosen.push_back(each);
        }
        ::new (&at(game)) StrollState();
        for (std::size_t i = 0; i < chosen.size() && i < kMost; ++i) {
            at(game).walkers[i] = chosen[i];
            at(game).seats[i] = SeatId{static_cast<std::uint8_t>(i % static_cast<std::size_t>(setup.seats))};
            ++at(game).count;
        }
        game.state().shuffle(data(game).pouch, game.header().random[static_cast<std::size_t>(Stream::Setup)]);
    }
    [[nodiscard]] Flow<void> play(Game& game) const override { return play_all(game); }

    [[nodiscard]] bool bears(const Game&, PieceId) const override { return true; }
    [[nodiscard]] Event action_event(const Game& game, PieceId hero, PieceId carrier) const override {
        return Event(event(game, "action"), hero, carrier);
    }
    [[nodiscard]] std::string_view action_event_name() const override { return "action"; }
    [[nodiscard]] SeatId seat(const Game& game, PieceId hero) const override {
        const auto found = std::find(at(game).walkers.begin(), at(game).walkers.end(), hero);
        return at(game).seats[static_cast<std::size_t>(found - at(game).walkers.begin())];
    }
    [[nodiscard]] PieceId role(const Game&, const Event&, std::string_view) const override { return {}; }
    [[nodiscard]] std::string check(const Game& game) const override {
        return game.finished() || at(game).count > 0 ? "" : "nobody walks";
    }
    void write_position(const Game& game, Tree& position) const override { write(game, position); }
    void read_position(Game& game, const Node& position, Diagnostics& diagnostics) const override {
        read(game, position, diagnostics);
    }
    [[nodiscard]] std::vector<Property> position_keys() const override {
        const SchemaRef walker = schema::record({
            {"walker", schema::text(), "Who.", false, ""},
            {"seat", schema::integer(0, 3), "Who decides.", false, ""},
            {"steps", schema::integer(0, 999), "How far.", false, ""},
            {"purse", names(), "Its coins.", false, ""},
        });
        return {
            {"active", schema::text(), "Who is on turn.", false, ""},
            {"walkers", schema::list(walker), "Who takes part.", false, ""},
            {"pouch", names(), "What can be drawn.", false, ""},
            {"spent", names(), "What is gone.", false, ""},
            {"wager", schema::record({{"stake", schema::integer(0, 9), "How much.", false, ""}}), "What runs.", false,
             ""},
        };
    }
};

}  // namespace

const System& system() {
    static const Stroll the_system;
    return the_system;
}

const SystemSet& systems() {
    static const SystemSet set{describe_all({&system()}), {&system()}, make_script_reader, make_scripts};
    return set;
}

}  // namespace briar::stroll

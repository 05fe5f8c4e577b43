// Games whose script is the game: each zone is a row, a board's places are squares; what each player has of a zone lies
// side by side.
#include <algorithm>

#include "editor/scene/plain_member.hpp"
#include "editor/scene/scene_makers.hpp"
#include "runtime/engine/choice_option.hpp"
#include "runtime/script/script_data.hpp"
#include "runtime/source/letters.hpp"

namespace briar::editor {
namespace {

using namespace script;

constexpr double kStep = 1.06;
constexpr double kRowGap = 0.7;
constexpr double kNear = 0.2;    // so much nearer is a heading to its own row than to the one above
constexpr double kShareGap = 1;  // between what one player has and what the next
constexpr double kWidest = 16;   // where players' shares begin a new row
constexpr double kLeastShare = 4;
constexpr double kPile = 0.14;  // by which pieces on one place overlap
constexpr int kMostShown = 14;
constexpr double kCardHeight = 1.4;
constexpr double kPlayerStep = 1.3;  // from player to player where nothing else lies on the table

class ScriptArranging {
public:
    explicit ScriptArranging(const Game& game) : game_(game) {}

    Scene arrange() {
        for (const ZoneFamily& family : data(game_).families) {
            if (family.def.each) {
                add_shares(family);
            } else {
                add_share(family, -1, family.name);
            }
            end_row();
        }
        scene_.title = game_.rules().scenario_name + ", turn " + std::to_string(game_.header().turn);
        for (const Region& region : scene_.regions)
            scene_.bounds = &region == &scene_.regions.front() ? region.at : around(scene_.bounds, region.at);
        scene_.bounds.y -= 0.4;
        scene_.bounds.height += 0.4;
        if (scene_.regions.empty()) add_players();
        scene_.focus = scene_.bounds;
        if (!game_.over()) add_targets();
        return std::move(scene_);
    }

private:
    /// Games without zones are played in words and numbers alone: the table shows who plays, and how they stand.
    void add_players() {
        double x = 0;
        for (const PieceId player : seated(game_)) {
            lay(player, {x, 0, 1, kCardHeight}, false);
            scene_.lying.back().here = !game_.over() && game_.header().hero == player;
            std::string numbers;
            for (const Gauge& gauge : plain_member(game_, player).gauges)
                numbers += (numbers.empty() ? "" : ", ") + gauge.name + " " + std::to_string(gauge.value);
            scene_.lying.back().ways = numbers;
            scene_.notes.push_back({numbers, {x - 0.1, kCardHeight + 0.06, 1.2, 0.3}});
            x += kPlayerStep;
        }
        scene_.bounds = {0, 0, std::max(1.0, x - kPlayerStep + 1), kCardHeight + 0.4};
    }

    /// A choice that is about a piece is made where that piece lies.
    void add_targets() {
        const std::vector<Option>& options = game_.decision().options;
        for (std::size_t i = 0; i < options.size(); ++i) {
            if (const PieceId piece = piece_of_choice(options[i])) add_target(scene_, i, piece, TargetSort::Act);
        }
    }

    /// Whether who decides may see what lies there.
    [[nodiscard]] bool is_open(ZoneId zone) const {
        const ZoneInfo& info = game_.rules().zones[zone.value];
        if (info.sight == Sight::Everyone) return true;
        if (info.sight == Sight::Nobody || game_.over()) return false;
        return seat_index(game_, info.owner) == static_cast<int>(game_.decision().seat.value);
    }

    void add_shares(const ZoneFamily& family) {
        const double width = share_width();
        for (const PieceId player : seated(game_)) {
            if (left_ > 0 && left_ + width > kWidest) end_row();
            add_share(family, player_index(game_, player), family.name + ", " + game_.rules().name(player));
            left_ += width + kShareGap;
        }
    }

    void end_row() {
        left_ = 0;
        y_ += 1 + kRowGap;
    }

    /// Room for all that a player may have in one row: it stays the same while pieces come and go.
    [[nodiscard]] double share_width() const {
        std::size_t most = 0;
        const std::vector<PieceId>& owners = data(game_).owners;
        for (const PieceId player : seated(game_))
            most = std::max(most, static_cast<std::size_t>(std::count(owners.begin(), owners.end(), player)));
        for (const ZoneFamily& family : data(game_).families) {
            if (family.def.each) most = std::max(most, static_cast<std::size_t>(family.width()));
        }
        return std::max(kLeastShare, static_cast<double>(std::min<std::size_t>(most, kMostShown)) * kStep);
    }

    void add_share(const ZoneFamily& family, int player, const std::string& title) {
        double x = left_;
        if (family.def.places > 0) {
            for (int place = 1; place <= family.def.places; ++place, x += kStep)
                add_place(family, zone_at(family, player, place), place, x);
        } else {
            x = add_pile(zone_at(family, player, 1), capitalized(title));
        }
        scene_.regions.push_back({capitalized(title), {left_, y_, std::max(x - left_, kStep), 1}, kRowGap - kNear});
    }

    void add_place(const ZoneFamily& family, ZoneId zone, int place, double x) {
        const auto& marks = family.def.marks;
        const int first = family.def.number_from;
        const std::string label = first > 0 ? std::to_string(first + place - 1) : std::string();
        scene_.cells.push_back({{x, y_, 1, 1}, std::find(marks.begin(), marks.end(), place) != marks.end(), {}, label});
        double shift = 0;
        for (const PieceId piece : ZoneRange(game_.state(), zone)) {
            lay(piece, {x + 0.16 + shift, y_ + 0.18, 0.76, 0.76}, !is_open(zone));
            scene_.lying.back().where = label;
            shift = std::min(shift + kPile, 0.3);
        }
    }

    double add_pile(ZoneId zone, const std::string& title) {
        double x = left_;
        int shown = 0;
        const bool open = is_open(zone);
        for (const PieceId piece : ZoneRange(game_.state(), zone)) {
            if (++shown > (open ? kMostShown : 1)) break;
            lay(piece, {x, y_, 1, 1}, !open);
            scene_.lying.back().where = title;
            x += kStep;
        }
        const int count = game_.state().zone(zone).count;
        if (count == 0) scene_.notes.push_back({"nothing", {left_, y_ + 0.3, 3, 0.4}});
        if (count > shown || (!open && count > 0))
            scene_.notes.push_back({std::to_string(count) + " in all", {x + 0.1, y_ + 0.3, 2, 0.4}});
        return x;
    }

    void lay(PieceId piece, const Box& at, bool covered) {
        Lying lying;
        lying.piece = piece;
        lying.def = game_.rules().info(piece).def;
        lying.at = at;
        lying.face_down = covered;
        lying.title = covered ? "a covered piece" : game_.rules().name(piece);
        scene_.lying.push_back(std::move(lying));
    }

    const Game& game_;
    Scene scene_;
    double left_ = 0;  ///< where what is added begins
    double y_ = 0;
};

class ScriptSceneMaker final : public SceneMaker {
public:
    [[nodiscard]] Scene make(const Game& game) const override { return ScriptArranging(game).arrange(); }
    [[nodiscard]] std::vector<Member> party(const Game& game) const override {
        std::vector<Member> members;
        for (const PieceId player : seated(game)) {
            Member member = plain_member(game, player);
            member.acting = !game.over() && game.header().hero == player;
            members.push_back(std::move(member));
        }
        return members;
    }
};

}  // namespace

std::unique_ptr<SceneMaker> make_script_scene_maker() { return std::make_unique<ScriptSceneMaker>(); }

}  // namespace briar::editor

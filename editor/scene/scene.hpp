#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "editor/face/face_of.hpp"
#include "runtime/engine/ids.hpp"

namespace briar {
class Game;
struct Ruleset;
}  // namespace briar

/// A scene: what lies on the table of a game, as data that a board shows, a test reads and a screen reader says. Each
/// rule system arranges its own pieces; whoever shows a scene knows none of them.
namespace briar::editor {

/// A rectangle on the table. A tile is 1 by 1; `x` grows to the right, `y` downwards.
struct Box {
    double x = 0;
    double y = 0;
    double width = 1;
    double height = 1;

    [[nodiscard]] bool holds(double at_x, double at_y) const {
        return at_x >= x && at_x < x + width && at_y >= y && at_y < y + height;
    }
    friend bool operator==(const Box&, const Box&) = default;
};

/// The smallest one around both.
[[nodiscard]] Box around(const Box& a, const Box& b);

enum class MarkSort : std::uint8_t { Player, Foe, Hidden, Thing, Marker };

/// A piece that stands or lies on another one.
struct Mark {
    MarkSort sort = MarkSort::Marker;
    PieceId piece;
    DefId def;
    Side side = Side::Front;
    std::string title;
    std::string badge;    ///< what counts most: its health
    bool acting = false;  ///< whoever decides now
};

/// A piece with a place of its own, and what is on it.
struct Lying {
    PieceId piece;
    DefId def;
    Side side = Side::Front;
    Box at;
    int turn = 0;  ///< quarter turns clockwise
    bool face_down = false;
    bool here = false;   ///< where those who are played stand
    std::string stamp;   ///< written across it: what has become of it
    std::string health;  ///< what it is now, instead of what is printed: `1/2`; empty: as printed
    std::string title;
    std::string where;  ///< `2,-1`
    std::string ways;   ///< `open to north, east`; empty where there are none
    std::vector<Mark> marks;
};

/// Go: the piece comes here. Open: something new is drawn and laid here. Lay: a known piece would lie here so.
/// Act: something is done here. Harm, Help: to somebody who is here, such as a blow, such as healing.
enum class TargetSort : std::uint8_t { Go, Open, Lay, Act, Harm, Help };

/// A place that stands for options of the decision.
struct Target {
    TargetSort sort = TargetSort::Go;
    Box at;
    std::vector<std::size_t> options;  ///< indexes into the decision's options
    // Lay: what would lie here, turned as the first option says
    DefId def;
    std::vector<int> turns;          ///< one for each option
    std::vector<TargetSort> more{};  ///< what else its options do, each sort once

    /// Another option of the same place.
    void take(TargetSort another, std::size_t option);
    /// Something that can lie here in several ways.
    [[nodiscard]] bool can_be_turned() const { return sort == TargetSort::Lay && turns.size() > 1; }
};

/// A part of the table with a title of its own: a realm, a zone.
struct Region {
    std::string title;
    Box at;
    double room = 0.3;  ///< above it, for its title
};

/// A place of a board, where pieces may lie.
struct Cell {
    Box at;
    bool marked = false;  ///< looks different
    bool open{};          ///< no place of the game: only room where something can be put
    std::string label{};  ///< what is written on it: its number
};

/// Words on the table: what moving on asks for, how many cards lie in a pile.
struct Note {
    std::string text;
    Box at;
};

struct Scene {
    std::string title;  ///< scenario, round, what is left to draw
    std::vector<Region> regions;
    std::vector<Cell> cells;
    std::vector<Note> notes;
    std::vector<Lying> lying;
    std::vector<Target> targets;
    Box bounds;
    Box focus;  ///< where it happens; as `bounds` when nowhere

    /// What lies there; null: nothing.
    [[nodiscard]] const Lying* lying_at(double x, double y) const;
    [[nodiscard]] const Target* target_at(double x, double y) const;
    /// The piece, or what it lies on; null: it is not on the table.
    [[nodiscard]] const Lying* lying_with(PieceId piece) const;
    /// Null: nothing can be done there.
    [[nodiscard]] const Target* target_of_place(const Box& place) const;
    /// The target that an option has; null: it has no place.
    [[nodiscard]] const Target* target_of(std::size_t option) const;
};

/// A number of somebody who is played: a heart, 8 of 10.
struct Gauge {
    Glyph glyph = Glyph::None;
    std::string name;  ///< `health`
    int value = 0;
    int most = 0;  ///< 0: no bound that matters
};

/// `8/10`; `20 (of 11)` where it is above its bound: content may have changed under a running game.
[[nodiscard]] std::string text_of(const Gauge& gauge);

/// What somebody carries.
struct Carried {
    PieceId piece;
    DefId def;
    std::string title;
    std::string space;  ///< `backpack`
};

/// Somebody who is played, beside the board.
struct Member {
    PieceId piece;
    DefId def;
    std::string title;
    int seat = 0;
    bool acting = false;
    bool out = false;     ///< takes no part any more
    bool hidden = false;  ///< what it carries is for its own player
    std::string where;    ///< `0,-1`
    std::vector<Gauge> gauges;
    bool carries = false;  ///< those of its kind carry things
    std::vector<Carried> carried;
    std::string tally;  ///< `3 kills worth 12`; empty: nothing to tell
};

/// One member in words.
[[nodiscard]] std::string describe(const Member& member);
/// A piece that stands somewhere, in words.
[[nodiscard]] std::string describe(const Mark& mark);
/// A piece that lies in the scene, in words: what stands on it and what may be done there.
[[nodiscard]] std::string describe(const Scene& scene, const Lying& lying);
/// A place where nothing lies yet, in words.
[[nodiscard]] std::string describe(const Target& target);
/// The board in words, a line for each piece that lies, what stands on it and what may be done there.
[[nodiscard]] std::vector<std::string> describe(const Scene& scene);

/// How a system's games are arranged.
class SceneMaker {
public:
    SceneMaker() = default;
    SceneMaker(const SceneMaker&) = delete;
    SceneMaker& operator=(const SceneMaker&) = delete;
    virtual ~SceneMaker() = default;

    [[nodiscard]] virtual Scene make(const Game& game) const = 0;
    /// Those who are played, in the order of play.
    [[nodiscard]] virtual std::vector<Member> party(const Game& game) const = 0;
    /// What a die's first, second, ... face is called; none where dice show numbers.
    [[nodiscard]] virtual std::vector<std::string> die_faces(const Game&) const { return {}; }
};

/// For the ruleset's system; one that shows zones as rows of cards where a system has no arrangement of its own.
[[nodiscard]] std::unique_ptr<SceneMaker> make_scene_maker(const Ruleset& rules);

}  // namespace briar::editor

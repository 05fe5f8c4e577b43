#include "editor/playing/losses.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "runtime/engine/game.hpp"
#include "runtime/source/letters.hpp"

namespace briar::editor {
namespace {

/// Lines that a message has room for.
constexpr std::size_t kInShort = 2;
/// What is said of pieces that are gone better than the reader of positions can.
constexpr std::array<const char*, 2> kOfPieces{"position.unknown-piece", "position.no-such-copy"};

void add_once(std::vector<std::string>& lines, std::string line) {
    if (std::find(lines.begin(), lines.end(), line) == lines.end()) lines.push_back(std::move(line));
}

/// What is gone, and where it was.
class GonePieces {
public:
    GonePieces(const Game& before, const Ruleset& now, const Renaming& renaming) : rules_(before.rules()) {
        std::map<std::string, int> copies;
        for (const PieceInfo& each : now.pieces)
            ++copies[now.catalog->entry(each.def).full_id()];
        for (std::uint16_t i = 0; i < rules_.pieces.size(); ++i) {
            const PieceInfo& piece = rules_.pieces[i];
            const Entry& entry = rules_.catalog->entry(piece.def);
            if (piece.copy > copies[entry.kind + "/" + renaming.id(entry.id)]) gone_.insert(PieceId{i});
        }
        all_ = gone_;
    }

    void tell(const Scene& scene) {
        for (const Lying& tile : scene.lying) {
            const std::string where = tile.where.empty() ? "" : " at " + tile.where;
            tell(tile.piece, tile.title + where);
            for (const Mark& mark : tile.marks)
                tell(mark.piece, mark.title + " on " + tile.title + where);
        }
    }
    /// What somebody is about to lay is seen, though it lies nowhere yet.
    void tell_to_be_laid(const Scene& scene) {
        for (const Target& target : scene.targets) {
            const auto piece = std::find_if(gone_.begin(), gone_.end(), [&](PieceId each) {
                return target.def && rules_.info(each).def == target.def;
            });
            if (piece != gone_.end()) return tell(*piece, rules_.name(*piece) + ", which was to be laid");
        }
    }
    void tell(const std::vector<Member>& party) {
        for (const Member& member : party) {
            tell(member.piece, member.title);
            for (const Carried& each : member.carried) {
                // It goes with who carries it.
                if (all_.contains(member.piece)) gone_.insert(each.piece);
                tell(each.piece, each.title + ", which " + member.title + " carries");
            }
        }
    }
    /// Nobody misses those that were not seen: they are counted.
    void tell_unseen() {
        std::set<std::string> names;
        for (const PieceId piece : gone_)
            names.insert(rules_.name(piece));
        std::string line;
        std::size_t told = 0;
        for (const std::string& name : names) {
            if (++told <= kInShort) line += (line.empty() ? "" : ", ") + name;
        }
        if (told > kInShort) line += " and " + std::to_string(told - kInShort) + " more";
        if (!line.empty()) lines_.push_back("Gone, where nobody saw it: " + line + ".");
    }
    [[nodiscard]] std::vector<std::string> lines() && { return std::move(lines_); }

private:
    void tell(PieceId piece, const std::string& what) {
        if (gone_.erase(piece) > 0) lines_.push_back("Gone: " + what + ".");
    }

    const Ruleset& rules_;
    std::set<PieceId> gone_;  ///< of which nothing was told yet
    std::set<PieceId> all_;   ///< whose entries are gone
    std::vector<std::string> lines_;
};

std::string sentence(const Diagnostic& problem) {
    std::string text = problem.message;
    std::erase(text, '`');
    return capitalized(std::move(text)) + ".";
}

}  // namespace

std::vector<std::string> losses(const Game& before, const SceneMaker& maker, const Ruleset& now,
                                const Renaming& renaming, const Diagnostics& lost) {
    GonePieces gone(before, now, renaming);
    const Scene scene = maker.make(before);
    gone.tell(scene);
    gone.tell_to_be_laid(scene);
    gone.tell(maker.party(before));
    gone.tell_unseen();
    std::vector<std::string> lines = std::move(gone).lines();
    for (const Diagnostic& each : lost.list()) {
        if (std::find(kOfPieces.begin(), kOfPieces.end(), each.id) == kOfPieces.end()) add_once(lines, sentence(each));
    }
    return lines;
}

std::vector<std::string> losses(const Diagnostics& lost) {
    std::vector<std::string> lines;
    for (const Diagnostic& each : lost.list())
        add_once(lines, sentence(each));
    return lines;
}

std::string in_short(const std::vector<std::string>& losses) {
    std::string text;
    for (std::size_t i = 0; i < std::min(kInShort, losses.size()); ++i)
        text += " " + losses[i];
    if (losses.size() > kInShort) text += " And " + std::to_string(losses.size() - kInShort) + " more: see the log.";
    return text;
}

}  // namespace briar::editor

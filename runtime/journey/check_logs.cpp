#include "runtime/journey/check_logs.hpp"

#include <string>

#include "runtime/journey/texts.hpp"

namespace briar::journey {
namespace {

const std::string& icon_at(const Game& game, const LogLine& line, std::size_t at) {
    return icon_def(game, static_cast<Icon>(line.args[at])).name;
}
std::string place(const Game& game, const LogLine& line) { return name_at(game, line, 0); }

std::string dice(const Game& game, const LogLine& line) {
    std::vector<std::string> faces;
    for (std::size_t i = 0; i < kMaxDice; ++i) {
        const auto bits = static_cast<std::uint32_t>(line.args[1 + i / 4]);
        const auto face = static_cast<std::int8_t>(bits >> (i % 4 * 8) & 0xffU);
        if (face != kNoFace) faces.push_back(icon_def(game, face_icon(game, face)).name);
    }
    return "Skill check at " + place(game, line) + ": the dice show " + listed(faces) + ".";
}

std::string paid(const Game& game, const LogLine& line) {
    const std::string& icon = icon_at(game, line, 0);
    if (line.args[1] == 2) return icon_at(game, line, 2) + " stands for " + icon + ".";
    const std::string& name = name_of(game, piece_arg(line.args[2]));
    return line.args[1] == 1 ? name + " helps with " + icon + "." : "Discarded for " + icon + ": " + name + ".";
}

std::string passed(const Game& game, const LogLine& line) {
    return "The skill check at " + place(game, line) + " is passed.";
}
std::string failed(const Game& game, const LogLine& line) {
    return "The skill check at " + place(game, line) + " is failed.";
}
std::string counted_as_met(const Game& game, const LogLine& line) { return icon_at(game, line, 0) + " counts as met."; }

}  // namespace

const LogKind kDiceLog{"dice", dice};
const LogKind kPaidLog{"paid", paid};
const LogKind kPassedLog{"passed", passed};
const LogKind kFailedLog{"failed", failed};
const LogKind kCountedLog{"counted", counted_as_met};

}  // namespace briar::journey

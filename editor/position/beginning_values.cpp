#include "editor/position/beginning_values.hpp"

#include <algorithm>

#include "runtime/session/scripts.hpp"
#include "runtime/session/session.hpp"

namespace briar::editor {
namespace {

constexpr const char* kVars = "vars";

bool is_written(const PackTest& test, const Path& key) {
    const Node* vars = test.given != nullptr ? test.given->find(kVars) : nullptr;
    return vars != nullptr && vars->find(key.back().key) != nullptr;
}

bool is_left_out(const PackTest& test, const PieceValue& value) {
    return value.key.size() == 2 && value.key.front().key == kVars && !is_written(test, value.key);
}

/// Null: it cannot begin.
std::unique_ptr<Session> begin(const LaidGame& laid, const PackTest& test) {
    Start start{test.setup, test.given != nullptr ? test.document : nullptr, test.given};
    if (start.setup.seats == 0) start.setup.seats = laid.rules->seats_least;
    SessionOptions options;
    options.log = false;
    return Session::begin(laid.rules, make_scripts(*laid.rules), std::move(start), options).session;
}

}  // namespace

void fill_from_beginning(const LaidGame& laid, const PackTest& test, std::vector<PieceValue>& values) {
    const auto left_out = [&](const PieceValue& each) { return is_left_out(test, each); };
    if (!laid.rules || std::none_of(values.begin(), values.end(), left_out)) return;
    const std::unique_ptr<Session> begun = begin(laid, test);
    if (!begun) return;
    const std::vector<PieceValue> now = var_values(begun->game());
    for (PieceValue& each : values) {
        if (!left_out(each)) continue;
        const auto same =
            std::find_if(now.begin(), now.end(), [&](const PieceValue& other) { return other.key == each.key; });
        if (same == now.end()) continue;
        each.value = same->value;
        each.by_itself = true;
    }
}

}  // namespace briar::editor

#include "runtime/source/splice.hpp"

namespace briar {

std::string apply_splices(std::string_view text, const std::vector<Splice>& splices) {
    std::string result;
    std::size_t done = 0;
    for (const Splice& each : splices) {
        result += text.substr(done, each.span.begin - done);
        result += each.text;
        done = each.span.end;
    }
    result += text.substr(done);
    return result;
}

std::vector<Splice> inverse_splices(std::string_view text, const std::vector<Splice>& splices) {
    std::vector<Splice> back;
    std::size_t grown = 0;
    std::size_t shrunk = 0;
    for (const Splice& each : splices) {
        const auto begin = static_cast<std::uint32_t>(each.span.begin + grown - shrunk);
        const auto end = static_cast<std::uint32_t>(begin + each.text.size());
        back.push_back({{begin, end}, std::string(text.substr(each.span.begin, each.span.size()))});
        grown += each.text.size();
        shrunk += each.span.size();
    }
    return back;
}

}  // namespace briar

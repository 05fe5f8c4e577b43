#include "runtime/cli/plain_output.hpp"

#include <algorithm>

#include "runtime/source/hidden_characters.hpp"

namespace briar::cli {
namespace {

/// How many bytes a character has that begins so; 1 for what is none.
std::size_t size_of_character(unsigned char lead) {
    return lead >= 0xf0 && lead < 0xf8 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc0 ? 2 : 1;
}

/// Where the last character begins, if its end is missing; else the size.
std::size_t end_of_whole(std::string_view text) {
    for (std::size_t back = 1; back <= std::min<std::size_t>(3, text.size()); ++back) {
        const auto byte = static_cast<unsigned char>(text[text.size() - back]);
        if ((byte & 0xc0) == 0x80) continue;
        return byte < 0xf8 && size_of_character(byte) > back ? text.size() - back : text.size();
    }
    return text.size();
}

}  // namespace

bool PlainOutput::put_order(std::string_view order) {
    const auto size = static_cast<std::streamsize>(order.size());
    return target_.sputn(order.data(), size) == size;
}

bool PlainOutput::put(std::string_view text) {
    const std::string shown = written_out(text);
    const auto size = static_cast<std::streamsize>(shown.size());
    return target_.sputn(shown.data(), size) == size;
}

PlainOutput::int_type PlainOutput::overflow(int_type c) {
    if (traits_type::eq_int_type(c, traits_type::eof())) return traits_type::not_eof(c);
    const char byte = traits_type::to_char_type(c);
    return xsputn(&byte, 1) == 1 ? c : traits_type::eof();
}

std::streamsize PlainOutput::xsputn(const char* text, std::streamsize size) {
    begun_.append(text, static_cast<std::size_t>(size));
    const std::size_t whole = end_of_whole(begun_);
    const bool done = put(std::string_view(begun_).substr(0, whole));
    begun_.erase(0, whole);
    return done ? size : 0;
}

int PlainOutput::sync() {
    const bool done = put(begun_);
    begun_.clear();
    return done ? target_.pubsync() : -1;
}

void put_order(std::ostream& out, std::string_view order) {
    auto* const guard = dynamic_cast<PlainOutput*>(out.rdbuf());
    if (guard == nullptr)
        out << order;
    else if (!guard->put_order(order))
        out.setstate(std::ios_base::badbit);
}

}  // namespace briar::cli

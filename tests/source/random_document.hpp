#pragma once

#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "runtime/source/document.hpp"

/// Random YAML as people write it, together with what it means. The same seed gives the same document on every machine.
namespace briar {

class RandomDocument {
public:
    explicit RandomDocument(std::uint64_t seed);

    [[nodiscard]] const std::string& text() const { return text_; }
    [[nodiscard]] const Node& model() const { return model_; }

private:
    std::size_t below(std::size_t count) { return static_cast<std::size_t>(random_() % count); }
    bool chance(std::size_t in_hundred) { return below(100) < in_hundred; }

    Node block_map(std::size_t indent, int depth, bool first_on_line);
    Node block_list(std::size_t indent, int depth, bool first_on_line);
    Node value_behind(std::size_t indent, int depth, bool in_list);
    Node flow(int depth);
    Node flow_scalar();
    Node literal(std::size_t indent);
    Node folded_plain(std::size_t indent);
    std::string new_key(const Node& map);
    void begin_line(std::size_t indent);
    void end_line();
    void filler(std::size_t indent);
    void write_quoted(const std::string& value, bool single);

    std::mt19937_64 random_;
    std::string line_break_;
    std::size_t step_ = 2;
    bool deep_lists_ = true;
    std::string text_;
    Node model_;
};

/// A text that is hard to write or easy to misread, chosen by `number`.
[[nodiscard]] const std::string& nasty_text(std::size_t number);

}  // namespace briar

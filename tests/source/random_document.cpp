#include "tests/source/random_document.hpp"

#include <array>
#include <utility>

#include "runtime/source/values.hpp"

namespace briar {
namespace {

const std::vector<std::string> kPlain = {"wolf",  "7",     "-3",   "true",       "n e - w", "a:b",    "http://x/y#z",
                                         "1-4",   "10+",   "010",  "Wölfe",      "it's",    "-x",     "two words",
                                         "yes",   "1.5",   "0x1F", "say \"hi\"", "a#b",     "x*y",    "~x",
                                         "nulls", "a - b", "50%",  "c@d",        "e!f",     "日本語", "false"};

const std::vector<std::string> kNasty = {"",
                                         " ",
                                         "~",
                                         "null",
                                         "true",
                                         "7",
                                         "-1.5",
                                         "a: b",
                                         "a #b",
                                         "# no",
                                         "- x",
                                         "[a]",
                                         "{b: c}",
                                         "x, y",
                                         "\"q\"",
                                         "it's",
                                         "\\n",
                                         "tab\there",
                                         "&a",
                                         "*b",
                                         "!t",
                                         "| x",
                                         "> y",
                                         "@at",
                                         "`tick`",
                                         "%pct",
                                         "? q",
                                         ": c",
                                         "end:",
                                         "---",
                                         "...",
                                         "--- x",
                                         " lead",
                                         "trail ",
                                         "two\nlines",
                                         "one\n",
                                         "\n",
                                         "a\n\nb\n",
                                         "  in\nx",
                                         "x\n  y\n",
                                         "1e5",
                                         ".5",
                                         "0o7",
                                         "ünïcödé",
                                         "日本: 語",
                                         "<<",
                                         "=",
                                         "-",
                                         "?",
                                         ":",
                                         "a\\b'c\"",
                                         "bell\x07",
                                         "x\n\n\n",
                                         "- a\n- b",
                                         "a: 1\n",
                                         "#\n#",
                                         "\t",
                                         "x\r\ny",
                                         "no-break\xC2\xA0",
                                         "\xE2\x80\xA8"};

const std::vector<std::string> kComments = {"# note", "# a: [b", "# \"open", "#", "# - x: y", "# ---"};

std::string escaped(const std::string& value) {
    static constexpr std::array kHex = {'0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'A', 'B', 'C', 'D', 'E', 'F'};
    std::string out;
    for (const char c : value) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            out += '\\';
            out += c;
        } else if (byte < 0x20) {
            out += "\\x";
            out += kHex[byte >> 4];
            out += kHex[byte & 15];
        } else {
            out += c;
        }
    }
    return out;
}

Node plain(std::string text) {
    Node node;
    node.kind = NodeKind::Scalar;
    node.text = std::move(text);
    return node;
}

}  // namespace

const std::string& nasty_text(std::size_t number) { return kNasty[number % kNasty.size()]; }

RandomDocument::RandomDocument(std::uint64_t seed) : random_(seed) {
    line_break_ = chance(25) ? "\r\n" : "\n";
    step_ = 1 + below(4);
    deep_lists_ = chance(60);
    if (chance(10)) text_ = "\xEF\xBB\xBF";
    filler(0);
    if (chance(10)) {
        text_ += "---";
        end_line();
    }
    model_ = chance(85) ? block_map(0, 0, false) : block_list(0, 0, false);
    if (chance(20) && text_.size() > line_break_.size() && text_.find('|') == std::string::npos)
        text_.erase(text_.size() - line_break_.size());
}

void RandomDocument::begin_line(std::size_t indent) { text_.append(indent, ' '); }

void RandomDocument::end_line() {
    if (chance(15)) text_ += std::string(1 + below(3), ' ') + kComments[below(kComments.size())];
    if (chance(5)) text_ += "  ";
    text_ += line_break_;
}

void RandomDocument::filler(std::size_t indent) {
    while (chance(15)) {
        if (chance(50)) {
            begin_line(indent);
            text_ += kComments[below(kComments.size())];
        }
        text_ += line_break_;
    }
}

std::string RandomDocument::new_key(const Node& map) {
    while (true) {
        std::string key =
            std::string(1, static_cast<char>('a' + below(26))) + (chance(30) ? "-" : "") + std::to_string(below(90));
        if (chance(10)) key = "key " + key;
        if (!map.find(key)) return key;
    }
}

void RandomDocument::write_quoted(const std::string& value, bool single) {
    if (!single) {
        text_ += '"' + escaped(value) + '"';
        return;
    }
    text_ += '\'';
    for (const char c : value)
        text_ += c == '\'' ? std::string("''") : std::string(1, c);
    text_ += '\'';
}

Node RandomDocument::flow_scalar() {
    if (chance(50)) {
        const std::string& text = kPlain[below(kPlain.size())];
        const bool odd = text.find_first_of(",?[]{}") != std::string::npos || text == "-x" || text.front() == '~';
        if (!odd) {
            text_ += text;
            return plain(text);
        }
    }
    if (chance(10)) {
        text_ += "~";
        return make_null();
    }
    const std::string& text = kNasty[below(kNasty.size())];
    bool simple = true;
    for (const char c : text)
        simple = simple && static_cast<unsigned char>(c) >= 0x20;
    write_quoted(text, simple && chance(50));
    return make_text(text);
}

Node RandomDocument::flow(int depth) {
    const bool map = chance(50);
    Node node = map ? make_map() : make_list();
    text_ += map ? "{" : "[";
    if (chance(15)) text_ += " ";
    const std::size_t count = below(4);
    for (std::size_t i = 0; i < count; ++i) {
        if (i > 0) text_ += chance(85) ? ", " : ",";
        Node value;
        if (map) {
            std::string key = new_key(node);
            text_ += key + ": ";
            value = depth < 3 && chance(20) ? flow(depth + 1) : flow_scalar();
            add_member(node, std::move(key), std::move(value));
        } else {
            if (chance(10)) {
                std::string key = new_key(make_map());
                text_ += key + ": ";
                value = make_map();
                Node inner = flow_scalar();
                add_member(value, std::move(key), std::move(inner));
            } else {
                value = depth < 3 && chance(20) ? flow(depth + 1) : flow_scalar();
            }
            add_item(node, std::move(value));
        }
    }
    if (count > 0 && chance(10)) text_ += ",";
    if (chance(15)) text_ += " ";
    text_ += map ? "}" : "]";
    return node;
}

Node RandomDocument::literal(std::size_t indent) {
    const bool strip = chance(30);
    text_ += strip ? "|-" : "|";
    text_ += line_break_;
    std::string value;
    const std::size_t lines = 1 + below(3);
    for (std::size_t i = 0; i < lines; ++i) {
        const std::string line =
            i > 0 && chance(20) ? "" : (i > 0 && chance(30) ? "  deeper" : "line: # " + std::to_string(i));
        if (!line.empty()) begin_line(indent + step_);
        text_ += line + line_break_;
        value += line + "\n";
    }
    while (value.size() > 1 && value[value.size() - 2] == '\n')
        value.pop_back();
    if (strip) value.pop_back();
    return make_text(value);
}

Node RandomDocument::folded_plain(std::size_t indent) {
    text_ += "goes on" + line_break_;
    begin_line(indent + step_);
    text_ += "on the next";
    end_line();
    return plain("goes on on the next");
}

Node RandomDocument::value_behind(std::size_t indent, int depth, bool in_list) {
    const std::size_t kind = below(100);
    if (depth < 4 && kind < 22) {
        if (in_list && chance(70)) {
            text_ += " ";
            return block_map(indent + 2, depth + 1, true);
        }
        end_line();
        return block_map(indent + step_, depth + 1, false);
    }
    if (depth < 4 && kind < 34) {
        if (in_list && chance(50)) {
            text_ += " ";
            return block_list(indent + 2, depth + 1, true);
        }
        end_line();
        return block_list(indent + (deep_lists_ || in_list ? step_ : 0), depth + 1, false);
    }
    if (kind < 38) {
        if (chance(50)) text_ += " ~";
        end_line();
        return make_null();
    }
    text_ += chance(90) ? " " : "   ";
    if (kind < 44) return literal(indent);
    if (kind < 48) return folded_plain(indent);
    Node node;
    if (kind < 60) {
        node = flow(0);
    } else if (kind < 80) {
        const std::string& text = kPlain[below(kPlain.size())];
        text_ += text;
        node = plain(text);
    } else {
        node = flow_scalar();
    }
    end_line();
    return node;
}

Node RandomDocument::block_map(std::size_t indent, int depth, bool first_on_line) {
    Node map = make_map();
    const std::size_t count = 1 + below(4);
    for (std::size_t i = 0; i < count; ++i) {
        if (i > 0 || !first_on_line) {
            filler(indent);
            begin_line(indent);
        }
        std::string key = new_key(map);
        if (chance(10))
            write_quoted(key, chance(50));
        else
            text_ += key;
        text_ += chance(95) ? ":" : " :";
        Node value = value_behind(indent, depth, false);
        add_member(map, std::move(key), std::move(value));
    }
    return map;
}

Node RandomDocument::block_list(std::size_t indent, int depth, bool first_on_line) {
    Node list = make_list();
    const std::size_t count = 1 + below(4);
    for (std::size_t i = 0; i < count; ++i) {
        if (i > 0 || !first_on_line) {
            filler(indent);
            begin_line(indent);
        }
        text_ += "-";
        Node value = value_behind(indent, depth, true);
        add_item(list, std::move(value));
    }
    return list;
}

}  // namespace briar

#include "editor/help/markdown.hpp"

#include <cstdlib>
#include <memory>

#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm.h>

namespace briar::editor {
namespace {

using Parser = std::unique_ptr<cmark_parser, decltype(&cmark_parser_free)>;
using Tree = std::unique_ptr<cmark_node, decltype(&cmark_node_free)>;
using Text = std::unique_ptr<char, decltype(&std::free)>;

}  // namespace

std::string html_of(std::string_view markdown) {
    cmark_gfm_core_extensions_ensure_registered();
    const Parser parser(cmark_parser_new(CMARK_OPT_DEFAULT), &cmark_parser_free);
    if (cmark_syntax_extension* tables = cmark_find_syntax_extension("table"); tables != nullptr)
        cmark_parser_attach_syntax_extension(parser.get(), tables);
    cmark_parser_feed(parser.get(), markdown.data(), markdown.size());
    const Tree tree(cmark_parser_finish(parser.get()), &cmark_node_free);
    const Text html(cmark_render_html(tree.get(), CMARK_OPT_DEFAULT, cmark_parser_get_syntax_extensions(parser.get())),
                    &std::free);
    return html ? std::string(html.get()) : std::string();
}

}  // namespace briar::editor

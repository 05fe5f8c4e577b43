#pragma once

namespace briar {

class Node;
struct Setup;

/// Where a set-up wishes for no heroes, those that the position names are dealt, in their order, so that it can be laid
/// over what is set up.
void deal_heroes_of(const Node* position, Setup& setup);

}  // namespace briar

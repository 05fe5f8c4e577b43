---@meta
-- Made by `briar stubs` from the program's registries. Changes here are lost.

---A piece of the game: a component in play. Pieces can be compared; they carry the verbs that take a piece.
---@class Piece
local Piece = {}

---The running game: every verb is a method of it.
---@class Game
local Game = {}

---Lets the hero's player choose one of the list: pieces, texts, or tables with `label` and `value`, and with a `key` where
---saves and tests should not call the option by its label. `piece` says which piece an option is about: the editor lets
---people click it. One with a text `why_not` cannot be chosen, and people who ask why not are told.
---`none`: the label of an option that chooses nothing; `hero`: who chooses; `suggest`: the index that a sensible player
---would take, 0 for `none`.
---@generic T
---@param question string
---@param list T[]
---@param options? {none?: string, hero?: Piece, suggest?: integer}
---@return integer? index counts from 1; nil when nothing was chosen
---@return T? item
function Game:choose(question, list, options) end

---The value of one of the scenario's vars.
---@param name string Which var.
---@return integer
---@overload fun(self: Game, named: {name?: string}): integer
function Game:var(name) end

---Sets one of the scenario's vars.
---@param name string Which var.
---@param value integer Its new value.
---@return integer
---@overload fun(self: Game, named: {name?: string, value?: integer}): integer
---@overload fun(self: Game, name: string, named: {value?: integer}): integer
function Game:set_var(name, value) end

---Adds to one of the scenario's vars; gives the new value.
---@param name string Which var.
---@param by? integer How much; may be negative. Without it: 1.
---@return integer
---@overload fun(self: Game, named: {name?: string, by?: integer}): integer
---@overload fun(self: Game, name: string, named: {by?: integer}): integer
function Game:add_var(name, by) end

---A counter of a piece, such as its health.
---@param name string Which counter.
---@param of? Piece Whose number. Without it: the event's hero, or the one whose turn it is.
---@return integer
---@overload fun(self: Game, named: {name?: string, of?: Piece}): integer
---@overload fun(self: Game, name: string, named: {of?: Piece}): integer
function Game:counter(name, of) end

---A counter of a piece, such as its health.
---@param name string Which counter.
---@return integer
---@overload fun(self: Piece, named: {name?: string}): integer
function Piece:counter(name) end

---Sets a counter of a piece, within the counter's range.
---@param name string Which counter.
---@param value integer Its new value.
---@param of? Piece Whose number. Without it: the event's hero, or the one whose turn it is.
---@overload fun(self: Game, named: {name?: string, value?: integer, of?: Piece})
---@overload fun(self: Game, name: string, value: integer, named: {of?: Piece})
function Game:set_counter(name, value, of) end

---Sets a counter of a piece, within the counter's range.
---@param name string Which counter.
---@param value integer Its new value.
---@overload fun(self: Piece, named: {name?: string, value?: integer})
---@overload fun(self: Piece, name: string, named: {value?: integer})
function Piece:set_counter(name, value) end

---Adds to a counter of a piece, within the counter's range; gives the change.
---@param name string Which counter.
---@param by integer How much; may be negative.
---@param of? Piece Whose number. Without it: the event's hero, or the one whose turn it is.
---@return integer
---@overload fun(self: Game, named: {name?: string, by?: integer, of?: Piece}): integer
---@overload fun(self: Game, name: string, by: integer, named: {of?: Piece}): integer
function Game:add_counter(name, by, of) end

---Adds to a counter of a piece, within the counter's range; gives the change.
---@param name string Which counter.
---@param by integer How much; may be negative.
---@return integer
---@overload fun(self: Piece, named: {name?: string, by?: integer}): integer
---@overload fun(self: Piece, name: string, named: {by?: integer}): integer
function Piece:add_counter(name, by) end

---The first piece of an entry, wherever it is; none when the game has no such piece.
---@param what string The entry.
---@return Piece?
---@overload fun(self: Game, named: {what?: string}): Piece?
function Game:piece_of(what) end

---The piece that carries the special: an item, a tile, a monster, a hero.
---@return Piece?
function Game:carrier() end

---What people call a piece.
---@param piece Piece The piece.
---@return string
---@overload fun(self: Game, named: {piece?: Piece}): string
function Game:name(piece) end

---What people call a piece.
---@return string
function Piece:name() end

---Whether a piece is of a certain entry.
---@param piece Piece The piece.
---@param what string The entry.
---@return boolean
---@overload fun(self: Game, named: {piece?: Piece, what?: string}): boolean
---@overload fun(self: Game, piece: Piece, named: {what?: string}): boolean
function Game:is(piece, what) end

---Whether a piece is of a certain entry.
---@param what string The entry.
---@return boolean
---@overload fun(self: Piece, named: {what?: string}): boolean
function Piece:is(what) end

---One of the dice on the table, counted from 1; only when `rolled`.
---@param index integer Which die.
---@return integer
---@overload fun(self: Game, named: {index?: integer}): integer
function Game:rolled_die(index) end

---How many dice lie on the table; only when `rolled`.
---@return integer
function Game:rolled_count() end

---Rolls one of the dice on the table again; only when `rolled`. Gives what it shows.
---@param index integer Which die, counted from 1.
---@return integer
---@overload fun(self: Game, named: {index?: integer}): integer
function Game:reroll(index) end

---Rolls dice; other rules may re-roll them. Gives the sum.
---@param dice string The dice, such as `d6` or `2d6+1`.
---@param hero? Piece Who rolls. Without it: the event's hero, or the one whose turn it is.
---@return integer
---@overload fun(self: Game, named: {dice?: string, hero?: Piece}): integer
---@overload fun(self: Game, dice: string, named: {hero?: Piece}): integer
function Game:roll(dice, hero) end

---Rolls dice; other rules may re-roll them. Gives the sum.
---@param dice string The dice, such as `d6` or `2d6+1`.
---@return integer
---@overload fun(self: Piece, named: {dice?: string}): integer
function Piece:roll(dice) end

---Asks a hero's player a question that is answered by yes or no.
---@param text string The question.
---@param hero? Piece Who is asked. Without it: the event's hero, or the one whose turn it is.
---@param suggest? boolean What a sensible player would answer. Without it: true.
---@return boolean
---@overload fun(self: Game, named: {text?: string, hero?: Piece, suggest?: boolean}): boolean
---@overload fun(self: Game, text: string, named: {hero?: Piece, suggest?: boolean}): boolean
---@overload fun(self: Game, text: string, hero: Piece, named: {suggest?: boolean}): boolean
function Game:confirm(text, hero, suggest) end

---Asks a hero's player a question that is answered by yes or no.
---@param text string The question.
---@param suggest? boolean What a sensible player would answer. Without it: true.
---@return boolean
---@overload fun(self: Piece, named: {text?: string, suggest?: boolean}): boolean
---@overload fun(self: Piece, text: string, named: {suggest?: boolean}): boolean
function Piece:confirm(text, suggest) end

---Writes a line into the log.
---@param text string The line.
---@overload fun(self: Game, named: {text?: string})
function Game:say(text) end

---Ends the game: won.
---@param text string Why, for people.
---@param winner? Piece Whose player wins alone. (heroes|players) Without it: all win together.
---@overload fun(self: Game, named: {text?: string, winner?: Piece})
---@overload fun(self: Game, text: string, named: {winner?: Piece})
function Game:win(text, winner) end

---Ends the game: won.
---@param text string Why, for people.
---@overload fun(self: Piece, named: {text?: string})
function Piece:win(text) end

---Ends the game: lost.
---@param text string Why, for people.
---@overload fun(self: Game, named: {text?: string})
function Game:lose(text) end

---Ends the game: in a draw.
---@param text string Why, for people.
---@overload fun(self: Game, named: {text?: string})
function Game:tie(text) end

---The tile that a piece stands or lies on, or is carried over; none when it is on no map.
---@param piece? Piece The piece. Without it: the event's hero, or the one whose turn it is.
---@return Piece?
---@overload fun(self: Game, named: {piece?: Piece}): Piece?
function Game:tile_of(piece) end

---The tile that a piece stands or lies on, or is carried over; none when it is on no map.
---@return Piece?
function Piece:tile_of() end

---Whether a tile lies on a map.
---@param tile? Piece The tile. (tiles) Without it: the event's tile, or where the hero stands.
---@return boolean
---@overload fun(self: Game, named: {tile?: Piece}): boolean
function Game:is_laid(tile) end

---Whether a tile lies on a map.
---@return boolean
function Piece:is_laid() end

---Whether a piece is a monster.
---@param piece Piece The piece.
---@return boolean
---@overload fun(self: Game, named: {piece?: Piece}): boolean
function Game:is_monster(piece) end

---Whether a piece is a monster.
---@return boolean
function Piece:is_monster() end

---Whether another hero than the event's stands on the tile.
---@param tile? Piece The tile. (tiles) Without it: the event's tile, or where the hero stands.
---@return boolean
---@overload fun(self: Game, named: {tile?: Piece}): boolean
function Game:crowded(tile) end

---Whether another hero than the event's stands on the tile.
---@return boolean
function Piece:crowded() end

---Whether such a token lies on the tile.
---@param token string The token. (tokens)
---@param tile? Piece The tile. (tiles) Without it: the event's tile, or where the hero stands.
---@return boolean
---@overload fun(self: Game, named: {token?: string, tile?: Piece}): boolean
---@overload fun(self: Game, token: string, named: {tile?: Piece}): boolean
function Game:has_token(token, tile) end

---Whether such a token lies on the tile.
---@param token string The token. (tokens)
---@return boolean
---@overload fun(self: Piece, named: {token?: string}): boolean
function Piece:has_token(token) end

---Whether a monster that has not been revealed lies on the tile.
---@param tile? Piece The tile. (tiles) Without it: the event's tile, or where the hero stands.
---@return boolean
---@overload fun(self: Game, named: {tile?: Piece}): boolean
function Game:unrevealed(tile) end

---Whether a monster that has not been revealed lies on the tile.
---@return boolean
function Piece:unrevealed() end

---Whether a piece carries a special.
---@param special string The special. (specials)
---@param piece? Piece The piece. Without it: the event's tile, or where the hero stands.
---@return boolean
---@overload fun(self: Game, named: {special?: string, piece?: Piece}): boolean
---@overload fun(self: Game, special: string, named: {piece?: Piece}): boolean
function Game:has_special(special, piece) end

---Whether a piece carries a special.
---@param special string The special. (specials)
---@return boolean
---@overload fun(self: Piece, named: {special?: string}): boolean
function Piece:has_special(special) end

---Whether a piece's entry has a tag.
---@param tag string The tag.
---@param piece? Piece The piece. Without it: the event's monster.
---@return boolean
---@overload fun(self: Game, named: {tag?: string, piece?: Piece}): boolean
---@overload fun(self: Game, tag: string, named: {piece?: Piece}): boolean
function Game:tagged(tag, piece) end

---Whether a piece's entry has a tag.
---@param tag string The tag.
---@return boolean
---@overload fun(self: Piece, named: {tag?: string}): boolean
function Piece:tagged(tag) end

---crawl: All heroes in play, in the order of play. journey: The heroes of the party in their order, standing or not.
---@return Piece[]
---@overload fun(self: Game): Piece[]
function Game:heroes() end

---The heroes on a tile, in the order of play.
---@param tile? Piece The tile. (tiles) Without it: the event's tile, or where the hero stands.
---@return Piece[]
---@overload fun(self: Game, named: {tile?: Piece}): Piece[]
function Game:heroes_on(tile) end

---The heroes on a tile, in the order of play.
---@return Piece[]
function Piece:heroes_on() end

---The revealed monsters on a tile.
---@param tile? Piece The tile. (tiles) Without it: the event's tile, or where the hero stands.
---@return Piece[]
---@overload fun(self: Game, named: {tile?: Piece}): Piece[]
function Game:monsters_on(tile) end

---The revealed monsters on a tile.
---@return Piece[]
function Piece:monsters_on() end

---The items that lie on a tile.
---@param tile? Piece The tile. (tiles) Without it: the event's tile, or where the hero stands.
---@return Piece[]
---@overload fun(self: Game, named: {tile?: Piece}): Piece[]
function Game:items_on(tile) end

---The items that lie on a tile.
---@return Piece[]
function Piece:items_on() end

---The laid tiles of the hero's realm, in the order in which they were laid.
---@param special? string Only those that carry it. (specials) Without it: any.
---@param tag? string Only those with this tag. Without it: any.
---@return Piece[]
---@overload fun(self: Game, named: {special?: string, tag?: string}): Piece[]
---@overload fun(self: Game, special: string, named: {tag?: string}): Piece[]
function Game:tiles(special, tag) end

---The tiles one step away on foot: north, east, south, west.
---@param tile? Piece The tile. (tiles) Without it: the event's tile, or where the hero stands.
---@return Piece[]
---@overload fun(self: Game, named: {tile?: Piece}): Piece[]
function Game:neighbours(tile) end

---The tiles one step away on foot: north, east, south, west.
---@return Piece[]
function Piece:neighbours() end

---The tiles in a straight line through open edges, nearest first.
---@param direction integer|"north"|"east"|"south"|"west" Which way.
---@param from? Piece Where it begins; not in the list itself. (tiles) Without it: the event's tile, or where the hero stands.
---@param reach? integer How many tiles at most. Without it: 99.
---@return Piece[]
---@overload fun(self: Game, named: {direction?: integer|"north"|"east"|"south"|"west", from?: Piece, reach?: integer}): Piece[]
---@overload fun(self: Game, direction: integer|"north"|"east"|"south"|"west", named: {from?: Piece, reach?: integer}): Piece[]
---@overload fun(self: Game, direction: integer|"north"|"east"|"south"|"west", from: Piece, named: {reach?: integer}): Piece[]
function Game:line(direction, from, reach) end

---The tiles in a straight line through open edges, nearest first.
---@param direction integer|"north"|"east"|"south"|"west" Which way.
---@param reach? integer How many tiles at most. Without it: 99.
---@return Piece[]
---@overload fun(self: Piece, named: {direction?: integer|"north"|"east"|"south"|"west", reach?: integer}): Piece[]
---@overload fun(self: Piece, direction: integer|"north"|"east"|"south"|"west", named: {reach?: integer}): Piece[]
function Piece:line(direction, reach) end

---Steps on foot between two tiles; -1 when there is no way.
---@param to Piece The tile to get to. (tiles)
---@param from? Piece Where to start. (tiles) Without it: the event's tile, or where the hero stands.
---@return integer
---@overload fun(self: Game, named: {to?: Piece, from?: Piece}): integer
---@overload fun(self: Game, to: Piece, named: {from?: Piece}): integer
function Game:distance(to, from) end

---Steps on foot between two tiles; -1 when there is no way.
---@param from? Piece Where to start. (tiles) Without it: the event's tile, or where the hero stands.
---@return integer
---@overload fun(self: Piece, named: {from?: Piece}): integer
function Piece:distance(from) end

---The first tile on a shortest way on foot; none when there is no way.
---@param to Piece The tile to get to. (tiles)
---@param from? Piece Where to start. (tiles) Without it: the event's tile, or where the hero stands.
---@return Piece?
---@overload fun(self: Game, named: {to?: Piece, from?: Piece}): Piece?
---@overload fun(self: Game, to: Piece, named: {from?: Piece}): Piece?
function Game:step_towards(to, from) end

---The first tile on a shortest way on foot; none when there is no way.
---@param from? Piece Where to start. (tiles) Without it: the event's tile, or where the hero stands.
---@return Piece?
---@overload fun(self: Piece, named: {from?: Piece}): Piece?
function Piece:step_towards(from) end

---How far a tile is in a straight line through open edges; 0 when it is not in line.
---@param to Piece The tile to get to. (tiles)
---@param from? Piece Where to look from. (tiles) Without it: the event's tile, or where the hero stands.
---@return integer
---@overload fun(self: Game, named: {to?: Piece, from?: Piece}): integer
---@overload fun(self: Game, to: Piece, named: {from?: Piece}): integer
function Game:in_line(to, from) end

---How far a tile is in a straight line through open edges; 0 when it is not in line.
---@param from? Piece Where to look from. (tiles) Without it: the event's tile, or where the hero stands.
---@return integer
---@overload fun(self: Piece, named: {from?: Piece}): integer
function Piece:in_line(from) end

---Whether no more tiles will be laid from the stack of the tile's realm.
---@param tile? Piece Any tile of the realm. (tiles) Without it: the event's tile, or where the hero stands.
---@return boolean
---@overload fun(self: Game, named: {tile?: Piece}): boolean
function Game:realm_complete(tile) end

---Whether no more tiles will be laid from the stack of the tile's realm.
---@return boolean
function Piece:realm_complete() end

---Puts a token from the box on a tile; gives the token.
---@param token string The token. (tokens)
---@param tile? Piece Where to. (tiles) Without it: the event's tile, or where the hero stands.
---@return Piece?
---@overload fun(self: Game, named: {token?: string, tile?: Piece}): Piece?
---@overload fun(self: Game, token: string, named: {tile?: Piece}): Piece?
function Game:place(token, tile) end

---Puts a token from the box on a tile; gives the token.
---@param token string The token. (tokens)
---@return Piece?
---@overload fun(self: Piece, named: {token?: string}): Piece?
function Piece:place(token) end

---crawl: Takes a token off a tile; false: there was none. journey: An action card or an item leaves the game, wherever it is.
---@param token string The token. (tokens)
---@param tile? Piece From where. (tiles) Without it: the event's tile, or where the hero stands.
---@return boolean
---@overload fun(self: Game, named: {token?: string, tile?: Piece}): boolean
---@overload fun(self: Game, token: string, named: {tile?: Piece}): boolean
---@overload fun(self: Game, piece: Piece)
---@overload fun(self: Game, named: {piece?: Piece})
function Game:remove(token, tile) end

---crawl: Takes a token off a tile; false: there was none. journey: An action card or an item leaves the game, wherever it is.
---@param token string The token. (tokens)
---@return boolean
---@overload fun(self: Piece, named: {token?: string}): boolean
---@overload fun(self: Piece)
function Piece:remove(token) end

---Puts a hero on a tile; nothing that waits there is resolved.
---@param hero? Piece The hero. (heroes) Without it: the event's hero, or the one whose turn it is.
---@param tile Piece Where to. (tiles)
---@overload fun(self: Game, named: {hero?: Piece, tile?: Piece})
---@overload fun(self: Game, hero: Piece, named: {tile?: Piece})
function Game:put(hero, tile) end

---Puts a hero on a tile; nothing that waits there is resolved.
---@param tile Piece Where to. (tiles)
---@overload fun(self: Piece, named: {tile?: Piece})
function Piece:put(tile) end

---Puts a monster on another tile.
---@param monster Piece The monster. (monsters)
---@param tile Piece Where to. (tiles)
---@overload fun(self: Game, named: {monster?: Piece, tile?: Piece})
---@overload fun(self: Game, monster: Piece, named: {tile?: Piece})
function Game:put_monster(monster, tile) end

---Puts a monster on another tile.
---@param tile Piece Where to. (tiles)
---@overload fun(self: Piece, named: {tile?: Piece})
function Piece:put_monster(tile) end

---Takes a monster from the box and puts it on a tile; none when there is none left.
---@param monster string Which monster. (monsters)
---@param tile? Piece Where to. (tiles) Without it: the event's tile, or where the hero stands.
---@param health? integer Its health. Without it: its own.
---@return Piece?
---@overload fun(self: Game, named: {monster?: string, tile?: Piece, health?: integer}): Piece?
---@overload fun(self: Game, monster: string, named: {tile?: Piece, health?: integer}): Piece?
---@overload fun(self: Game, monster: string, tile: Piece, named: {health?: integer}): Piece?
function Game:spawn(monster, tile, health) end

---Takes a monster from the box and puts it on a tile; none when there is none left.
---@param monster string Which monster. (monsters)
---@param health? integer Its health. Without it: its own.
---@return Piece?
---@overload fun(self: Piece, named: {monster?: string, health?: integer}): Piece?
---@overload fun(self: Piece, monster: string, named: {health?: integer}): Piece?
function Piece:spawn(monster, health) end

---Takes a monster out of play; its token goes back to the box.
---@param monster? Piece The monster. (monsters) Without it: the event's monster, or the opponent.
---@overload fun(self: Game, named: {monster?: Piece})
function Game:dismiss(monster) end

---Takes a monster out of play; its token goes back to the box.
function Piece:dismiss() end

---All monsters, revealed or not, leave the maps of all realms.
function Game:clear_monsters() end

---Ends the turn of the event's hero. A hero who walks to another's fight goes no further instead.
function Game:end_turn() end

---crawl: Moves a hero to a tile and resolves the landing; no action points are paid. False: a rule forbade it. script: Moves a piece to a zone, behind what lies there; rules may answer with `moved`.
---@param tile Piece Where to. (tiles)
---@param hero? Piece The hero. (heroes) Without it: the event's hero, or the one whose turn it is.
---@return boolean
---@overload fun(self: Game, named: {tile?: Piece, hero?: Piece}): boolean
---@overload fun(self: Game, tile: Piece, named: {hero?: Piece}): boolean
---@overload fun(self: Game, piece: Piece, to: string, at?: integer, of?: Piece, front?: boolean)
---@overload fun(self: Game, named: {piece?: Piece, to?: string, at?: integer, of?: Piece, front?: boolean})
---@overload fun(self: Game, piece: Piece, to: string, named: {at?: integer, of?: Piece, front?: boolean})
---@overload fun(self: Game, piece: Piece, to: string, at: integer, named: {of?: Piece, front?: boolean})
---@overload fun(self: Game, piece: Piece, to: string, at: integer, of: Piece, named: {front?: boolean})
function Game:move(tile, hero) end

---crawl: Moves a hero to a tile and resolves the landing; no action points are paid. False: a rule forbade it. script: Moves a piece to a zone, behind what lies there; rules may answer with `moved`.
---@param hero? Piece The hero. (heroes) Without it: the event's hero, or the one whose turn it is.
---@return boolean
---@overload fun(self: Piece, named: {hero?: Piece}): boolean
---@overload fun(self: Piece, to: string, at?: integer, of?: Piece, front?: boolean)
---@overload fun(self: Piece, named: {to?: string, at?: integer, of?: Piece, front?: boolean})
---@overload fun(self: Piece, to: string, named: {at?: integer, of?: Piece, front?: boolean})
---@overload fun(self: Piece, to: string, at: integer, named: {of?: Piece, front?: boolean})
---@overload fun(self: Piece, to: string, at: integer, of: Piece, named: {front?: boolean})
function Piece:move(hero) end

---Draws a tile of the hero's realm and lays it beside the hero's tile; no action points are paid. Gives the tile, or none when it did not fit.
---@param hero? Piece Who draws. (heroes) Without it: the event's hero, or the one whose turn it is.
---@return Piece?
---@overload fun(self: Game, named: {hero?: Piece}): Piece?
function Game:reveal(hero) end

---Draws a tile of the hero's realm and lays it beside the hero's tile; no action points are paid. Gives the tile, or none when it did not fit.
---@return Piece?
function Piece:reveal() end

---Lays a certain tile beside another one, or at the nearest open edge when it does not fit there. False: it is on the map already, or fits nowhere.
---@param tile string The tile to lay. (tiles)
---@param beside? Piece The tile it should lie next to. (tiles) Without it: the event's tile, or where the hero stands.
---@return boolean
---@overload fun(self: Game, named: {tile?: string, beside?: Piece}): boolean
---@overload fun(self: Game, tile: string, named: {beside?: Piece}): boolean
function Game:lay(tile, beside) end

---Lays a certain tile beside another one, or at the nearest open edge when it does not fit there. False: it is on the map already, or fits nowhere.
---@param tile string The tile to lay. (tiles)
---@return boolean
---@overload fun(self: Piece, named: {tile?: string}): boolean
function Piece:lay(tile) end

---crawl: The health of a hero or a monster. journey: A hero's health points left.
---@param piece? Piece Whose health. (heroes|monsters) Without it: the event's hero, or the one whose turn it is.
---@return integer
---@overload fun(self: Game, named: {piece?: Piece}): integer
---@overload fun(self: Game, hero?: Piece): integer
---@overload fun(self: Game, named: {hero?: Piece}): integer
function Game:health(piece) end

---crawl: The health of a hero or a monster. journey: A hero's health points left.
---@return integer
---@overload fun(self: Piece): integer
function Piece:health() end

---The greatest health of a hero or a monster.
---@param piece? Piece Whose health. (heroes|monsters) Without it: the event's hero, or the one whose turn it is.
---@return integer
---@overload fun(self: Game, named: {piece?: Piece}): integer
function Game:most_health(piece) end

---The greatest health of a hero or a monster.
---@return integer
function Piece:most_health() end

---The action points that a hero has left.
---@param hero? Piece The hero. (heroes) Without it: the event's hero, or the one whose turn it is.
---@return integer
---@overload fun(self: Game, named: {hero?: Piece}): integer
function Game:ap(hero) end

---The action points that a hero has left.
---@return integer
function Piece:ap() end

---The lives that a hero has left, the running one included.
---@param hero? Piece The hero. (heroes) Without it: the event's hero, or the one whose turn it is.
---@return integer
---@overload fun(self: Game, named: {hero?: Piece}): integer
function Game:lives(hero) end

---The lives that a hero has left, the running one included.
---@return integer
function Piece:lives() end

---How many kills a hero has.
---@param hero? Piece The hero. (heroes) Without it: the event's hero, or the one whose turn it is.
---@return integer
---@overload fun(self: Game, named: {hero?: Piece}): integer
function Game:kills(hero) end

---How many kills a hero has.
---@return integer
function Piece:kills() end

---Whether a hero has a status, such as an illness.
---@param status string The status. (statuses)
---@param hero? Piece The hero. (heroes) Without it: the event's hero, or the one whose turn it is.
---@return boolean
---@overload fun(self: Game, named: {status?: string, hero?: Piece}): boolean
---@overload fun(self: Game, status: string, named: {hero?: Piece}): boolean
function Game:has_status(status, hero) end

---Whether a hero has a status, such as an illness.
---@param status string The status. (statuses)
---@return boolean
---@overload fun(self: Piece, named: {status?: string}): boolean
function Piece:has_status(status) end

---Whether it is this hero's turn.
---@param hero? Piece The hero. (heroes) Without it: the event's hero, or the one whose turn it is.
---@return boolean
---@overload fun(self: Game, named: {hero?: Piece}): boolean
function Game:is_active_hero(hero) end

---Whether it is this hero's turn.
---@return boolean
function Piece:is_active_hero() end

---The seat that decides for a hero; seats count from 0.
---@param hero? Piece The hero. (heroes) Without it: the event's hero, or the one whose turn it is.
---@return integer
---@overload fun(self: Game, named: {hero?: Piece}): integer
function Game:seat_of(hero) end

---The seat that decides for a hero; seats count from 0.
---@return integer
function Piece:seat_of() end

---Whether a hero has so many action points left.
---@param ap integer Action points.
---@param hero? Piece The hero. (heroes) Without it: the event's hero, or the one whose turn it is.
---@return boolean
---@overload fun(self: Game, named: {ap?: integer, hero?: Piece}): boolean
---@overload fun(self: Game, ap: integer, named: {hero?: Piece}): boolean
function Game:can_pay(ap, hero) end

---Whether a hero has so many action points left.
---@param ap integer Action points.
---@return boolean
---@overload fun(self: Piece, named: {ap?: integer}): boolean
function Piece:can_pay(ap) end

---crawl: A hero or a monster gains health back, up to the greatest; gives how much. journey: A standing hero gains health back, up to its most; gives how much.
---@param amount integer How much.
---@param piece? Piece Who is healed. (heroes|monsters) Without it: the event's hero, or the one whose turn it is.
---@return integer
---@overload fun(self: Game, named: {amount?: integer, piece?: Piece}): integer
---@overload fun(self: Game, amount: integer, named: {piece?: Piece}): integer
---@overload fun(self: Game, amount: integer, hero?: Piece): integer
---@overload fun(self: Game, named: {amount?: integer, hero?: Piece}): integer
---@overload fun(self: Game, amount: integer, named: {hero?: Piece}): integer
function Game:heal(amount, piece) end

---crawl: A hero or a monster gains health back, up to the greatest; gives how much. journey: A standing hero gains health back, up to its most; gives how much.
---@param amount integer How much.
---@return integer
---@overload fun(self: Piece, named: {amount?: integer}): integer
---@overload fun(self: Piece, amount: integer): integer
---@overload fun(self: Piece, named: {amount?: integer}): integer
function Piece:heal(amount) end

---A hero gains all its health back; gives how much.
---@param hero? Piece Who is healed. (heroes) Without it: the event's hero, or the one whose turn it is.
---@return integer
---@overload fun(self: Game, named: {hero?: Piece}): integer
function Game:heal_fully(hero) end

---A hero gains all its health back; gives how much.
---@return integer
function Piece:heal_fully() end

---crawl: A hero takes damage: it loses health and may die of it; armour and rules may lower that. Gives how much it was. journey: A hero takes damage: it loses health and may fall of it; without a hero the player spreads the damage over the standing ones. Gives how much it was.
---@param amount integer How much.
---@param hero? Piece Who is hurt. (heroes) Without it: the event's hero, or the one whose turn it is.
---@param direct? boolean Whether armour and shields do not count. Without it: false.
---@param by? Piece The monster that did it. (monsters) Without it: none.
---@return integer
---@overload fun(self: Game, named: {amount?: integer, hero?: Piece, direct?: boolean, by?: Piece}): integer
---@overload fun(self: Game, amount: integer, named: {hero?: Piece, direct?: boolean, by?: Piece}): integer
---@overload fun(self: Game, amount: integer, hero: Piece, named: {direct?: boolean, by?: Piece}): integer
---@overload fun(self: Game, amount: integer, hero: Piece, direct: boolean, named: {by?: Piece}): integer
---@overload fun(self: Game, amount: integer, hero?: Piece): integer
---@overload fun(self: Game, named: {amount?: integer, hero?: Piece}): integer
---@overload fun(self: Game, amount: integer, named: {hero?: Piece}): integer
function Game:hurt(amount, hero, direct, by) end

---crawl: A hero takes damage: it loses health and may die of it; armour and rules may lower that. Gives how much it was. journey: A hero takes damage: it loses health and may fall of it; without a hero the player spreads the damage over the standing ones. Gives how much it was.
---@param amount integer How much.
---@param direct? boolean Whether armour and shields do not count. Without it: false.
---@param by? Piece The monster that did it. (monsters) Without it: none.
---@return integer
---@overload fun(self: Piece, named: {amount?: integer, direct?: boolean, by?: Piece}): integer
---@overload fun(self: Piece, amount: integer, named: {direct?: boolean, by?: Piece}): integer
---@overload fun(self: Piece, amount: integer, direct: boolean, named: {by?: Piece}): integer
---@overload fun(self: Piece, amount: integer): integer
---@overload fun(self: Piece, named: {amount?: integer}): integer
function Piece:hurt(amount, direct, by) end

---A hero loses a life, with all that this means.
---@param hero? Piece Who dies. (heroes) Without it: the event's hero, or the one whose turn it is.
---@overload fun(self: Game, named: {hero?: Piece})
function Game:die(hero) end

---A hero loses a life, with all that this means.
function Piece:die() end

---A hero loses action points, at most those that it has; gives how many.
---@param ap integer Action points.
---@param hero? Piece Who pays. (heroes) Without it: the event's hero, or the one whose turn it is.
---@return integer
---@overload fun(self: Game, named: {ap?: integer, hero?: Piece}): integer
---@overload fun(self: Game, ap: integer, named: {hero?: Piece}): integer
function Game:spend(ap, hero) end

---A hero loses action points, at most those that it has; gives how many.
---@param ap integer Action points.
---@return integer
---@overload fun(self: Piece, named: {ap?: integer}): integer
function Piece:spend(ap) end

---Gives a hero a dose of a status; false: nothing came of it.
---@param status string The status. (statuses)
---@param hero? Piece Who gets it. (heroes) Without it: the event's hero, or the one whose turn it is.
---@return boolean
---@overload fun(self: Game, named: {status?: string, hero?: Piece}): boolean
---@overload fun(self: Game, status: string, named: {hero?: Piece}): boolean
function Game:give_status(status, hero) end

---Gives a hero a dose of a status; false: nothing came of it.
---@param status string The status. (statuses)
---@return boolean
---@overload fun(self: Piece, named: {status?: string}): boolean
function Piece:give_status(status) end

---Takes doses of a status away from a hero; gives how many.
---@param status string The status. (statuses)
---@param hero? Piece Who is cured. (heroes) Without it: the event's hero, or the one whose turn it is.
---@param count? integer How many doses at most. Without it: all.
---@return integer
---@overload fun(self: Game, named: {status?: string, hero?: Piece, count?: integer}): integer
---@overload fun(self: Game, status: string, named: {hero?: Piece, count?: integer}): integer
---@overload fun(self: Game, status: string, hero: Piece, named: {count?: integer}): integer
function Game:cure(status, hero, count) end

---Takes doses of a status away from a hero; gives how many.
---@param status string The status. (statuses)
---@param count? integer How many doses at most. Without it: all.
---@return integer
---@overload fun(self: Piece, named: {status?: string, count?: integer}): integer
---@overload fun(self: Piece, status: string, named: {count?: integer}): integer
function Piece:cure(status, count) end

---Discards kills of a hero, those that count least first; they can be drawn again when the realm's bag of monsters is empty. False: there are not so many, and nothing happens.
---@param count integer How many.
---@param hero? Piece Whose kills. (heroes) Without it: the event's hero, or the one whose turn it is.
---@return boolean
---@overload fun(self: Game, named: {count?: integer, hero?: Piece}): boolean
---@overload fun(self: Game, count: integer, named: {hero?: Piece}): boolean
function Game:trade_kills(count, hero) end

---Discards kills of a hero, those that count least first; they can be drawn again when the realm's bag of monsters is empty. False: there are not so many, and nothing happens.
---@param count integer How many.
---@return boolean
---@overload fun(self: Piece, named: {count?: integer}): boolean
function Piece:trade_kills(count) end

---Whether a hero has an item, be it in use or not.
---@param item string The item. (items)
---@param hero? Piece The hero. (heroes) Without it: the event's hero, or the one whose turn it is.
---@return boolean
---@overload fun(self: Game, named: {item?: string, hero?: Piece}): boolean
---@overload fun(self: Game, item: string, named: {hero?: Piece}): boolean
function Game:carries(item, hero) end

---Whether a hero has an item, be it in use or not.
---@param item string The item. (items)
---@return boolean
---@overload fun(self: Piece, named: {item?: string}): boolean
function Piece:carries(item) end

---Whether a hero has an item where it works.
---@param item string The item. (items)
---@param hero? Piece The hero. (heroes) Without it: the event's hero, or the one whose turn it is.
---@return boolean
---@overload fun(self: Game, named: {item?: string, hero?: Piece}): boolean
---@overload fun(self: Game, item: string, named: {hero?: Piece}): boolean
function Game:bears(item, hero) end

---Whether a hero has an item where it works.
---@param item string The item. (items)
---@return boolean
---@overload fun(self: Piece, named: {item?: string}): boolean
function Piece:bears(item) end

---The hero that carries an item; none.
---@param item Piece The item. (items)
---@return Piece?
---@overload fun(self: Game, named: {item?: Piece}): Piece?
function Game:bearer(item) end

---The hero that carries an item; none.
---@return Piece?
function Piece:bearer() end

---Whether an item may be dropped and given away.
---@param item Piece The item. (items)
---@return boolean
---@overload fun(self: Game, named: {item?: Piece}): boolean
function Game:is_loose(item) end

---Whether an item may be dropped and given away.
---@return boolean
function Piece:is_loose() end

---Whether an item is carried where it works.
---@param item Piece The item. (items)
---@return boolean
---@overload fun(self: Game, named: {item?: Piece}): boolean
function Game:is_active(item) end

---Whether an item is carried where it works.
---@return boolean
function Piece:is_active() end

---All items that a hero carries: hands, boots, armour, backpack, then what takes no space.
---@param hero? Piece The hero. (heroes) Without it: the event's hero, or the one whose turn it is.
---@return Piece[]
---@overload fun(self: Game, named: {hero?: Piece}): Piece[]
function Game:items_of(hero) end

---All items that a hero carries: hands, boots, armour, backpack, then what takes no space.
---@return Piece[]
function Piece:items_of() end

---The hero that carries the item; of several the one with its first copy. None: nobody.
---@param item string The item. (items)
---@return Piece?
---@overload fun(self: Game, named: {item?: string}): Piece?
function Game:bearer_of(item) end

---The heroes in play that carry an item with the tag.
---@param tag string The tag.
---@return Piece[]
---@overload fun(self: Game, named: {tag?: string}): Piece[]
function Game:bearers(tag) end

---An item leaves the game, wherever it is, and who has it loses it; no rule can prevent it.
---@param item Piece The item. (items)
---@overload fun(self: Game, named: {item?: Piece})
function Game:destroy(item) end

---An item leaves the game, wherever it is, and who has it loses it; no rule can prevent it.
function Piece:destroy() end

---Gives an item to a hero, who gains it; without a free space the player chooses what is left behind.
---@param item Piece The item. (items)
---@param hero? Piece Who gets it. (heroes) Without it: the event's hero, or the one whose turn it is.
---@overload fun(self: Game, named: {item?: Piece, hero?: Piece})
---@overload fun(self: Game, item: Piece, named: {hero?: Piece})
function Game:gain(item, hero) end

---Gives an item to a hero, who gains it; without a free space the player chooses what is left behind.
---@param hero? Piece Who gets it. (heroes) Without it: the event's hero, or the one whose turn it is.
---@overload fun(self: Piece, named: {hero?: Piece})
function Piece:gain(hero) end

---An item falls on the tile of the hero that carries it; false: a rule forbade it.
---@param item Piece The item. (items)
---@return boolean
---@overload fun(self: Game, named: {item?: Piece}): boolean
function Game:drop(item) end

---An item falls on the tile of the hero that carries it; false: a rule forbade it.
---@return boolean
function Piece:drop() end

---A hero draws items from a bag of its realm; from an empty bag nothing comes.
---@param count? integer How many. Without it: 1.
---@param from? string The bag. Without it: the bag of items.
---@param hero? Piece Who draws. (heroes) Without it: the event's hero, or the one whose turn it is.
---@overload fun(self: Game, named: {count?: integer, from?: string, hero?: Piece})
---@overload fun(self: Game, count: integer, named: {from?: string, hero?: Piece})
---@overload fun(self: Game, count: integer, from: string, named: {hero?: Piece})
function Game:draw_items(count, from, hero) end

---A hero draws items from a bag of its realm; from an empty bag nothing comes.
---@param count? integer How many. Without it: 1.
---@param from? string The bag. Without it: the bag of items.
---@overload fun(self: Piece, named: {count?: integer, from?: string})
---@overload fun(self: Piece, count: integer, named: {from?: string})
function Piece:draw_items(count, from) end

---Draws from a bag: a monster comes onto the event's tile and is given to the rule, items go to the hero.
---@param from string The bag.
---@param count? integer How many items. Without it: 1.
---@return Piece?
---@overload fun(self: Game, named: {from?: string, count?: integer}): Piece?
---@overload fun(self: Game, from: string, named: {count?: integer}): Piece?
function Game:draw(from, count) end

---Whether a fight is going on.
---@return boolean
function Game:fighting() end

---Whom the running fight is against: a monster, or another hero. None outside of fights.
---@return Piece?
function Game:opponent() end

---The hero who helps in the running fight; none.
---@return Piece?
function Game:partner() end

---The round of the running fight, counted from 1; 0 outside of fights.
---@return integer
function Game:fight_round() end

---The health of the running fight's opponent; 0 outside of fights.
---@return integer
function Game:opponent_health() end

---The health of a monster.
---@param monster? Piece The monster. (monsters) Without it: the event's monster, or the opponent.
---@return integer
---@overload fun(self: Game, named: {monster?: Piece}): integer
function Game:monster_health(monster) end

---The health of a monster.
---@return integer
function Piece:monster_health() end

---A hero fights a monster on its tile, round by round, to the end. Gives how it ended for the hero; `broken_off` too when there is no monster, or when it is elsewhere.
---@param monster Piece The monster. (monsters)
---@param hero? Piece Who fights. (heroes) Without it: the event's hero, or the one whose turn it is.
---@param escape? boolean Whether the hero may escape. Without it: true.
---@param tag? boolean Whether others may be called. Without it: true.
---@param reward? boolean Whether items are drawn for a kill. Without it: true.
---@return "won"|"lost"|"escaped"|"broken_off"
---@overload fun(self: Game, named: {monster?: Piece, hero?: Piece, escape?: boolean, tag?: boolean, reward?: boolean}): "won"|"lost"|"escaped"|"broken_off"
---@overload fun(self: Game, monster: Piece, named: {hero?: Piece, escape?: boolean, tag?: boolean, reward?: boolean}): "won"|"lost"|"escaped"|"broken_off"
---@overload fun(self: Game, monster: Piece, hero: Piece, named: {escape?: boolean, tag?: boolean, reward?: boolean}): "won"|"lost"|"escaped"|"broken_off"
---@overload fun(self: Game, monster: Piece, hero: Piece, escape: boolean, named: {tag?: boolean, reward?: boolean}): "won"|"lost"|"escaped"|"broken_off"
---@overload fun(self: Game, monster: Piece, hero: Piece, escape: boolean, tag: boolean, named: {reward?: boolean}): "won"|"lost"|"escaped"|"broken_off"
function Game:fight(monster, hero, escape, tag, reward) end

---A hero fights a monster on its tile, round by round, to the end. Gives how it ended for the hero; `broken_off` too when there is no monster, or when it is elsewhere.
---@param hero? Piece Who fights. (heroes) Without it: the event's hero, or the one whose turn it is.
---@param escape? boolean Whether the hero may escape. Without it: true.
---@param tag? boolean Whether others may be called. Without it: true.
---@param reward? boolean Whether items are drawn for a kill. Without it: true.
---@return "won"|"lost"|"escaped"|"broken_off"
---@overload fun(self: Piece, named: {hero?: Piece, escape?: boolean, tag?: boolean, reward?: boolean}): "won"|"lost"|"escaped"|"broken_off"
---@overload fun(self: Piece, hero: Piece, named: {escape?: boolean, tag?: boolean, reward?: boolean}): "won"|"lost"|"escaped"|"broken_off"
---@overload fun(self: Piece, hero: Piece, escape: boolean, named: {tag?: boolean, reward?: boolean}): "won"|"lost"|"escaped"|"broken_off"
---@overload fun(self: Piece, hero: Piece, escape: boolean, tag: boolean, named: {reward?: boolean}): "won"|"lost"|"escaped"|"broken_off"
function Piece:fight(hero, escape, tag, reward) end

---The running fight ends without a winner as soon as what runs is done.
function Game:break_off() end

---Sets the health of a hero or a monster, be it above the greatest.
---@param value integer The health, at least 1.
---@param piece? Piece Whose health. (heroes|monsters) Without it: the event's hero, or the one whose turn it is.
---@overload fun(self: Game, named: {value?: integer, piece?: Piece})
---@overload fun(self: Game, value: integer, named: {piece?: Piece})
function Game:set_health(value, piece) end

---Sets the health of a hero or a monster, be it above the greatest.
---@param value integer The health, at least 1.
---@overload fun(self: Piece, named: {value?: integer})
function Piece:set_health(value) end

---Draws a monster from a bag of the tile's realm and puts it on the tile; none: the bag is empty.
---@param from? string The bag. Without it: the bag of monsters.
---@param tile? Piece Where it appears. (tiles) Without it: the event's tile, or where the hero stands.
---@return Piece?
---@overload fun(self: Game, named: {from?: string, tile?: Piece}): Piece?
---@overload fun(self: Game, from: string, named: {tile?: Piece}): Piece?
function Game:draw_monster(from, tile) end

---Draws a monster from a bag of the tile's realm and puts it on the tile; none: the bag is empty.
---@param from? string The bag. Without it: the bag of monsters.
---@return Piece?
---@overload fun(self: Piece, named: {from?: string}): Piece?
function Piece:draw_monster(from) end

---Puts a drawn monster in place of the unrevealed one on a tile, without a fight; none: nothing appears.
---@param tile? Piece Where it is revealed. (tiles) Without it: the event's tile, or where the hero stands.
---@return Piece?
---@overload fun(self: Game, named: {tile?: Piece}): Piece?
function Game:reveal_monster(tile) end

---Puts a drawn monster in place of the unrevealed one on a tile, without a fight; none: nothing appears.
---@return Piece?
function Piece:reveal_monster() end

---Damages a monster where it is; when it dies, the event's hero has killed it. Gives the health that was lost.
---@param amount integer How much.
---@param monster? Piece Which monster. (monsters) Without it: the event's monster, or the opponent.
---@param ranged? boolean Whether it counts as an attack from afar. Without it: false.
---@return integer
---@overload fun(self: Game, named: {amount?: integer, monster?: Piece, ranged?: boolean}): integer
---@overload fun(self: Game, amount: integer, named: {monster?: Piece, ranged?: boolean}): integer
---@overload fun(self: Game, amount: integer, monster: Piece, named: {ranged?: boolean}): integer
function Game:wound(amount, monster, ranged) end

---Damages a monster where it is; when it dies, the event's hero has killed it. Gives the health that was lost.
---@param amount integer How much.
---@param ranged? boolean Whether it counts as an attack from afar. Without it: false.
---@return integer
---@overload fun(self: Piece, named: {amount?: integer, ranged?: boolean}): integer
---@overload fun(self: Piece, amount: integer, named: {ranged?: boolean}): integer
function Piece:wound(amount, ranged) end

---Does damage from afar by the event's hero: an unrevealed monster is revealed first, what dies is a kill, what survives runs at the hero and must be fought.
---@param amount integer How much.
---@param monster? Piece The monster, or where an unrevealed one lies. (monsters|tokens|tiles) Without it: the event's monster, or the opponent.
---@overload fun(self: Game, named: {amount?: integer, monster?: Piece})
---@overload fun(self: Game, amount: integer, named: {monster?: Piece})
function Game:shoot(amount, monster) end

---Does damage from afar by the event's hero: an unrevealed monster is revealed first, what dies is a kill, what survives runs at the hero and must be fought.
---@param amount integer How much.
---@overload fun(self: Piece, named: {amount?: integer})
function Piece:shoot(amount) end

---A hero kills a monster outright.
---@param monster? Piece Which monster. (monsters) Without it: the event's monster, or the opponent.
---@param hero? Piece Who kills it. (heroes) Without it: the event's hero, or the one whose turn it is.
---@overload fun(self: Game, named: {monster?: Piece, hero?: Piece})
---@overload fun(self: Game, monster: Piece, named: {hero?: Piece})
function Game:kill(monster, hero) end

---A hero kills a monster outright.
---@param hero? Piece Who kills it. (heroes) Without it: the event's hero, or the one whose turn it is.
---@overload fun(self: Piece, named: {hero?: Piece})
function Piece:kill(hero) end

---The location where the party stands.
---@return Piece?
function Game:at() end

---The location laid to the right of the party's; none when nothing lies there.
---@return Piece?
function Game:next_location() end

---Whether a location is a boss.
---@param location? Piece The location. (locations) Without it: where the party stands.
---@return boolean
---@overload fun(self: Game, named: {location?: Piece}): boolean
function Game:is_boss(location) end

---Whether a location is a boss.
---@return boolean
function Piece:is_boss() end

---Locations of this leg that have not been laid yet.
---@return integer
function Game:locations_left() end

---The number of the running leg, counted from 1.
---@return integer
function Game:leg() end

---The laid locations of this leg, from its start on.
---@return Piece[]
function Game:locations() end

---Whether the turn stands in a phase.
---@param phase "landing"|"drawing"|"check"|"fight"|"move" The phase.
---@return boolean
---@overload fun(self: Game, named: {phase?: "landing"|"drawing"|"check"|"fight"|"move"}): boolean
function Game:in_phase(phase) end

---Points that the running fight or move still needs; 0 or less: none, or nothing is being paid for.
---@return integer
function Game:points_needed() end

---Icons that are missing in the running skill check; 0 outside of one.
---@param icon? string Only icons of this sort. (icons) Without it: all.
---@return integer
---@overload fun(self: Game, named: {icon?: string}): integer
function Game:missing_icons(icon) end

---Fights begun at the location where the party stands, the running one included.
---@return integer
function Game:attempts() end

---Whether the skill check of this turn was failed.
---@return boolean
function Game:failed_check() end

---Whether the location where the party stands has been beaten.
---@return boolean
function Game:is_beaten() end

---The party's gold.
---@return integer
function Game:gold() end

---How often the party may still rest.
---@return integer
function Game:rest_tokens() end

---How often the party may still go to a shop.
---@param shop? integer Which shop, counted from 1. Without it: 1.
---@return integer
---@overload fun(self: Game, named: {shop?: integer}): integer
function Game:shop_tokens(shop) end

---Whether a hero is in the party and not incapacitated.
---@param hero? Piece The hero. (heroes) Without it: the event's hero, or the one that carries the special.
---@return boolean
---@overload fun(self: Game, named: {hero?: Piece}): boolean
function Game:is_standing(hero) end

---Whether a hero is in the party and not incapacitated.
---@return boolean
function Piece:is_standing() end

---Whether a hero stands and is not exhausted.
---@param hero? Piece The hero. (heroes) Without it: the event's hero, or the one that carries the special.
---@return boolean
---@overload fun(self: Game, named: {hero?: Piece}): boolean
function Game:is_ready(hero) end

---Whether a hero stands and is not exhausted.
---@return boolean
function Piece:is_ready() end

---Whether a hero stands and is exhausted.
---@param hero? Piece The hero. (heroes) Without it: the event's hero, or the one that carries the special.
---@return boolean
---@overload fun(self: Game, named: {hero?: Piece}): boolean
function Game:is_exhausted(hero) end

---Whether a hero stands and is exhausted.
---@return boolean
function Piece:is_exhausted() end

---Whether a hero of the party is incapacitated.
---@param hero? Piece The hero. (heroes) Without it: the event's hero, or the one that carries the special.
---@return boolean
---@overload fun(self: Game, named: {hero?: Piece}): boolean
function Game:is_fallen(hero) end

---Whether a hero of the party is incapacitated.
---@return boolean
function Piece:is_fallen() end

---How many heroes stand.
---@return integer
function Game:standing_heroes() end

---How many heroes are ready.
---@return integer
function Game:ready_heroes() end

---How many standing heroes are exhausted.
---@return integer
function Game:exhausted_heroes() end

---How many heroes are incapacitated.
---@return integer
function Game:fallen_heroes() end

---A hero's health points when it is not hurt.
---@param hero? Piece The hero. (heroes) Without it: the event's hero, or the one that carries the special.
---@return integer
---@overload fun(self: Game, named: {hero?: Piece}): integer
function Game:health_most(hero) end

---A hero's health points when it is not hurt.
---@return integer
function Piece:health_most() end

---Health points that the standing heroes together have lost.
---@return integer
function Game:lost_health() end

---The first standing hero.
---@return Piece?
function Game:lead() end

---Cards in hand.
---@return integer
function Game:hand_size() end

---Cards up to which is drawn.
---@return integer
function Game:hand_limit() end

---Cards in the deck.
---@return integer
function Game:deck_size() end

---Cards in the discard pile.
---@return integer
function Game:discard_size() end

---The cards in hand, in the order in which they were drawn.
---@return Piece[]
function Game:hand() end

---The cards of the discard pile, the first one discarded first.
---@return Piece[]
function Game:discards() end

---The items that the party has.
---@return Piece[]
function Game:items() end

---Fight points printed on a card.
---@param card Piece The card. (cards)
---@return integer
---@overload fun(self: Game, named: {card?: Piece}): integer
function Game:fight_points(card) end

---Fight points printed on a card.
---@return integer
function Piece:fight_points() end

---Movement points printed on a card.
---@param card Piece The card. (cards)
---@return integer
---@overload fun(self: Game, named: {card?: Piece}): integer
function Game:move_points(card) end

---Movement points printed on a card.
---@return integer
function Piece:move_points() end

---Whether a card or a hero shows an icon.
---@param piece Piece The card or hero. (cards|heroes)
---@param icon string The icon. (icons)
---@return boolean
---@overload fun(self: Game, named: {piece?: Piece, icon?: string}): boolean
---@overload fun(self: Game, piece: Piece, named: {icon?: string}): boolean
function Game:shows_icon(piece, icon) end

---Whether a card or a hero shows an icon.
---@param icon string The icon. (icons)
---@return boolean
---@overload fun(self: Piece, named: {icon?: string}): boolean
function Piece:shows_icon(icon) end

---Whether a piece's entry carries a tag.
---@param piece Piece The piece. (cards|heroes|items|locations)
---@param tag string The tag.
---@return boolean
---@overload fun(self: Game, named: {piece?: Piece, tag?: string}): boolean
---@overload fun(self: Game, piece: Piece, named: {tag?: string}): boolean
function Game:has_tag(piece, tag) end

---Whether a piece's entry carries a tag.
---@param tag string The tag.
---@return boolean
---@overload fun(self: Piece, named: {tag?: string}): boolean
function Piece:has_tag(tag) end

---Whether the party has an item.
---@param item string The item. (items)
---@return boolean
---@overload fun(self: Game, named: {item?: string}): boolean
function Game:has_item(item) end

---Whether a hero is in the party, standing or not.
---@param hero string The hero. (heroes)
---@return boolean
---@overload fun(self: Game, named: {hero?: string}): boolean
function Game:in_party(hero) end

---An exhausted hero is ready again; false: there was none.
---@param hero? Piece Who. (heroes) Without it: the player chooses.
---@return boolean
---@overload fun(self: Game, named: {hero?: Piece}): boolean
function Game:restore(hero) end

---An exhausted hero is ready again; false: there was none.
---@return boolean
function Piece:restore() end

---An incapacitated hero stands again; false: there was none.
---@param hero? Piece Who. (heroes) Without it: the player chooses.
---@param health? integer Its health then. Without it: all of it.
---@return boolean
---@overload fun(self: Game, named: {hero?: Piece, health?: integer}): boolean
---@overload fun(self: Game, hero: Piece, named: {health?: integer}): boolean
function Game:revive(hero, health) end

---An incapacitated hero stands again; false: there was none.
---@param health? integer Its health then. Without it: all of it.
---@return boolean
---@overload fun(self: Piece, named: {health?: integer}): boolean
function Piece:revive(health) end

---A ready hero is exhausted; false: there was none.
---@param hero? Piece Who. (heroes) Without it: the player chooses.
---@return boolean
---@overload fun(self: Game, named: {hero?: Piece}): boolean
function Game:exhaust(hero) end

---A ready hero is exhausted; false: there was none.
---@return boolean
function Piece:exhaust() end

---A standing hero is incapacitated; false: a rule forbade it.
---@param hero? Piece Who. (heroes) Without it: the player chooses.
---@return boolean
---@overload fun(self: Game, named: {hero?: Piece}): boolean
function Game:incapacitate(hero) end

---A standing hero is incapacitated; false: a rule forbade it.
---@return boolean
function Piece:incapacitate() end

---The party gains gold, as far as it has room for it; gives how much.
---@param amount integer How much.
---@return integer
---@overload fun(self: Game, named: {amount?: integer}): integer
function Game:gain_gold(amount) end

---The party loses gold, as much as there is; gives how much.
---@param amount integer How much.
---@return integer
---@overload fun(self: Game, named: {amount?: integer}): integer
function Game:lose_gold(amount) end

---Draws cards into the hand, beyond its limit too; an empty deck ends it. Gives how many were drawn.
---@param count? integer How many. Without it: 1.
---@return integer
---@overload fun(self: Game, named: {count?: integer}): integer
function Game:draw_cards(count) end

---A card of the hand is discarded; gives it, or none.
---@param card? Piece Which card. (cards) Without it: the player chooses.
---@return Piece?
---@overload fun(self: Game, named: {card?: Piece}): Piece?
function Game:discard(card) end

---A card of the hand is discarded; gives it, or none.
---@return Piece?
function Piece:discard() end

---A card of the discard pile comes into the hand; gives it, or none.
---@param card? Piece Which card. (cards) Without it: the player chooses.
---@return Piece?
---@overload fun(self: Game, named: {card?: Piece}): Piece?
function Game:take_back(card) end

---A card of the discard pile comes into the hand; gives it, or none.
---@return Piece?
function Piece:take_back() end

---Cards leave the game from the top of the deck; gives how many.
---@param count? integer How many. Without it: 1.
---@return integer
---@overload fun(self: Game, named: {count?: integer}): integer
function Game:lose_cards(count) end

---The player sees the top cards of the deck and may put any of them under it; the others keep their order.
---@param count? integer How many. Without it: 1.
---@overload fun(self: Game, named: {count?: integer})
function Game:look_at_deck(count) end

---The discard pile is shuffled into the deck, as by resting; no token is spent.
function Game:refill() end

---Adds points to the running fight or move, for nothing; gives how many. 0: nothing is being paid for.
---@param points integer How many; less than 0 makes it harder.
---@return integer
---@overload fun(self: Game, named: {points?: integer}): integer
function Game:add_points(points) end

---Rolls dice and adds their sum to the running fight or move; gives the sum.
---@param dice? string The dice. Without it: d6.
---@return integer
---@overload fun(self: Game, named: {dice?: string}): integer
function Game:add_die(dice) end

---An icon of the running skill check counts as met; false: it is not missing. Where an icon that stands for any is given, or none, the player chooses one that is missing.
---@param icon? string The icon. (icons) Without it: the player chooses.
---@return boolean
---@overload fun(self: Game, named: {icon?: string}): boolean
function Game:add_icon(icon) end

---Rolls a die of the running skill check again; false: there is none that was not used.
---@param die? integer Which die, as an action's target gives it: the first is 0. Without it: the player chooses.
---@return boolean
---@overload fun(self: Game, named: {die?: integer}): boolean
function Game:reroll_die(die) end

---Rolls all dice of the running skill check that were not used again, each once; gives how many.
---@return integer
function Game:reroll_dice() end

---Changes how often the party may still rest; gives how often that is now.
---@param count? integer How many more; less than 0 takes them away. Without it: 1.
---@return integer
---@overload fun(self: Game, named: {count?: integer}): integer
function Game:add_rest_tokens(count) end

---Changes how often the party may still go to a shop; gives how often that is now.
---@param count? integer How many more; less than 0 takes them away. Without it: 1.
---@param shop? integer Which shop, counted from 1. Without it: 1.
---@return integer
---@overload fun(self: Game, named: {count?: integer, shop?: integer}): integer
---@overload fun(self: Game, count: integer, named: {shop?: integer}): integer
function Game:add_shop_tokens(count, shop) end

---Shows items of a shop's deck, which may be bought; the others leave the game. No token is spent.
---@param count? integer How many. Without it: 1.
---@param shop? integer Which shop, counted from 1. Without it: 1.
---@overload fun(self: Game, named: {count?: integer, shop?: integer})
---@overload fun(self: Game, count: integer, named: {shop?: integer})
function Game:offer_items(count, shop) end

---Takes gold off each price until the running visit to a shop ends; gives how much now.
---@param gold integer How much.
---@return integer
---@overload fun(self: Game, named: {gold?: integer}): integer
function Game:discount(gold) end

---All who play, in the order of the turns.
---@return Piece[]
function Game:players() end

---The player whose turn it is.
---@return Piece?
function Game:on_turn() end

---The player whose turn follows in the order of the seats.
---@param player? Piece After whom. (players) Without it: the one whose turn it is.
---@return Piece?
---@overload fun(self: Game, named: {player?: Piece}): Piece?
function Game:next_player(player) end

---The player whose turn follows in the order of the seats.
---@return Piece?
function Piece:next_player() end

---Where a player sits, counted from 1.
---@param player? Piece Who. (players) Without it: the one whose turn it is.
---@return integer
---@overload fun(self: Game, named: {player?: Piece}): integer
function Game:seat(player) end

---Where a player sits, counted from 1.
---@return integer
function Piece:seat() end

---Says whose turn follows this one, instead of the next player's. In `set_up`: who begins.
---@param player? Piece Whose. (players) Without it: the one whose turn it is.
---@overload fun(self: Game, named: {player?: Piece})
function Game:next_turn(player) end

---Says whose turn follows this one, instead of the next player's. In `set_up`: who begins.
function Piece:next_turn() end

---The pieces of a zone from its front, in a row from its first place.
---@param zone string Which zone.
---@param at? integer Which place of a row, counted from 1. Without it: all places.
---@param of? Piece Whose, of a zone that each player has. (players) Without it: that of the player whose turn it is.
---@return Piece[]
---@overload fun(self: Game, named: {zone?: string, at?: integer, of?: Piece}): Piece[]
---@overload fun(self: Game, zone: string, named: {at?: integer, of?: Piece}): Piece[]
---@overload fun(self: Game, zone: string, at: integer, named: {of?: Piece}): Piece[]
function Game:pieces(zone, at, of) end

---The pieces of a zone from its front, in a row from its first place.
---@param zone string Which zone.
---@param at? integer Which place of a row, counted from 1. Without it: all places.
---@return Piece[]
---@overload fun(self: Piece, named: {zone?: string, at?: integer}): Piece[]
---@overload fun(self: Piece, zone: string, named: {at?: integer}): Piece[]
function Piece:pieces(zone, at) end

---How many pieces lie in a zone.
---@param zone string Which zone.
---@param at? integer Which place of a row, counted from 1. Without it: all places.
---@param of? Piece Whose, of a zone that each player has. (players) Without it: that of the player whose turn it is.
---@return integer
---@overload fun(self: Game, named: {zone?: string, at?: integer, of?: Piece}): integer
---@overload fun(self: Game, zone: string, named: {at?: integer, of?: Piece}): integer
---@overload fun(self: Game, zone: string, at: integer, named: {of?: Piece}): integer
function Game:count(zone, at, of) end

---How many pieces lie in a zone.
---@param zone string Which zone.
---@param at? integer Which place of a row, counted from 1. Without it: all places.
---@return integer
---@overload fun(self: Piece, named: {zone?: string, at?: integer}): integer
---@overload fun(self: Piece, zone: string, named: {at?: integer}): integer
function Piece:count(zone, at) end

---The first piece of a zone, such as the top of a pile; none: it is empty.
---@param zone string Which zone.
---@param at? integer Which place of a row, counted from 1. Without it: all places.
---@param of? Piece Whose, of a zone that each player has. (players) Without it: that of the player whose turn it is.
---@return Piece?
---@overload fun(self: Game, named: {zone?: string, at?: integer, of?: Piece}): Piece?
---@overload fun(self: Game, zone: string, named: {at?: integer, of?: Piece}): Piece?
---@overload fun(self: Game, zone: string, at: integer, named: {of?: Piece}): Piece?
function Game:first(zone, at, of) end

---The first piece of a zone, such as the top of a pile; none: it is empty.
---@param zone string Which zone.
---@param at? integer Which place of a row, counted from 1. Without it: all places.
---@return Piece?
---@overload fun(self: Piece, named: {zone?: string, at?: integer}): Piece?
---@overload fun(self: Piece, zone: string, named: {at?: integer}): Piece?
function Piece:first(zone, at) end

---How many places a row has; 0: the zone is no row.
---@param zone string Which zone.
---@return integer
---@overload fun(self: Game, named: {zone?: string}): integer
function Game:places(zone) end

---Whether a place of a row is one of its `marks`.
---@param zone string Which row.
---@param at integer Which place, counted from 1.
---@return boolean
---@overload fun(self: Game, named: {zone?: string, at?: integer}): boolean
---@overload fun(self: Game, zone: string, named: {at?: integer}): boolean
function Game:is_marked(zone, at) end

---Brings the pieces of a zone into an order by chance.
---@param zone string Which zone.
---@param at? integer Which place of a row, counted from 1. Without it: all places.
---@param of? Piece Whose, of a zone that each player has. (players) Without it: that of the player whose turn it is.
---@overload fun(self: Game, named: {zone?: string, at?: integer, of?: Piece})
---@overload fun(self: Game, zone: string, named: {at?: integer, of?: Piece})
---@overload fun(self: Game, zone: string, at: integer, named: {of?: Piece})
function Game:shuffle(zone, at, of) end

---Brings the pieces of a zone into an order by chance.
---@param zone string Which zone.
---@param at? integer Which place of a row, counted from 1. Without it: all places.
---@overload fun(self: Piece, named: {zone?: string, at?: integer})
---@overload fun(self: Piece, zone: string, named: {at?: integer})
function Piece:shuffle(zone, at) end

---The zone that a piece lies in, by its name in the scenario.
---@param piece Piece The piece. (pieces)
---@return string
---@overload fun(self: Game, named: {piece?: Piece}): string
function Game:zone_of(piece) end

---The zone that a piece lies in, by its name in the scenario.
---@return string
function Piece:zone_of() end

---The place in its row that a piece lies on, counted from 1; 0: no row.
---@param piece Piece The piece. (pieces)
---@return integer
---@overload fun(self: Game, named: {piece?: Piece}): integer
function Game:place_of(piece) end

---The place in its row that a piece lies on, counted from 1; 0: no row.
---@return integer
function Piece:place_of() end

---Whether a piece lies in a zone, whoever's and at whichever place.
---@param piece Piece The piece. (pieces)
---@param zone string The zone.
---@return boolean
---@overload fun(self: Game, named: {piece?: Piece, zone?: string}): boolean
---@overload fun(self: Game, piece: Piece, named: {zone?: string}): boolean
function Game:is_in(piece, zone) end

---Whether a piece lies in a zone, whoever's and at whichever place.
---@param zone string The zone.
---@return boolean
---@overload fun(self: Piece, named: {zone?: string}): boolean
function Piece:is_in(zone) end

---The player whose a piece is; none: the table's.
---@param piece Piece The piece. (pieces)
---@return Piece?
---@overload fun(self: Game, named: {piece?: Piece}): Piece?
function Game:owner(piece) end

---The player whose a piece is; none: the table's.
---@return Piece?
function Piece:owner() end

---The side of a piece that is up, counted from 1.
---@param piece Piece The piece. (pieces)
---@return integer
---@overload fun(self: Game, named: {piece?: Piece}): integer
function Game:side(piece) end

---The side of a piece that is up, counted from 1.
---@return integer
function Piece:side() end

---Turns a piece to another side; gives that side.
---@param piece Piece The piece. (pieces)
---@param to? integer Which side. Without it: the next one.
---@return integer
---@overload fun(self: Game, named: {piece?: Piece, to?: integer}): integer
---@overload fun(self: Game, piece: Piece, named: {to?: integer}): integer
function Game:flip(piece, to) end

---Turns a piece to another side; gives that side.
---@param to? integer Which side. Without it: the next one.
---@return integer
---@overload fun(self: Piece, named: {to?: integer}): integer
function Piece:flip(to) end

---Dice were rolled and lie on the table; rules may roll some of them again.
---@class RolledEvent
---@field hero Piece? Who rolls, or for whom it is rolled.
---@field roller Piece? Whose dice they are: a hero, a monster, or none.
local RolledEvent = {}

---crawl: An action of a special is done. No rule can answer it; it is the event that the action's own condition and effects see. journey: An action of a special is done. No rule can answer it; it is the event that the action's own condition and effects see. Before the effects the hero that brings the action is exhausted, an item with `uses_up` leaves the game, and a card with `uses_up` is discarded: the effects need not do that themselves.
---@class ActionEvent
---@field hero Piece? Who does it.
---@field tile Piece? Where the hero stands.
---@field monster Piece? The opponent of the running fight; none outside of fights.
---@field item Piece? The item that brings the action; none for other carriers.
---@field target Piece? What was chosen as the action's target; none when nothing had to be.
---@field direction integer The direction chosen as target.
---@field location Piece? Where the party stands.
---@field card Piece? The card that brings the action; none for other carriers.
---@field die integer The die chosen as target, counted from 0; -1 when none had to be.
local ActionEvent = {}

---crawl: The game is set up; nobody has moved. journey: The game is set up; nothing has happened yet.
---@class GameStartedEvent
---@field location Piece? Where the party stands.
local GameStartedEvent = {}

---Every hero has had a turn.
---@class RoundEndedEvent
local RoundEndedEvent = {}

---crawl: A hero's turn begins. journey: A turn begins: the party has just landed, or has to face a boss once more.
---@class TurnStartedEvent
---@field hero Piece? Whose turn it is.
---@field tile Piece? Where the hero stands.
---@field location Piece? Where the party stands.
local TurnStartedEvent = {}

---A turn ends: after its last move, before action points are restored.
---@class TurnEndingEvent
---@field hero Piece? Whose turn it was.
---@field tile Piece? Where the hero stands.
local TurnEndingEvent = {}

---A hero is about to draw a tile from the stack.
---@class DrawingTileEvent
---@field hero Piece? Who explores.
---@field tile Piece? Where the hero stands.
local DrawingTileEvent = {}
---It does not happen.
---@param reason string what players are told
function DrawingTileEvent:forbid(reason) end

---A tile was drawn and laid.
---@class RevealedEvent
---@field hero Piece? Who laid it.
---@field tile Piece? The new tile.
---@field from Piece? The tile it was laid beside.
local RevealedEvent = {}

---No more tiles of this realm will be laid from its stack: the last one was, or none fits.
---@class StackEmptiedEvent
---@field hero Piece? Who drew last.
---@field tile Piece? The tile laid last; may be none.
local StackEmptiedEvent = {}

---crawl: A hero is about to step onto a tile. journey: The party is about to move, paid for or not; forbidden, it has another turn where it stands.
---@class MovingEvent
---@field hero Piece? Who moves.
---@field tile Piece? The tile ahead.
---@field from Piece? The tile the hero leaves.
---@field location Piece? The next location.
local MovingEvent = {}
---It does not happen.
---@param reason string what players are told
function MovingEvent:forbid(reason) end

---A hero landed on a tile; monsters there are met afterwards.
---@class EnteredEvent
---@field hero Piece? Who landed.
---@field tile Piece? The tile.
---@field from Piece? The tile the hero comes from; may be none.
local EnteredEvent = {}

---A monster was drawn and lies revealed on a tile.
---@class EncounteredEvent
---@field hero Piece? Who revealed it.
---@field monster Piece? The monster.
---@field tile Piece? Where it appeared.
local EncounteredEvent = {}

---A monster came to another tile.
---@class MonsterMovedEvent
---@field monster Piece? The monster.
---@field tile Piece? Where it is now.
---@field from Piece? Where it was.
local MonsterMovedEvent = {}

---crawl: A fight begins. journey: A fight begins; its die is not rolled yet.
---@class FightStartedEvent
---@field hero Piece? Who fights.
---@field monster Piece? The monster; none where two heroes fight each other.
---@field tile Piece? The tile of the fight.
---@field location Piece? Where the party stands.
local FightStartedEvent = {}

---A round of a fight begins; nobody has decided yet.
---@class RoundStartedEvent
---@field hero Piece? Who fights.
---@field monster Piece? The monster; none where two heroes fight each other.
---@field tile Piece? The tile of the fight.
local RoundStartedEvent = {}

---Both sides have rolled; the lower total is about to take the difference.
---@class ScoredEvent
---@field hero Piece? Who fights.
---@field monster Piece? The monster; none where two heroes fight each other.
---@field tile Piece? The tile of the fight.
---@field hero_score integer The hero's total. May be changed.
---@field monster_score integer The opponent's total. May be changed.
---@field alike boolean The hero rolled two or more dice, and all show the same.
local ScoredEvent = {}
---It does not happen.
---@param reason string what players are told
function ScoredEvent:forbid(reason) end

---A fight is over.
---@class FightEndedEvent
---@field hero Piece? Who fights.
---@field monster Piece? The monster; none where two heroes fight each other.
---@field tile Piece? The tile of the fight.
---@field result "won"|"lost"|"escaped"|"broken_off" How it ended for the hero.
local FightEndedEvent = {}

---A hero is about to escape from a fight.
---@class EscapingEvent
---@field hero Piece? Who fights.
---@field monster Piece? The monster; none where two heroes fight each other.
---@field tile Piece? The tile of the fight.
---@field to Piece? The tile ahead; none when a new one is to be drawn.
local EscapingEvent = {}
---It does not happen.
---@param reason string what players are told
function EscapingEvent:forbid(reason) end

---A hero escaped and has yet to land on the tile.
---@class EscapedEvent
---@field hero Piece? Who escaped.
---@field monster Piece? The monster; none where two heroes fight each other.
---@field tile Piece? Where the hero is now.
---@field from Piece? The tile of the fight.
local EscapedEvent = {}

---crawl: A hero is about to be hurt; armour is taken off afterwards, unless the damage is direct. journey: A hero is about to take damage.
---@class HurtingEvent
---@field hero Piece? Who is hurt.
---@field monster Piece? The monster that did it; may be none.
---@field tile Piece? Where the hero stands.
---@field amount integer The damage. May be changed.
---@field direct boolean Whether armour and shields do not count. May be changed.
local HurtingEvent = {}
---It does not happen.
---@param reason string what players are told
function HurtingEvent:forbid(reason) end

---crawl: A hero has lost health; whether it dies of it is seen afterwards. journey: A hero has taken damage; whether it falls is seen afterwards.
---@class HurtEvent
---@field hero Piece? Who was hurt.
---@field monster Piece? The monster that did it; may be none.
---@field tile Piece? Where the hero stands.
---@field amount integer The damage.
---@field direct boolean Whether armour and shields do not count.
local HurtEvent = {}

---A monster is about to lose health.
---@class WoundingEvent
---@field monster Piece? The monster.
---@field hero Piece? Who did it; may be none.
---@field tile Piece? Where the monster is.
---@field amount integer The damage. May be changed.
---@field ranged boolean Whether it came from afar.
local WoundingEvent = {}
---It does not happen.
---@param reason string what players are told
function WoundingEvent:forbid(reason) end

---A monster has lost health; whether it dies of it is seen afterwards.
---@class WoundedEvent
---@field monster Piece? The monster.
---@field hero Piece? Who did it; may be none.
---@field tile Piece? Where the monster is.
---@field amount integer The damage.
---@field ranged boolean Whether it came from afar.
local WoundedEvent = {}

---A hero is about to lose a life; forbidden, it lives on with 1 health.
---@class DyingEvent
---@field hero Piece? Who dies.
---@field monster Piece? The monster that did it; may be none.
---@field tile Piece? Where the hero stands.
local DyingEvent = {}
---It does not happen.
---@param reason string what players are told
function DyingEvent:forbid(reason) end

---A hero lost a life: all has dropped, and it is back at the start or out of the game.
---@class DiedEvent
---@field hero Piece? Who died.
---@field monster Piece? The monster that did it; may be none.
---@field tile Piece? Where it died.
local DiedEvent = {}

---A hero lost its last life and is out of the game.
---@class HeroOutEvent
---@field hero Piece? Who is out.
---@field tile Piece? Where the last life was lost.
local HeroOutEvent = {}

---A monster was killed and its token taken.
---@class KilledEvent
---@field hero Piece? Who killed it.
---@field monster Piece? The monster.
---@field tile Piece? Where the monster was.
---@field ranged boolean Whether from afar.
local KilledEvent = {}

---crawl: A kill is about to be rewarded; forbidden, nothing is drawn. journey: A fight was won and is about to be rewarded.
---@class RewardingEvent
---@field hero Piece? Who killed it.
---@field monster Piece? The monster.
---@field tile Piece? Where the monster was.
---@field amount integer Items to draw. May be changed.
---@field location Piece? Where the party stands.
local RewardingEvent = {}
---It does not happen.
---@param reason string what players are told
function RewardingEvent:forbid(reason) end

---A hero got an item.
---@class GainedEvent
---@field hero Piece? Whose it is.
---@field item Piece? The item.
---@field tile Piece? Where the hero stands.
local GainedEvent = {}

---An item is about to be dropped, given away or destroyed.
---@class LosingEvent
---@field hero Piece? Whose it is.
---@field item Piece? The item.
---@field tile Piece? Where the hero stands.
local LosingEvent = {}
---It does not happen.
---@param reason string what players are told
function LosingEvent:forbid(reason) end

---A hero used an item or a spell.
---@class UsedEvent
---@field hero Piece? Whose it is.
---@field item Piece? The item.
---@field tile Piece? Where the hero stands.
local UsedEvent = {}

---A hero is about to get a status.
---@class AilingEvent
---@field hero Piece? Who gets it.
---@field status string? The status, such as an illness.
---@field monster Piece? The monster that gave it; may be none.
---@field tile Piece? Where the hero stands.
local AilingEvent = {}
---It does not happen.
---@param reason string what players are told
function AilingEvent:forbid(reason) end

---A hero got a status.
---@class AiledEvent
---@field hero Piece? Who gets it.
---@field status string? The status, such as an illness.
---@field monster Piece? The monster that gave it; may be none.
---@field tile Piece? Where the hero stands.
local AiledEvent = {}

---A hero is about to call another one to help.
---@class TaggingEvent
---@field hero Piece? Who fights.
---@field partner Piece? Who is called to help.
---@field monster Piece? The monster; none where two heroes fight each other.
---@field tile Piece? The tile of the fight.
local TaggingEvent = {}
---It does not happen.
---@param reason string what players are told
function TaggingEvent:forbid(reason) end

---A hero has come to help in a fight.
---@class TaggedEvent
---@field hero Piece? Who fights.
---@field partner Piece? Who is called to help.
---@field monster Piece? The monster; none where two heroes fight each other.
---@field tile Piece? The tile of the fight.
local TaggedEvent = {}

---A hero is about to attack a revealed monster from afar; the cost is paid, nothing is rolled yet.
---@class ShootingEvent
---@field hero Piece? Who shoots.
---@field monster Piece? Whom it is aimed at.
---@field item Piece? The weapon; none for other attacks from afar.
---@field tile Piece? Where the monster is.
local ShootingEvent = {}
---It does not happen.
---@param reason string what players are told
function ShootingEvent:forbid(reason) end

---An attack from afar has done its damage; a kill or a charge follows.
---@class ShotEvent
---@field hero Piece? Who shoots.
---@field monster Piece? Whom it is aimed at.
---@field item Piece? The weapon; none for other attacks from afar.
---@field tile Piece? Where the monster is.
---@field amount integer The damage.
local ShotEvent = {}

---A monster that survived an attack from afar is about to run at the hero.
---@class ChargingEvent
---@field hero Piece? Who attacked it.
---@field monster Piece? The monster.
---@field tile Piece? Where the hero stands.
---@field from Piece? Where the monster is.
local ChargingEvent = {}
---It does not happen.
---@param reason string what players are told
function ChargingEvent:forbid(reason) end

---A leg begins: the party stands on its start, and the first location lies ahead.
---@class LegStartedEvent
---@field location Piece? Where the party stands.
local LegStartedEvent = {}

---The party has landed; it may rest and go to shops afterwards.
---@class LandedEvent
---@field location Piece? Where the party stands.
local LandedEvent = {}

---A location was drawn and laid to the right.
---@class LaidEvent
---@field location Piece? The location laid.
local LaidEvent = {}

---The game is won and its score is counted.
---@class ScoringEvent
---@field amount integer The score. May be changed.
local ScoringEvent = {}
---It does not happen.
---@param reason string what players are told
function ScoringEvent:forbid(reason) end

---The party is about to rest; its token is spent.
---@class RestingEvent
---@field location Piece? Where the party stands.
local RestingEvent = {}
---It does not happen.
---@param reason string what players are told
function RestingEvent:forbid(reason) end

---The party has rested: the discard pile lies in the deck again.
---@class RestedEvent
---@field location Piece? Where the party stands.
local RestedEvent = {}

---The party is about to go to a shop; its token is spent.
---@class ShoppingEvent
---@field location Piece? Where the party stands.
---@field shop integer Which shop, counted from 1.
local ShoppingEvent = {}
---It does not happen.
---@param reason string what players are told
function ShoppingEvent:forbid(reason) end

---The party has bought an item.
---@class BoughtEvent
---@field item Piece? The item.
---@field location Piece? Where the party stands.
---@field amount integer What it cost.
local BoughtEvent = {}

---The party is about to draw up to its hand limit.
---@class DrawingEvent
---@field location Piece? Where the party stands.
---@field amount integer Cards to draw. May be changed.
local DrawingEvent = {}
---It does not happen.
---@param reason string what players are told
function DrawingEvent:forbid(reason) end

---A card was drawn into the hand.
---@class DrewEvent
---@field card Piece? The card.
---@field location Piece? Where the party stands.
local DrewEvent = {}

---A card was discarded.
---@class DiscardedEvent
---@field card Piece? The card.
---@field use "fight"|"move"|"icon"|"action"|"rule" What for.
---@field location Piece? Where the party stands.
local DiscardedEvent = {}

---A skill check begins; nothing is rolled yet.
---@class CheckStartedEvent
---@field location Piece? Where the party stands.
local CheckStartedEvent = {}

---A skill check was passed.
---@class CheckPassedEvent
---@field location Piece? Where the party stands.
local CheckPassedEvent = {}

---A skill check was failed; its consequence follows.
---@class CheckFailedEvent
---@field location Piece? Where the party stands.
local CheckFailedEvent = {}

---A consequence is about to hit the party; forbidden, it does not.
---@class SufferingEvent
---@field location Piece? The location on which it is printed.
---@field cause "check"|"fight"|"move" What went wrong.
---@field damage integer Damage to be spread over the heroes. May be changed.
---@field cards integer Cards that leave the game from the top of the deck. May be changed.
---@field incapacitate integer Heroes to be incapacitated. May be changed.
---@field gold integer Gold to be lost. May be changed.
local SufferingEvent = {}
---It does not happen.
---@param reason string what players are told
function SufferingEvent:forbid(reason) end

---A fight was won, and the reward gained.
---@class FightWonEvent
---@field location Piece? Where the party stands.
---@field amount integer Gold gained.
local FightWonEvent = {}

---A fight was lost or declined; its consequence follows.
---@class FightLostEvent
---@field location Piece? Where the party stands.
local FightLostEvent = {}

---A boss was beaten.
---@class BossBeatenEvent
---@field location Piece? Where the party stands.
local BossBeatenEvent = {}

---journey: The party has moved; the next location is not laid yet. script: A piece was moved to another zone or place.
---@class MovedEvent
---@field location Piece? Where the party stands.
---@field from Piece? Where the party comes from.
---@field piece Piece? What was moved.
---@field player Piece? Whose turn it is.
local MovedEvent = {}

---A hero is about to be incapacitated; forbidden, it stays on its feet, with 1 health at least.
---@class IncapacitatingEvent
---@field hero Piece? The hero.
local IncapacitatingEvent = {}
---It does not happen.
---@param reason string what players are told
function IncapacitatingEvent:forbid(reason) end

---A hero was incapacitated.
---@class IncapacitatedEvent
---@field hero Piece? The hero.
local IncapacitatedEvent = {}

---A hero was exhausted.
---@class ExhaustedEvent
---@field hero Piece? The hero.
local ExhaustedEvent = {}

---An exhausted hero is ready again.
---@class RestoredEvent
---@field hero Piece? The hero.
local RestoredEvent = {}

---An incapacitated hero stands again.
---@class RevivedEvent
---@field hero Piece? The hero.
local RevivedEvent = {}

---The party gained gold.
---@class GainedGoldEvent
---@field amount integer How much.
local GainedGoldEvent = {}

---The party lost gold; what it pays in shops does not count.
---@class LostGoldEvent
---@field amount integer How much.
local LostGoldEvent = {}

---The script's `set_up` has made the game ready. In a scenario's script: makes the game ready; it may change anything but ask nobody.
---@class SetUpEvent
local SetUpEvent = {}

---A player's turn begins; a rule that forbids it lets the player sit out. In a scenario's script: the whole turn.
---@class TurnEvent
---@field player Piece? Whose turn it is.
local TurnEvent = {}
---It does not happen.
---@param reason string what players are told
function TurnEvent:forbid(reason) end

---A special's script: `---@type Special` above its table gives the parameters of its functions.
---@class Special
---@field rolled? fun(game: Game, event: RolledEvent)
---@field action? fun(game: Game, event: ActionEvent)
---@field game_started? fun(game: Game, event: GameStartedEvent)
---@field round_ended? fun(game: Game, event: RoundEndedEvent)
---@field turn_started? fun(game: Game, event: TurnStartedEvent)
---@field turn_ending? fun(game: Game, event: TurnEndingEvent)
---@field drawing_tile? fun(game: Game, event: DrawingTileEvent)
---@field revealed? fun(game: Game, event: RevealedEvent)
---@field stack_emptied? fun(game: Game, event: StackEmptiedEvent)
---@field moving? fun(game: Game, event: MovingEvent)
---@field entered? fun(game: Game, event: EnteredEvent)
---@field encountered? fun(game: Game, event: EncounteredEvent)
---@field monster_moved? fun(game: Game, event: MonsterMovedEvent)
---@field fight_started? fun(game: Game, event: FightStartedEvent)
---@field round_started? fun(game: Game, event: RoundStartedEvent)
---@field scored? fun(game: Game, event: ScoredEvent)
---@field fight_ended? fun(game: Game, event: FightEndedEvent)
---@field escaping? fun(game: Game, event: EscapingEvent)
---@field escaped? fun(game: Game, event: EscapedEvent)
---@field hurting? fun(game: Game, event: HurtingEvent)
---@field hurt? fun(game: Game, event: HurtEvent)
---@field wounding? fun(game: Game, event: WoundingEvent)
---@field wounded? fun(game: Game, event: WoundedEvent)
---@field dying? fun(game: Game, event: DyingEvent)
---@field died? fun(game: Game, event: DiedEvent)
---@field hero_out? fun(game: Game, event: HeroOutEvent)
---@field killed? fun(game: Game, event: KilledEvent)
---@field rewarding? fun(game: Game, event: RewardingEvent)
---@field gained? fun(game: Game, event: GainedEvent)
---@field losing? fun(game: Game, event: LosingEvent)
---@field used? fun(game: Game, event: UsedEvent)
---@field ailing? fun(game: Game, event: AilingEvent)
---@field ailed? fun(game: Game, event: AiledEvent)
---@field tagging? fun(game: Game, event: TaggingEvent)
---@field tagged? fun(game: Game, event: TaggedEvent)
---@field shooting? fun(game: Game, event: ShootingEvent)
---@field shot? fun(game: Game, event: ShotEvent)
---@field charging? fun(game: Game, event: ChargingEvent)
---@field leg_started? fun(game: Game, event: LegStartedEvent)
---@field landed? fun(game: Game, event: LandedEvent)
---@field laid? fun(game: Game, event: LaidEvent)
---@field scoring? fun(game: Game, event: ScoringEvent)
---@field resting? fun(game: Game, event: RestingEvent)
---@field rested? fun(game: Game, event: RestedEvent)
---@field shopping? fun(game: Game, event: ShoppingEvent)
---@field bought? fun(game: Game, event: BoughtEvent)
---@field drawing? fun(game: Game, event: DrawingEvent)
---@field drew? fun(game: Game, event: DrewEvent)
---@field discarded? fun(game: Game, event: DiscardedEvent)
---@field check_started? fun(game: Game, event: CheckStartedEvent)
---@field check_passed? fun(game: Game, event: CheckPassedEvent)
---@field check_failed? fun(game: Game, event: CheckFailedEvent)
---@field suffering? fun(game: Game, event: SufferingEvent)
---@field fight_won? fun(game: Game, event: FightWonEvent)
---@field fight_lost? fun(game: Game, event: FightLostEvent)
---@field boss_beaten? fun(game: Game, event: BossBeatenEvent)
---@field moved? fun(game: Game, event: MovedEvent)
---@field incapacitating? fun(game: Game, event: IncapacitatingEvent)
---@field incapacitated? fun(game: Game, event: IncapacitatedEvent)
---@field exhausted? fun(game: Game, event: ExhaustedEvent)
---@field restored? fun(game: Game, event: RestoredEvent)
---@field revived? fun(game: Game, event: RevivedEvent)
---@field gained_gold? fun(game: Game, event: GainedGoldEvent)
---@field lost_gold? fun(game: Game, event: LostGoldEvent)
---@field set_up? fun(game: Game, event: SetUpEvent)
---@field turn? fun(game: Game, event: TurnEvent)

-- The Royal Game of Ur. A player's way leads from the reserve over the squares of three rows and then home. Steps count
-- the squares of the way from 1; step 0 is the reserve.
local ur = {}

-- The rows of a player's way, in order: what they are like stands in ur.yaml.
local WAY = { "entry", "middle", "exit" }

-- Four dice with four corners each, two of them marked: a d2 that shows 2 is a marked corner, so the roll is 0 to 4.
local DICE = "4d2-4"

--- How many squares a way has.
local function way_length(game)
  local length = 0
  for _, row in ipairs(WAY) do length = length + game:places(row) end
  return length
end

--- The row and the place of a step; home has no places.
local function square_at(game, step)
  for _, row in ipairs(WAY) do
    local places = game:places(row)
    if step <= places then return row, step end
    step = step - places
  end
  return "home"
end

--- How far a piece on the board or in the reserve has come.
local function step_of(game, piece)
  if piece:is_in("reserve") then return 0 end
  local step = piece:place_of()
  for _, row in ipairs(WAY) do
    if piece:is_in(row) then return step end
    step = step + game:places(row)
  end
end

--- The pieces that a player could move: one of the reserve, for they are all alike, and those on the board.
local function movers(game, player)
  local pieces = { player:first("reserve") }
  for _, row in ipairs(WAY) do
    for _, piece in ipairs(game:pieces(row)) do
      if piece:owner() == player then table.insert(pieces, piece) end
    end
  end
  return pieces
end

--- What a move is worth, for the advice: a capture most, then another turn, then coming home, then entering.
local function worth(move)
  if move.captured then return 100 + move.to end
  if move.again then return 80 + move.to end
  if not move.place then return 60 end
  return move.from == 0 and 40 or move.to
end

--- The move of a piece by a roll, and why the rules do not allow it where they do not.
local function move_of(game, piece, roll)
  local from = step_of(game, piece)
  local move = { piece = piece, from = from, to = from + roll }
  if move.to > way_length(game) + 1 then return move, "Home is reached by an exact roll alone." end
  move.row, move.place = square_at(game, move.to)
  if not move.place then return move end
  move.again = game:is_marked(move.row, move.place)
  local there = game:first(move.row, move.place)
  if not there then return move end
  if there:owner() == piece:owner() then return move, "A piece of one's own stands there." end
  if move.again then return move, "Pieces on a rosette are safe." end
  move.captured = there
  return move
end

--- How a player reads a move: `enter on 2`, `move from 3 to 7`, `bear off from 13`.
local function words_of(move)
  if not move.place then return "Bear off from " .. move.from end
  if move.from == 0 then return "Enter on " .. move.to end
  return "Move from " .. move.from .. " to " .. move.to
end

--- The moves of a roll as options, and the number of the best one that is allowed; nil where none is.
local function options_for(game, player, roll)
  local options, best = {}, nil
  if roll == 0 then return options end
  for _, piece in ipairs(movers(game, player)) do
    local move, why_not = move_of(game, piece, roll)
    if why_not then
      table.insert(options, { label = words_of(move), piece = piece, why_not = why_not })
    else
      local label = words_of(move)
      if move.captured then label = label .. " (captures)" end
      if move.again then label = label .. " (another turn)" end
      table.insert(options, { key = words_of(move):lower(), label = label, piece = piece, value = move })
      if not best or worth(move) > worth(options[best].value) then best = #options end
    end
  end
  return options, best
end

local function make(game, player, move)
  if move.captured then
    local loser = move.captured:owner()
    move.captured:move("reserve", { of = loser })
    game:say(player:name() .. " sends a piece of " .. loser:name() .. " back.")
  end
  move.piece:move(move.row, move.place)
  game:say(player:name() .. ": " .. words_of(move):lower() .. ".")
end

--- Chance says who begins.
---@param game Game
function ur.set_up(game)
  local first = game:players()[game:roll("d2")]
  game:next_turn(first)
  game:say(first:name() .. " begins.")
end

--- A turn: roll, move a piece if any can, and again after a rosette.
---@param game Game
---@param event TurnEvent
function ur.turn(game, event)
  local player = event.player
  local roll = game:roll(DICE, player)
  local options, best = options_for(game, player, roll)
  if not best then
    game:say(player:name() .. " cannot move.")
    return
  end
  local question = player:name() .. " has rolled " .. roll .. "."
  local _, move = game:choose(question, options, { suggest = best })
  make(game, player, move)
  if #movers(game, player) == 0 then
    game:win("All pieces of " .. player:name() .. " are home.", player)
  elseif move.again then
    game:next_turn(player)
  end
end

return ur

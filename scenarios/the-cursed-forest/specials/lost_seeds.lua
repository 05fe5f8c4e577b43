-- The safety valve of the rulings: a seed whose tile was never laid may be called before the Maiden Tree, once per game.
local lost_seeds = {}

local TILES = {
  { seed = "athuil", tile = "athuils-hollow" },
  { seed = "lauriel", tile = "lauriels-bower" },
  { seed = "liante", tile = "liantes-knoll" },
  { seed = "marta", tile = "martas-thicket" },
}

local function lost(game)
  local found = {}
  for _, pair in ipairs(TILES) do
    local tile = game:piece_of(pair.tile)
    if not tile:is_laid() and tile:counter("taken") == 0 then found[#found + 1] = pair end
  end
  return found
end

function lost_seeds.a_seed_is_lost(game, event)
  return #lost(game) > 0
end

-- For bots: whether this is the place to be. Bearers gather once nothing more is to be found elsewhere.
function lost_seeds.worth_gathering(game, event)
  for _, pair in ipairs(TILES) do
    local tile = game:piece_of(pair.tile)
    local seed = game:piece_of(pair.seed)
    if tile:counter("taken") == 1 and not seed:bearer() then return false end
    if tile:is_laid() and tile:counter("taken") == 0 then return false end
  end
  return true
end

function lost_seeds.call(game, event)
  local pieces = {}
  local pairs_lost = lost(game)
  for i, pair in ipairs(pairs_lost) do pieces[i] = game:piece_of(pair.seed) end
  local index = 1
  if #pieces > 1 then index = game:choose("Which seed do you call?", pieces) end
  game:set_var("seed_called", 1)
  game:set_counter("taken", 1, game:piece_of(pairs_lost[index].tile))
  game:gain(pieces[index])
end

return lost_seeds

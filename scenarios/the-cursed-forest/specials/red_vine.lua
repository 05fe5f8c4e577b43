-- Placing a brood seed in the red vines (rulebook 15).
local red_vine = {}

local function seeds_of(game, hero)
  local seeds = {}
  for _, item in ipairs(hero:items_of()) do
    if item:tagged("seed") then seeds[#seeds + 1] = item end
  end
  return seeds
end

function red_vine.bears_seed(game, event)
  return #seeds_of(game, event.hero) > 0
end

function red_vine.plant(game, event)
  local seeds = seeds_of(game, event.hero)
  local seed = seeds[1]
  if #seeds > 1 then
    local _, chosen = game:choose("Which seed do you place?", seeds)
    seed = chosen
  end
  game:destroy(seed)
  game:set_counter("planted", 1, event.tile)
  game:add_var("planted")
  if game:var("planted") == 4 then
    game:win("Four brood seeds stand in the red vines. The curse is lifted.")
  end
end

-- For bots: whether no other bearer is nearer to this tile. Each goes to vines of its own.
function red_vine.nearest_bearer(game, event)
  local hero = event.hero
  if #seeds_of(game, hero) == 0 then return false end
  local steps = event.tile:distance(hero:tile_of())
  for _, other in ipairs(game:bearers("seed")) do
    if other ~= hero and event.tile:distance(other:tile_of()) < steps then return false end
  end
  return true
end

return red_vine

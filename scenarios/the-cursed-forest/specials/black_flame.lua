-- The black flame (rulebook glossary). It burns friend and foe; what survives it charges, the nearest first.
local black_flame = {}

-- The tiles it touches: a straight line, the pit's tile being the last.
local function path(game, event)
  local tiles = {}
  for _, tile in ipairs(game:line(event.direction, event.tile)) do
    tiles[#tiles + 1] = tile
    if tile:has_special("pit") then break end
  end
  return tiles
end

local function burn_tile(game, event, tile, survivors)
  if tile:unrevealed() then game:reveal_monster(tile) end
  for _, monster in ipairs(tile:monsters_on()) do
    game:wound(game:roll("2d6"), monster, { ranged = true })
    if monster:tile_of() == tile then survivors[#survivors + 1] = monster end
  end
  for _, hero in ipairs(tile:heroes_on()) do
    game:hurt(game:roll("2d6"), hero)
  end
end

function black_flame.loose(game, event)
  local survivors = {}
  for _, tile in ipairs(path(game, event)) do
    burn_tile(game, event, tile, survivors)
  end
  for _, monster in ipairs(survivors) do
    if monster:tile_of() then game:shoot(0, monster) end
  end
end

return black_flame

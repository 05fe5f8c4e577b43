-- How the lord of the curse hunts (rulebook 15), and how one runs past him.
local hunt = {}

local function lord(game)
  local piece = game:piece_of("morna-gul")
  if piece and piece:tile_of() then return piece end
end

-- The nearest of some heroes by path; ties by the order of play. None: nobody can be reached.
local function nearest(game, from, heroes)
  local best, steps
  for _, hero in ipairs(heroes) do
    local distance = hero:tile_of():distance(from)
    if distance >= 0 and (not steps or distance < steps) then best, steps = hero, distance end
  end
  return best
end

local function prey(game, from)
  return nearest(game, from, game:bearers("seed")) or nearest(game, from, game:heroes())
end

local function first_on(tile)
  return tile:heroes_on()[1]
end

-- Walks up to `steps` tiles; stops at the first hero met on the way.
local function walk(game, boss, steps)
  for _ = 1, steps do
    local here = boss:tile_of()
    if first_on(here) then return end
    local target = prey(game, here)
    if not target then return end
    game:put_monster(boss, target:tile_of():step_towards(here))
  end
end

-- Whom he attacks on his tile: a seed bearer first.
local function victim(game, tile)
  local first = first_on(tile)
  for _, hero in ipairs(game:bearers("seed")) do
    if hero:tile_of() == tile then return hero end
  end
  return first
end

function hunt.hunt(game, event)
  local boss = lord(game)
  if not boss then return end
  game:say("Morna Gûl hunts.")
  walk(game, boss, game:roll("2d6", boss))
  local hero = victim(game, boss:tile_of())
  if hero then game:fight(boss, hero) end
end

-- One may run past him for 2 damage (CF-15.7). It is his damage: armour helps, the Maiden Tree too, and it may be a kill.
function hunt.run_past(game, event)
  game:set_counter("slipping", 0, event.hero)
  local boss = lord(game)
  if not boss or boss:tile_of() ~= event.tile or not event.hero:is_active_hero() then return end
  if not game:confirm("Morna Gûl stands here. Run past him for 2 damage?") then return end
  game:set_counter("slipping", 1, event.hero)
  game:hurt(2, event.hero, { by = boss })
end

return hunt

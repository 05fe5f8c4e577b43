-- The lord of the curse in a fight (rulebook 15).
local dark_lord = {}

function dark_lord.dice_lost(game, event)
  return -game:var("planted")
end

function dark_lord.died(game, event)
  event.monster:heal(5)
end

-- The Maiden Tree's roots: whoever he hurts may be lifted to a neighbouring tile (CF-15.8).
function dark_lord.hurt(game, event)
  local hero = event.hero
  if event.amount < 1 or hero:health() < 1 then return end
  local tiles = hero:tile_of():neighbours()
  if #tiles == 0 then return end
  local _, tile = game:choose("Let the Maiden Tree's roots lift " .. hero:name() .. " out of the fight?", tiles, {
    none = "Stand firm",
    hero = hero,
    -- Who is just running past him wants to get on.
    suggest = event.monster:health() > 5 and hero:counter("slipping") == 0 and 1 or 0,
  })
  if not tile then return end
  game:say("Roots lift " .. hero:name() .. " out of reach.")
  if game:fighting() then game:break_off() end
  game:put(hero, tile)
  if hero:is_active_hero() then game:end_turn() end
end

return dark_lord

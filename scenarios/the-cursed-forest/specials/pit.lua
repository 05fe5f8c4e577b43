-- The pit (rulebook 14). Its monsters lie on the pit's tile, but only those who fall meet them.
local pit = {}

local function safe(game, event)
  return game:var("dispelled") == 1 or event.tile:has_token("rope-token") or event.hero:bears("elven-rope")
end

function pit.entered(game, event)
  if safe(game, event) then return end
  if game:roll("d6") > 2 then
    game:say("A long leap, and the pit is crossed.")
    return
  end
  game:say("The edge crumbles, and down it goes.")
  if game:var("pit_entered") == 0 then
    game:set_var("pit_entered", 1)
    game:draw_monster("monsters", event.tile)
    game:draw_monster("monsters", event.tile)
  end
  for _, monster in ipairs(event.tile:monsters_on()) do
    local result = game:fight(monster, event.hero, { escape = false, tag = false })
    if result ~= "won" then return end
  end
  game:end_turn()
end

return pit

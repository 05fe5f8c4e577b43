-- The padded coat takes 2 off the damage of one consequence, and is in shreds then.
local padded_coat = {}

function padded_coat.suffering(game, event)
  if event.damage < 1 then return end
  if not game:confirm(event.damage .. " damage: discard the padded coat for 2 less?", nil, event.damage >= 2) then return end
  event.damage = math.max(event.damage - 2, 0)
  game:remove(game:carrier())
end

return padded_coat

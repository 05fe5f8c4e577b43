-- Whoever falls fights for the hollow king: 3 for each.
local fallen_join_him = {}

function fallen_join_him.fallen_heroes(game, event)
  return 3 * game:fallen_heroes()
end

return fallen_join_him

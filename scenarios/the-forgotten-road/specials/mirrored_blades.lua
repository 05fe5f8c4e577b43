-- The mirror knight fights with the strength of those who are tired: 2 for each.
local mirrored_blades = {}

function mirrored_blades.exhausted_heroes(game, event)
  return 2 * game:exhausted_heroes()
end

return mirrored_blades

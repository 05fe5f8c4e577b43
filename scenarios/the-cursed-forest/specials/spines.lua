-- Spines that strike back (reconstructed).
local spines = {}

function spines.wounded(game, event)
  if event.ranged or not event.hero then return end
  game:hurt(1, event.hero, { direct = true })
end

return spines

-- Corin talks the party out of trouble: a whole consequence is called off for his exhaustion.
local smooth_words = {}

-- What makes it worth while for a sensible player: a hero lost, or two troubles at once.
local function grave(event)
  return event.incapacitate > 0 or event.damage + event.cards >= 2
end

function smooth_words.suffering(game, event)
  local corin = game:carrier()
  if not corin:is_ready() then return end
  if not game:confirm("Exhaust Corin, so that nothing of the consequence happens?", corin, grave(event)) then return end
  game:exhaust(corin)
  event:forbid("Corin talks the party out of it.")
end

return smooth_words

-- Crossbows (rulebook glossary): one die, a 6 counts 12 and breaks it - but not in Sirja's hands.
local crossbow = {}

function crossbow.shoot(game, event)
  local amount = game:roll("d6")
  if amount == 6 then
    amount = 12
    if not event.hero:has_special("hunters-eye") then
      game:say("The crossbow breaks.")
      game:destroy(event.item)
    end
  end
  game:shoot(amount, event.target)
end

return crossbow

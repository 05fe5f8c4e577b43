-- Dragon scent (rulebook glossary): no use against heroes and bosses.
local dragon_scent = {}

function dragon_scent.works(game, event)
  return event.monster ~= nil and not event.monster:tagged("boss") and event.monster:is_monster()
end

function dragon_scent.release(game, event)
  game:set_health((event.monster:health() + 1) // 2, event.monster)
end

return dragon_scent

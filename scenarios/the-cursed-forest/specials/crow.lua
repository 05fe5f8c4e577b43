-- The crow (rulebook glossary): once per fight the monster's dice are rolled again.
local crow = {}

function crow.fight_started(game, event)
  game:set_counter("spent", 0, game:carrier())
end

function crow.rolled(game, event)
  local roller = event.roller
  if not roller or not roller:is_monster() or roller ~= game:opponent() then return end
  if game:counter("spent", game:carrier()) == 1 then return end
  local total = 0
  for index = 1, game:rolled_count() do total = total + game:rolled_die(index) end
  local high = total * 2 > game:rolled_count() * 7
  if not game:confirm("Let the crow disturb the monster, so that its dice are rolled again?", event.hero, high) then return end
  game:set_counter("spent", 1, game:carrier())
  for index = 1, game:rolled_count() do game:reroll(index) end
end

return crow

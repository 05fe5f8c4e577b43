-- The gift of Marta (rulebook 14): one die a turn may be rolled again by its bearer.
local marta = {}

function marta.turn_started(game, event)
  game:set_counter("spent", 0, game:carrier())
end

local function faces(game)
  local shown = {}
  for index = 1, game:rolled_count() do
    shown[index] = { label = "die " .. index .. " showing " .. game:rolled_die(index), value = index }
  end
  return shown
end

function marta.rolled(game, event)
  if event.roller and event.roller:is_monster() then return end
  if game:counter("spent", game:carrier()) == 1 then return end
  local lowest = 1
  for index = 2, game:rolled_count() do
    if game:rolled_die(index) < game:rolled_die(lowest) then lowest = index end
  end
  local _, index = game:choose("Re-roll one die with Marta's gift?", faces(game), {
    none = "Keep the roll",
    suggest = game:rolled_die(lowest) <= 2 and lowest or 0,
  })
  if not index then return end
  game:set_counter("spent", 1, game:carrier())
  game:reroll(index)
end

return marta

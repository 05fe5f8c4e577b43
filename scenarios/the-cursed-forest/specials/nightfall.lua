-- How long there is light (a ruling): fewer heroes need more rounds to walk the forest.
local nightfall = {}

-- By the number of heroes; more than four have what four have.
local ROUNDS = { 26, 26, 23, 21 }

-- A scenario or mode that says how many rounds there are is right.
function nightfall.game_started(game, event)
  if game:var("rounds_left") == 0 then game:set_var("rounds_left", ROUNDS[math.min(#game:heroes(), #ROUNDS)]) end
end

return nightfall

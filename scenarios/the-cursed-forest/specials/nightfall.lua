-- How long there is light (a ruling): fewer heroes need more rounds to walk the forest.
local nightfall = {}

-- By the number of heroes; more than four have what four have.
local ROUNDS = { 26, 26, 22, 21 }

-- Where each has one life only, nobody can hurry at that price.
local SOLO_ROUNDS = { 26, 26, 24, 23 }

-- What a d6 must show at dusk for one round more.
local LIGHT_HOLDS = 2

-- A scenario or mode that says how many rounds there are is right.
function nightfall.game_started(game, event)
  if game:var("rounds_left") > 0 then return end
  local rounds = game:var("solo") == 1 and SOLO_ROUNDS or ROUNDS
  game:set_var("rounds_left", rounds[math.min(#game:heroes(), #rounds)])
end

-- Chance has one say: whoever counts on the last round may be late. The die is the lord's: no hero rolls it again.
function nightfall.dusk(game, event)
  if game:var("last_light") == 0 then
    game:say("Dusk is here. On a 1 night falls.")
    if game:roll("d6", game:piece_of("morna-gul")) >= LIGHT_HOLDS then
      game:say("The light holds for one last round.")
      game:set_var("last_light", 1)
      game:set_var("rounds_left", 1)
      return
    end
  end
  game:lose("Night has fallen for good. The curse stays.")
end

return nightfall

-- The Maiden Tree: how the endgame begins (rulebook 15).
local maiden_tree = {}

local SEEDS = { "athuil", "lauriel", "liante", "marta" }

function maiden_tree.stack_emptied(game, event)
  if game:var("exit_laid") == 1 then return end
  game:set_var("exit_laid", 1)
  game:say("The forest holds its breath: the Maiden Tree is found.")
  game:lay("exit", event.tile)
end

-- Whether all four seeds are borne by heroes who stand before the tree.
local function all_gathered(game)
  for _, seed in ipairs(SEEDS) do
    local bearer = game:bearer_of(seed)
    if not bearer or not bearer:tile_of():is("exit") then return false end
  end
  return true
end

local function dispel(game)
  game:set_var("dispelled", 1)
  game:say("The Maiden Tree knows her children. The webs fall, the monsters flee, the poison is gone.")
  game:clear_monsters()
  for _, hero in ipairs(game:heroes()) do hero:cure("poison") end
  game:spawn("morna-gul", game:piece_of("start"))
  game:say("Morna Gûl appears at the forest's edge.")
end

function maiden_tree.gather(game, event)
  if all_gathered(game) then dispel(game) end
end

function maiden_tree.killed(game, event)
  if event.monster:is("morna-gul") then game:win("Morna Gûl is dead. The curse is lifted.") end
end

return maiden_tree

-- Enchant (rulebook glossary): +5 with one weapon for this fight, which destroys it.
local enchant = {}

local function weapons(game, hero)
  local found = {}
  for _, item in ipairs(hero:items_of()) do
    if item:tagged("weapon") and not item:tagged("bow") and item:is_active() then found[#found + 1] = item end
  end
  return found
end

function enchant.has_weapon(game, event)
  return #weapons(game, event.hero) > 0
end

function enchant.enchant(game, event)
  local choices = weapons(game, event.hero)
  local weapon = choices[1]
  if #choices > 1 then
    local _, chosen = game:choose("Which weapon do you enchant?", choices)
    weapon = chosen
  end
  game:add_counter("might", 5, event.hero)
  game:set_counter("doomed", 1, weapon)
end

return enchant

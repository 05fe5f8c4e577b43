-- What lasts a fight ends with it; an enchanted weapon is destroyed then (rulebook glossary, Enchant).
local fight_boons = {}

function fight_boons.less_damage(game, event)
  return -event.hero:counter("guard")
end

local function destroy_doomed(game, hero)
  for _, item in ipairs(hero:items_of()) do
    if item:counter("doomed") == 1 then
      game:set_counter("doomed", 0, item)
      game:destroy(item)
    end
  end
end

function fight_boons.fight_ended(game, event)
  for _, hero in ipairs(game:heroes()) do
    game:set_counter("might", 0, hero)
    game:set_counter("vigour", 0, hero)
    game:set_counter("guard", 0, hero)
    destroy_doomed(game, hero)
  end
end

return fight_boons

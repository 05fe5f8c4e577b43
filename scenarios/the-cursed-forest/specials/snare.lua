-- The snare on its path (reconstructed; Sirja's number is the rulebook's).
local snare = {}

local function least_to_disarm(hero)
  if hero:has_special("tinkers-nose") then return 3 end
  if hero:has_special("hunters-eye") then return 4 end
  return 5
end

local function disarmed(game, hero)
  if hero:ap() < 1 then return false end
  local least = least_to_disarm(hero)
  if not game:confirm("Spend 1 AP to disarm the snare on " .. least .. "-6?") then return false end
  hero:spend(1)
  return game:roll("d6") >= least
end

function snare.entered(game, event)
  if not event.tile:has_token("snare-token") then return end
  if disarmed(game, event.hero) then
    event.tile:remove("snare-token")
    game:say("The snare is disarmed.")
    return
  end
  game:say("The snare snaps shut.")
  game:hurt(game:roll("d6"), event.hero)
end

return snare

-- Sirja's way with crossbows (rulebook 12).
local hunters_eye = {}

local function crossbows(hero)
  local count = 0
  for _, item in ipairs(hero:items_of()) do
    if item:tagged("crossbow") and item:is_active() then count = count + 1 end
  end
  return count
end

function hunters_eye.has_two(game, event)
  return crossbows(event.hero) >= 2
end

local function bolt(game)
  local amount = game:roll("d6")
  return amount == 6 and 12 or amount
end

function hunters_eye.both(game, event)
  game:shoot(bolt(game) + bolt(game), event.target)
end

return hunters_eye

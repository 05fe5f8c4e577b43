-- Something nimble that snatches at packs (reconstructed).
local snatching = {}

function snatching.hurt(game, event)
  local loose = {}
  for _, item in ipairs(event.hero:items_of()) do
    if item:is_loose() then loose[#loose + 1] = item end
  end
  if #loose == 0 or game:roll("d6") > 1 then return end
  local _, item = game:choose("Something is snatched from your pack. Which item falls?", loose)
  game:drop(item)
end

return snatching

-- Webs and the spiders in them (rulebook 14).
local web = {}

-- Whether nothing can drop here: the forest is dispelled, or a bearer of the seed that holds the spiders off is here.
local function quiet(game, tile)
  if game:var("dispelled") == 1 then return true end
  for _, hero in ipairs(tile:heroes_on()) do
    if hero:carries("liante") then return true end
  end
  return false
end

local function other_webs(game, here)
  local webs = {}
  for _, tile in ipairs(game:tiles("web")) do
    if tile ~= here then webs[#webs + 1] = tile end
  end
  return webs
end

function web.entered(game, event)
  if event.tile:crowded() or quiet(game, event.tile) then return end
  if game:roll("d6") > 2 then return end
  local number = game:roll("d6")
  local spiders = game:spawn("spiders", event.tile, number)
  if not spiders then return end
  game:say("Spiders drop from the trees, with " .. number .. " health.")
  game:fight(spiders, event.hero)
  if spiders:tile_of() then game:dismiss(spiders) end
end

function web.another_web(game, event)
  return #other_webs(game, event.tile) > 0
end

function web.walk(game, event)
  local _, tile = game:choose("Walk to which web?", other_webs(game, event.tile), { none = "Stay here", suggest = 0 })
  if not tile then return end
  game:spend(1)
  game:move(tile)
end

return web

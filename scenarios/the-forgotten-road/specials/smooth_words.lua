-- Corin talks the party out of trouble: a whole consequence is called off for his exhaustion.
local smooth_words = {}

-- What makes it worth while for a sensible player: a hero lost, or two troubles at once.
local function grave(event)
  return event.incapacitate > 0 or event.damage + event.cards >= 2
end

-- `2 damage, 1 card out of the game`: what the player is asked about.
local function words(event)
  local parts = {}
  local function add(amount, one, many)
    if amount > 0 then parts[#parts + 1] = amount .. ' ' .. (amount == 1 and one or many) end
  end
  add(event.damage, 'damage', 'damage')
  add(event.cards, 'card out of the game', 'cards out of the game')
  add(event.incapacitate, 'hero incapacitated', 'heroes incapacitated')
  add(event.gold, 'gold lost', 'gold lost')
  return table.concat(parts, ', ')
end

function smooth_words.suffering(game, event)
  local corin = game:carrier()
  if not corin:is_ready() then return end
  local question = words(event) .. ': exhaust Corin, so that nothing of it happens?'
  if not game:confirm(question, corin, grave(event)) then return end
  game:exhaust(corin)
  event:forbid("Corin talks the party out of it.")
end

return smooth_words

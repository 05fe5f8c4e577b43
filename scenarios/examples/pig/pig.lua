-- Pig, a folk game for two or more players and one die.
local pig = {}

--- Whether a sensible player would keep the pot: it is worth it, or it wins the game.
local function would_hold(game, player, pot)
  return pot >= game:var("daring") or player:counter("score") + pot >= game:var("goal")
end

--- A turn: roll until you hold, or lose the pot to the unlucky number.
---@param game Game
---@param event TurnEvent
function pig.turn(game, event)
  local player = event.player
  local pot = 0
  repeat
    local die = game:roll("d6", player)
    if die == game:var("unlucky") then
      game:say(player:name() .. " loses " .. pot .. ".")
      return
    end
    pot = pot + die
    local question = player:name() .. " has " .. player:counter("score") .. " and " .. pot .. " in the pot."
    local _, word = game:choose(question, { "Roll", "Hold" }, { suggest = would_hold(game, player, pot) and 2 or 1 })
  until word == "Hold"

  player:add_counter("score", pot)
  local score = player:counter("score")
  game:say(player:name() .. " keeps " .. pot .. " and has " .. score .. ".")
  if score >= game:var("goal") then
    game:win(player:name() .. " has " .. score .. ".", player)
  end
end

return pig

-- Old Perrin finds what others leave (reconstructed).
local tinkers_nose = {}

function tinkers_nose.rewarding(game, event)
  if event.amount > 0 and game:roll("d6") >= 5 then
    game:say("A second look finds something more.")
    event.amount = event.amount + 1
  end
end

return tinkers_nose

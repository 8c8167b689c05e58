-- Asks wrk for what nobody has searched for: results that are kept would say nothing of how fast they are made.

local count = 0

function request()
  count = count + 1
  return wrk.format('GET', '/search?q=tolerance+' .. count .. '+' .. os.time())
end

-- Asks wrk for addresses of which no two are the same: mistyped ones, unknown ones, pages with values nobody knows.
-- The first argument is the number to begin with.

local count = 0
failures = 0

function init(arguments)
  count = tonumber(arguments[1])
end

-- The bits of a number as spaces of two kinds: invisible, and each time another address.
local function spaces(number)
  local text = ''
  while number > 0 do
    text = text .. (number % 2 == 1 and '%20' or '%C2%A0')
    number = math.floor(number / 2)
  end
  return text
end

local kinds = {
  function(n) return '/nothing-' .. n end,
  function(n) return '/pricing' .. spaces(n) end,
  function(n) return '/blog/nothing-' .. n end,
  function(n) return '/?utm_source=' .. n end,
  function(n) return '/pricing%5E' .. n end,
  function(n) return '/schedule-call' .. spaces(n) end,
  function(n) return '/nothing-' .. n .. '.md' end,
  function(n) return '/data/pages/nothing-' .. n .. '.json' end,
}

function request()
  count = count + 1
  return wrk.format('GET', kinds[count % #kinds + 1](count))
end

function response(status)
  if status >= 500 then failures = failures + 1 end
end

-- Each thread counts for itself; there is one.
local thread = nil
function setup(made)
  thread = made
end

function done(summary)
  io.write('made ' .. summary.requests .. ' failed ' .. thread:get('failures') .. '\n')
end

-- Sends the requests of a plan file (method, path and body, tab-separated) one after another, round and round.
-- {n} in a path or a body becomes a number that was never used before. Ends by printing what happened as JSON.
local plan, at = {}, 0
local number = tonumber(os.getenv("BENCH_FROM"))

function init()
  for line in io.lines(os.getenv("BENCH_PLAN")) do
    local method, path, body = line:match("^([^\t]*)\t([^\t]*)\t(.*)$")
    local one = { method = method, path = path, body = body ~= "" and body or nil }
    if not line:find("{n}", 1, true) then one.ready = wrk.format(method, path, nil, one.body) end
    plan[#plan + 1] = one
  end
end

function request()
  at = at % #plan + 1
  local one = plan[at]
  if one.ready then return one.ready end
  number = number + 1
  local body = one.body and one.body:gsub("{n}", number)
  return wrk.format(one.method, (one.path:gsub("{n}", number)), nil, body)
end

function done(summary)
  local errors = summary.errors
  io.write(string.format(
    '\nRESULT {"requests":%d,"seconds":%f,"refused":%d,"broken":%d}\n',
    summary.requests, summary.duration / 1e6, errors.status, errors.connect + errors.read + errors.write + errors.timeout
  ))
end

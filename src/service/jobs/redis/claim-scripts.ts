import { ROWS_PER_BLOCK } from './job-record.js'
import { NOW } from './run-script.js'

/** Begins a chunk and returns its data. Returns nothing if the job was stopped or queued again. */
export const BEGIN_CHUNK = `
${NOW}
local status, generation = unpack(redis.call('HMGET', KEYS[1], 'status', 'generation'))
if generation ~= ARGV[2] or (status ~= 'queued' and status ~= 'running') then return false end
if status == 'queued' then
  redis.call('HSET', KEYS[1], 'status', 'running')
  redis.call('HSETNX', KEYS[1], 'startedAt', now)
end
return {
  redis.call('HGET', KEYS[2], ARGV[1]),
  redis.call('GETRANGE', KEYS[3], ARGV[3], ARGV[4]),
  redis.call('HGET', KEYS[4], ARGV[1]),
  redis.call('HGETALL', KEYS[1])
}`

export const STORE_OUTCOMES = `
${NOW}
local job, places = KEYS[1], KEYS[2]
local interval, samples = tonumber(ARGV[1]), tonumber(ARGV[2])
local data, rows = ARGV[3], tonumber(ARGV[4])
local facts = redis.call('HMGET', job, 'status', 'nextBlock', 'pace', 'total', 'generation')
local status, block = facts[1], tonumber(facts[2] or '0')
if not status then return {} end

local at, written = 5, 0
for row = 1, rows do
  local place, code, target = '#' .. ARGV[at], ARGV[at + 1], ARGV[at + 2]
  at = at + 3
  if redis.call('BITFIELD', places, 'GET', 'u40', place)[1] == 0 then
    redis.call('BITFIELD', places, 'SET', 'u40', place, string.format('%d', block * ${ROWS_PER_BLOCK} + row))
    written = written + 1
    if code == '' then
      redis.call('HINCRBY', job, 'succeeded', 1)
    else
      redis.call('HINCRBY', job, 'failed', 1)
      redis.call('HINCRBY', job, 'code:' .. code, 1)
    end
    if target ~= '' then redis.call('HINCRBY', job, 'status:' .. target, 1) end
  end
end
if written > 0 then
  redis.call('HSET', KEYS[3], block, data)
  redis.call('HINCRBY', job, 'nextBlock', 1)
  redis.call('HINCRBY', job, 'bytes', #data)
  redis.call('INCRBY', KEYS[5], #data)
end
local isHooked, share, chunks = ARGV[at] == '1', ARGV[at + 1], at + 2
for one = chunks, #ARGV - 1, 2 do redis.call('HSET', KEYS[4], ARGV[one], ARGV[one + 1]) end

local counts = redis.call('HMGET', job, 'succeeded', 'failed', 'record')
local failed, total = tonumber(counts[2] or '0'), tonumber(facts[4])
local done = tonumber(counts[1] or '0') + failed
local pace = cjson.decode(facts[3] or '[]')
local last = pace[#pace]
if last and now < last[1] then pace, last = {}, nil end
if not last or now - last[1] >= interval then
  pace[#pace + 1] = { now, done }
  if #pace > samples then table.remove(pace, 1) end
  redis.call('HSET', job, 'pace', cjson.encode(pace))
end
local id = ARGV[#ARGV]
if isHooked and share ~= '' and failed * 100 >= share * total and redis.call('HSETNX', job, 'failing', 1) == 1 then
  redis.call('ZADD', KEYS[6], now, id .. ' failing')
end
if done == total and (status == 'queued' or status == 'running' or status == 'paused') then
  status = 'done'
  redis.call('HSET', job, 'status', status, 'finishedAt', now)
  if isHooked then redis.call('ZADD', KEYS[6], now, id .. ' end') end
end
return { status, facts[5] }`

/** Records a job's visits. Returns milliseconds before each new visit. */
export const RECORD_VISITS = `
${NOW}
local news, reason = cjson.decode(ARGV[1]), ARGV[5]
local longest, crowded, farthest = tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local records = {}
local function find(host)
  if not records[host] then
    local text = redis.call('HGET', KEYS[2], host)
    local record = text and cjson.decode(text) or {}
    record.visits = record.visits or {}
    for index, ends in pairs(record.visits) do
      if ends <= now or ends > now + longest then record.visits[index] = nil end
    end
    records[host] = record
  end
  return records[host]
end
local function wait(host, milliseconds, why)
  local record = find(host)
  record['until'], record.why = now + milliseconds, why
end
for _, told in ipairs(news.waits) do
  wait(told.host, told.left, told.why)
  if told.isForAll and told.left > 0 then redis.call('SET', KEYS[3] .. told.host, told.why, 'PX', told.left) end
end
for _, visit in ipairs(news.ended) do
  local record = find(visit.host)
  record.visits[tostring(visit.index)] = nil
  local delay = visit.delay or 0
  if delay > 0 and now + delay > (record['until'] or 0) then
    wait(visit.host, delay, string.format(reason, delay / 1000))
  end
end
local pauses = {}
for _, visit in ipairs(news.beginning) do
  local record, index = find(visit.host), tostring(visit.index)
  local shared = redis.call('PTTL', KEYS[3] .. visit.host)
  if shared > 0 then wait(visit.host, shared, redis.call('GET', KEYS[3] .. visit.host)) end
  local pause = (record['until'] or 0) - now
  record.delay = visit.delay or record.delay
  if pause <= 0 or pause > farthest then
    pause = 0
    local others = 0
    for other in pairs(record.visits) do
      if other ~= index then others = others + 1 end
    end
    if others >= (record.delay == 0 and visit.perHost or 1) then pause = crowded else
      record.visits[index] = now + longest
    end
  end
  pauses[#pauses + 1] = pause
end
local exists = redis.call('EXISTS', KEYS[1]) == 1
for host, record in pairs(records) do
  if exists and (next(record.visits) or (record['until'] or 0) > now) then
    redis.call('HSET', KEYS[2], host, cjson.encode(record))
  else
    redis.call('HDEL', KEYS[2], host)
  end
end
return pauses`

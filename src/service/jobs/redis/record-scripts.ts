import { NOW } from './run-script.js'

/** Creates a job, or finds it by its `idempotency-key`. Returns its id, or `many` or `full` to refuse it. */
export const CREATE_JOB = `
local id = ARGV[1]
if ARGV[2] ~= '' then
  local same = redis.call('HGET', KEYS[2], ARGV[2])
  if same and redis.call('ZSCORE', KEYS[1], same) then return same end
end
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[3]) then return 'many' end
if tonumber(redis.call('GET', KEYS[3]) or '0') >= tonumber(ARGV[4]) then return 'full' end
if ARGV[2] ~= '' then redis.call('HSET', KEYS[2], ARGV[2], id) end
redis.call('ZADD', KEYS[1], ARGV[5], id)
redis.call('HSET', KEYS[4], 'record', ARGV[6], 'status', 'receiving')
return id`

/** Returns 0 if the job was deleted. */
export const ADD_CHUNK = `
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
local total = tonumber(redis.call('HGET', KEYS[1], 'total') or '0')
redis.call('HSET', KEYS[2], string.format('%d', total / ARGV[3]), ARGV[1])
redis.call('HINCRBY', KEYS[1], 'total', ARGV[2])
redis.call('HINCRBY', KEYS[1], 'bytes', #ARGV[1])
redis.call('INCRBY', KEYS[3], #ARGV[1])
return 1`

/** Returns 0 if the old status is not as expected. */
export const SET_STATUS = `
${NOW}
if redis.call('HGET', KEYS[1], 'status') ~= ARGV[1] then return 0 end
redis.call('HSET', KEYS[1], 'status', ARGV[2])
redis.call('HDEL', KEYS[1], 'pace')
if ARGV[2] == 'queued' then
  redis.call('HDEL', KEYS[1], 'finishedAt')
  redis.call('HINCRBY', KEYS[1], 'generation', 1)
  redis.call('HSET', KEYS[1], 'queuing', 1)
elseif ARGV[2] == 'cancelled' then
  redis.call('HSET', KEYS[1], 'finishedAt', now)
  if ARGV[3] ~= '' then redis.call('ZADD', KEYS[2], now, ARGV[3]) end
end
return 1`

export const REMOVE_JOB = `
local bytes = tonumber(redis.call('HGET', KEYS[5], 'bytes') or '0')
if redis.call('ZREM', KEYS[1], ARGV[1]) == 0 then return 0 end
redis.call('DECRBY', KEYS[3], bytes)
if ARGV[2] ~= '' and redis.call('HGET', KEYS[2], ARGV[2]) == ARGV[1] then redis.call('HDEL', KEYS[2], ARGV[2]) end
for event = 3, #ARGV do redis.call('ZREM', KEYS[4], ARGV[event]) end
for key = 5, #KEYS do redis.call('UNLINK', KEYS[key]) end
return 1`

/** Removes results that are still at the given places, and marks the job to be queued again. Returns their number. */
export const REMOVE_RESULTS = `
local removed = 0
local function count(name)
  if redis.call('HINCRBY', KEYS[1], name, -1) <= 0 then redis.call('HDEL', KEYS[1], name) end
end
for at = 1, #ARGV, 4 do
  local index, place, code, status = ARGV[at], ARGV[at + 1], ARGV[at + 2], ARGV[at + 3]
  local found = redis.call('BITFIELD', KEYS[2], 'GET', 'u40', '#' .. index)[1]
  if string.format('%d', found) == place then
    redis.call('BITFIELD', KEYS[2], 'SET', 'u40', '#' .. index, 0)
    removed = removed + 1
    if code == '' then count('succeeded') else
      count('failed')
      count('code:' .. code)
    end
    if status ~= '' then count('status:' .. status) end
  end
end
if removed > 0 then
  if redis.call('HGET', KEYS[1], 'status') == 'done' then
    redis.call('HSET', KEYS[1], 'status', 'queued')
    redis.call('HDEL', KEYS[1], 'finishedAt')
  end
  redis.call('HDEL', KEYS[1], 'pace')
  redis.call('HINCRBY', KEYS[1], 'generation', 1)
  redis.call('HSET', KEYS[1], 'queuing', 1)
end
return removed`

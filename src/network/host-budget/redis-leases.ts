import { randomUUID } from 'node:crypto'
import type { RedisClient } from '../../lib/redis/index.js'
import { LEASE, type LeaseStore, LONGEST_PAUSE } from './leases.js'

export interface HostLimits {
  /** Maximum simultaneous requests to one host, by all processes. */
  readonly requestsPerHost: number
  /** Maximum requests per second to one host, by all processes. */
  readonly ratePerHost: number
}

/** Script that grants a lease. It ignores times too far in the future, which wrong clocks have set. */
const ACQUIRE = `
local id, busy, queued, spare, starts = ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4]), tonumber(ARGV[5])
local budget, rate, lease, advance = tonumber(ARGV[6]), tonumber(ARGV[7]), tonumber(ARGV[8]), tonumber(ARGV[9])
local longest = tonumber(ARGV[12])
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)

local others, waiting, pause, tokens = 0, {}, 0, rate
local since, had = now, 0
local fields = redis.call('HGETALL', KEYS[1])
for index = 1, #fields, 2 do
  local name, value = fields[index], fields[index + 1]
  if name == '.pause' then
    pause = math.max(0, value - now)
    if pause > longest then pause = 0 end
  elseif name == '.rate' then
    local left, at = string.match(value, '(%S+) (%d+)')
    tokens = math.min(rate, left + math.max(0, now - at) * rate / 1000)
  else
    local places, ends, wait = string.match(value, '(%d+) (%d+) (%d+)')
    wait = tonumber(wait)
    if name == id then
      if wait > 0 then since = wait end
      had = tonumber(places)
    elseif tonumber(ends) <= now or tonumber(ends) > now + lease then
      redis.call('HDEL', KEYS[1], name)
    else
      others = others + places
      if wait > 0 then waiting[#waiting + 1] = { name = name, since = wait } end
    end
  end
end
local ahead = 0
for _, other in ipairs(waiting) do
  if other.since < since then ahead = ahead + 1 end
end

local scarce = #waiting > 0 or (others + advance) * 2 > budget
local need = queued
if not scarce then
  need = math.max(need, spare)
  if queued > 0 then need = math.max(need, advance) end
end
if pause > 0 then need = 0 end
local take = math.min(math.max(0, need - starts), math.floor(tokens))
local free = math.max(0, budget - others - ahead)
local places = math.max(busy, math.min(busy + need, free, busy + starts + take))
local wait = 0
if busy + queued > places then
  wait = since
  if places > busy then wait = now end
end
if places + wait == 0 then
  redis.call('HDEL', KEYS[1], id)
else
  redis.call('HSET', KEYS[1], id, string.format('%d %d %d', places, now + lease, wait))
end
redis.call('HSET', KEYS[1], '.rate', string.format('%.3f %d', tokens - take, now))
redis.call('PEXPIRE', KEYS[1], math.max(lease, pause))
table.sort(waiting, function(one, other) return one.since < other.since end)
for turn = 1, math.min(had - places, #waiting) do
  redis.call('PUBLISH', ARGV[10] .. waiting[turn].name, ARGV[11])
end
return { places, starts + take, #waiting, scarce and 1 or 0, pause }`

const PAUSE = `
local time = redis.call('TIME')
local ends = time[1] * 1000 + math.floor(time[2] / 1000) + ARGV[1]
local known = tonumber(redis.call('HGET', KEYS[1], '.pause') or '0')
if known > ends + tonumber(ARGV[4]) then known = 0 end
redis.call('HSET', KEYS[1], '.pause', string.format('%d', math.max(known, ends)))
redis.call('PEXPIRE', KEYS[1], math.max(redis.call('PTTL', KEYS[1]), tonumber(ARGV[1])))
redis.call('PUBLISH', ARGV[2], ARGV[3])`

const PAUSED = 'linkglass:1:paused'
/** Prefix of the channel by which a process learns that it is its turn. */
const TURN = 'linkglass:1:turn:'

/** Number of requests to grant at once: for a page, its image, logo and manifest. */
const ADVANCE = 4

/** Keeps leases in Redis, with one atomic script per call. */
export function createRedisLeases(client: RedisClient, limits: HostLimits): LeaseStore {
  const process = randomUUID()
  const settings = [limits.requestsPerHost, limits.ratePerHost, LEASE, ADVANCE, TURN]
  return {
    async acquire(host, { busy, queued, spare, starts }) {
      const args = [process, busy, queued, spare, starts, ...settings, host, LONGEST_PAUSE]
      const reply = await client.run((redis) => redis.eval(ACQUIRE, 1, toHostKey(host), ...args))
      const [places = 0, begin = 0, waiting = 0, scarce = 0, pause = 0] = Array.isArray(reply)
        ? reply.map(Number)
        : []
      return { places, starts: begin, pause, isCrowded: waiting > 0, isScarce: scarce === 1 }
    },
    async pause(host, milliseconds) {
      const news = [PAUSED, `${host} ${milliseconds}`, LONGEST_PAUSE]
      await client.run((redis) => redis.eval(PAUSE, 1, toHostKey(host), milliseconds, ...news))
    },
    listen({ onTurn, onPause }) {
      client.subscribe(TURN + process, onTurn)
      client.subscribe(PAUSED, (message) => {
        const [host = '', milliseconds] = message.split(' ')
        onPause(host, Number(milliseconds))
      })
    },
  }
}

function toHostKey(host: string): string {
  return `linkglass:1:host:{${host}}`
}

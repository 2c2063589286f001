import type { RedisClient } from '../../../lib/redis/index.js'
import {
  LONGEST_PAUSE,
  shouldSendWebhook,
  type TakenWebhook,
  TRY_TIME,
  type WebhookQueue,
} from '../webhook-queue.js'
import { parseJobHash } from './job-record.js'
import { createJobKeys, KEYS } from './redis-keys.js'
import { NOW, parseListReply, parseTextReply, runScript } from './run-script.js'

/** Takes due webhooks. Times too far ahead also count as due, since a wrong clock set them. */
const TAKE_DUE_WEBHOOKS = `
${NOW}
local due = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', now, 'LIMIT', 0, ARGV[1])
local beyond = redis.call('ZRANGEBYSCORE', KEYS[1], now + ARGV[3], '+inf', 'LIMIT', 0, ARGV[1])
local taken = {}
for _, list in ipairs({ due, beyond }) do
  for _, name in ipairs(list) do
    redis.call('ZADD', KEYS[1], now + ARGV[2], name)
    taken[#taken + 1] = name
    taken[#taken + 1] = tostring(redis.call('HINCRBY', KEYS[2], name, 1))
  end
end
return taken`

const SET_NEXT_TRY = `
${NOW}
local ended = redis.call('HGET', KEYS[3], 'finishedAt') or ''
if ARGV[2] ~= '' and ended ~= ARGV[2] then return 0 end
if ARGV[3] == '' then
  redis.call('ZREM', KEYS[1], ARGV[1])
  redis.call('HDEL', KEYS[2], ARGV[1])
else
  redis.call('ZADD', KEYS[1], 'XX', now + ARGV[3], ARGV[1])
end
return 1`

export function createRedisWebhooks(client: RedisClient): WebhookQueue {
  async function readTakenWebhook(name: string, tries: number): Promise<TakenWebhook | undefined> {
    const [id = '', word] = name.split(' ')
    const event = word === 'failing' ? 'failing' : 'end'
    const hash = await client.run((redis) => redis.callBuffer('HGETALL', createJobKeys(id).job))
    const job = parseJobHash(hash)?.job
    if (job && shouldSendWebhook(event, job, tries - 1)) return { job, event, tries }
    await client.run((redis) => redis.zrem(KEYS.webhooks, name))
    return void (await client.run((redis) => redis.hdel(KEYS.tries, name)))
  }

  return {
    async takeDueWebhooks(_now, most) {
      const keys = [KEYS.webhooks, KEYS.tries]
      const reply = await runScript(client, TAKE_DUE_WEBHOOKS, keys, [
        most,
        TRY_TIME,
        LONGEST_PAUSE,
      ])
      const texts = parseListReply(reply).map(parseTextReply)
      const taken: TakenWebhook[] = []
      for (let at = 0; at + 1 < texts.length; at += 2) {
        const one = await readTakenWebhook(texts[at] ?? '', Number(texts[at + 1]))
        if (one) taken.push(one)
      }
      return taken
    },
    async setNextTry({ job, event }, dueAt) {
      const finishedAt = event === 'end' ? (job.finishedAt ?? '') : ''
      const pause = dueAt === undefined ? '' : Math.max(0, dueAt - Date.now())
      const keys = [KEYS.webhooks, KEYS.tries, createJobKeys(job.id).job]
      await runScript(client, SET_NEXT_TRY, keys, [`${job.id} ${event}`, finishedAt, pause])
    },
  }
}

import type { RedisClient } from '../../../lib/redis/index.js'

/** Lua code that sets `now` to the server's Unix milliseconds. */
export const NOW = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)`

/** Runs a Lua script. Texts in its reply are buffers. */
export function runScript(
  client: RedisClient,
  script: string,
  keys: readonly string[],
  args: readonly (string | number | Buffer)[],
): Promise<unknown> {
  const parts = [script, keys.length, ...keys, ...args]
  return client.run((redis) => redis.callBuffer('EVAL', parts))
}

export function parseListReply(reply: unknown): readonly unknown[] {
  return Array.isArray(reply) ? reply : []
}

export function parseTextReply(reply: unknown): string {
  return Buffer.isBuffer(reply) ? reply.toString() : ''
}

import type { RedisClient } from '../../../lib/redis/index.js'
import { createKeyPrefix, PREFIX } from './redis-keys.js'

/** Share of used memory above which new jobs are refused. */
const FULL = 0.8

export class UnfitServerError extends Error {
  override readonly name = 'UnfitServerError'
}

/** @throws UnfitServerError if the server may lose jobs */
export async function refuseUnfitServer(client: RedisClient): Promise<void> {
  const memory = await readServerInfo(client, 'memory')
  const policy = memory.get('maxmemory_policy') ?? 'noeviction'
  if (policy !== 'noeviction') {
    throw new UnfitServerError(
      `${NAMED} removes keys when its memory is full (maxmemory-policy ${policy}), and so would lose jobs. Set \`maxmemory-policy noeviction\` in its configuration, or name a server for jobs alone.`,
    )
  }
  const persistence = await readServerInfo(client, 'persistence')
  if (persistence.get('aof_enabled') === '1' || (await savesSnapshots(client))) return
  throw new UnfitServerError(
    `${NAMED} forgets everything when it stops, and so would lose jobs. Set \`appendonly yes\` in its configuration.`,
  )
}

const NAMED = 'The Redis that LINKGLASS_JOBS names'

const SEARCHED_VERSIONS = 9

export async function reportJobsOfOtherVersions(
  client: RedisClient,
  onError: (error: unknown) => void,
): Promise<void> {
  const all = Array.from({ length: SEARCHED_VERSIONS }, (_, at) => createKeyPrefix(at + 1))
  const keys = all.filter((prefix) => prefix !== PREFIX).map((prefix) => `${prefix}:jobs`)
  const counts = await client.run((redis) => Promise.all(keys.map((key) => redis.exists(key))))
  const others = keys.filter((_, at) => counts[at] === 1)
  const text = `${NAMED} has jobs of another version in ${others.join()}, which stay there as they are.`
  if (others.length > 0) onError(new Error(text))
}

export async function hasFreeMemory(client: RedisClient): Promise<boolean> {
  const memory = await readServerInfo(client, 'memory')
  const most = Number(memory.get('maxmemory') ?? 0)
  return most === 0 || Number(memory.get('used_memory') ?? 0) < most * FULL
}

/** True if the server saves snapshots. Also true if its command `CONFIG` fails. */
async function savesSnapshots(client: RedisClient): Promise<boolean> {
  const [, times = ''] = await client.run((redis) =>
    redis.config('GET', 'save').then(
      (reply) => (Array.isArray(reply) ? reply.map(String) : []),
      () => ['save', 'unknown'],
    ),
  )
  return times !== ''
}

async function readServerInfo(client: RedisClient, section: string) {
  const text = await client.run((redis) => redis.info(section))
  return new Map(text.split('\r\n').map((line) => line.split(':') as [string, string]))
}

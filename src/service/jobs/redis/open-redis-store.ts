import { createBusyError } from '../../../lib/async/busy-error.js'
import { connectRedis, createRedisConnector, type RedisClient } from '../../../lib/redis/index.js'
import type { JobStore } from '../job-store.js'
import { refuseUnfitServer, reportJobsOfOtherVersions, UnfitServerError } from './check-server.js'
import { openChunkQueue } from './chunk-queue.js'
import { createRedisClaims } from './redis-claims.js'
import { createRedisJobRecords } from './redis-records.js'
import { createRedisResults } from './redis-results.js'
import { createRedisWebhooks } from './redis-webhooks.js'

/** Maximum milliseconds of a command, and milliseconds between a failure and the next try. */
const REDIS = { timeout: 5_000, pause: 500 }

/** @throws UnfitServerError if the settings of Redis would lose jobs */
export async function openRedisStore(
  url: string,
  ttl: number,
  onError: (error: unknown) => void,
): Promise<JobStore> {
  const client = turnFailuresIntoBusyErrors(await connectRedis({ url, ...REDIS, onError }))
  const { connect } = await createRedisConnector(url, () => undefined)
  try {
    await refuseUnfitServer(client)
    await reportJobsOfOtherVersions(client, onError)
  } catch (error) {
    // The process starts even if Redis cannot be reached.
    if (error instanceof UnfitServerError) {
      await client.close()
      throw error
    }
  }
  const queue = await openChunkQueue(client, connect())
  const records = createRedisJobRecords(client, queue, ttl)
  return {
    records,
    results: createRedisResults(client, records),
    claims: createRedisClaims(client, queue),
    webhooks: createRedisWebhooks(client),
    close: async () => {
      await queue.close()
      await client.close()
    },
  }
}

function turnFailuresIntoBusyErrors(client: RedisClient): RedisClient {
  return {
    ...client,
    run: (command) =>
      client.run(command).catch((cause: unknown) => {
        const error = createBusyError('The store of jobs does not answer for now.', 5)
        throw Object.assign(error, { cause })
      }),
  }
}

import { isInstalled } from '../../test/support/needs.js'
import { startRedis } from '../../test/support/redis-server.js'
import { startPages } from '../support/asking.js'
import { compare, ratios } from '../support/pairs.js'
import { startOurs } from '../support/process.js'

export async function redis(): Promise<void> {
  if (!isInstalled('redis-server')) return console.log('There is no redis-server on the PATH.')
  const server = await startRedis()
  const { origin, page } = await startPages()
  const load = { requests: 5_000, concurrency: 16, path: (index: number) => page(index % 50) }
  const shared = await startOurs({ LINKGLASS_CACHE: server.url, LINKGLASS_REDIS_TIMEOUT: '2s' })
  const alone = await startOurs()
  console.table(
    ratios(
      await compare([
        { name: 'copy in memory', served: alone, load },
        { name: 'copy in Redis', served: shared, load },
      ]),
    ),
  )
  await Promise.all([origin, shared, alone, server].map((one) => one.stop()))
}

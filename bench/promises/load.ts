import { once } from 'node:events'
import { get } from 'node:http'
import { answer } from '../../test/hostile/support/talk.js'
import { startRaw } from '../../test/support/raw-server.js'
import { type Promised, withService } from './promise.js'

/** Starts two targets, each with an address of its own. */
const APART = { LINKGLASS_HOSTS: 'site.test=127.0.0.2,other.test=127.0.0.1' }

export const LOAD: readonly Promised[] = [
  {
    name: 'others are answered while 2,000 ask for a slow target',
    bound: 3_000,
    measure: () =>
      withTargets({ LINKGLASS_TIMEOUT: '3s' }, async ({ service, good, slow }) => {
        const crowd = Array.from({ length: 2_000 }, (_, index) =>
          leave(`${service.base}/?url=${slow}${index}`),
        )
        const { milliseconds } = await service.ask({ url: good, 'meta.title': 'true' })
        await Promise.all(crowd)
        return milliseconds
      }),
  },
  {
    name: 'what is beyond the cap of the service is told so',
    bound: 500,
    measure: () =>
      withTargets({ LINKGLASS_MAX_REQUESTS: '4', LINKGLASS_TIMEOUT: '2s' }, async (at) => {
        const asked = Array.from({ length: 12 }, (_, index) =>
          at.service.ask({ url: `${at.slow}${index}`, retry: '0' }),
        )
        const busy = (await Promise.all(asked)).filter(({ status }) => status === 503)
        if (busy.length === 0) throw new Error('Nobody was turned away.')
        return Math.max(...busy.map(({ milliseconds }) => milliseconds))
      }),
  },
]

/** Asks over a connection of its own and reads to the end. */
async function leave(address: string): Promise<void> {
  const [response] = await once(get(address, { agent: false }), 'response')
  await once(response.resume(), 'end')
}

interface Targets {
  readonly service: Parameters<Parameters<typeof withService>[1]>[0]
  readonly good: string
  readonly slow: string
}

async function withTargets(
  env: NodeJS.ProcessEnv,
  work: (targets: Targets) => Promise<number>,
): Promise<number> {
  const good = await startRaw(answer('<!doctype html><title>Good</title>'), '127.0.0.2')
  const slow = await startRaw(() => undefined)
  return withService({ ...APART, ...env }, (service) =>
    work({
      service,
      good: `http://site.test:${good.port}/`,
      slow: `http://other.test:${slow.port}/`,
    }),
  ).finally(() => Promise.all([good.close(), slow.close()]))
}

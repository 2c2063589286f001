import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Load } from '../../../contracts/events.js'
import { isThreadPoolStalled } from '../../../lib/async/thread-pool.js'
import type { Services } from '../../../service/services.js'
import { FOR_ANY_NAME } from '../cross-origin.js'

export function registerHealth(app: FastifyInstance, services: Services): void {
  const { drainDelay } = services.config.server
  let draining = false
  // Keeps answering until the load balancer has seen that the service stops.
  app.addHook('preClose', async () => {
    draining = true
    if (drainDelay) await pause(drainDelay)
  })
  app.get('/health', FOR_ANY_NAME, async () => ({ status: 'ok' }))
  app.get('/ready', FOR_ANY_NAME, async (_, reply) => {
    const pools = services.load()
    const isStalled = await isThreadPoolStalled()
    const { queue } = services.config.reading
    const isFull = ({ waiting }: Load) => queue > 0 && waiting >= queue
    const isBusy = isStalled || isFull(pools.reading) || isFull(pools.sandbox)
    const state = draining ? 'draining' : isBusy ? 'busy' : 'ready'
    return reply.code(state === 'ready' ? 200 : 503).send({
      status: state,
      checks: {
        cache: services.cache.isBroken() ? 'failing' : 'ok',
        threads: isStalled ? 'stalled' : 'ok',
        ...pools,
      },
    })
  })
}

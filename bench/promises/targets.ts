import { answer, drip, OK, type Talk } from '../../test/hostile/support/talk.js'
import { CUT, REFUSED, SLOW } from '../../test/hostile/targets.js'
import { png } from '../../test/support/images.js'
import { startRaw } from '../../test/support/raw-server.js'
import { type Promised, slowest, withService } from './promise.js'

const DEADLINE = 1_000
const RULE = { meta: 'false', 'data.x.selector': 'p' }
const slow = Object.values(SLOW)

export const TARGETS: readonly Promised[] = [
  {
    name: 'a slow target is left at the deadline of 1 s',
    bound: DEADLINE + 1_000,
    measure: () => asking(slow, { timeout: String(DEADLINE) }),
  },
  {
    name: 'so it is when rules wait for it',
    bound: DEADLINE + 1_000,
    measure: () => asking(slow, { timeout: String(DEADLINE), ...RULE }),
  },
  {
    name: 'a handshake without an end is left at the deadline of 1 s',
    bound: DEADLINE + 1_000,
    measure: () => asking([() => undefined], { timeout: String(DEADLINE) }, 'https'),
  },
  {
    name: 'retries share the deadline of 1 s',
    bound: DEADLINE + 1_000,
    measure: () =>
      asking([(socket) => void socket.resetAndDestroy()], {
        timeout: String(DEADLINE),
        retry: '5',
      }),
  },
  {
    name: 'a page with a slow picture is answered before the deadline of 1 s',
    bound: DEADLINE,
    measure: () => asking([withSlowPicture], { timeout: String(DEADLINE) }),
  },
  {
    name: 'a page that is too large is cut and answered',
    bound: 2_000,
    measure: () => asking(Object.values(CUT), {}),
  },
  {
    name: 'what is no answer is refused',
    bound: 2_000,
    measure: () =>
      asking(
        Object.values(REFUSED).map(([, talk]) => talk),
        {},
      ),
  },
]

const PAGE = answer('<meta property="og:image" content="/slow"><link rel="icon" href="/icon.png">')
const PARTS: Readonly<Record<string, Talk>> = {
  '/slow': drip(`${OK}content-type: image/png\r\n\r\n`, 'x', 50),
  '/icon.png': answer(png(64, 64), 'content-type: image/png\r\n'),
}

function withSlowPicture(socket: Parameters<Talk>[0], path: string): void {
  const talk = PARTS[path] ?? PAGE
  talk(socket)
}

/** The slowest answer for a page at each of these targets. */
function asking(
  talks: readonly Parameters<typeof startRaw>[0][],
  parameters: Record<string, string>,
  scheme = 'http',
): Promise<number> {
  return withService({}, (service) =>
    slowest(talks, async (talk) => {
      const target = await startRaw(talk)
      const url = `${scheme}://site.test:${target.port}/`
      return service.ask({ url, retry: '0', ...parameters }).finally(target.close)
    }),
  )
}

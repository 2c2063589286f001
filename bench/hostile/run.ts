import { parseArgs } from 'node:util'
import { startHosted } from '../../test/hostile/support/hosted.js'
import { startOrigin } from '../../test/support/origin.js'
import { ATTACKS, type Attack } from './attacks.js'
import { GENERATORS, randomFrom } from './generators.js'
import { type Verdict, watched } from './verdict.js'

/**
 * `npm run bench:hostile`: each attack once, on the service as a process of its own.
 * `npm run bench:hostile -- --minutes 10`: random inputs of each kind, 200 in a second.
 * Ends with 1 when a promise is broken.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string' },
    rate: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
  },
})

/** What the target serves, by the number in its path. */
const pages = new Map<number, Attack>()
let asked = 0
const origin = await startOrigin(({ url = '' }, response) => {
  const { page = '<title>Nothing</title>', type = 'text/html' } =
    pages.get(Number.parseInt(url.slice(1), 10)) ?? {}
  response.setHeader('content-type', type).end(page)
})

function service() {
  return startHosted({
    LINKGLASS_MCP: 'true',
    LINKGLASS_CACHE: 'none',
    LINKGLASS_TIMEOUT: '10s',
    LINKGLASS_LOG_LEVEL: 'info',
    LINKGLASS_WATCHDOG: 'false',
    LINKGLASS_MAX_REQUESTS_PER_ADDRESS: '1000',
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '262144',
  })
}

async function send(base: string, attack: Attack): Promise<void> {
  const number = ++asked
  if (attack.page !== undefined) pages.set(number, attack)
  const url = `http://site.test:${origin.port}/${number}`
  const { path, body } = attack.post ?? {
    path: `/?${new URLSearchParams({ url, retry: '0', ...attack.query })}`,
    body: undefined,
  }
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  }
  const signal = AbortSignal.timeout(60_000)
  const init = body === undefined ? { signal } : { method: 'POST', body, headers, signal }
  await fetch(base + path, init)
    .then((response) => response.arrayBuffer())
    .catch(() => undefined)
  pages.delete(number)
}

async function eachAttack(): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  for (const attack of ATTACKS) {
    const hosted = await service()
    const times = Array.from({ length: attack.times ?? 1 })
    const work = () => Promise.all(times.map(() => send(hosted.base, attack)))
    verdicts.push(await watched(attack.name, hosted, origin.port, work))
    await hosted.close()
  }
  return verdicts
}

/** At most this many are under way at once: what is measured is the service, not a queue before it. */
const AT_ONCE = 100

async function atRandom(minutes: number): Promise<Verdict[]> {
  const random = randomFrom(Number(values.seed))
  const kinds = Object.values(GENERATORS)
  const hosted = await service()
  const running = new Set<Promise<void>>()
  let sent = 0
  const work = async () => {
    const started = performance.now()
    for (
      let due = 0;
      performance.now() - started < minutes * 60_000;
      due += 1_000 / Number(values.rate)
    ) {
      const early = started + due - performance.now()
      if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
      if (running.size >= AT_ONCE) await Promise.race(running)
      const generate = kinds[random(kinds.length)]
      if (!generate) continue
      const sending = send(hosted.base, { name: 'random', ...generate(random) })
      running.add(sending)
      sent += 1
      void sending.finally(() => running.delete(sending))
    }
    await Promise.all(running)
  }
  const verdict = await watched(`random inputs, ${minutes} min`, hosted, origin.port, work)
  console.log(`${sent} requests`)
  await hosted.close()
  return [verdict]
}

const verdicts = await (values.minutes === undefined
  ? eachAttack()
  : atRandom(Number(values.minutes)))
await origin.close()
process.exitCode = verdicts.every(({ kept }) => kept) ? 0 : 1

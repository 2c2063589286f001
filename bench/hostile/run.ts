import { constants, setPriority } from 'node:os'
import { parseArgs } from 'node:util'
import { type Hosted, startHosted } from '../../test/hostile/support/hosted.js'
import { startDns } from '../../test/support/dns-server.js'
import { isInstalled } from '../../test/support/needs.js'
import type { Attack } from './attack.js'
import { ATTACKS } from './attacks.js'
import { ADDRESSES, GENERATORS, randomFrom } from './generators.js'
import { startTarget } from './target.js'
import { noteTurns } from './turns.js'
import { BROWSER_MEMORY, type Verdict, type Watched, watched } from './verdict.js'

/**
 * `npm run bench:hostile` runs each attack once.
 * `-- --only drip` selects attacks by name. `-- --minutes 10` sends random inputs.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string' },
    only: { type: 'string', default: '' },
    rate: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
  },
})

const target = await startTarget()
/** Host names with many addresses. */
const dns = await startDns((name) => ({ a: ADDRESSES.get(name.split('.')[0] ?? '') ?? [] }))

const BROWSER = {
  LINKGLASS_BROWSER: process.env.CHROME_PATH ?? 'auto',
  LINKGLASS_BROWSER_MEMORY: `${BROWSER_MEMORY}MB`,
}

async function start(env: NodeJS.ProcessEnv = {}): Promise<Watched> {
  const turns = noteTurns()
  const service = await startHosted({
    ...turns.env,
    LINKGLASS_MCP: 'true',
    LINKGLASS_CACHE: 'none',
    LINKGLASS_TIMEOUT: '10s',
    LINKGLASS_LOG_LEVEL: 'info',
    LINKGLASS_WATCHDOG: 'false',
    LINKGLASS_DNS: dns.address,
    // A second address for others, since attacks may use up the first.
    LINKGLASS_HOSTS: 'site.test=127.0.0.2,other.test=127.0.0.1',
    LINKGLASS_ALLOW: 'site.test=127.0.0.0/8,other.test=127.0.0.0/8,*.names.test=127.0.0.0/8',
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '262144',
    ...env,
  })
  return { service, turns }
}

async function end({ service, turns }: Watched): Promise<void> {
  await service.close()
  turns.remove()
}

async function send(hosted: Hosted, attack: Attack): Promise<void> {
  const { url, end } = target.serve(attack)
  if (attack.act) return void (await attack.act(hosted, url).finally(end))
  const { path, body } = attack.post ?? {
    path: `/?${new URLSearchParams({ url, retry: '0', ...attack.query })}`,
    body: undefined,
  }
  const { method = body === undefined ? 'GET' : 'POST' } = attack
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    ...attack.send,
  }
  const signal = AbortSignal.timeout(60_000)
  await fetch(hosted.base + path, { method, headers, signal, ...(body !== undefined && { body }) })
    .then((response) => response.arrayBuffer())
    .catch(() => undefined)
  end()
}

/** Ordinary requests before each attack, to warm the service up. */
const WARM_UPS = 30

async function warmUp(
  { service }: Watched,
  { opensBrowser, others: { query, key } = {} }: Attack,
): Promise<void> {
  const init = { headers: key === undefined ? {} : { 'x-api-key': key } }
  for (let asked = 0; asked < WARM_UPS; asked++) {
    const url = `http://other.test:${target.port}/warm-${asked}`
    await service.ask({ url, 'meta.title': 'true', ...query }, init)
  }
  const url = `http://other.test:${target.port}/warm-in-browser`
  if (opensBrowser) await service.ask({ url, prerender: 'true' }, init)
}

async function eachAttack(): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  for (const attack of ATTACKS.filter(({ name }) => name.includes(values.only))) {
    if (attack.needs && !isInstalled(attack.needs)) {
      console.log(`left out  ${attack.name}: needs ${attack.needs}`)
      continue
    }
    const prepared = await attack.prepare?.()
    const watching = await start({ ...(attack.opensBrowser && BROWSER), ...prepared?.env })
    await warmUp(watching, attack)
    const times = Array.from({ length: attack.times ?? 1 })
    const work = () => Promise.all(times.map(() => send(watching.service, attack)))
    verdicts.push(await watched(attack, watching, target.port, work))
    await end(watching)
    await prepared?.close?.()
  }
  return verdicts
}

/** Maximum number at once, so that no queue is measured. */
const AT_ONCE = 100

async function atRandom(minutes: number): Promise<Verdict[]> {
  const random = randomFrom(Number(values.seed))
  const kinds = Object.values(GENERATORS)
  const watching = await start()
  const running = new Set<Promise<void>>()
  let sent = 0
  const work = async () => {
    // Attackers are elsewhere in life: here they leave the service its processors.
    setPriority(constants.priority.PRIORITY_LOW)
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
      const sending = send(watching.service, { name: 'random', ...generate(random) })
      running.add(sending)
      sent += 1
      void sending.finally(() => running.delete(sending))
    }
    await Promise.all(running)
  }
  const name = `random inputs, ${minutes} min`
  const verdict = await watched({ name }, watching, target.port, work)
  console.log(`${sent} requests`)
  await end(watching)
  return [verdict]
}

const verdicts = await (values.minutes === undefined
  ? eachAttack()
  : atRandom(Number(values.minutes)))
await target.close()
await dns.close()
process.exitCode = verdicts.every(({ kept }) => kept) ? 0 : 1

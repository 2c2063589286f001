import { readFileSync } from 'node:fs'
import { chromium as driver } from 'playwright-core'
import { unpackBrowser } from '../../src/browser/process/unpack.js'
import { loadConfig } from '../../src/service/config/config.js'
import { createEngine } from '../../src/service/engine/index.js'
import { startOrigin } from '../../test/support/origin.js'
import { descendantsOf, processesOf } from '../../test/support/processes.js'

/** Images that each of the two takes, after some that warm both. */
const ROUNDS = 12
const WARM = 3

/** Number of visits, and visits before memory is first measured. */
const VISITS = 500
const FIRST_LOOK = 50

/** An ordinary page: text, a style sheet, a script, some images. */
const PAGE = `<!doctype html><html lang="en"><title>Lamps</title><link rel="stylesheet" href="/style.css">
<body>${'<article><h2>A lamp</h2><p>Brass, with a shade of linen, for the table.</p><img src="/lamp.svg" width="200" height="200"></article>'.repeat(40)}
<script src="/script.js"></script>`

const SITE = {
  '/': PAGE,
  '/style.css': {
    headers: { 'content-type': 'text/css' },
    body: 'body{font:16px sans-serif;columns:3}',
  },
  '/script.js': {
    headers: { 'content-type': 'text/javascript' },
    body: 'document.body.dataset.ready = 1',
  },
  '/lamp.svg': {
    headers: { 'content-type': 'image/svg+xml' },
    body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4" fill="goldenrod"/></svg>',
  },
}

/** Measures screenshots against a bare script, and memory over time. */
export async function browser(): Promise<void> {
  const site = await startOrigin(SITE)
  const url = `http://127.0.0.1:${site.port}/`
  const engine = createEngine(
    loadConfig({ LINKGLASS_ALLOW: '127.0.0.1', LINKGLASS_BROWSER_VISITS: '100000' }),
  )
  const own = () =>
    engine.ask(url, { meta: false, screenshot: true, waitUntil: 'load', adblock: false })
  const bare = await startBare()
  const times = { bare: [] as Cost[], linkglass: [] as Cost[] }
  for (let round = -WARM; round < ROUNDS; round++) {
    const first = await cost(() => bare.shoot(url))
    const second = await cost(own)
    if (round < 0) continue
    times.bare.push(first)
    times.linkglass.push(second)
  }
  await bare.close()
  console.table({
    'bare script': { ...middle(times.bare), 'time ×': 1, 'CPU ×': 1 },
    linkglass: {
      ...middle(times.linkglass),
      'time ×': ratio(times, ({ milliseconds }) => milliseconds),
      'CPU ×': ratio(times, ({ cpu }) => cpu),
    },
  })
  console.table(await memoryOver(own))
  await engine.close()
  await site.close()
}

async function startBare() {
  const executablePath = await unpackBrowser()
  const args = ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none']
  const opened = await driver.launch({ executablePath, args })
  return {
    close: () => opened.close(),
    async shoot(url: string) {
      const context = await opened.newContext({
        viewport: { width: 1280, height: 800 },
        deviceScaleFactor: 2,
      })
      const page = await context.newPage()
      await page.goto(url)
      await page.screenshot()
      await context.close()
    },
  }
}

interface Cost {
  readonly milliseconds: number
  /** Milliseconds of this process and all below it. */
  readonly cpu: number
}

async function cost(work: () => Promise<unknown>): Promise<Cost> {
  const started = performance.now()
  const before = cpuOfAll()
  await work()
  return { milliseconds: performance.now() - started, cpu: cpuOfAll() - before }
}

/** CPU time of this process and its descendants (proc_pid_stat(5)). */
function cpuOfAll(): number {
  const own = process.cpuUsage()
  const ids = descendantsOf(process.pid).map(({ id }) => id)
  return (own.user + own.system) / 1_000 + ids.reduce((sum, id) => sum + cpuOf(id), 0)
}

/** Milliseconds; the kernel counts hundredths of a second. */
function cpuOf(id: number): number {
  try {
    const [, rest = ''] = readFileSync(`/proc/${id}/stat`, 'latin1').split(') ')
    const fields = rest.split(' ').slice(11, 15).map(Number)
    return fields.reduce((sum, ticks) => sum + ticks * 10, 0)
  } catch {
    return 0
  }
}

function middle(costs: readonly Cost[]) {
  const of = (values: number[]) => Math.round(median(values))
  return {
    'ms a picture': of(costs.map(({ milliseconds }) => milliseconds)),
    'CPU ms': of(costs.map(({ cpu }) => cpu)),
  }
}

/** Median ratio of pairs, each measured under the same load. */
function ratio(
  times: { readonly bare: readonly Cost[]; readonly linkglass: readonly Cost[] },
  of: (cost: Cost) => number,
): number {
  const pairs = times.linkglass.flatMap((own, index) => {
    const other = times.bare[index]
    return other && of(other) > 0 ? [of(own) / of(other)] : []
  })
  return Math.round(median(pairs) * 100) / 100
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

/** Megabytes of this process and its browser after so many visits. */
async function memoryOver(visit: () => Promise<unknown>) {
  const memory = () => {
    const bytes = processesOf(process.pid).reduce((sum, one) => sum + one.memory, 0)
    return Math.round(bytes / 1024 / 1024)
  }
  let first = 0
  for (let count = 1; count <= VISITS; count++) {
    await visit()
    if (count === FIRST_LOOK) first = memory()
  }
  const last = memory()
  return {
    [`MB after ${FIRST_LOOK}`]: first,
    [`MB after ${VISITS}`]: last,
    ratio: Math.round((last / first) * 100) / 100,
  }
}

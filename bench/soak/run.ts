import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { formatDuration, parseDuration } from '../../src/lib/text/duration.js'
import { startHosted } from '../../test/hostile/support/hosted.js'
import { timed } from '../support/timed.js'
import { plot, type Sample } from './plot.js'

/**
 * `npm run bench:soak -- --duration 10m` mixes good and hostile requests.
 * Writes its measurements as an image.
 */
const { values } = parseArgs({
  options: {
    duration: { type: 'string', default: '10m' },
    hostile: { type: 'string', default: '6' },
    out: {
      type: 'string',
      default: fileURLToPath(new URL('../../docs/pictures/soak.svg', import.meta.url)),
    },
  },
})
const duration = parseDuration(values.duration) ?? 600_000

const target = spawn(
  process.execPath,
  ['--import', 'tsx', fileURLToPath(new URL('./target.ts', import.meta.url))],
  {
    stdio: ['ignore', 'pipe', 'inherit'],
  },
)
const [line] = (await once(target.stdout, 'data')) as [Buffer]
const { port, paths } = JSON.parse(line.toString()) as { port: number; paths: string[] }
const service = timed(
  await startHosted({
    LINKGLASS_CACHE: 'none',
    LINKGLASS_TIMEOUT: '5s',
    LINKGLASS_HOSTS: 'good.test=127.0.0.1,bad.test=127.0.0.2',
    LINKGLASS_ALLOW: '*.test=127.0.0.0/8',
  }),
)

const started = performance.now()

function left() {
  return duration - (performance.now() - started)
}

let latencies: number[] = []
const requests = { good: 0, failed: 0, hostile: 0 }

async function good(): Promise<void> {
  for (let turn = 0; left() > 0; turn++) {
    const rules = turn % 2 === 0 ? {} : { 'data.h.selector': 'h1', 'data.h.attr': 'text' }
    const { status, milliseconds } = await service.ask({
      url: `http://good.test:${port}/good/${turn}`,
      ...rules,
    })
    requests.good++
    if (status !== 200) requests.failed++
    latencies.push(milliseconds)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function hostile(first: number): Promise<void> {
  for (let turn = first; left() > 0; turn += Number(values.hostile)) {
    const path = paths[turn % paths.length] ?? ''
    const rules = turn % 3 === 0 ? { 'data.a.selectorAll': '*:has(*)', 'data.a.attr': 'text' } : {}
    const code = turn % 7 === 0 ? { 'data.b.evaluate': '() => { for (;;); }' } : {}
    await service.ask({ url: `http://bad.test:${port}/${path}/${turn}`, ...rules, ...code })
    requests.hostile++
  }
}

const samples: Sample[] = []
const sampler = setInterval(
  () => {
    const sorted = latencies.sort((a, b) => a - b)
    latencies = []
    samples.push({
      seconds: (performance.now() - started) / 1_000,
      memory: service.memory().now,
      sockets: socketsOf(service.pid),
      p50: sorted[Math.floor(sorted.length * 0.5)] ?? 0,
      p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
    })
  },
  Math.max(1_000, duration / 300),
)

await Promise.all([
  ...Array.from({ length: 4 }, good),
  ...Array.from({ length: Number(values.hostile) }, (_, index) => hostile(index)),
])
clearInterval(sampler)
const { peak } = service.memory()
writeFileSync(
  values.out,
  plot(
    samples,
    `${formatDuration(duration)}, ${requests.good} good and ${requests.hostile} hostile requests`,
  ),
)
console.log(JSON.stringify({ ...requests, peak, last: samples.at(-1) }))
await service.close()
target.kill()

function socketsOf(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length
}

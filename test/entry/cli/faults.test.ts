import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, expect, test } from 'vitest'
import { type Origin, startOrigin } from '../../support/origin.js'
import { PROGRAM } from '../../support/program.js'
import { TEST_NETWORK } from '../../support/service.js'

let origin: Origin | undefined
let stop: () => unknown = () => {}
afterEach(async () => {
  await stop()
  await origin?.close()
})

/** Starts the service by a line for the shell, and collects its log. */
async function serve(line: string, env: NodeJS.ProcessEnv) {
  const child = spawn('sh', ['-c', line, 'sh', process.execPath, PROGRAM], {
    env: { ...TEST_NETWORK, PORT: '0', ...env, LINKGLASS_LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  stop = () => child.kill('SIGKILL')
  const service = { address: '', log: [] as string[], exited: once(child, 'exit'), child }
  await new Promise<void>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (text) => {
      service.log.push(text)
      service.address = JSON.parse(text).address ?? service.address
      if (service.address !== '') resolve()
    })
  })
  return service
}

function faults(log: readonly string[]) {
  return log.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40)
}

test('a full disk costs the cache, one line of log, and no answer', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'linkglass-full-'))
  origin = await startOrigin((_, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(`<p>${randomBytes(10_000).toString('hex')}</p>`)
  })
  // No file may grow beyond 300 blocks: to who writes to it, the disk is full.
  const service = await serve('ulimit -f 300; exec "$1" "$2" serve', {
    LINKGLASS_CACHE: `disk:${folder}`,
  })
  const statuses = new Set<number>()
  for (let page = 0; page < 40; page++) {
    const target = `http://site.test:${origin.port}/${page}`
    const answer = await fetch(`${service.address}/?url=${target}&meta=false&data.p.selector=p`)
    statuses.add(answer.status)
    await answer.text()
  }
  expect([...statuses]).toEqual([200])
  expect(faults(service.log)).toEqual([
    expect.objectContaining({ level: 50, msg: 'the cache is broken: answering without it' }),
  ])
  await stop()
  await rm(folder, { recursive: true })
})

test('a fault outside of any request is logged, and the process ends to be started anew', async () => {
  const fault = "process.on('SIGUSR2', () => { throw new Error('a fault of nobody’s request') })"
  const service = await serve('exec "$1" "$2" serve', {
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(fault)}`,
  })
  expect((await fetch(`${service.address}/health`)).status).toBe(200)
  service.child.kill('SIGUSR2')
  expect(await service.exited).toEqual([1, null])
  expect(faults(service.log)).toEqual([
    expect.objectContaining({
      level: 60,
      msg: 'stopping after a fault',
      err: expect.objectContaining({ message: 'a fault of nobody’s request' }),
    }),
  ])
})

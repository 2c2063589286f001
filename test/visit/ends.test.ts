import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Origin, startOrigin } from '../support/origin.js'
import { TEST_NETWORK } from '../support/service.js'

const PROGRAM = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url))

let site: Origin
beforeAll(async () => {
  site = await startOrigin({ '/': '<title>A page</title>text' })
})
afterAll(() => site?.close())

/** Every process whose way of ancestors leads to one of these. */
function descendants(root: number): number[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  const below = (parent: number): number[] =>
    rows.flatMap(([id = 0, ppid]) => (ppid === parent ? [id, ...below(id)] : []))
  return below(root)
}

function isAlive(id: number): boolean {
  try {
    process.kill(id, 0)
    return !execFileSync('ps', ['-o', 'stat=', '-p', String(id)], { encoding: 'utf8' }).startsWith(
      'Z',
    )
  } catch {
    return false
  }
}

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'nothing is left of the browser after %s',
  async (signal) => {
    const child = spawn(process.execPath, [PROGRAM, 'serve'], {
      env: {
        ...process.env,
        ...TEST_NETWORK,
        LINKGLASS_BROWSER: process.env.CHROME_PATH ?? 'auto',
        LINKGLASS_LOG_LEVEL: 'info',
        PORT: '0',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const base = await new Promise<string>((resolve) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        const [address] = /http:\/\/[\w.:]+/.exec(line) ?? []
        if (address) resolve(address)
      })
    })
    const url = `http://site.test:${site.port}/`
    const response = await fetch(
      `${base}/?${new URLSearchParams({ url, screenshot: 'true', meta: 'false' })}`,
    )
    expect(response.status).toBe(200)
    await response.text()
    const started = descendants(child.pid ?? 0)
    expect(started.length).toBeGreaterThan(1)
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
    await expect.poll(() => started.filter(isAlive)).toEqual([])
  },
)

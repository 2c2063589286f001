import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unpackBrowser } from '../../../src/browser/process/unpack.js'
import { type Origin, startOrigin } from '../../support/origin.js'
import { descendantsOf, isAlive } from '../../support/processes.js'
import { TEST_NETWORK } from '../../support/service.js'
import { SMALL } from '../support.js'

const PROGRAM = fileURLToPath(new URL('../../../dist/cli/main.js', import.meta.url))

let site: Origin
/** What a process that is killed leaves in the folder of temporary files goes with this one. */
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linkglass-ends-'))
  site = await startOrigin({ '/': '<title>A page</title>text' })
})
afterAll(async () => {
  await site?.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'nothing is left of the browser after %s',
  async (signal) => {
    const child = spawn(process.execPath, [PROGRAM, 'serve'], {
      env: {
        ...process.env,
        ...TEST_NETWORK,
        LINKGLASS_BROWSER: process.env.CHROME_PATH ?? (await unpackBrowser()),
        TMPDIR: folder,
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
      `${base}/?${new URLSearchParams({ url, screenshot: 'true', meta: 'false', ...SMALL })}`,
    )
    expect(response.status).toBe(200)
    await response.text()
    const started = descendantsOf(child.pid ?? 0).map(({ id }) => id)
    expect(started.length).toBeGreaterThan(1)
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
    await expect.poll(() => started.filter(isAlive)).toEqual([])
  },
)

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, copyFile, cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  launchInSandboxIfAllowed,
  verifySandboxSetting,
} from '../../../src/browser/process/own-sandbox.js'
import { unpackBrowser } from '../../../src/browser/process/unpack.js'
import { type Origin, startOrigin } from '../../support/origin.js'
import { descendantsOf } from '../../support/processes.js'
import { PROGRAM } from '../../support/program.js'
import { TEST_NETWORK } from '../../support/service.js'
import { SMALL } from '../support.js'

/** `nobody`, on every Linux. */
const NOBODY = 65_534
const IS_ROOT = process.getuid?.() === 0

let site: Origin
let folder: string
let browser: string
/** Node.js itself, where another user may run it: npm may have put it in the home of root. */
let node: string
/** Gives the page its image; `undefined` until it asks for that. */
let release: (() => void) | undefined
beforeAll(async () => {
  site = await startOrigin((request, response) => {
    response.setHeader('content-type', 'text/html')
    if (request.url === '/held') release = () => response.end()
    else response.end('<!doctype html><title>A page</title>text<img src="/held">')
  })
  folder = await mkdtemp(join(tmpdir(), 'linkglass-sandbox-'))
  // Whoever unpacks the package's browser keeps it to himself.
  browser = process.env.CHROME_PATH ?? join(folder, 'chromium')
  if (!process.env.CHROME_PATH)
    await cp(dirname(await unpackBrowser()), folder, { recursive: true })
  node = join(folder, 'node')
  await copyFile(process.execPath, node)
  for (const name of await readdir(folder, { recursive: true }))
    await chmod(join(folder, name), 0o755)
  await chmod(folder, 0o777)
})
afterAll(async () => {
  await site?.close()
  await rm(folder, { recursive: true, force: true })
})

interface Run {
  /** What the service said of it; `undefined` for nothing. */
  readonly notice: string | undefined
  /** Of the processes that pages run in: whether the kernel filters their system calls. */
  readonly filtered: readonly boolean[]
}

/** Takes a picture as some user, and looks at the browser's processes meanwhile. */
async function runAs(id: number | undefined, setting?: string): Promise<Run> {
  const child = spawn(node, [PROGRAM, 'serve'], {
    env: {
      ...process.env,
      ...TEST_NETWORK,
      ...{ LINKGLASS_BROWSER: browser, LINKGLASS_LOG_LEVEL: 'info', LINKGLASS_TIMEOUT: '1min' },
      ...{ PORT: '0', HOME: folder, TMPDIR: folder },
      LINKGLASS_BROWSER_SANDBOX: setting ?? 'auto',
    },
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    ...(id !== undefined && { uid: id, gid: id }),
  })
  let notice: string | undefined
  const base = await new Promise<string>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const { address, msg } = JSON.parse(line) as { address?: string; msg: string }
      if (address) resolve(address)
      if (msg.includes('sandbox')) notice = msg
    })
  })
  try {
    const url = `http://site.test:${site.port}/`
    const asked = new URLSearchParams({ url, screenshot: 'true', meta: 'false', ...SMALL })
    const answering = fetch(`${base}/?${asked}`)
    await expect.poll(() => release, { timeout: 60_000 }).toBeDefined()
    const filtered = await Promise.all(renderersOf(child.pid ?? 0).map(isFiltered))
    release?.()
    release = undefined
    const response = await answering
    expect([response.status, await response.json()]).toMatchObject([200, { status: 'success' }])
    return { notice, filtered }
  } finally {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
}

function renderersOf(root: number): number[] {
  const renderers = descendantsOf(root).filter(({ command }) => command.includes('--type=renderer'))
  return renderers.map(({ id }) => id)
}

/** proc_pid_status(5): 2 is a filter of system calls, which the sandbox ends with. */
async function isFiltered(id: number): Promise<boolean> {
  return /^Seccomp:\s*2$/m.test(await readFile(`/proc/${id}/status`, 'utf8'))
}

const OFF = 'the browser runs without its own sandbox'

test('the browser’s own sandbox is on where the system allows it, else the log says why', async () => {
  const { notice, filtered } = await runAs(IS_ROOT ? NOBODY : undefined)
  expect(filtered.length).toBeGreaterThan(0)
  const isOn = filtered.every(Boolean)
  const refused = `${OFF}, which the system does not allow: allow user namespaces, or set LINKGLASS_BROWSER_SANDBOX=false if this is meant`
  expect(notice).toBe(isOn ? undefined : refused)
})

test('it is off where that is said, and so the log says', async () => {
  expect(await runAs(IS_ROOT ? NOBODY : undefined, 'false')).toEqual({
    notice: `${OFF}: LINKGLASS_BROWSER_SANDBOX=false`,
    filtered: expect.arrayContaining([false]),
  })
})

test.runIf(IS_ROOT)('it is off for root, and the log says so', async () => {
  expect(await runAs(undefined)).toEqual({
    notice: `${OFF}, which does not run as root: start the service as an ordinary user, or set LINKGLASS_BROWSER_SANDBOX=false if this is meant`,
    filtered: expect.arrayContaining([false]),
  })
})

describe('where it is demanded', () => {
  test('a service of root does not start', () => {
    expect(() => verifySandboxSetting('true', () => {}, true)).toThrow(
      'LINKGLASS_BROWSER_SANDBOX=true: Chromium’s sandbox does not run as root; start the service as an ordinary user.',
    )
    expect(verifySandboxSetting('true', () => expect.fail(), false)).toBeUndefined()
  })
})

/** Starts the given way: which arguments, and what was said of it. */
async function start(setting: 'auto' | 'true', failure: Error) {
  vi.spyOn(process, 'getuid').mockReturnValue(NOBODY)
  onTestFinished(() => void vi.restoreAllMocks())
  const tried: string[][] = []
  const notices: string[] = []
  const launch = async (args: readonly string[]) => {
    tried.push([...args])
    if (args.length === 0) throw failure
    return 'started'
  }
  const ended = await launchInSandboxIfAllowed(
    setting,
    launch,
    (text) => void notices.push(text),
  ).catch((error: unknown) => error)
  return { tried, ended, notices: notices.length }
}

describe('a browser that does not start with it', () => {
  const refused = new Error('No usable sandbox!')
  const late = new Error('', { cause: Object.assign(new Error(), { name: 'TimeoutError' }) })

  test('is started without', async () => {
    const tried = [[], ['--no-sandbox']]
    expect(await start('auto', refused)).toEqual({ tried, ended: 'started', notices: 1 })
  })

  test.each([
    ['where it is demanded', 'true', refused],
    ['when it was only slow', 'auto', late],
  ] as const)('is not, %s', async (_, setting, error) => {
    expect(await start(setting, error)).toEqual({ tried: [[]], ended: error, notices: 0 })
  })
})

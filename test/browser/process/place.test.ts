import { execFileSync, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { findBrowser } from '../../../src/browser/process/discover.js'
import { createBrowserFlags } from '../../../src/browser/process/flags.js'
import { launchBrowser } from '../../../src/browser/process/launch.js'
import { unpackBrowser } from '../../../src/browser/process/unpack.js'
import { type Origin, startOrigin } from '../../support/origin.js'
import { type Service, startService } from '../../support/service.js'
import { decode, startWithBrowser } from '../support.js'

/** Which files of the browser a process has loaded once the library is there. */
const LOADED = `
  import { createRequire } from 'node:module'
  import { createLinkglass, loadConfig } from '${new URL('../../../dist/index.js', import.meta.url)}'
  const linkglass = createLinkglass(loadConfig(process.env))
  const files = Object.keys(createRequire(import.meta.url).cache)
  console.log(JSON.stringify(files.filter((file) => /playwright|sparticuz/.test(file))))
  await linkglass.close()`

function all() {
  return true
}

function none() {
  return false
}

describe('which browser there is', () => {
  test('none when none is wanted, and none without its driver', () => {
    expect(findBrowser({ kind: 'none' }, all)).toBeUndefined()
    expect(findBrowser({ kind: 'auto' }, none)).toBeUndefined()
  })

  test('what is named', () => {
    const path = process.execPath
    expect(findBrowser({ kind: 'path', path }, all)).toEqual({ kind: 'path', path })
    expect(() => findBrowser({ kind: 'path', path }, none)).toThrow(
      'LINKGLASS_BROWSER needs the package playwright-core: npm install playwright-core',
    )
    expect(() => findBrowser({ kind: 'path', path: '/nonexistent/chrome' }, all)).toThrow(
      'LINKGLASS_BROWSER: there is no browser at /nonexistent/chrome.',
    )
  })

  test('nothing of it is loaded before it is needed', async () => {
    const service = await startService({ LINKGLASS_BROWSER: 'auto' })
    const { body } = await service.get('/ready')
    expect(body).toMatchObject({ checks: { browser: { busy: 0, waiting: 0 } } })
    await service.close()
    const loaded = execFileSync(process.execPath, ['--input-type=module', '-e', LOADED], {
      encoding: 'utf8',
      env: { ...process.env, LINKGLASS_BROWSER: 'auto' },
    })
    expect(JSON.parse(loaded)).toEqual([])
  })
})

test('it is started with one way out', () => {
  const flags = createBrowserFlags({ egress: 'http://127.0.0.1:9', userAgent: 'x' })
  expect(flags).toEqual(
    expect.arrayContaining([
      '--proxy-server=http://127.0.0.1:9',
      '--proxy-bypass-list=<-loopback>',
      '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
      '--webrtc-ip-handling-policy=disable_non_proxied_udp',
    ]),
  )
})

test('one that is gone when it is to be started leaves nothing behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'linkglass-gone-'))
  // The driver, which the first start loads, makes its folders there for all later tests of this process.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  vi.stubEnv('TMPDIR', folder)
  const source = { kind: 'path', path: '/nonexistent/chrome' } as const
  const options = {
    source,
    egress: 'http://127.0.0.1:9',
    userAgent: 'x',
    maxAsset: 1,
    sandbox: 'auto' as const,
    onNotice() {},
  }
  await expect(launchBrowser(options)).rejects.toMatchObject({ code: 'EFATAL' })
  vi.unstubAllEnvs()
  expect(await readdir(folder)).toEqual([])
})

test('one that takes too much memory before it has a page is not started again and again', async () => {
  const site = await startOrigin({ '/': '<title>Page</title>text' })
  const service = await startWithBrowser({
    LINKGLASS_BROWSER_MEMORY: '1MB',
    LINKGLASS_LOG_LEVEL: 'warn',
  })
  const url = `http://site.test:${site.port}/`
  const { status, body } = await service.ask({ url, screenshot: 'true', retry: '0' })
  await service.close()
  await site.close()
  const message = 'The service’s browser could not be started. Its log says why; try again later.'
  expect([status, body]).toMatchObject([500, { code: 'EFATAL', message }])
  expect(service.log.join('')).toContain(
    'LINKGLASS_BROWSER_MEMORY is less than a browser takes that has no page open',
  )
})

test('one that ends as it starts is started once more', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'linkglass-ends-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const program = join(folder, 'browser')
  const real = process.env.CHROME_PATH ?? (await unpackBrowser())
  const script = `#!/bin/sh\nmkdir '${folder}/begun' && exit 1\nexec '${real}' "$@"\n`
  await writeFile(program, script, { mode: 0o700 })
  const site = await startOrigin({ '/': '<title>Page</title><script>document.title += 1</script>' })
  const service = await startWithBrowser({ LINKGLASS_BROWSER: program })
  const url = `http://site.test:${site.port}/`
  const { status, body } = await service.ask({ url, 'meta.title': 'true', prerender: 'true' })
  await service.close()
  await site.close()
  expect([status, body]).toMatchObject([200, { data: { title: 'Page1' } }])
  expect(await readdir(folder)).toEqual(['begun', 'browser'])
})

/** A browser that another program started, and its address. */
async function startFar(more: readonly string[]): Promise<string> {
  const path = process.env.CHROME_PATH ?? (await unpackBrowser())
  const profile = await mkdtemp(join(tmpdir(), 'linkglass-far-'))
  const args = ['--headless', '--no-sandbox', '--disable-gpu', '--remote-debugging-port=0', ...more]
  const child = spawn(path, [...args, `--user-data-dir=${profile}`, 'about:blank'])
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  })
  for await (const line of createInterface({ input: child.stderr })) {
    const [, address] = /^DevTools listening on (ws:.*)$/.exec(line) ?? []
    if (address) return address
  }
  throw new Error('the browser did not say its address')
}

describe('a browser that runs elsewhere', () => {
  let site: Origin
  beforeAll(async () => {
    site = await startOrigin({ '/': '<title>Far</title><body style="background:blue">text' })
  })
  afterAll(() => site?.close())

  const ask = (service: Service) =>
    service.ask({
      url: `http://site.test:${site.port}/`,
      screenshot: 'true',
      'meta.title': 'true',
    })

  test('is used with a context for each visit, and the proxy set on it', async () => {
    const flag = '--force-webrtc-ip-handling-policy=disable_non_proxied_udp'
    const service = await startWithBrowser({ LINKGLASS_BROWSER: await startFar([flag]) })
    const { status, body } = await ask(service)
    expect([status, body]).toMatchObject([200, { data: { title: 'Far' } }])
    const { data } = body as { data: { title: string; screenshot: { url: string } } }
    const picture = await fetch(data.screenshot.url)
    const { width, at } = await decode(new Uint8Array(await picture.arrayBuffer()))
    await service.close()
    expect([status, data.title, width, at(2000, 1000)]).toEqual([
      200,
      'Far',
      2560,
      [0, 0, 255, 255],
    ])
  })

  test('is not used when its WebRTC goes past the proxy', async () => {
    const service = await startWithBrowser({
      LINKGLASS_BROWSER: await startFar([]),
      LINKGLASS_LOG_LEVEL: 'warn',
    })
    const { status, body } = await ask(service)
    await service.close()
    expect([status, body]).toMatchObject([500, { code: 'EFATAL' }])
    expect(service.log.join('')).toContain(
      'the browser of LINKGLASS_BROWSER has to be started with --force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    )
  })
})

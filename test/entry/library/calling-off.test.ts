import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFetch } from '../../../src/entry/library/guarded-fetch.js'
import { createLinkglass, type Linkglass, loadConfig } from '../../../src/entry/library/library.js'
import { type Origin, startOrigin } from '../../support/origin.js'
import { TEST_NETWORK } from '../../support/service.js'

let origin: Origin
let linkglass: Linkglass
let arrived: () => void = () => {}

beforeAll(async () => {
  origin = await startOrigin((request, response) => {
    arrived()
    if (request.url === '/shell')
      response
        .setHeader('content-type', 'text/html')
        .end('<title>App</title><div id="root"></div><script src="/app.js"></script>')
  })
  linkglass = createLinkglass(loadConfig(TEST_NETWORK))
})
afterAll(async () => {
  await linkglass.close()
  await origin.close()
})

function at(path: string) {
  return `http://site.test:${origin.port}${path}`
}

describe('`signal`', () => {
  test('ends what is under way with its own reason, and lets go of the target', async () => {
    const controller = new AbortController()
    const asked = new Promise<void>((resolve) => {
      arrived = resolve
    })
    const answer = linkglass(at('/held'), { signal: controller.signal })
    await asked
    const reason = new Error('the user went away')
    controller.abort(reason)
    await expect(answer).rejects.toBe(reason)
    await expect.poll(() => origin.openSockets()).toBe(0)
  })

  test('that has aborted already asks nobody', async () => {
    const before = origin.requests.length
    const options = { signal: AbortSignal.abort(), url: at('/') }
    await expect(linkglass(at('/'), options)).rejects.toMatchObject({ name: 'AbortError' })
    await expect(linkglass.read(at('/'), options)).rejects.toMatchObject({ name: 'AbortError' })
    await expect(linkglass.fromHtml('<p>', options)).rejects.toMatchObject({ name: 'AbortError' })
    expect(origin.requests.length).toBe(before)
  })

  test('may be shared by many calls, without a warning of Node.js', async () => {
    const warnings: Error[] = []
    const note = (warning: Error) => void warnings.push(warning)
    process.on('warning', note)
    const guarded = createFetch(loadConfig(TEST_NETWORK))
    const reason = new Error('the user went away')
    const askOften = async (ask: (signal: AbortSignal) => Promise<unknown>) => {
      const controller = new AbortController()
      const asked = new Promise<void>((resolve) => {
        arrived = resolve
      })
      const calls = Array.from({ length: 20 }, () => ask(controller.signal))
      await asked
      controller.abort(reason)
      return (await Promise.allSettled(calls)).map((call) => 'reason' in call && call.reason)
    }
    const failures = [
      await askOften((signal) => linkglass(at('/held'), { signal })),
      await askOften((signal) => guarded(at('/held'), { signal })),
    ]
    await guarded.close()
    await nextTurn()
    process.off('warning', note)
    expect([failures, warnings]).toEqual([
      [Array.from({ length: 20 }, () => reason), Array.from({ length: 20 }, () => reason)],
      [],
    ])
  })

  test('of another implementation ends the reading of linkglass/fetch, too', async () => {
    const guarded = createFetch(loadConfig(TEST_NETWORK))
    const asked = new Promise<void>((resolve) => {
      arrived = resolve
    })
    const { signal, abort } = createForeignSignal()
    const answer = guarded(at('/held'), { signal }).catch((error: unknown) => error)
    await Promise.race([asked, answer])
    abort()
    expect(await answer).toBe(signal.reason)
    await guarded.close()
  })

  test('that is none is refused', async () => {
    const options = { signal: 5 as unknown as AbortSignal }
    await expect(linkglass(at('/'), options)).rejects.toMatchObject({
      code: 'EINVALQUERY',
      message: 'The option `signal` is `5`; give the `signal` of an AbortController.',
    })
  })
})

/** Creates a signal as older polyfills have it, which is no `EventTarget` of Node.js. */
function createForeignSignal() {
  const listeners = new Set<() => void>()
  const signal = {
    aborted: false,
    reason: new Error('the user went away'),
    addEventListener: (_: string, listener: () => void) => void listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => void listeners.delete(listener),
  } as unknown as AbortSignal
  const abort = () => {
    for (const listener of listeners) listener()
  }
  return { signal, abort }
}

test('an address without a scheme is one with `https://`', async () => {
  const refused = { code: 'EFORBIDDENURL' }
  await expect(linkglass('10.0.0.1/a')).rejects.toMatchObject(refused)
  await expect(linkglass.read('10.0.0.1:80')).rejects.toMatchObject(refused)
  await expect(linkglass('not an address')).rejects.toMatchObject({ code: 'EINVALURL' })
  const { data } = await linkglass.fromHtml('<a href="/x">', {
    url: 'site.test/y',
    meta: false,
    data: { link: { selector: 'a', attr: 'href' } },
  })
  expect(data).toEqual({ link: 'https://site.test/x' })
})

test('without a browser a page that is empty until its scripts have run says so', async () => {
  const options = { meta: { title: true, author: true } } as const
  const { data, warnings } = await linkglass(at('/shell'), options)
  expect([data, warnings]).toEqual([
    { title: 'App', author: null },
    [{ code: 'ENOBROWSER', message: expect.stringContaining('LINKGLASS_BROWSER') }],
  ])
  const settled = await linkglass(at('/shell'), { meta: { title: true } })
  expect(settled.warnings).toBeUndefined()
})

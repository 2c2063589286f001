import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { png } from '../support/images.js'
import { type RawServer, startRaw } from '../support/raw-server.js'
import { UNHURRIED } from '../support/service.js'
import { type Hosted, startHosted } from './support/hosted.js'
import { answer, drip, OK, type Talk } from './support/talk.js'
import { CUT, PAGE, REFUSED, SLOW } from './targets.js'

/** For what never comes, and for what comes beside it, on a busy machine too. */
const DEADLINE = '1s'
const PATIENT_DEADLINE = '15s'

const TABLES: Readonly<Record<string, Readonly<Record<string, Talk>>>> = {
  cut: CUT,
  refused: Object.fromEntries(Object.entries(REFUSED).map(([what, [, talk]]) => [what, talk])),
}

let origin: RawServer
let service: Hosted
beforeAll(async () => {
  origin = await startRaw((socket, path) => {
    const [, table = '', what = ''] = decodeURIComponent(path).split('/')
    const talk = TABLES[table]?.[what] ?? OTHERS[`/${table}`] ?? answer(PAGE)
    talk(socket)
  })
  service = await startHosted({
    ...UNHURRIED,
    LINKGLASS_TIMEOUT: '2min',
    LINKGLASS_MAX_BODY: '2MB',
  })
})
afterAll(async () => {
  expect(service.memory().peak).toBeLessThan(512)
  await service.close()
  await origin.close()
})

const OTHERS: Readonly<Record<string, Talk>> = {
  '/images': answer(
    `<meta property="og:image" content="/slow-image"><link rel="icon" href="/icon.png"><title>Found`,
  ),
  '/slow-image': drip(`${OK}content-type: image/png\r\n\r\n`, 'x', 50),
  '/icon.png': answer(png(64, 64), 'content-type: image/png\r\n'),
}

/** Asks in more time than a busy machine takes to answer. */
function ask(path: string, parameters: Record<string, string> = {}) {
  return service.ask({
    url: `http://site.test:${origin.port}${encodeURI(path)}`,
    retry: '0',
    timeout: '2min',
    ...parameters,
  })
}

/** Asks a target that holds out for ever; nothing but the deadline ends that. */
async function outlast(talk: Talk, parameters: Record<string, string>, scheme = 'http') {
  const target = await startRaw(talk)
  const { body } = await service.ask({
    url: `${scheme}://site.test:${target.port}/`,
    retry: '0',
    timeout: DEADLINE,
    ...parameters,
  })
  await target.quiet()
  expect(target.openSockets()).toBe(0)
  await target.close()
  const [warning] = (body.warnings ?? []) as readonly { code: string }[]
  return body.code ?? warning?.code
}

describe('time', () => {
  const LATE = ['ETIMEOUT', 'EFATAL', 'EMAXREDIRECTS', 'ETRUNCATED']

  it.concurrent.each(Object.entries(SLOW))(
    'a target that %s is left at the deadline',
    async (_what, talk) => {
      expect(LATE).toContain(await outlast(talk, {}))
    },
  )

  it.concurrent.each(Object.entries(SLOW))(
    'also when rules wait for it: %s',
    async (_what, talk) => {
      expect(LATE).toContain(await outlast(talk, { meta: 'false', 'data.x.selector': 'p' }))
    },
  )

  it.concurrent('a target that never finishes its TLS handshake is left too', async () => {
    expect(await outlast(() => undefined, {}, 'https')).toBe('ETIMEOUT')
  })

  it.concurrent('retries share the one deadline', async () => {
    let tries = 0
    const reset: Talk = (socket) => {
      tries++
      socket.resetAndDestroy()
    }
    expect(await outlast(reset, { retry: '5', timeout: DEADLINE })).toBe('ETIMEOUT')
    // Pauses of 100, 200 and 400 ms fit into it; a fourth, of 800 ms, does not.
    expect([1, 2, 3, 4]).toContain(tries)
  })

  it.concurrent('a slow picture is no picture, and says so', async () => {
    const { body } = await ask('/images', { timeout: PATIENT_DEADLINE })
    expect(body).toMatchObject({
      status: 'success',
      data: { title: 'Found', image: null, logo: { type: 'png' } },
      warnings: [{ code: 'EMEDIA', message: expect.stringContaining('/slow-image') }],
    })
  })

  it.concurrent('a slow picture of a rule fails nothing else', async () => {
    const { body } = await ask('/images', {
      timeout: PATIENT_DEADLINE,
      meta: 'false',
      'data.slow.selector': 'meta',
      'data.slow.attr': 'content',
      'data.slow.type': 'image',
      'data.icon.selector': 'link',
      'data.icon.attr': 'href',
      'data.icon.type': 'image',
    })
    expect(body).toMatchObject({
      data: { slow: null, icon: { type: 'png', width: 64 } },
      warnings: [{ code: 'EMEDIA', message: expect.stringContaining('/slow-image') }],
    })
  })
})

describe('size', () => {
  it.each(Object.keys(CUT))('%s is cut and read', async (what) => {
    const before = service.cpu()
    const { status, body } = await ask(`/cut/${what}`)
    expect([status, body.code]).toEqual([200, undefined])
    expect(body.warnings).toContainEqual({
      code: 'ETRUNCATED',
      message: 'The page is larger than the limit: only its beginning was read.',
    })
    expect(service.cpu() - before).toBeLessThan(4_000)
    await origin.quiet()
  })

  it.each(Object.entries(REFUSED))('%s is an error', async (what, [code]) => {
    const { body } = await ask(`/refused/${what}`)
    expect(body.code).toBe(code)
    await origin.quiet()
  })
})

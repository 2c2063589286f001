import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Origin, startOrigin } from '../support/origin.js'
import type { Service } from '../support/service.js'
import { SHELLS } from './shells.js'
import { startWithBrowser } from './support.js'

const WHOLE = `<!doctype html><html lang="en"><title>Whole</title><meta property="og:description" content="All is here."><body><h1>Whole</h1>${'<p>Text that everyone sees without any script.</p>'.repeat(40)}<script>document.title = 'Rendered'</script>`

let site: Origin
let service: Service
beforeAll(async () => {
  site = await startOrigin((request, response) => {
    const path = decodeURIComponent(
      new URL(request.url ?? '/', 'http://site.test').pathname.slice(1),
    )
    const isData = path === 'data.json'
    response.writeHead(200, {
      'content-type': isData ? 'application/json' : 'text/html; charset=utf-8',
    })
    response.end(isData ? '{}' : path === 'whole' ? WHOLE : (SHELLS[path] ?? ''))
  })
  service = await startWithBrowser()
})
afterAll(async () => {
  await service?.close()
  await site?.close()
})

async function ask(path: string, more: Record<string, string> = {}) {
  const url = `http://site.test:${site.port}/${encodeURIComponent(path)}`
  const { status, headers, body } = await service.ask({ url, ...more })
  return { status, mode: headers.get('x-fetch-mode'), cache: headers.get('x-cache-status'), body }
}

describe('`prerender=auto`', () => {
  test.each(Object.keys(SHELLS))('opens what is empty without scripts: %s', async (name) => {
    const { status, mode, body } = await ask(name, {
      'data.price.selector': '.price',
      'data.price.type': 'number',
    })
    expect([status, mode, body]).toEqual([
      200,
      'prerender',
      expect.objectContaining({
        data: expect.objectContaining({
          title: 'The lamp',
          description: 'A lamp for the table, made of brass.',
          price: 89,
        }),
      }),
    ])
  })

  test('and says why, where the answer explains itself', async () => {
    const opened = 'without its scripts the page is empty'
    // Under a name of its own: of the other the service knows by now what it sends for any address.
    const url = `http://other.test:${site.port}/react`
    const { body } = await service.ask({ url, explain: 'true' })
    expect(body).toMatchObject({ explain: { opened } })
    const whole = await ask('whole', { explain: 'true' })
    expect(whole.body).not.toHaveProperty('explain.opened')
  })

  test('leaves alone what says everything without, and tells so on hits as well', async () => {
    for (const cache of ['MISS', 'HIT']) {
      expect(await ask('whole')).toMatchObject({
        mode: 'fetch',
        cache,
        body: { data: { title: 'Whole' } },
      })
    }
    for (const cache of ['MISS', 'HIT']) {
      expect(await ask('whole', { prerender: 'true' })).toMatchObject({
        mode: 'prerender',
        cache,
        body: { data: { title: 'Rendered' } },
      })
    }
  })

  test('is not asked where the caller says no', async () => {
    expect(await ask('react', { prerender: 'false' })).toMatchObject({
      mode: 'fetch',
      body: { data: { title: 'Loading' } },
    })
  })

  test('a picture without prerendering has its metadata by a plain fetch', async () => {
    const { mode, body } = await ask('whole', { prerender: 'false', screenshot: 'true' })
    expect([mode, body]).toMatchObject([
      'fetch',
      { data: { title: 'Whole', screenshot: { type: 'png' } } },
    ])
  })

  test('says `skipped` where no metadata was asked for', async () => {
    const rule = { meta: 'false', 'data.price.selector': '.price', 'data.price.attr': 'text' }
    expect(await ask('vue', rule)).toMatchObject({
      mode: 'skipped',
      body: { data: { price: '89' } },
    })
  })
})

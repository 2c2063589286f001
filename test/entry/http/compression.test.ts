import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Origin, startOrigin } from '../../support/origin.js'
import { type Service, startService } from '../../support/service.js'

let origin: Origin
let service: Service

beforeAll(async () => {
  origin = await startOrigin({
    '/long.html': `<title>Long</title><p>${'words and words '.repeat(500)}</p>`,
  })
  service = await startService()
})
afterAll(async () => {
  await service.close()
  await origin.close()
})

/** Without a client that decodes by itself. */
function get(
  path: string,
  accepted?: string,
): Promise<{ coding?: string; vary?: string; body: Buffer }> {
  const headers = accepted === undefined ? {} : { 'accept-encoding': accepted }
  return new Promise((resolve, reject) => {
    request(`${service.base}${path}`, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => {
        const { 'content-encoding': coding, vary } = response.headers
        resolve({ ...(coding && { coding }), ...(vary && { vary }), body: Buffer.concat(chunks) })
      })
    })
      .on('error', reject)
      .end()
  })
}

const DECODE = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  none: (bytes: Buffer) => bytes,
}

function query(path: string) {
  return `/?url=${encodeURIComponent(`http://site.test:${origin.port}${path}`)}&meta.title=true&data.p.selector=p`
}

describe('answers are compressed on request', () => {
  test.each([
    [undefined, 'none'],
    ['', 'none'],
    ['identity', 'none'],
    ['zstd', 'none'],
    ['gzip;q=0', 'none'],
    ['gzip', 'gzip'],
    ['x-gzip', 'gzip'],
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['GZIP, BR;q=0.5', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
  ] as const)('accept-encoding: %s', async (accepted, coding) => {
    const { body, ...head } = await get(query('/long.html'), accepted)
    expect(head).toEqual({
      ...(coding !== 'none' && { coding }),
      vary: 'accept, accept-encoding',
    })
    const { data } = JSON.parse(DECODE[coding](body).toString())
    expect([data.title, data.p.length]).toEqual(['Long', 8_000])
  })

  test('but short ones are not worth it', async () => {
    const { coding } = await get('/?url=nothing', 'gzip')
    expect(coding).toBeUndefined()
  })
})

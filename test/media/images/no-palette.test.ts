import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { png } from '../../support/images.js'
import { type Origin, startOrigin } from '../../support/origin.js'
import type { Service } from '../../support/service.js'

const IMAGES = '../../../src/media/images/index.js'

let origin: Origin
/** A service whose process for images finds no library. */
let service: Service
beforeAll(async () => {
  origin = await startOrigin({
    '/page.html': '<meta property="og:image" content="/a.png">',
    '/a.png': { headers: { 'content-type': 'image/png' }, body: png(200, 100) },
  })
  // Other tests have loaded what decodes images: it is loaded once more, without its library.
  vi.resetModules()
  vi.doMock(IMAGES, async () => {
    const { ImagesMissing } = await import('../../../src/contracts/images.js')
    const refuse = async () => {
      throw new ImagesMissing()
    }
    return { createImageJobQueue: () => ({ shrink: refuse, overlay: refuse, close: () => {} }) }
  })
  const { startService } = await import('../../support/service.js')
  service = await startService()
})
afterAll(async () => {
  await service?.close()
  await origin?.close()
  vi.doUnmock(IMAGES)
  vi.resetModules()
})

test('without the library for colors the answer has none, and says what to install', async () => {
  const url = `http://site.test:${origin.port}/page.html`
  const { status, body } = await service.ask({ url, 'meta.image': 'true', palette: 'true' })
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({
      data: { image: expect.not.objectContaining({ palette: expect.anything() }) },
      warnings: [{ code: 'EPALETTE', message: expect.stringContaining('npm install sharp') }],
    }),
  ])
})

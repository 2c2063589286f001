import { expect, test, vi } from 'vitest'
import { png } from '../support/images.js'
import { startOrigin } from '../support/origin.js'
import { startService } from '../support/service.js'

vi.mock('../../src/images/index.js', async () => {
  const { ImagesMissing } = await import('../../src/core/images.js')
  const refuse = async () => {
    throw new ImagesMissing()
  }
  return { createImageWork: () => ({ shrink: refuse, overlay: refuse, close: () => {} }) }
})

test('without the library for colors the answer has none, and says what to install', async () => {
  const origin = await startOrigin({
    '/page.html': '<meta property="og:image" content="/a.png">',
    '/a.png': { headers: { 'content-type': 'image/png' }, body: png(200, 100) },
  })
  const service = await startService()
  try {
    const url = `http://site.test:${origin.port}/page.html`
    const { status, body } = await service.ask({ url, 'meta.image': 'true', palette: 'true' })
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        data: { image: expect.not.objectContaining({ palette: expect.anything() }) },
        warnings: [{ code: 'EPALETTE', message: expect.stringContaining('npm install sharp') }],
      }),
    ])
  } finally {
    await service.close()
    await origin.close()
  }
})

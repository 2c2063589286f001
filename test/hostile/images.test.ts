import { afterAll, beforeAll, expect, test } from 'vitest'
import { interlacedPng } from '../support/images.js'
import { type Origin, startOrigin } from '../support/origin.js'
import { type Hosted, startHosted } from './support/hosted.js'

let site: Origin
let service: Hosted
beforeAll(async () => {
  site = await startOrigin((request, response) => {
    const isImage = request.url?.startsWith('/image')
    response.setHeader('content-type', isImage ? 'image/png' : 'text/html')
    response.end(isImage ? IMAGE : '<meta property="og:image" content="/image.png">')
  })
  service = await startHosted({ LINKGLASS_TIMEOUT: '5min' })
})
afterAll(async () => {
  await service?.close()
  await site?.close()
})

/** 200 MB of pixels. */
const IMAGE = interlacedPng(5_000)

/** Megabytes of the service's own process; without an image it has a third of that. */
const MEMORY = 300

test('images that are large when decoded cost the service none of its memory', async () => {
  const paths = ['/a', '/b', '/c', '/d']
  const answers = await Promise.all(
    paths.map((path) =>
      service.ask({
        url: `http://site.test:${site.port}${path}`,
        'meta.image': 'true',
        palette: 'true',
      }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(answers.map(({ body }) => body)).toEqual(
    paths.map(() => expect.objectContaining({ data: { image: expect.anything() } })),
  )
  expect(service.memory().peak).toBeLessThan(MEMORY)
})

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLinkglass, type Linkglass, loadConfig } from '../../../src/entry/library/library.js'
import { type Origin, startOrigin } from '../../support/origin.js'
import { TEST_NETWORK } from '../../support/service.js'

const CHARS = 400_000
const PAGES = 40

let origin: Origin
let linkglass: Linkglass

beforeAll(async () => {
  const page = `<title>Few words</title><script>${'let a = 1;'.repeat(CHARS / 10)}</script>`
  origin = await startOrigin((_request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(page)
  })
  linkglass = createLinkglass(loadConfig({ ...TEST_NETWORK, LINKGLASS_BROWSER: 'none' }))
})
afterAll(async () => {
  await linkglass.close()
  await origin.close()
})

setFlagsFromString('--expose-gc')
const collect: (options: { type: 'minor' }) => void = runInNewContext('gc')

/** Collects only what is young, as V8 does most of the time. */
function collectYoung(): void {
  for (let turn = 0; turn < 2; turn++) collect({ type: 'minor' })
}

async function growthOver(ask: (number: number) => Promise<unknown>): Promise<number> {
  for (let number = 0; number < 5; number++) await ask(number)
  collectYoung()
  const before = process.memoryUsage().heapUsed
  for (let number = 0; number < PAGES; number++) {
    await ask(number)
    collectYoung()
  }
  return process.memoryUsage().heapUsed - before
}

test('the text of a page does not outlive its answer', async () => {
  const growth = await growthOver((number) =>
    linkglass(`http://site.test:${origin.port}/${number}`, { ping: false }),
  )
  expect(growth).toBeLessThan((PAGES * CHARS) / 2)
})

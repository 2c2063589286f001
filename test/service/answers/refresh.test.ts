import { pino } from 'pino'
import { expect, test } from 'vitest'
import { loadConfig } from '../../../src/service/config/config.js'
import { openServices } from '../../../src/service/services.js'
import { startOrigin } from '../../support/origin.js'
import { TEST_NETWORK } from '../../support/service.js'
import { until } from '../../support/until.js'

test('a refresh that fails is told once, however many hits came meanwhile', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const origin = await startOrigin(async (request, response) => {
    if (origin.requests.length === 1) return void response.end('<title>A page</title>')
    await held
    request.socket.destroy()
  })
  const lines: string[] = []
  const log = pino({ base: null, timestamp: false }, { write: (line) => void lines.push(line) })
  const { answers, parse, close } = await openServices(loadConfig(TEST_NETWORK), log)
  const url = `http://site.test:${origin.port}/`
  const query = parse({ url, 'meta.title': 'true', staleTtl: '0', retry: '0' }, {})
  const ask = async () => {
    const { cacheStatus } = await answers.answerQuery(
      query,
      () => new AbortController().signal,
      () => undefined,
    )
    return cacheStatus
  }
  expect(await ask()).toBe('MISS')
  const hits = await Promise.all(Array.from({ length: 20 }, ask))
  expect(hits).toEqual(Array(20).fill('HIT'))
  await until(() => origin.requests.length === 2)
  release()
  await until(() => answers.pendingCount === 0 && lines.length > 0)
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      level: 40,
      err: expect.objectContaining({ code: 'EFATAL' }),
      msg: 'a stale copy could not be refreshed',
    },
  ])
  await close()
  await origin.close()
})

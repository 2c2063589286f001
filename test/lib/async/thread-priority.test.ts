import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Origin, startOrigin } from '../../support/origin.js'
import { type Service, startService } from '../../support/service.js'

let origin: Origin
let service: Service

beforeAll(async () => {
  const headers = { 'content-type': 'text/html' }
  origin = await startOrigin({ '/': { headers, body: '<p>a</p>' } })
  service = await startService()
})
afterAll(() => Promise.all([origin.close(), service.close()]))

/** proc_pid_stat(5): the 19th field is the niceness; a name in brackets may hold spaces. */
function nicenessOf(thread: string): number | undefined {
  try {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')')).split(' ')[17])
  } catch {
    // It has ended since it was listed.
    return undefined
  }
}

// Elsewhere than on Linux threads have no priority of their own.
test.runIf(process.platform === 'linux')('threads for what strangers choose give way', async () => {
  const before = getPriority()
  await service.ask({
    url: `http://site.test:${origin.port}/`,
    'data.a.selector': ':is(p)',
    'data.b.evaluate': '(html) => html.length',
  })
  const threads = readdirSync('/proc/self/task').map(nicenessOf)
  expect(nicenessOf(`${process.pid}`)).toBe(before)
  expect(threads).toContain(Math.min(19, before + 5))
})

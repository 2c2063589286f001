import { setImmediate } from 'node:timers/promises'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { addProcessMetrics } from '../../../../src/entry/http/metrics/process-metrics.js'

test("the metrics of the process are all of the library's", async () => {
  const [ours, theirs] = [new Registry(), new Registry()]
  addProcessMetrics(ours)
  collectDefaultMetrics({ register: theirs })
  const describe = async (registry: Registry) =>
    (await registry.getMetricsAsJSON()).map(({ name, help, type }) => ({ name, help, type }))
  expect(await describe(ours)).toEqual(await describe(theirs))
})

test('collections of garbage are counted from the first reading on', async () => {
  const registry = new Registry()
  addProcessMetrics(registry)
  const read = async () => {
    const text = await registry.metrics()
    return /^nodejs_gc_duration_seconds_count\{kind="minor"\} (\d+)$/m.exec(text)?.[1]
  }
  const makeGarbage = () => Array.from({ length: 100_000 }, (_, index) => ({ index }))
  makeGarbage()
  expect(await read()).toBeUndefined()
  let count: string | undefined
  while (count === undefined) {
    makeGarbage()
    await setImmediate()
    count = await read()
  }
  expect(Number(count)).toBeGreaterThan(0)
})

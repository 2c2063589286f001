import fc from 'fast-check'
import { AggregatorRegistry, Histogram, Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { DurationHistogram } from '../../../../src/entry/http/metrics/duration-histogram.js'

const BOUNDS = [0.001, 0.5, 30]
const TEXTS = { name: 'a_seconds', help: 'Time of \\ something.' }

type Observation = readonly [label: string, seconds: number]

const observations = fc.array(
  fc.tuple(
    fc.constantFrom('HIT', 'MISS', 'a "quoted" one\n'),
    fc.oneof(fc.constantFrom(0, ...BOUNDS), fc.double({ min: 0, max: 60, noNaN: true })),
  ),
)

function ours(observed: readonly Observation[]): Registry {
  const registry = new Registry()
  const histogram = new DurationHistogram({
    ...TEXTS,
    label: 'cache',
    bounds: BOUNDS,
    registers: [registry],
  })
  for (const [cache, seconds] of observed) histogram.addDuration(cache, seconds)
  return registry
}

function theirs(observed: readonly Observation[]): Registry {
  const registry = new Registry()
  const histogram = new Histogram({
    ...TEXTS,
    labelNames: ['cache'],
    buckets: BOUNDS,
    registers: [registry],
  })
  for (const [cache, seconds] of observed) histogram.observe({ cache }, seconds)
  return registry
}

test("is written out as the library's histogram of the same observations", async () => {
  const property = fc.asyncProperty(observations, async (observed) => {
    expect(await ours(observed).metrics()).toBe(await theirs(observed).metrics())
  })
  await fc.assert(property)
})

test('so is the sum over several processes', async () => {
  const sum = async (registries: readonly Registry[]) => {
    const read = await Promise.all(registries.map((one) => one.getMetricsAsJSON()))
    return AggregatorRegistry.aggregate(read).metrics()
  }
  const property = fc.asyncProperty(observations, observations, async (one, other) => {
    const expected = await sum([theirs(one), theirs(other)])
    expect(await sum([ours(one), ours(other)])).toBe(expected)
  })
  await fc.assert(property)
})

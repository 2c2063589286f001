import { startPages } from '../support/asking.js'
import { compare, ratios } from '../support/pairs.js'
import { startOurs } from '../support/process.js'

/** What a request costs when one process answers it, and when one of two workers does. */
export async function workers(): Promise<void> {
  const { origin, page } = await startPages()
  const none = { LINKGLASS_CACHE: 'none' }
  const uncached = { requests: 400, concurrency: 16, path: page }
  const hits = { requests: 20_000, concurrency: 16, path: (index: number) => page(index % 50) }
  const [one, two] = [await startOurs(none), await startOurs(none, ['--workers', '2'])]
  console.table(
    ratios(
      await compare([
        { name: 'uncached, 1 process', served: one, load: uncached },
        { name: 'uncached, 2 workers', served: two, load: uncached },
      ]),
    ),
  )
  await Promise.all([one.stop(), two.stop()])
  const [oneKept, twoKept] = [await startOurs(), await startOurs({}, ['--workers', '2'])]
  console.table(
    ratios(
      await compare([
        { name: 'copy, 1 process', served: oneKept, load: hits },
        { name: 'copy, 2 workers', served: twoKept, load: hits },
      ]),
    ),
  )
  await Promise.all([origin, oneKept, twoKept].map((served) => served.stop()))
}

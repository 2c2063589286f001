import { startPages } from '../support/asking.js'
import { run } from '../support/load.js'
import { startOurs } from '../support/process.js'

const STEP = 2_500

/** Memory of one process while 10,000 distinct pages go through it, with the default cache. */
export async function memory(): Promise<void> {
  const { origin, sized } = await startPages()
  const ours = await startOurs()
  const rows: Record<string, object> = {}
  const megabytes = () => ({ 'resident MB': Math.round(ours.memory() / 1e6) })
  rows['0 pages'] = megabytes()
  for (let asked = 0; asked < 4 * STEP; asked += STEP) {
    const path = (index: number) => sized(20_000 + ((asked + index) % 40) * 5_000, asked + index)
    await run(ours.base, { requests: STEP, concurrency: 16, path })
    rows[`${asked + STEP} pages`] = megabytes()
  }
  console.table(rows)
  await Promise.all([origin.stop(), ours.stop()])
}

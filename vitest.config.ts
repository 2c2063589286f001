import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { MissingPrograms } from './test/support/missing-programs.js'

/**
 * Tests run on the sources, but a worker thread needs JavaScript: `new URL('./worker.js',
 * import.meta.url)` in src/ is pointed to the built file in dist/, which `npm test` makes first.
 */
const builtWorkers: Plugin = {
  name: 'built-workers',
  transform(code, id) {
    if (!id.includes('/src/')) return undefined
    const dist = `file://${id.replace('/src/', '/dist/')}`
    return code.replace(
      /new URL\(\s*(['"]\.[^'"]*\.js['"]),\s*import\.meta\.url,?\s*\)/g,
      `new URL($1, '${dist}')`,
    )
  },
}

/**
 * Files that take longest begin first, so that none of them is alone at the end. Those that wait for a
 * browser or a process most of their time then come between those that do not, which have something to
 * do for the cores meanwhile.
 */
class WaitingAmongBusy extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const longest = LONGEST.flatMap((name) =>
      sorted.filter(({ moduleId }) => moduleId.endsWith(`/test/${name}.test.ts`)),
    )
    const waiting = sorted.filter((file) => WAITING.test(file.moduleId) && !longest.includes(file))
    const busy = sorted.filter((file) => !longest.includes(file) && !waiting.includes(file))
    return [...longest, ...spread(waiting, busy)]
  }
}

/** Both lists as one, each in its order and evenly from the first to the last. */
function spread<T>(one: readonly T[], other: readonly T[]): T[] {
  const placed = [one, other].flatMap((list) =>
    list.map((item, index) => ({ item, place: (index + 0.5) / list.length })),
  )
  return placed.sort((a, b) => a.place - b.place).map(({ item }) => item)
}

/** The longest of them first. */
const LONGEST = [
  'playground/page/playground',
  'browser/lighthouse/lighthouse',
  'browser/visit/faults',
  'clients/with-browser',
  'hostile/heavy/pages',
  'browser/steps/steps',
  'browser/steps/pdf',
  'browser/functions/function-attacks',
  'browser/people',
  'hostile/heavy/load',
  'service/coordination/redis-groups',
  'browser/visit/guard',
  'browser/steps/screenshots',
  'entry/cli/page-argument',
  'service/cache/damage-while-running',
  'service/workers/workers',
]

const WAITING =
  /\/test\/(hostile|service\/cache|service\/coordination|browser|entry\/cli|clients|demo)\//

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [builtWorkers],
  test: {
    include: ['test/**/*.test.ts'],
    reporters: ['default', new MissingPrograms()],
    globalSetup: ['test/support/unpack-browser.ts'],
    setupFiles: ['test/support/fail-on-warnings.ts', 'test/support/seed-properties.ts'],
    pool: 'forks',
    // Loading the sources for each file again would take as long as the tests do.
    isolate: false,
    // Most tests wait for a browser, a process or a deadline; others keep the cores at work meanwhile.
    maxWorkers: 2 * availableParallelism(),
    maxConcurrency: 40,
    sequence: { sequencer: WaitingAmongBusy },
    // These end what hangs, on a machine however busy; no test relies on how long anything takes.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000, interval: 25 } },
  },
})

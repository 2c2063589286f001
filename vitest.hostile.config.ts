import { mergeConfig } from 'vitest/config'
import base from './vitest.config.js'

/** The heavy part of the hostile tests: the service as a process of its own, one file after another. */
export default mergeConfig(
  { ...base, test: { ...base.test, include: [], exclude: [] } },
  {
    test: {
      include: ['test/hostile/heavy/**/*.test.ts'],
      fileParallelism: false,
      testTimeout: 120_000,
      hookTimeout: 30_000,
    },
  },
)

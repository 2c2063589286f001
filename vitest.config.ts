import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vitest/config'

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

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [builtWorkers],
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/hostile/heavy/**'],
    testTimeout: 15_000,
    pool: 'forks',
  },
})

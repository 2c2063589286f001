import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

/**
 * Builds a page into dist/playground: that which the service serves at /playground, or with `--mode jobs` after it
 * that of /jobs. They share no files, so that neither loads what the other needs.
 */
export default defineConfig(({ mode }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/playground/',
  publicDir: false,
  build: {
    outDir: '../dist/playground',
    emptyOutDir: mode !== 'jobs',
    target: 'es2022',
    // The page's policy allows no inline code and no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: fileURLToPath(
        new URL(mode === 'jobs' ? 'jobs/index.html' : 'index.html', import.meta.url),
      ),
    },
  },
}))

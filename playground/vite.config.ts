import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

/** Builds the page into dist/playground, which the service serves at /playground. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/playground/',
  publicDir: false,
  build: {
    outDir: '../dist/playground',
    emptyOutDir: true,
    target: 'es2022',
    // The page's policy allows no inline code and no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})

import { readFileSync } from 'node:fs'
import { lazy } from './data/lazy.js'

/** Reads the version of this package, once. */
export const version = lazy((): string => {
  const manifest: unknown = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  )
  const known = typeof manifest === 'object' && manifest !== null && 'version' in manifest
  return known ? String(manifest.version) : 'unknown'
})

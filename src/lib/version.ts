import { readFileSync } from 'node:fs'
import { computeOnce } from './data/lazy.js'

export const version = computeOnce((): string => {
  const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8')
  return (JSON.parse(manifest) as { version: string }).version
})

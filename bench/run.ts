import { parseArgs } from 'node:util'

type Table = (corpus?: string) => Promise<void>

/** Each prints one table; loaded when it is asked for. */
const TABLES: Readonly<Record<string, () => Promise<Table>>> = {
  core: async () => (await import('./tables/core.js')).core,
  parse: async () => (await import('./tables/parse.js')).parse,
  uncached: async () => (await import('./tables/uncached.js')).uncached,
  miss: async () => (await import('./tables/miss.js')).miss,
  rules: async () => (await import('./tables/rules.js')).rules,
  hit: async () => (await import('./tables/hit.js')).hit,
  doors: async () => (await import('./tables/doors.js')).doors,
  jobs: async () => (await import('./tables/jobs.js')).jobs,
  beside: async () => (await import('./tables/beside.js')).beside,
  loop: async () => (await import('./tables/loop.js')).loop,
  workers: async () => (await import('./tables/workers.js')).workers,
  redis: async () => (await import('./tables/redis.js')).redis,
  shells: async () => (await import('./tables/shells.js')).shells,
  text: async () => (await import('./tables/text.js')).text,
  browser: async () => (await import('./tables/browser.js')).browser,
  bytes: async () => (await import('./tables/bytes.js')).bytes,
  growth: async () => (await import('./tables/growth.js')).growth,
}

const { positionals } = parseArgs({ allowPositionals: true })

function isFolder(word: string) {
  return word.includes('/')
}

const corpus = positionals.find(isFolder)
const named = positionals.filter((word) => !isFolder(word))
const unknown = named.filter((name) => !Object.hasOwn(TABLES, name))
if (unknown.length > 0) {
  console.error(
    `There is no table ${unknown.join(', ')}. Tables: ${Object.keys(TABLES).join(', ')}.`,
  )
  process.exit(1)
}
for (const name of named.length > 0 ? named : Object.keys(TABLES)) {
  console.log(`\n${name}`)
  await (await TABLES[name]?.())?.(corpus)
}

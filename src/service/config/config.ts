import { readFileSync } from 'node:fs'
import { isRecord } from '../../lib/data/json.js'
import { findNearest, formatSuggestion } from '../../lib/text/nearest.js'
import { BROWSER_SETTINGS } from './browser-settings.js'
import { FETCH_SETTINGS } from './fetch-settings.js'
import { bytes, cacheBackend, duration, timeout } from './parsers.js'
import { BATCH_SETTINGS, JOB_SETTINGS, PLAN_SETTINGS, QUERY_SETTINGS } from './query-settings.js'
import { type Environment, readSettings } from './read-settings.js'
import { READING_SETTINGS } from './reading-settings.js'
import { SERVER_SETTINGS } from './server-settings.js'
import { allowsFileVariable, listSettings, type ReadFile, setting, type Values } from './setting.js'

const CACHE_SETTINGS = {
  backend: setting('LINKGLASS_CACHE', 'memory', cacheBackend, { secret: true }).means(
    'Place of answers: `memory`; `disk:PATH`, a folder that processes share; `redis://HOST`, a Redis or Valkey that machines share, limits included, or `redis+cluster://HOST,HOST` or `redis+sentinel://HOST,HOST/NAME`; or `none`.',
  ),
  wallTtl: setting('LINKGLASS_WALL_TTL', '5m', duration).means(
    'Longest time for which an answer is kept if a robot check, a consent, login, ad-block or age page, a shell or a “not found” came instead of the page, or nothing at all.',
  ),
  maxBytes: setting('LINKGLASS_CACHE_SIZE', '64MB', bytes).means(
    'Size of the cache in memory, compressed forms of the answers included.',
  ),
  maxDiskBytes: setting('LINKGLASS_CACHE_DISK_SIZE', '1GB', bytes).means(
    'Size of the cache on the disk; its file may grow to twice that.',
  ),
  redisTimeout: setting('LINKGLASS_REDIS_TIMEOUT', '60ms', timeout).means(
    'Time of one command to Redis; then this process works without Redis until it answers again.',
  ),
}

/** Settings in the order of the documentation. Times are in milliseconds, sizes in bytes. */
const TABLE = {
  ...SERVER_SETTINGS,
  query: QUERY_SETTINGS,
  fetch: FETCH_SETTINGS,
  ...READING_SETTINGS,
  browser: BROWSER_SETTINGS,
  cache: CACHE_SETTINGS,
  batch: BATCH_SETTINGS,
  jobs: JOB_SETTINGS,
  plans: PLAN_SETTINGS,
}
export const SETTINGS = listSettings(TABLE)

export type Config = Values<typeof TABLE>

export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** @throws ConfigError that lists every mistake. Unknown variables only call `warn`. */
export function loadConfig(
  env: Environment = {},
  warn: (message: string) => void = () => {},
  readFile: ReadFile = (path) => readFileSync(path, 'utf8'),
): Config {
  if (!isRecord(env))
    throw new ConfigError(`\`loadConfig\` takes environment variables, as in \`${EXAMPLE}\`.`)
  const problems: string[] = []
  const config = readSettings(TABLE, env, readFile, problems)
  if (problems.length > 0) {
    throw new ConfigError(['The configuration is wrong.', ...problems].join('\n  '))
  }
  for (const message of listUnknownVariableWarnings(env)) warn(message)
  const { fetch } = config
  return {
    ...config,
    fetch: { ...fetch, userAgent: addContactToUserAgent(fetch.userAgent, fetch.contact) },
  }
}

const EXAMPLE = "loadConfig({ LINKGLASS_TIMEOUT: '5s' })"

/** Checks settings at run time, for callers in JavaScript. */
export function refuseForeignConfig(config: Config, caller: string): void {
  const given: unknown = config
  if (isRecord(given) && Object.keys(TABLE).every((name) => name in given)) return
  const example = `${caller}(${EXAMPLE})`
  throw new ConfigError(
    `\`${caller}\` takes settings that \`loadConfig\` made, as in \`${example}\`.`,
  )
}

function addContactToUserAgent(userAgent: string, address: string): string {
  if (address === '') return userAgent
  return userAgent.endsWith(')')
    ? `${userAgent.slice(0, -1)}; +${address})`
    : `${userAgent} (+${address})`
}

/** Milliseconds to finish sending an answer after the deadline of its request. */
const SENDING = 2_000

/** Returns the milliseconds that a process has to finish its requests before it ends. */
export function getDrainTime({ query, server }: Config): number {
  return query.defaults.timeout + SENDING + (server.drainDelay ?? 0)
}

/** Variables that Kubernetes sets for a service named `linkglass`. */
const KUBERNETES = /^LINKGLASS_(SERVICE_|PORT$|PORT_)/

function listUnknownVariableWarnings(env: Environment): string[] {
  const names = SETTINGS.flatMap((setting) =>
    allowsFileVariable(setting) ? [setting.name, `${setting.name}_FILE`] : [setting.name],
  )
  return Object.keys(env)
    .filter((name) => /^LINKGLASS_/i.test(name) && !names.includes(name) && !KUBERNETES.test(name))
    .map(
      (name) =>
        `${name} is not a variable of linkglass.${formatSuggestion(findNearestNames(name, names))}`,
    )
}

function findNearestNames(name: string, names: readonly string[]): string[] {
  const bySuffix = new Map(names.map((known) => [removeNamePrefix(known), known]))
  const nearest = findNearest(removeNamePrefix(name), [...bySuffix.keys()])
  return nearest.map((near) => bySuffix.get(near) ?? near)
}

function removeNamePrefix(name: string): string {
  return name.toUpperCase().replace(/^LINKGLASS_/, '')
}

import { availableParallelism } from 'node:os'
import { parseAddress, parseNetwork } from '../../lib/net/ip-address.js'
import { parseRedisAddress, REDIS_ADDRESS_FORM } from '../../lib/redis/index.js'
import { parseDuration } from '../../lib/text/duration.js'
import type { CacheBackend } from '../cache/index.js'
import type { TrustProxy } from '../limits/index.js'
import type { Parser } from './parser.js'

export type { Parser } from './parser.js'

export const anyText: Parser<string> = { form: 'text', parse: (given) => given }

export const flag: Parser<boolean> = {
  form: '`true` or `false`',
  parse: (given) => (given === 'true' ? true : given === 'false' ? false : undefined),
}

export function integer(min: number, max: number): Parser<number> {
  return {
    form: `a whole number from ${min} to ${max}`,
    parse: (given) => within(/^\d+$/.test(given) ? Number(given) : undefined, min, max),
  }
}

/** Processes; `auto` is one for each core that this process may use. */
export const workers: Parser<number> = {
  form: '`auto`, or a whole number from 1 to 1024',
  parse: (given) => (given === 'auto' ? availableParallelism() : integer(1, 1_024).parse(given)),
}

const LONGEST = 366 * 86_400_000

/** Milliseconds. */
export const duration: Parser<number> = {
  form: 'a duration above 0, as in `500ms`, `28s`, `5min`, `24h`',
  parse: (given) => within(parseDuration(given), 1, LONGEST),
}

/** Milliseconds, `undefined` for `false`; wrapped, since `undefined` means wrong. */
export const durationOrFalse: Parser<{ readonly milliseconds: number | undefined }> = {
  form: 'a duration, as in `1h`, or `false`',
  parse: (given) => {
    if (given === 'false') return { milliseconds: undefined }
    const milliseconds = within(parseDuration(given), 0, LONGEST)
    return milliseconds === undefined ? undefined : { milliseconds }
  },
}

const SIZES = new Map([
  ['', 1],
  ['b', 1],
  ['kb', 1e3],
  ['mb', 1e6],
  ['gb', 1e9],
  ['kib', 2 ** 10],
  ['mib', 2 ** 20],
  ['gib', 2 ** 30],
])

/** Bytes; decimal and binary units (IEC 80000-13). */
export const bytes: Parser<number> = {
  form: 'a size above 0, as in `500kB`, `10MB`, `64MiB`',
  parse: (given) => {
    const match = /^(\d+(?:\.\d+)?)\s*([a-z]*)$/i.exec(given)
    const unit = SIZES.get(match?.[2]?.toLowerCase() ?? '')
    if (!match || unit === undefined) return undefined
    return within(Math.round(Number(match[1]) * unit), 1, 2 ** 40)
  },
}

export function choice<T extends string>(...choices: readonly T[]): Parser<T> {
  return {
    form: choices.map((one) => `\`${one}\``).join(' or '),
    parse: (given) => choices.find((one) => one === given),
  }
}

export const cacheBackend: Parser<CacheBackend> = {
  form: `\`memory\`, \`none\`, \`disk:PATH\`, ${REDIS_ADDRESS_FORM}`,
  parse: (given) => {
    if (given === 'memory' || given === 'none') return { kind: given }
    if (/^disk:./.test(given)) return { kind: 'disk', path: given.slice('disk:'.length) }
    return parseRedisAddress(given) ? { kind: 'redis', url: given } : undefined
  },
}

export const list: Parser<readonly string[]> = {
  form: 'a list separated by commas',
  parse: (given) =>
    given
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
}

/** Text that a stage's own parser reads; its error says what is right. */
export function parsedBy<T>(form: string, parse: (given: string) => T): Parser<T> {
  return { form, parse: parse }
}

export const trustProxy: Parser<TrustProxy> = {
  form: '`true`, `false`, a number of proxies, or networks as in `10.0.0.0/8,fd00::/8`',
  parse: (given) => {
    const asFlag = flag.parse(given)
    if (asFlag !== undefined) return asFlag
    if (/^\d{1,2}$/.test(given)) return Number(given)
    const networks = (list.parse(given) ?? []).map(asNetwork)
    return networks.every((network) => parseNetwork(network) !== undefined) ? networks : undefined
  },
}

function asNetwork(written: string): string {
  const address = parseAddress(written)
  return address ? `${written}/${address.bits}` : written
}

function within(value: number | undefined, min: number, max: number): number | undefined {
  return value !== undefined && value >= min && value <= max ? value : undefined
}

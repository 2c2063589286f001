import { availableParallelism } from 'node:os'
import ipaddr from 'ipaddr.js'
import type { CachePlace } from '../cache/place.js'
import { parseDuration } from '../core/duration.js'
import type { TrustProxy } from '../limits/client-address.js'

/** How a variable's text is read. */
export interface Kind<T> {
  /** What is right, as it ends the sentence "it must be …". */
  readonly form: string
  /** `undefined`, or an error that says more, for text that is wrong. */
  readonly read: (text: string) => T | undefined
}

export const text: Kind<string> = { form: 'text', read: (given) => given }

export const flag: Kind<boolean> = {
  form: '`true` or `false`',
  read: (given) => (given === 'true' ? true : given === 'false' ? false : undefined),
}

export function count(min: number, max: number): Kind<number> {
  return {
    form: `a whole number from ${min} to ${max}`,
    read: (given) => within(/^\d+$/.test(given) ? Number(given) : undefined, min, max),
  }
}

/** Processes; `auto` is one for each core that this process may use. */
export const workers: Kind<number> = {
  form: '`auto`, or a whole number from 1 to 1024',
  read: (given) => (given === 'auto' ? availableParallelism() : count(1, 1_024).read(given)),
}

const LONGEST = 366 * 86_400_000

/** Milliseconds. */
export const duration: Kind<number> = {
  form: 'a duration above 0, as in `500ms`, `28s`, `5min`, `24h`',
  read: (given) => within(parseDuration(given), 1, LONGEST),
}

/** Milliseconds, `undefined` for `false`; wrapped, since `undefined` means wrong. */
export const durationOrFalse: Kind<{ readonly milliseconds: number | undefined }> = {
  form: 'a duration, as in `1h`, or `false`',
  read: (given) => {
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
export const bytes: Kind<number> = {
  form: 'a size above 0, as in `500kB`, `10MB`, `64MiB`',
  read: (given) => {
    const match = /^(\d+(?:\.\d+)?)\s*([a-z]*)$/i.exec(given)
    const unit = SIZES.get(match?.[2]?.toLowerCase() ?? '')
    if (!match || unit === undefined) return undefined
    return within(Math.round(Number(match[1]) * unit), 1, 2 ** 40)
  },
}

export function choice<T extends string>(...choices: readonly T[]): Kind<T> {
  return {
    form: choices.map((one) => `\`${one}\``).join(' or '),
    read: (given) => choices.find((one) => one === given),
  }
}

export const cachePlace: Kind<CachePlace> = {
  form: '`memory`, `none`, `disk:PATH`, `redis://HOST:PORT` or `rediss://HOST:PORT`',
  read: (given) => {
    if (given === 'memory' || given === 'none') return { kind: given }
    if (/^disk:./.test(given)) return { kind: 'disk', path: given.slice('disk:'.length) }
    return /^rediss?:\/\/./.test(given) && URL.canParse(given)
      ? { kind: 'redis', url: given }
      : undefined
  },
}

export const list: Kind<readonly string[]> = {
  form: 'a list separated by commas',
  read: (given) =>
    given
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
}

/** Text that a stage's own parser reads; its error says what is right. */
export function parsed<T>(form: string, parse: (given: string) => T): Kind<T> {
  return { form, read: parse }
}

export const trustProxy: Kind<TrustProxy> = {
  form: '`true`, `false`, a number of proxies, or networks as in `10.0.0.0/8,fd00::/8`',
  read: (given) => {
    const asFlag = flag.read(given)
    if (asFlag !== undefined) return asFlag
    if (/^\d{1,2}$/.test(given)) return Number(given)
    const networks = (list.read(given) ?? []).map(asNetwork)
    return networks.every((network) => ipaddr.isValidCIDR(network)) ? networks : undefined
  },
}

function asNetwork(written: string): string {
  if (!ipaddr.isValid(written)) return written
  return `${written}/${ipaddr.parse(written).kind() === 'ipv4' ? 32 : 128}`
}

function within(value: number | undefined, min: number, max: number): number | undefined {
  return value !== undefined && value >= min && value <= max ? value : undefined
}

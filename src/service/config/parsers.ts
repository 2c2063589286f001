import { availableParallelism } from 'node:os'
import type { BrowserSetting } from '../../contracts/browser-setting.js'
import { DOOR_NAMES, type DoorName } from '../../contracts/doors.js'
import { isRecord } from '../../lib/data/json.js'
import { parseHttpUrl } from '../../lib/net/http-url.js'
import { parseIpAddress, parseNetwork } from '../../lib/net/ip-address.js'
import { parseRedisAddress, REDIS_ADDRESS_FORM } from '../../lib/redis/index.js'
import { parseDuration } from '../../lib/text/duration.js'
import { splitList } from '../../lib/text/split-list.js'
import type { Provider } from '../../media/oembed/index.js'
import { loadSigningKey, type SigningKey } from '../../network/signatures/index.js'
import type { CacheBackend, SharedBackend } from '../cache/index.js'
import type { TrustProxy } from '../limits/index.js'
import { parseJsonSetting } from './parse-json-setting.js'
import type { Parser } from './setting.js'

export const anyText: Parser<string> = { form: 'text', parse: (given) => given }

export const flag: Parser<boolean> = {
  form: '`true` or `false`',
  parse: (given) => (given === 'true' ? true : given === 'false' ? false : undefined),
}

export function integer(min: number, max: number): Parser<number> {
  return {
    form: `a whole number from ${min} to ${max}`,
    parse: (given) => omitOutOfRange(/^\d+$/.test(given) ? Number(given) : undefined, min, max),
  }
}

export const workers: Parser<number> = {
  form: '`auto`, or a whole number from 1 to 1024',
  parse: (given, readFile) =>
    given === 'auto' ? availableParallelism() : integer(1, 1_024).parse(given, readFile),
}

function createDuration(days: number, least = 1): Parser<number> {
  return {
    form: `a duration${least > 0 ? ' above 0 and' : ''} of at most ${days} days, as in \`500ms\`, \`28s\`, \`5min\`, \`24h\``,
    parse: (given) => omitOutOfRange(parseDuration(given), least, days * 86_400_000),
  }
}

function orFalse(parser: Parser<number>): Parser<number | undefined> {
  return { ...parser, form: `${parser.form}, or \`false\``, none: 'false' }
}

export const duration = createDuration(366)
export const durationOrFalse = orFalse(createDuration(366, 0))

// A week at most, since Node.js takes a timer above 2^31 ms, about 25 days, for 1 ms.
export const timeout = createDuration(7)
export const timeoutOrFalse = orFalse(createDuration(7, 0))

/** Bytes of decimal and binary units (IEC 80000-13). */
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

export const bytes: Parser<number> = {
  form: 'a size above 0, as in `500kB`, `10MB`, `64MiB`',
  parse: (given) => {
    const match = /^(\d+(?:\.\d+)?)\s*([a-z]*)$/i.exec(given)
    const unit = SIZES.get(match?.[2]?.toLowerCase() ?? '')
    if (!match || unit === undefined) return undefined
    return omitOutOfRange(Math.round(Number(match[1]) * unit), 1, 2 ** 40)
  },
}

export function choice<T extends string>(...choices: readonly T[]): Parser<T> {
  return {
    form: choices.map((one) => `\`${one}\``).join(' or '),
    parse: (given) => choices.find((one) => one === given),
  }
}

export const list: Parser<readonly string[]> = {
  form: 'a list separated by commas',
  parse: splitList,
}

export const doors: Parser<readonly DoorName[]> = {
  form: `\`all\`, or a list separated by commas of ${DOOR_NAMES.map((name) => `\`${name}\``).join(', ')}`,
  parse: (given) => {
    const names = [...new Set(splitList(given))]
    if (names.join() === 'all') return DOOR_NAMES
    const known = DOOR_NAMES.filter((name) => names.includes(name))
    return known.length === names.length ? known : undefined
  },
}

export const webAddress: Parser<URL | undefined> = {
  form: 'an address with `http://` or `https://` written out',
  none: '',
  parse: (given) => parseHttpUrl(given),
}

export const contact: Parser<string> = {
  form: 'an address with `http://` or `https://` written out, or one for mail',
  parse: (given) => {
    if (given === '') return ''
    if (/^(?:mailto:)?[\w.+-]{1,64}@[\w.-]{1,255}$/.test(given)) return given
    return parseHttpUrl(given)?.href
  },
}

export const signingKey: Parser<SigningKey | undefined> = {
  form: 'the path of a file',
  none: '',
  parse: loadSigningKey,
}

export const cacheBackend: Parser<CacheBackend> = {
  form: `\`memory\`, \`none\`, \`disk:PATH\`, ${REDIS_ADDRESS_FORM}`,
  parse: (given) => {
    if (given === 'memory' || given === 'none') return { kind: given }
    if (/^disk:./.test(given)) return { kind: 'disk', path: given.slice('disk:'.length) }
    return parseRedisAddress(given) ? { kind: 'redis', url: given } : undefined
  },
}

export const jobPlace: Parser<SharedBackend | undefined> = {
  form: `\`disk:PATH\`, ${REDIS_ADDRESS_FORM}, or \`none\``,
  none: 'none',
  parse: (given, readFile) => {
    const backend = cacheBackend.parse(given, readFile)
    return backend?.kind === 'disk' || backend?.kind === 'redis' ? backend : undefined
  },
}

export const browser: Parser<BrowserSetting> = {
  form: '`auto`, `none`, the path of a Chromium or Chrome, or `ws://…`, `wss://…`',
  parse: (given) => {
    if (given === 'auto' || given === 'none') return { kind: given }
    if (/^wss?:\/\/./.test(given)) return { kind: 'remote', url: given }
    return given.includes('/') || given.includes('\\') ? { kind: 'path', path: given } : undefined
  },
}

export const trustProxy: Parser<TrustProxy> = {
  form: '`true`, `false`, a number of proxies, or networks as in `10.0.0.0/8,fd00::/8`',
  parse: (given) => {
    if (given === 'true' || given === 'false') return given === 'true'
    if (/^\d{1,2}$/.test(given)) return Number(given)
    const networks = splitList(given).map((written) => {
      const address = parseIpAddress(written)
      return address ? `${written}/${address.bits}` : written
    })
    return networks.every((network) => parseNetwork(network) !== undefined) ? networks : undefined
  },
}

export const oembedProviders: Parser<readonly Provider[]> = {
  form: 'JSON such as `[{"endpoints":[{"url":"https://media.example/oembed","schemes":["https://media.example/*"]}]}]`, or the path of a file that holds it',
  parse: (given, readFile) => {
    const parsed = parseJsonSetting(given, 'list', readFile)
    return Array.isArray(parsed) && parsed.every(isProvider) ? parsed : undefined
  },
}

function isProvider(value: unknown): value is Provider {
  return isRecord(value) && Array.isArray(value.endpoints) && value.endpoints.every(isEndpoint)
}

function isEndpoint(value: unknown): boolean {
  if (!isRecord(value) || typeof value.url !== 'string') return false
  const { schemes = [] } = value
  return Array.isArray(schemes) && schemes.every((one) => typeof one === 'string')
}

function omitOutOfRange(value: number | undefined, min: number, max: number): number | undefined {
  return value !== undefined && value >= min && value <= max ? value : undefined
}

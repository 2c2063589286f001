import type { Request } from '../request/request.js'
import { optionsOf } from '../request/request-options.js'
import { quoteForShell } from './languages.js'

/** Flags of the program by the parameters that they stand for. */
const FLAGS: Readonly<Record<string, { readonly flag: string; readonly isSwitch?: boolean }>> = {
  filter: { flag: '--filter' },
  palette: { flag: '--palette', isSwitch: true },
  video: { flag: '--video', isSwitch: true },
  retry: { flag: '--retry' },
  requireOk: { flag: '--require-ok', isSwitch: true },
  waitForSelector: { flag: '--wait-for' },
  click: { flag: '--click' },
  scroll: { flag: '--scroll' },
  hide: { flag: '--hide' },
  remove: { flag: '--remove' },
  timeout: { flag: '--timeout' },
  explain: { flag: '--explain', isSwitch: true },
  embed: { flag: '--get' },
}

/** Parameters about copies, of which the program keeps none. */
const OF_COPIES = new Set(['ttl', 'staleTtl', 'force', 'cacheKey'])

/** Writes a request as a command of the program; what that has no flag for stands in a comment. */
export function programCode(request: Request): string {
  const { data, meta, headers, ...options } = optionsOf(request)
  const lines = [
    ...toMeta(meta),
    ...Object.entries(headers ?? {}).map(([name, value]) => ['--header', `${name}: ${value}`]),
    ...Object.entries(options).flatMap(([name, value]) => toFlag(name, value)),
    ...(data ? [['--data', JSON.stringify(data)]] : []),
  ].map(([flag, value]) => (value === undefined ? flag : `${flag} ${quoteForShell(value)}`))
  const lost = Object.keys(options).filter(
    (name) => !Object.hasOwn(FLAGS, name) && !OF_COPIES.has(name),
  )
  const comment =
    lost.length > 0 ? `# without ${lost.join(', ')}: the program has no flag for it\n` : ''
  return `${comment}${[`linkglass ${quoteForShell(request.url)}`, ...lines].join(' \\\n  ')}\n`
}

function toFlag(name: string, value: unknown): string[][] {
  const known = Object.hasOwn(FLAGS, name) ? FLAGS[name] : undefined
  if (!known) return []
  if (known.isSwitch) return value === true ? [[known.flag]] : []
  return [value].flat().map((one) => [known.flag, String(one)])
}

/** Fields by name, or `false` for none. */
function toMeta(meta: unknown): string[][] {
  if (meta === false) return [['--meta', 'false']]
  if (typeof meta !== 'object' || meta === null) return []
  const wanted = Object.entries(meta).flatMap(([name, isWanted]) => (isWanted ? name : []))
  return wanted.length > 0 ? [['--meta', wanted.join(',')]] : []
}

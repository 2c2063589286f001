import { createRequire } from 'node:module'
import { addTo } from '../lib/data/multimap.js'
import { parseUrl } from '../lib/net/parse-url.js'

/** A provider as the public list at oembed.com has it. */
export interface Provider {
  readonly endpoints: readonly {
    readonly url: string
    /** Addresses that the endpoint knows about, with `*` for any letters. */
    readonly schemes?: readonly string[]
  }[]
}

/** The endpoint of the first provider that knows an address. */
export type Registry = (url: URL) => URL | undefined

/** Providers of one's own go before those of the public list, which comes with the package. */
export function createRegistry(own: readonly Provider[]): Registry {
  const first = findIn(own)
  let listed: Registry | undefined
  return (url) => {
    listed ??= findIn(createRequire(import.meta.url)('oembed-providers/providers.json'))
    return first(url) ?? listed(url)
  }
}

/** The endpoint, asked about this address. */
export function endpointFor(registry: Registry, url: URL): URL | undefined {
  const endpoint = registry(url)
  endpoint?.searchParams.set('url', url.href)
  endpoint?.searchParams.set('format', 'json')
  return endpoint
}

/** A scheme, at its place in the list: its host and its path in pieces, between which any letters stand. */
interface Pattern {
  readonly place: number
  readonly host: readonly string[]
  readonly path: readonly string[]
  readonly endpoint: string
}

/** There are some hundred schemes and each miss may ask, so most are found by the name of their host. */
function findIn(providers: readonly Provider[]): Registry {
  const patterns = patternsOf(providers)
  const wild = patterns.filter(({ host }) => host.length > 1)
  const byHost = new Map<string, Pattern[]>()
  for (const pattern of patterns) {
    const [name = '', ...more] = pattern.host
    if (more.length === 0) addTo(byHost, name, pattern)
  }
  return (url) => {
    const [host, path] = halves(withoutScheme(url.href))
    const named = byHost.get(host) ?? []
    const hits = [
      named.find((pattern) => matches(pattern.path, path)),
      wild.find((pattern) => matches(pattern.host, host) && matches(pattern.path, path)),
    ].filter((hit) => hit !== undefined)
    const [hit] = hits.sort((a, b) => a.place - b.place)
    return hit && new URL(hit.endpoint)
  }
}

function patternsOf(providers: readonly Provider[]): Pattern[] {
  return providers
    .flatMap(({ endpoints }) => endpoints)
    .flatMap(({ url, schemes = [] }) => {
      const endpoint = url.replaceAll('{format}', 'json')
      return parseUrl(endpoint) ? schemes.map((scheme) => ({ endpoint, scheme })) : []
    })
    .map(({ endpoint, scheme }, place) => {
      // oEmbed, section 2.1: `*` stands for any letters. In a host it does not stand for those of a path.
      const [host, path] = halves(withoutScheme(scheme))
      return { place, host: host.split('*'), path: path.split('*'), endpoint }
    })
}

/** Nobody means only one of the two. */
function withoutScheme(address: string): string {
  return address.replace(/^https?:\/\//, '')
}

/** The name of a host ends at the first slash. */
function halves(address: string): [host: string, path: string] {
  const slash = address.indexOf('/')
  return slash < 0 ? [address, '/'] : [address.slice(0, slash), address.slice(slash)]
}

/** The pieces between the `*`, in order; linear, whatever the pattern. */
function matches([first = '', ...pieces]: readonly string[], text: string): boolean {
  const last = pieces.pop()
  if (last === undefined) return text === first
  if (!text.startsWith(first) || text.length < first.length + last.length) return false
  if (!text.endsWith(last)) return false
  const middle = text.slice(first.length, text.length - last.length)
  let from = 0
  for (const piece of pieces) {
    const at = middle.indexOf(piece, from)
    if (at < 0) return false
    from = at + piece.length
  }
  return true
}

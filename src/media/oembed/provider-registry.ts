import { createRequire } from 'node:module'
import { computeOnce } from '../../lib/data/lazy.js'
import { addToList } from '../../lib/data/multimap.js'
import { parseUrl } from '../../lib/net/parse-url.js'

/** Provider in the format of the list at oembed.com. */
export interface Provider {
  readonly endpoints: readonly {
    readonly url: string
    /** Patterns of the URLs that the endpoint describes. `*` stands for any characters. */
    readonly schemes?: readonly string[]
  }[]
}

/** Finds the endpoint of the first provider for a URL. */
export type Registry = (url: URL) => URL | undefined

/** Creates a registry that searches `own` first, then the package `oembed-providers`. */
export function createRegistry(own: readonly Provider[]): Registry {
  const first = indexProvidersByHost(own)
  return (url) => first(url) ?? loadPublicList()(url)
}

const loadPublicList = computeOnce(() =>
  indexProvidersByHost(createRequire(import.meta.url)('oembed-providers/providers.json')),
)

export function buildEndpointUrl(registry: Registry, url: URL): URL | undefined {
  const endpoint = registry(url)
  endpoint?.searchParams.set('url', url.href)
  endpoint?.searchParams.set('format', 'json')
  return endpoint
}

/** URL pattern with host and path split at each `*`. */
interface Pattern {
  readonly place: number
  readonly host: readonly string[]
  readonly path: readonly string[]
  readonly endpoint: string
}

function indexProvidersByHost(providers: readonly Provider[]): Registry {
  const patterns = parseProviderPatterns(providers)
  const wild = patterns.filter(({ host }) => host.length > 1)
  const byHost = new Map<string, Pattern[]>()
  for (const pattern of patterns) {
    const [name = '', ...more] = pattern.host
    if (more.length === 0) addToList(byHost, name, pattern)
  }
  return (url) => {
    const [host, path] = splitAtFirstSlash(removeScheme(url.href))
    const [hit] = [...(byHost.get(host) ?? []), ...wild]
      .filter((one) => matchesWildcard(one.host, host) && matchesWildcard(one.path, path))
      .sort((a, b) => a.place - b.place)
    return hit && new URL(hit.endpoint)
  }
}

function parseProviderPatterns(providers: readonly Provider[]): Pattern[] {
  return providers
    .flatMap(({ endpoints }) => endpoints)
    .flatMap(({ url, schemes = [] }) => {
      const endpoint = url.replaceAll('{format}', 'json')
      return parseUrl(endpoint) ? schemes.map((scheme) => ({ endpoint, scheme })) : []
    })
    .map(({ endpoint, scheme }, place) => {
      // A `*` in the host matches nothing in the path (oEmbed, 2.1).
      const [host, path] = splitAtFirstSlash(removeScheme(scheme))
      return { place, host: host.split('*'), path: path.split('*'), endpoint }
    })
}

/** Removes the scheme, since patterns apply to http and https alike. */
function removeScheme(address: string): string {
  return address.replace(/^https?:\/\//, '')
}

function splitAtFirstSlash(address: string): [host: string, path: string] {
  const slash = address.indexOf('/')
  return slash < 0 ? [address, '/'] : [address.slice(0, slash), address.slice(slash)]
}

/** True if `text` is these pieces with any text between them. Takes linear time. */
function matchesWildcard([first = '', ...pieces]: readonly string[], text: string): boolean {
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

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

/** URL pattern. It is parsed when it is compared, since a program looks up only one URL. */
interface Pattern {
  readonly place: number
  readonly host: string
  readonly path: string
  readonly endpoint: string
}

function indexProvidersByHost(providers: readonly Provider[]): Registry {
  /** Patterns by host. All patterns with a `*` in the host are in one list. */
  const byHost = new Map<string, Pattern[]>()
  let place = 0
  for (const { url, schemes = [] } of providers.flatMap(({ endpoints }) => endpoints)) {
    for (const scheme of schemes) {
      // A `*` in the host matches nothing in the path (oEmbed, 2.1).
      const [host, path] = splitAtFirstSlash(removeScheme(scheme))
      addToList(byHost, host.includes('*') ? '*' : host, { place, host, path, endpoint: url })
      place += 1
    }
  }
  return (url) => {
    const [host, path] = splitAtFirstSlash(removeScheme(url.href))
    return [host, '*']
      .flatMap((name) => byHost.get(name) ?? [])
      .filter((one) => matchesWildcard(one.host, host) && matchesWildcard(one.path, path))
      .sort((a, b) => a.place - b.place)
      .flatMap(({ endpoint }) => parseUrl(endpoint.replaceAll('{format}', 'json')) ?? [])[0]
  }
}

/** Removes the scheme, since patterns apply to http and https alike. */
function removeScheme(address: string): string {
  return address.replace(/^https?:\/\//, '')
}

function splitAtFirstSlash(address: string): [host: string, path: string] {
  const slash = address.indexOf('/')
  return slash < 0 ? [address, '/'] : [address.slice(0, slash), address.slice(slash)]
}

/** True if `text` matches the pattern, in which `*` stands for any text. Takes linear time. */
function matchesWildcard(pattern: string, text: string): boolean {
  if (!text.endsWith(pattern.slice(pattern.lastIndexOf('*') + 1))) return false
  const [first = '', ...pieces] = pattern.split('*')
  const last = pieces.pop()
  if (last === undefined) return text === first
  if (!text.startsWith(first) || text.length < first.length + last.length) return false
  const middle = text.slice(first.length, text.length - last.length)
  let from = 0
  for (const piece of pieces) {
    const at = middle.indexOf(piece, from)
    if (at < 0) return false
    from = at + piece.length
  }
  return true
}

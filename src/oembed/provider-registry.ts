import { createRequire } from 'node:module'

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
  let listed: readonly Provider[] | undefined
  return (url) => {
    listed ??= createRequire(import.meta.url)('oembed-providers/providers.json') as Provider[]
    return endpointIn(own, url) ?? endpointIn(listed, url)
  }
}

function endpointIn(providers: readonly Provider[], url: URL): URL | undefined {
  const address = withoutScheme(url.href)
  for (const { endpoints } of providers) {
    const endpoint = endpoints.find(({ schemes = [] }) =>
      schemes.some((scheme) => fits(withoutScheme(scheme), address)),
    )
    const known = endpoint?.url.replaceAll('{format}', 'json')
    if (known !== undefined && URL.canParse(known)) return new URL(known)
  }
  return undefined
}

/** Nobody means only one of the two. */
function withoutScheme(address: string): string {
  return address.replace(/^https?:\/\//, '')
}

/**
 * oEmbed, section 2.1: `*` stands for any letters. The name of the host ends at the first slash on
 * both sides, so that `*` in it does not match a path that looks like a host.
 */
function fits(pattern: string, address: string): boolean {
  const [host, path] = halves(pattern)
  const [actualHost, actualPath] = halves(address)
  return matches(host.split('*'), actualHost) && matches(path.split('*'), actualPath)
}

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

import { parseUrl } from '../../../lib/net/parse-url.js'

/** Converts a curl command to a playground link, if its site is among the examples. */
export function toPlaygroundLink(command: string, examples: readonly string[]): string | undefined {
  const pairs = [...command.matchAll(/--data-urlencode (?:'([^']*)'|(\S+))/g)].map(
    ([, quoted, bare]) => splitPair(quoted ?? bare ?? ''),
  )
  const url = pairs.find(([name]) => name === 'url')?.[1] ?? ''
  const target = parseUrl(url)
  const known = examples
    .map((example) => parseUrl(example))
    .find((example) => example && example.hostname === target?.hostname)
  if (!target || !known) return undefined
  target.host = known.host
  const search = new URLSearchParams(
    pairs.map(([name, value]): [string, string] => [name, name === 'url' ? target.href : value]),
  )
  return `/playground?${search}`
}

function splitPair(word: string): [name: string, value: string] {
  const at = word.indexOf('=')
  return [word.slice(0, at), word.slice(at + 1)]
}

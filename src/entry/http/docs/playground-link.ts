import { parseUrl } from '../../../lib/net/parse-url.js'

/**
 * Where a curl command of the documents opens in the playground; `undefined` for one that asks
 * nothing here. The documents ask the demo's site: the link leads to it where this service knows it
 * from its examples, which say its port, too.
 */
export function playgroundLink(command: string, examples: readonly string[]): string | undefined {
  const pairs = [...command.matchAll(/--data-urlencode (?:'([^']*)'|(\S+))/g)].map(
    ([, quoted, bare]) => pairOf(quoted ?? bare ?? ''),
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

function pairOf(word: string): [name: string, value: string] {
  const at = word.indexOf('=')
  return [word.slice(0, at), word.slice(at + 1)]
}

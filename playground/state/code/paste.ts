import { isRecord } from '../../../src/lib/data/json.js'
import { pairsOf, treeOf } from '../request/parameter-tree.js'
import { fromParameters, fromSearch, type Request } from '../request/request.js'
import { parseLiterals } from './parse-literal.js'

/**
 * The request that a text spells: an address of the service, a curl command, or JSON, JavaScript or
 * Python with it in. `undefined` for any other text.
 */
export function requestIn(text: string): Request | undefined {
  const request = fromCurl(text) ?? fromAddress(text.trim()) ?? fromCode(text)
  return request && (request.url !== '' || request.rows.length > 0) ? request : undefined
}

function fromCurl(text: string): Request | undefined {
  const pairs = [...text.matchAll(/--data-urlencode\s+((?:'[^']*'|\\'|[^\s'\\])+)/g)].map(
    ([, word = '']): [string, string] => {
      const plain = word.replace(/'([^']*)'|\\(')/g, (_, inside, quote) => inside ?? quote)
      const at = plain.indexOf('=')
      return [decoded(plain.slice(0, at)), plain.slice(at + 1)]
    },
  )
  return pairs.length > 0 ? fromParameters(pairs) : undefined
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

function fromAddress(text: string): Request | undefined {
  if (/\s/.test(text) || !URL.canParse(text)) return undefined
  const { search, hash } = new URL(text)
  const asked = fromSearch(search.slice(1) || hash.slice(1))
  return asked.url === '' ? undefined : asked
}

/** An object with `url`, or the address and the object behind it; rules alone will do. */
function fromCode(text: string): Request | undefined {
  const values = parseLiterals(text)
  const url = values.find((value) => typeof value === 'string' && /^https?:\/\//.test(value))
  const object = values.findLast(isRecord) ?? {}
  const pairs = isRuleSet(object) ? parametersOf({ data: object }) : parametersOf(object)
  const asked = fromParameters(pairs.filter(([name]) => name !== 'endpoint'))
  return { ...asked, url: asked.url || String(url ?? '') }
}

/** Names are dotted already in an object of parameters, and nested in one of options. */
function parametersOf(object: object): [string, string][] {
  const tree = treeOf(object)
  return tree instanceof Map
    ? pairsOf(tree)
    : Object.entries(object).map(([name, value]) => [name, String(value)])
}

const PROPERTIES = ['selector', 'selectorAll', 'attr', 'evaluate']

function isRuleSet(object: object): boolean {
  const rules = Object.values(object).flat()
  return rules.length > 0 && rules.every(isRule)
}

function isRule(value: unknown): boolean {
  return isRecord(value) && PROPERTIES.some((name) => Object.hasOwn(value, name))
}

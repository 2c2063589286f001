import { type Element, isText } from '../page/index.js'

/** Letters of JSON-LD that are looked at in one element. */
const MOST_LETTERS = 20_000

const TYPE = /"@type"\s*:\s*"(\w{1,40})"/g

/** The types that JSON-LD in a `script` names: what the page says it is about. */
export function typesIn(script: Element): string {
  if (script.attribute('type') !== 'application/ld+json') return ''
  const json = script.children
    .filter(isText)
    .map(({ data }) => data)
    .join('')
    .slice(0, MOST_LETTERS)
  return [...json.matchAll(TYPE)].map(([, type]) => ` ${type}`).join('')
}

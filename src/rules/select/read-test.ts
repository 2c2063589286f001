import { isTraversal, type Selector, SelectorType } from 'css-what'
import { type Rule, type Rules, walkRules } from '../../contracts/rules.js'
import type { ReadTest } from '../../page/index.js'
import { toSelectorName } from './document-order.js'
import { parseQuery } from './selector.js'

/**
 * Creates a test by which every element that rules read passes, judged by its tag and attributes alone; returns
 * `undefined` if rules may read any element.
 */
export function createReadTest(rules: Rules): ReadTest | undefined {
  if (![...walkRules(rules)].every(({ rule }) => looksOnlyAtElements(rule))) return undefined
  const all = rules.flatMap(([, alternatives]) => alternatives)
  if (all.some(({ selectors }) => selectors.length === 0)) return undefined
  const tags = new Set<string>()
  const words: string[] = []
  for (const [step] of parseQuery(all.flatMap(({ selectors }) => selectors))) {
    const { tag, word } = findMark(step?.tokens ?? [])
    if (tag !== undefined) tags.add(tag)
    else if (word !== undefined) words.push(word)
    else return undefined
  }
  if (words.length === 0) return (element) => tags.has(toSelectorName(element))
  // A character reference may stand for any part of a word.
  const parts = words.map((word) => word.replace(/[^\w-]/g, '\\$&'))
  const pattern = new RegExp(['&', ...parts].join('|'), 'i')
  return (element) => tags.has(toSelectorName(element)) || element.mayMatch(pattern)
}

/** Matches pseudo-classes that depend only on the elements of a page. */
const STRUCTURAL = /:(?:first|last|only)-(?:child|of-type)\b/g

/** True for a rule whose selectors do not depend on texts, and that reads nothing outside of their matches. */
function looksOnlyAtElements({ selectors, exclude = [], attrs }: Rule): boolean {
  const all = [...selectors, ...exclude].map((text) => text.replace(STRUCTURAL, ''))
  return !attrs.includes('markdown') && !all.some((text) => text.includes(':'))
}

/** Finds the tag of all matches of a selector, or else a text that stands in the attributes of all. */
function findMark(tokens: readonly Selector[]): { tag?: string; word?: string } {
  const last = tokens.slice(tokens.findLastIndex(isTraversal) + 1)
  const tag = last.find((token) => token.type === SelectorType.Tag)
  if (tag) return { tag: tag.name.toLowerCase() }
  for (const token of last) {
    if (token.type !== SelectorType.Attribute || token.action === 'not') continue
    const isWhole = NAMED.has(token.name) && WHOLE.has(token.action) && token.value !== ''
    return { word: isWhole ? token.value : token.name }
  }
  return {}
}

const NAMED = new Set(['class', 'id'])
/** Conditions whose value stands in the attribute as it is. */
const WHOLE = new Set(['element', 'equals'])

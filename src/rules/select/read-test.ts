import { isTraversal, type Selector, SelectorType } from 'css-what'
import { type Rule, type Rules, walkRules } from '../../contracts/rules.js'
import { memoizeByObject } from '../../lib/data/memoize.js'
import type { ReadTest } from '../../page/index.js'
import { toSelectorName } from './document-order.js'
import { type ComplexSelector, parseSelectors } from './selector.js'

/** Creates a test that is true for elements that rules read. Returns `undefined` if they may read all elements. */
export const createReadTest = memoizeByObject((rules: Rules): ReadTest | undefined => {
  if (![...walkRules(rules)].every(({ rule }) => dependsOnlyOnElements(rule))) return undefined
  const all = rules.flatMap(([, alternatives]) => alternatives)
  if (all.some(({ selectors }) => selectors.length === 0)) return undefined
  const nested = all.flatMap(({ data = [] }) => [...walkRules(data)])
  if (
    parseSelectors(nested.flatMap(({ rule }) => rule.selectors)).some(beginsWithSiblingCombinator)
  )
    return undefined
  // `<base>` is always read, since relative URLs are resolved against it.
  const tags = new Set(['base'])
  const words: string[] = []
  for (const [step] of parseSelectors(all.flatMap(({ selectors }) => selectors))) {
    const { tokens = [] } = step ?? {}
    if (!dependsOnlyOnAncestors(tokens)) return undefined
    const { tag, word } = findRequiredTagOrWord(tokens)
    if (tag !== undefined) tags.add(tag)
    else if (word !== undefined) words.push(word)
    else return undefined
  }
  if (words.length === 0) return (element) => tags.has(toSelectorName(element))
  // `&` begins a character reference, which may stand for any letter.
  const parts = words.map((word) => word.slice(0, COMPARED_CHARS).replace(/[^\w-]/g, '\\$&'))
  const pattern = new RegExp(['&', ...parts].join('|'), 'i')
  return (element) => tags.has(toSelectorName(element)) || element.mayMatchAttribute(pattern)
})

/** Number of a word's characters to look for in long attributes. Elements that have more in common are read. */
const COMPARED_CHARS = 16

function dependsOnlyOnAncestors(tokens: readonly Selector[]): boolean {
  return tokens.every(({ type }, index) => (index > 0 && UPWARDS.has(type)) || PLAIN.has(type))
}

function beginsWithSiblingCombinator([step]: ComplexSelector): boolean {
  const type = step?.tokens[0]?.type
  return type === SelectorType.Adjacent || type === SelectorType.Sibling
}

const UPWARDS = new Set([SelectorType.Descendant, SelectorType.Child])
const PLAIN = new Set([SelectorType.Tag, SelectorType.Attribute, SelectorType.Universal])

/** Matches pseudo-classes that depend on elements, not on text. */
const STRUCTURAL = /:(?:first|last|only)-(?:child|of-type)\b/g

/** True if a rule depends on elements only. Markdown and selectors such as `:contains()` may need text elsewhere. */
function dependsOnlyOnElements({ selectors, exclude = [], attrs }: Rule): boolean {
  const all = [...selectors, ...exclude].map((text) => text.replace(STRUCTURAL, ''))
  return !attrs.includes('markdown') && !all.some((text) => text.includes(':'))
}

/** Finds a tag name or word that all matching start tags contain. */
function findRequiredTagOrWord(tokens: readonly Selector[]): { tag?: string; word?: string } {
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
/** Names of the operators `~=` and `=` in `css-what`. */
const WHOLE = new Set(['element', 'equals'])

import type { ItemType } from '../../contracts/item-types.js'
import type { CandidateThing } from '../choice/find-candidates.js'
import { normalizeNameForComparison } from '../forms/thing-name.js'
import { Thing } from '../graph/thing.js'
import type { PageFacts } from '../page-facts.js'
import type { ShownProduct } from './product-price.js'

export function createRecipeCandidate({ headings, title }: PageFacts): CandidateThing {
  const isInTitle = (text: string) =>
    normalizeNameForComparison(title).includes(normalizeNameForComparison(text))
  const name = headings.find(isInTitle) ?? headings[0] ?? title
  const thing = new Thing('visible', ['Recipe'])
  return createCandidate(thing, 'recipe', name, 'the page shows ingredients and steps')
}

export function createProductCandidate(
  { name, price, hasBuyButton, at }: ShownProduct,
  { title }: PageFacts,
): CandidateThing | undefined {
  if (!price || !hasBuyButton || !sharesMostWords(name, title)) return undefined
  const why = 'the page shows a price and a button to buy under its heading'
  return createCandidate(new Thing('visible', ['Product'], { at }), 'product', name, why)
}

export function createItemListCandidate(
  listed: readonly CandidateThing[],
): CandidateThing | undefined {
  const [first] = listed
  if (!first) return undefined
  const thing = new Thing(first.thing.source, ['ItemList'], { at: first.thing.at })
  const why = `${listed.length} things of one type, none of which the page is about`
  return createCandidate(thing, 'list', '', why)
}

function createCandidate(thing: Thing, type: ItemType, name: string, why: string) {
  thing.addText('name', name)
  const [kind = ''] = thing.types
  return { thing, type, kind, name, strength: 2, why, isElsewhere: false, address: null }
}

function sharesMostWords(heading: string, title: string): boolean {
  const words = normalizeNameForComparison(heading).slice(0, 500).split(' ')
  const titled = new Set(normalizeNameForComparison(title).slice(0, 2_000).split(' '))
  return words.filter((word) => titled.has(word)).length >= 0.6 * words.length
}

import type { CandidateThing } from '../choice/candidate-thing.js'
import { foldName } from '../forms/thing-name.js'
import { Thing } from '../graph/thing.js'
import type { PageFacts } from '../page-facts.js'
import type { ShownProduct } from './product-price.js'

const VISIBLE = { strength: 2, isElsewhere: false, address: null }

/** Creates a recipe for shown lists that are not declared, named by a heading or the title of the page. */
export function toShownRecipe({ headings, title }: PageFacts): CandidateThing {
  const isInTitle = (text: string) => foldName(title).includes(foldName(text))
  const name = headings.find(isInTitle) ?? headings[0] ?? title
  const thing = new Thing('visible', ['Recipe'], {})
  thing.addText('name', name)
  const why = 'the page shows ingredients and steps'
  return { ...VISIBLE, thing, type: 'recipe', kind: 'Recipe', name, why }
}

/** Creates a product from a shown price and a button to buy; `undefined` if one is missing or the title differs. */
export function toShownProduct(
  { name, price, hasBuyButton, at }: ShownProduct,
  { title }: PageFacts,
): CandidateThing | undefined {
  if (!price || !hasBuyButton || !sharesWords(name, title)) return undefined
  const thing = new Thing('visible', ['Product'], { at })
  thing.addText('name', name)
  const why = 'the page shows a price and a button to buy under its heading'
  return { ...VISIBLE, thing, type: 'product', kind: 'Product', name, why }
}

function sharesWords(heading: string, title: string): boolean {
  const words = foldName(heading).slice(0, 500).split(' ')
  const titled = new Set(foldName(title).slice(0, 2_000).split(' '))
  return words.filter((word) => titled.has(word)).length >= 0.6 * words.length
}

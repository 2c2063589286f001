import { decodeEntities } from '../../page/index.js'
import { hasName } from '../graph/markup-signs.js'
import { BUTTON_NAMED, isBuyText } from './buy-button.js'
import { INSTRUCTIONS } from './page-lines.js'
import { MEASURE, METHOD } from './recipe-lists.js'

/** Parts of the words for ingredients, without the letters that begin them in either case. */
const INGREDIENTS =
  'ngred NGRED ngréd NGRÉD ngr& utaten UTATEN enodigd inekset kładniki kladniki urovin нгредиент НГРЕДИЕНТ остав ozzávaló ozzavalo ozz& alzeme λικά 材料 用料 食材 재료 المكونات المقادير מצרכים מרכיבים'
    .split(' ')
    .concat('ou need', 'll need', 'OU NEED', 'LL NEED', 'heb je nodig')
/** An item of a list that is measured. */
const MEASURED = new RegExp(
  `>\\s{0,60}(?=[^<\\s])${MEASURE.source.slice(1).replace('\\s?', '\\s?(?:<[^>]{1,200}>\\s?){0,3}')}`,
  'gi',
)
/** Fewest measured lines of a list without a heading. */
const LEAST_MEASURED = 3
const STEPS_NAME = new RegExp(INSTRUCTIONS.source.replace('^', '["\'=]'), 'g')
const BUTTON_NAME = new RegExp(
  BUTTON_NAMED.source.replace('^', '["\'=]').replace('$', '["\'>]'),
  'i',
)
/** A text between two tags, or one that is spoken for a button. */
const SHORT_TEXT = /(?:>|(?:value|aria-label)\s{0,9}=\s{0,9}["'])\s{0,60}([^<>"\s][^<>"]{0,150})/g

/**
 * True if the markup of a page may show a recipe: ingredients, and steps under a heading or in an
 * element named after them. Without them its lines need not be read.
 */
export function mayShowRecipe(html: string): boolean {
  if (!INGREDIENTS.some((word) => html.includes(word)) && !hasMeasured(html)) return false
  for (const text of shortTexts(html)) if (METHOD.test(text)) return true
  return hasName(html, STEPS_NAME)
}

/** True if the markup of a page may show a heading and a button to buy. */
export function mayShowProduct(html: string): boolean {
  if (!/<h1[\s>]/i.test(html)) return false
  if (BUTTON_NAME.test(html)) return true
  for (const text of shortTexts(html)) if (isBuyText(text)) return true
  return false
}

function hasMeasured(html: string): boolean {
  let measured = html.includes('&frac') ? LEAST_MEASURED : 0
  for (const _ of html.matchAll(MEASURED)) if (++measured >= LEAST_MEASURED) break
  return measured >= LEAST_MEASURED
}

function* shortTexts(html: string): Generator<string> {
  for (const [, text = ''] of html.matchAll(SHORT_TEXT))
    yield (text.includes('&') ? decodeEntities(text) : text).trim()
}

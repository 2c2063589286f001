import type { PageText } from '../../page/index.js'
import { findMatches, hasClassOrId } from '../graph/markup-signs.js'
import { isBuyText } from './buy-button.js'
import { STEPS } from './page-lines.js'
import { FACTS, MAX_FACT } from './recipe-facts.js'
import { MEASURE, METHOD } from './recipe-words.data.js'
import { BUTTON_NAMED } from './shop-words.data.js'
import { listShortTexts } from './short-texts.js'

/** Matches words for ingredients without their first letter, which may be a capital. */
const INGREDIENTS =
  /ngr(?:[eé]d|&)|NGR[EÉ]D|utaten|UTATEN|enodigd|inekset|k[łl]adniki|urovin|нгредиент|НГРЕДИЕНТ|остав|ozz(?:[áa]val|&)|alzeme|λικά|材料|用料|食材|재료|المكونات|المقادير|מצרכים|מרכיבים|(?:ou|ll) need|(?:OU|LL) NEED|heb je nodig/
/** Matches the start of an element's text that is an amount with a unit. */
const MEASURED = new RegExp(
  `>\\s{0,60}(?=[^<\\s])${MEASURE.source.slice(1).replace('\\s?', '\\s?(?:<[^>]{1,200}>\\s?){0,3}')}`,
  'gi',
)
/** Minimum number of lines with amounts that may be a list without a heading. */
const LEAST_MEASURED = 3
const STEPS_NAME = new RegExp(STEPS, 'g')
const BUTTON_NAME = new RegExp(
  BUTTON_NAMED.source.replace('^', '["\'=]').replace('$', '["\'>]'),
  'i',
)
/** True if the markup may show a recipe: it has ingredients, and a heading or class for steps. */
export function mayShowRecipe(markup: PageText): boolean {
  if (!occursIn(markup, INGREDIENTS) && !hasMeasuredLines(markup)) return false
  for (const text of listShortTexts(markup)) if (METHOD.test(text)) return true
  return hasClassOrId(markup, STEPS_NAME)
}

/** True if the markup may show a button to buy. */
export function mayShowProduct(markup: PageText): boolean {
  if (occursIn(markup, BUTTON_NAME)) return true
  for (const text of listShortTexts(markup)) if (isBuyText(text)) return true
  return false
}

function occursIn({ pieces }: PageText, sign: RegExp): boolean {
  return pieces.some((piece) => sign.test(piece))
}

function hasMeasuredLines(markup: PageText): boolean {
  if (markup.pieces.some((piece) => piece.includes('&frac'))) return true
  let measured = 0
  for (const _ of findMatches(markup, MEASURED)) if (++measured >= LEAST_MEASURED) return true
  return false
}

/** True if a short text of the page begins with the label of a fact that is still missing. */
export function mayShowFacts(markup: PageText, isLacking: (name: string) => boolean): boolean {
  const labels = FACTS.filter(([name]) => isLacking(name)).map(([, label]) => label)
  if (labels.length === 0) return false
  for (const text of listShortTexts(markup))
    if (text.length <= MAX_FACT && labels.some((label) => label.test(text))) return true
  return false
}

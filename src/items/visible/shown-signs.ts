import { decodeEntities, type ItemSigns } from '../../page/index.js'
import { isBuyText } from './buy-button.js'
import { INGREDIENTS, STEPS } from './page-lines.js'
import { FACTS, MAX_FACT } from './recipe-facts.js'
import { MEASURE, METHOD } from './recipe-words.data.js'
import { BUTTON_NAMED } from './shop-words.data.js'

/** Matches words for `ingredients` without their first letter, which may be a capital. */
const INGREDIENT_WORDS =
  /ngr[eé]d|NGR[EÉ]D|utaten|UTATEN|enodigd|inekset|k[łl]adniki|urovin|нгредиент|НГРЕДИЕНТ|остав|ozz[áa]val|alzeme|λικά|材料|用料|食材|재료|المكونات|المقادير|מצרכים|מרכיבים|(?:ou|ll) need|(?:OU|LL) NEED|heb je nodig/
const METHOD_TEXT = new RegExp(`\\n\\s{0,9}${METHOD.source.slice(1, -1)}\\s{0,9}\\n`, 'i')
/** Matches an amount such as `2 cups` at the start of a text. It may span two texts. */
const MEASURED = new RegExp(
  `\\n\\s{0,9}(?=\\S)${MEASURE.source.slice(1).replace('\\s?', '\\s{0,6}')}`,
  'gi',
)
const MIN_MEASURED_LINES = 3

export function mayShowRecipe({ names, texts }: ItemSigns): boolean {
  const lines = `\n${decodeEntities(texts.join('\n'))}\n`
  if (!hasMatchingName(names, STEPS) && !METHOD_TEXT.test(lines)) return false
  if (hasMatchingName(names, INGREDIENTS) || INGREDIENT_WORDS.test(lines)) return true
  return hasEnoughMatches(lines, MEASURED, MIN_MEASURED_LINES)
}

export function mayShowProduct({ names, texts }: ItemSigns): boolean {
  return hasMatchingName(names, BUTTON_NAMED) || listShortTexts(texts).some(isBuyText)
}

/** Lists a page's short texts, with entities decoded. */
export function listShortTexts(texts: ItemSigns['texts']): string[] {
  return texts.map((text) => (text.includes('&') ? decodeEntities(text).trim() : text))
}

const PRICE = /[€$£₹¥]\s?\d|\d\s?(?:€|zł|Kč|kr\b|₽|руб|лв|Ft\b|lei\b)/

export function countShownPrices({ texts }: ItemSigns): number {
  return listShortTexts(texts).filter((text) => text.length <= 60 && PRICE.test(text)).length
}

function hasEnoughMatches(text: string, pattern: RegExp, minCount: number): boolean {
  const matches = text.matchAll(pattern)
  for (let count = 0; count < minCount; count++) if (matches.next().done) return false
  return true
}

function hasMatchingName(names: ReadonlySet<string>, pattern: RegExp): boolean {
  return [...names].some((name) => pattern.test(name))
}

/** True if the page shows the label of a recipe fact that is missing so far. */
export function mayShowMissingRecipeFacts(
  { texts }: ItemSigns,
  isLacking: (name: string) => boolean,
): boolean {
  const labels = FACTS.filter(([name]) => isLacking(name)).map(([, label]) => label)
  if (labels.length === 0) return false
  return listShortTexts(texts).some(
    (text) => text.length <= MAX_FACT && labels.some((label) => label.test(text)),
  )
}

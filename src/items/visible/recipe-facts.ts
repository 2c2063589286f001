import { toSeconds } from '../forms/durations.js'
import { Thing } from '../graph/thing.js'
import type { PageLine } from './page-lines.js'

/** Matches the words before an amount that a recipe makes. */
const YIELD =
  /^(?:serves|servings?|makes|yields?|feeds|portions?|number of (?:servings|portions)|portionen|personen|ergibt|für|recept voor|pour|nombre de (?:personnes|portions)|personnes|porties|aantal personen|personas|raciones|porciones|rinde|rendimento|porções|rende|dosi(?: per)?|porzioni|persone|portioner|antal(?: portioner)?|porsjoner|annosta|annoksia|porcj[ei]|liczba porcji|porc[ií]|počet porcí|porce|adag|порци[ийя]|количество порций|kişilik|分量|人数|인분)\s?[:：=|–-]?\s?(?=$|\S)/i
/** Matches an amount that stands before its unit. */
const COUNT =
  /^(?:(?:für|pour|para|per|voor|for|til|till|ca\.?)\s)?\d{1,3}(?:\s?[-–]\s?\d{1,3})?\s(?:servings?|serves|portions?|portionen|personen|personnes|people|persons|porties|personas|raciones|porciones|porções|pessoas|porzioni|persone|portioner|personer|porsjoner|annosta|porcj[ei]|porcí|porce|adag|fő(?:re)?|порци[ийя]|人分|인분|cookies|muffins|cupcakes|pancakes|slices|stück|stuks|styck)$/i
const TIME: readonly (readonly [name: string, label: RegExp])[] = [
  [
    'prepTime',
    /^(?:prep(?:aration)?(?: time)?|active time|hands[- ]on(?: time)?|vorbereitung(?:szeit)?|(?:temps de )?préparation|tiempo de preparación|tempo di preparazione|preparazione|tempo de preparo|voorbereiding(?:stijd)?|förberedelse(?:r|tid)?|forberedelse(?:stid)?|czas przygotowania|příprava)\s?[:：=|–-]?\s?(?=$|\d)/i,
  ],
  [
    'cookTime',
    /^(?:cook(?:ing)?(?: time)?|bak(?:e|ing)(?: time)?|kochzeit|backzeit|garzeit|(?:temps de )?cuisson|tiempo de cocción|cocción|tempo di cottura|cottura|tempo de cozimento|kooktijd|bereidingstijd|baktijd|oventijd|tillagning(?:stid)?|steketid|czas (?:pieczenia|gotowania)|vaření|pečení)\s?[:：=|–-]?\s?(?=$|\d)/i,
  ],
  [
    'totalTime',
    /^(?:total(?: time)?|ready in|time|duration|gesamt(?:zeit)?|arbeitszeit gesamt|zeit|dauer|temps total|durée(?: totale)?|tiempo total|tiempo|tempo totale|tempo total|tempo|totale tijd|totale bereidingstijd|tijd|tid|total tid|tidsforbruk|valmistusaika|czas|łączny czas|celkový čas|doba přípravy|idő|elkészítési idő|время(?: приготовления)?|所要時間|调理時間|調理時間|時間)\s?[:：=|–-]?\s?(?=$|\d)/i,
  ],
]
/** Characters of a line that says one fact. */
export const MAX_FACT = 60
/** Facts with the words that a line begins with which says one. */
export const FACTS: readonly (readonly [name: string, label: RegExp])[] = [
  ['recipeYield', YIELD],
  ['recipeYield', COUNT],
  ...TIME,
]
/** Lines around the lists that are looked at. */
const AROUND = 100

/** Reads how much a recipe makes and how long it takes, near its lists. */
export function findRecipeFacts(
  lines: readonly PageLine[],
  { from, to }: { readonly from: number; readonly to: number },
): Thing {
  const facts = new Thing('visible', ['Recipe'])
  const near = lines.slice(Math.max(0, from - AROUND), to + AROUND)
  for (const [index, { text }] of near.entries()) {
    if (text.length > MAX_FACT) continue
    const next = near[index + 1]?.text ?? ''
    addYield(facts, text, next)
    for (const [name, label] of TIME) {
      const value = valueAfter(text, label, next)
      const seconds = value === undefined ? null : toSeconds(value)
      if (!facts.has(name) && value && seconds !== null && seconds > 0)
        facts.add(name, { text: value, declared: false })
    }
  }
  return facts
}

function addYield(facts: Thing, text: string, next: string): void {
  if (facts.has('recipeYield')) return
  const value = valueAfter(text, YIELD, next)
  const isSaid = value !== undefined && /^\D{0,20}\d{1,3}(?![\d:.,]\d)/.test(value)
  if (isSaid && !/[€$£%]|\b(?:kcal|cal|g|mg|min)\b/i.test(value))
    facts.add('recipeYield', {
      text: `${text} ${value === next ? next : ''}`.trim(),
      declared: false,
    })
  else if (COUNT.test(text)) facts.add('recipeYield', { text, declared: false })
}

/** Returns what stands after a label, in its line or in the next one. */
function valueAfter(text: string, label: RegExp, next: string): string | undefined {
  const found = label.exec(text)
  if (!found) return undefined
  const value = text.slice(found[0].length).trim()
  if (value !== '') return value
  return next.length <= 30 && /\d/.test(next) ? next : undefined
}

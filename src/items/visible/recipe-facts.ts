import { toSeconds } from '../forms/durations.js'
import { Thing } from '../graph/thing.js'
import type { PageLine } from './page-lines.js'
import { COUNT, TIME, YIELD } from './recipe-words.data.js'

export const MAX_FACT = 60
/** Recipe facts, each with a pattern for its label. */
export const FACTS: readonly (readonly [name: string, label: RegExp])[] = [
  ['recipeYield', YIELD],
  ['recipeYield', COUNT],
  ...TIME,
]
const LINES_AROUND = 100

/** Reads yield and times from the lines near a recipe's lists. */
export function findRecipeFacts(
  lines: readonly PageLine[],
  { from, to }: { readonly from: number; readonly to: number },
): Thing {
  const facts = new Thing('visible', ['Recipe'])
  const near = lines.slice(Math.max(0, from - LINES_AROUND), to + LINES_AROUND)
  for (const [index, { text }] of near.entries()) {
    if (text.length > MAX_FACT) continue
    const next = near[index + 1]?.text ?? ''
    addYield(facts, text, next)
    for (const [name, label] of TIME) {
      const value = readValueAfterLabel(text, label, next)
      const seconds = value === undefined ? null : toSeconds(value)
      if (!facts.has(name) && value && seconds !== null && seconds > 0)
        facts.addText(name, value, false)
    }
  }
  return facts
}

function addYield(facts: Thing, text: string, next: string): void {
  if (facts.has('recipeYield')) return
  const value = readValueAfterLabel(text, YIELD, next)
  const isSaid = value !== undefined && /^\D{0,20}\d{1,3}(?![\d:.,]\d)/.test(value)
  if (isSaid && !/[€$£%]|\b(?:kcal|cal|g|mg|min)\b/i.test(value))
    facts.addText('recipeYield', `${text} ${value === next ? next : ''}`.trim(), false)
  else if (COUNT.test(text)) facts.addText('recipeYield', text, false)
}

function readValueAfterLabel(text: string, label: RegExp, next: string): string | undefined {
  const found = label.exec(text)
  if (!found) return undefined
  const value = text.slice(found[0].length).trim()
  if (value !== '') return value
  return next.length <= 30 && /\d/.test(next) ? next : undefined
}

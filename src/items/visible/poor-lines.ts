import type { RecipeLine } from '../parts/lines.js'

const AMOUNT = /[\d¼½¾⅓⅔⅛一二三四五六七八九十半]/

export function isIncompleteIngredientList(lines: readonly string[]): boolean {
  return lines.length <= 1 || !lines.some((line) => AMOUNT.test(line))
}

const LEAST = 0.6

/** True if the shown list says more about the same ingredients. */
export function isBetterIngredientList(
  shown: readonly RecipeLine[],
  declared: readonly string[],
): boolean {
  if (declared.length === 0) return shown.length > 0
  if (declared.length === 1 ? shown.length < 2 : !shown.some(({ text }) => AMOUNT.test(text)))
    return false
  const words = declared.flatMap(splitIntoWords)
  const known = new Set(shown.flatMap(({ text }) => splitIntoWords(text)))
  return words.length > 0 && words.filter((word) => known.has(word)).length >= LEAST * words.length
}

function splitIntoWords(text: string): string[] {
  const start = text.slice(0, 5_000).toLowerCase()
  return start.match(/\p{L}{2,}/gu) ?? []
}

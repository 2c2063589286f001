import { computeOnce } from '../lib/data/lazy.js'
import { MONTHS, MONTHS_HR } from './month-names.data.js'

/** Removes accents and capitals: `AOÛT` becomes `aout`. */
export function foldAccents(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[ıі]/g, 'i')
    .replace(/[أإآ]/g, 'ا')
}

function createMonthTable(lists: readonly string[]): Map<string, number> {
  const words = new Map<string, number>()
  for (const list of lists) {
    list.split(' ').forEach((names, month) => {
      for (const name of names.split('|')) if (!words.has(name)) words.set(name, month + 1)
    })
  }
  return words
}

/** Returns months by name. The table is created only if needed, since this is slow. */
const getMonthTable = computeOnce(() => createMonthTable([...Object.values(MONTHS), MONTHS_HR]))
const getCroatianMonthTable = computeOnce(() =>
  createMonthTable([MONTHS_HR, ...Object.values(MONTHS)]),
)

/** Returns 1 to 12 for the name of a month. The name must have passed through `foldAccents`. */
export function findMonth(word: string, lang?: string): number | undefined {
  return (lang === 'hr' || lang === 'bs' ? getCroatianMonthTable() : getMonthTable()).get(word)
}

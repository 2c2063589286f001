import type { TextField } from '../../src/contracts/fields.js'
import { TEXT_FIELDS } from '../../src/metadata/detect.js'
import type { PageView } from '../../src/metadata/page-view.js'
import { decideField, type Field } from '../../src/metadata/text-field.js'
import type { LabelledPage } from './corpus.js'
import type { createScorer, Prediction } from './scorer.js'

/** A page that was read, and the domain by which pages are held out. */
export interface ReadPage {
  readonly label: LabelledPage
  readonly view: PageView
  readonly domain: string
}

interface Row {
  readonly decides: number
  /** Percent of what it decides. */
  readonly right: number
  /** Pages that are right because of it, less those that are wrong because of it. */
  readonly gains: number
  /** Domains with more pages right because of it, and with fewer. */
  readonly helps: number
  readonly harms: number
}

/** Prints, for each source of each field, what it decides and what would be lost without it. */
export function printSources(
  pages: readonly ReadPage[],
  { listWrong }: ReturnType<typeof createScorer>,
): void {
  for (const [name, field] of Object.entries(TEXT_FIELDS) as [TextField, Field][]) {
    const labelled = pages.filter(({ label }) => label.gold[name] !== undefined)
    const decided = labelled.map((page) => ({ page, ...decideField(field, page.view) }))
    const without = decided.map(({ page: { view }, source }) => {
      const sources = field.sources.filter((one) => one !== source)
      return decideField({ ...field, sources }, view).value
    })
    const findWrong = (values: readonly (string | null)[]) => {
      const predictions = labelled.map(
        ({ label: { id } }, index): Prediction => ({ id, [name]: values[index] }),
      )
      const labels = labelled.map(({ label }) => label)
      const lines = listWrong(predictions, labels, name).split('\n').filter(Boolean)
      return new Set(lines.map((line) => JSON.parse(line).id))
    }
    const wrong = findWrong(decided.map(({ value }) => value))
    const wrongWithout = findWrong(without)
    const table: Record<string, Row> = {}
    for (const source of field.sources) {
      const own = decided.filter((one) => one.source === source).map(({ page }) => page)
      if (own.length === 0) {
        table[source.name] = { decides: 0, right: 0, gains: 0, helps: 0, harms: 0 }
        continue
      }
      const byDomain = new Map<string, number>()
      for (const { label, domain } of own) {
        const gain = Number(wrongWithout.has(label.id)) - Number(wrong.has(label.id))
        byDomain.set(domain, (byDomain.get(domain) ?? 0) + gain)
      }
      const gains = [...byDomain.values()]
      const right = own.filter(({ label }) => !wrong.has(label.id)).length
      table[source.name] = {
        decides: own.length,
        right: Math.round((100 * right) / own.length),
        gains: gains.reduce((sum, gain) => sum + gain, 0),
        helps: gains.filter((gain) => gain > 0).length,
        harms: gains.filter((gain) => gain < 0).length,
      }
    }
    console.log(name)
    console.table(table)
  }
}

import type { TextField } from '../../src/contracts/fields.js'
import { addToList } from '../../src/lib/data/multimap.js'
import { TEXT_FIELDS } from '../../src/metadata/detect.js'
import type { FieldSource } from '../../src/metadata/field-source.js'
import type { PageView } from '../../src/metadata/page-view.js'
import { type Field, findFieldValue } from '../../src/metadata/text-field.js'
import type { LabelledPage } from './corpus.js'
import type { createScorer, Prediction } from './scorer.js'

export interface ReadPage {
  readonly label: LabelledPage
  readonly view: PageView
  readonly domain: string
}

interface Row {
  /** Pages that the source decides, and the percentage that is right. */
  readonly 'half 1': string
  readonly 'half 2': string
  /** Number of domains with more pages right by the source, per half. */
  readonly helps: string
  readonly harms: string
}

/** `gain` is 1 if the source makes the page right, -1 if wrong. */
interface Deed {
  readonly domain: string
  readonly right: boolean
  readonly gain: number
}

/** Prints how often each source decides, on two halves of the domains. */
export function printSources(
  pages: readonly ReadPage[],
  scorer: ReturnType<typeof createScorer>,
): void {
  const domains = [...new Set(pages.map(({ domain }) => domain))].sort()
  const halves = [0, 1].map((half) => new Set(domains.filter((_, index) => index % 2 === half)))
  for (const [name, field] of Object.entries(TEXT_FIELDS) as [TextField, Field][]) {
    const deeds = findDeeds(name, field, pages, scorer)
    const rows = field.sources.map((source) => [
      source.name,
      toRow(deeds.get(source) ?? [], halves),
    ])
    console.log(name)
    console.table(Object.fromEntries(rows))
  }
}

function findDeeds(
  name: TextField,
  field: Field,
  pages: readonly ReadPage[],
  { listWrong }: ReturnType<typeof createScorer>,
): ReadonlyMap<FieldSource, readonly Deed[]> {
  const labelled = pages.filter(({ label }) => label.gold[name] !== undefined)
  const decided = labelled.map(({ view }) => findFieldValue(field, view))
  const without = labelled.map(({ view }, index) => {
    const sources = field.sources.filter((one) => one !== decided[index]?.source)
    return findFieldValue({ ...field, sources }, view).value
  })
  const findWrong = (values: readonly (string | null)[]) => {
    const labels = labelled.map(({ label }) => label)
    const predictions = labels.map(({ id }, index): Prediction => ({ id, [name]: values[index] }))
    const lines = listWrong(predictions, labels, name).split('\n').filter(Boolean)
    return new Set(lines.map((line) => JSON.parse(line).id))
  }
  const wrong = findWrong(decided.map(({ value }) => value))
  const wrongWithout = findWrong(without)
  const deeds = new Map<FieldSource, Deed[]>()
  for (const [index, { label, domain }] of labelled.entries()) {
    const source = decided[index]?.source
    const gain = Number(wrongWithout.has(label.id)) - Number(wrong.has(label.id))
    if (source) addToList(deeds, source, { domain, right: !wrong.has(label.id), gain })
  }
  return deeds
}

function toRow(deeds: readonly Deed[], halves: readonly ReadonlySet<string>[]): Row {
  const [first = '', second = ''] = halves.map((half) => {
    const own = deeds.filter(({ domain }) => half.has(domain))
    const right = own.filter((deed) => deed.right).length
    return own.length === 0 ? '0' : `${own.length}, ${Math.round((100 * right) / own.length)} %`
  })
  const gains = new Map<string, number>()
  for (const { domain, gain } of deeds) gains.set(domain, (gains.get(domain) ?? 0) + gain)
  const count = (hasSign: (gain: number) => boolean) =>
    halves
      .map((half) => [...half].filter((domain) => hasSign(gains.get(domain) ?? 0)).length)
      .join(' + ')
  return {
    'half 1': first,
    'half 2': second,
    helps: count((gain) => gain > 0),
    harms: count((gain) => gain < 0),
  }
}

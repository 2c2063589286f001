import { parseArgs } from 'node:util'
import { getDomain } from 'tldts'
import { META_FIELDS } from '../../src/contracts/fields.js'
import { detectMetadata } from '../../src/metadata/detect.js'
import { PageView } from '../../src/metadata/page-view.js'
import { SIGNAL_LIMITS } from '../../src/page/stream/signal-types.js'
import { SignalReader } from '../../src/page/stream/signals.js'
import { type LabelledPage, readHtml, readLabels } from './corpus.js'
import { PACKAGES } from './packages.js'
import { createScorer, type Prediction, type Score } from './scorer.js'
import { printSources, type ReadPage } from './sources.js'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    wrong: { type: 'string' },
    folds: { type: 'string' },
    sources: { type: 'boolean' },
  },
})
const folder = positionals[0]
if (folder === undefined || (values.folds ?? 'domains') !== 'domains') {
  console.error(
    'Which corpus? npm run bench:accuracy -- FOLDER [--wrong FIELD] [--folds domains] [--sources]',
  )
  process.exit(1)
}

const FOLDS = 5
const now = Date.now()
const scorer = createScorer(folder)
const pages = readLabels(folder).map((label) => readPage(folder, label))
const labels = pages.map(({ label }) => label)
if (values.sources) printSources(pages, scorer)
else if (values.wrong) console.log(scorer.listWrong(pages.map(predict), labels, values.wrong))
else {
  print(scorer.score(pages.map(predict), labels))
  if (values.folds) printFolds()
}

function readPage(folder: string, label: LabelledPage): ReadPage {
  const wanted = new Set(META_FIELDS)
  const reader = new SignalReader({ wanted, limits: SIGNAL_LIMITS })
  reader.write(readHtml(folder, label))
  const context = { url: label.url, wanted, headers: {}, now, explain: false }
  const { hostname } = new URL(label.url)
  return {
    label,
    view: new PageView(reader.end(), context),
    domain: getDomain(hostname) ?? hostname,
  }
}

/** Predicts the service's answer, without probing the image. */
function predict({ label, view }: ReadPage): Prediction {
  const { text, image } = detectMetadata(view)
  return { id: label.id, ...text, image: image?.[0]?.url ?? null }
}

function print({ fields, macroF1 }: Score): void {
  console.table(fields)
  console.log('F1 beside today’s packages on the labelled pages that come with the benchmark:')
  console.table({ linkglass: toRow({ fields, macroF1 }), ...PACKAGES })
}

function toRow({ fields, macroF1 }: Score): Record<string, number> {
  const ours = Object.fromEntries(Object.entries(fields).map(([field, { F1 }]) => [field, F1]))
  return { ...ours, mean: macroF1 }
}

/** Prints F1 by fifths of the domains, to expose site-specific rules. */
function printFolds(): void {
  const domains = [...new Set(pages.map(({ domain }) => domain))].sort()
  const rows = Array.from({ length: FOLDS }, (_, fold) => {
    const own = pages.filter(({ domain }) => domains.indexOf(domain) % FOLDS === fold)
    return toRow(
      scorer.score(
        own.map(predict),
        own.map(({ label }) => label),
      ),
    )
  })
  const mean = (field: string) => rows.reduce((sum, row) => sum + (row[field] ?? 0), 0) / FOLDS
  const means = Object.keys(rows[0] ?? {}).map((field) => [field, Number(mean(field).toFixed(1))])
  console.log(`F1 by fifths of the ${domains.length} domains:`)
  console.table({ ...rows, mean: Object.fromEntries(means) })
}

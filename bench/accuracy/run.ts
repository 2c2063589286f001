import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { META_FIELDS } from '../../src/contracts/fields.js'
import { detect } from '../../src/metadata/detect.js'
import { PageView } from '../../src/metadata/page-view.js'
import { SIGNAL_LIMITS } from '../../src/page/stream/signal-types.js'
import { SignalReader } from '../../src/page/stream/signals.js'

import { type LabelledPage, readHtml, readLabels } from './corpus.js'
import { PACKAGES } from './packages.js'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { wrong: { type: 'string' } },
})
const folder = positionals[0]
if (folder === undefined) {
  console.error('Which corpus? npm run bench:accuracy -- FOLDER [--wrong FIELD]')
  process.exit(1)
}

const work = mkdtempSync(join(tmpdir(), 'accuracy-'))
try {
  const file = join(work, 'predictions.jsonl')
  const now = Date.now()
  const lines = readLabels(folder).map((page) => JSON.stringify(predict(folder, page, now)))
  writeFileSync(file, lines.join('\n'))
  const score = (...flags: string[]) =>
    execFileSync(process.execPath, [join(folder, 'score.mjs'), file, ...flags], {
      encoding: 'utf8',
      maxBuffer: 1e9,
    })
  if (values.wrong) console.log(score('--wrong', values.wrong).trimEnd())
  else print(JSON.parse(score('--json')))
} finally {
  rmSync(work, { recursive: true })
}

/** What the service would answer, with the first candidate as the image: nothing is probed. */
function predict(folder: string, page: LabelledPage, now: number): Record<string, unknown> {
  const wanted = new Set(META_FIELDS)
  const reader = new SignalReader({ wanted, limits: SIGNAL_LIMITS })
  reader.write(readHtml(folder, page))
  const context = { url: page.url, wanted, headers: {}, now, explain: false }
  const { text, image } = detect(new PageView(reader.end(), context))
  return { id: page.id, ...text, image: image?.[0]?.url ?? null }
}

interface Score {
  readonly fields: Readonly<
    Record<string, { precision: number; recall: number; F1: number; labels: number }>
  >
  readonly macroF1: number
}

function print({ fields, macroF1 }: Score): void {
  console.table(fields)
  console.log('F1 beside today’s packages on the labelled pages that come with the benchmark:')
  const ours = Object.fromEntries(Object.entries(fields).map(([field, { F1 }]) => [field, F1]))
  console.table({ linkglass: { ...ours, mean: macroF1 }, ...PACKAGES })
}

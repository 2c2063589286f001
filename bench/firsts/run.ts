import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ROWS, type Row } from './rows.js'

/** `npm run bench:firsts` runs the tests of corrected wrong answers. */
const root = fileURLToPath(new URL('../../', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'linkglass-firsts-'))
const results = join(folder, 'results.json')
const files = [...new Set(ROWS.map(({ file }) => file))]
const pattern = ROWS.map(({ test }) => test.source).join('|')

spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    ...['run', ...files, '-t', pattern, '--maxWorkers=2'],
    ...['--reporter=json', `--outputFile=${results}`],
  ],
  { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] },
)

interface Report {
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

const { testResults }: Report = JSON.parse(readFileSync(results, 'utf8'))
rmSync(folder, { recursive: true })

function statesOf({ file, test }: Row): readonly string[] {
  return testResults
    .filter(({ name }) => relative(root, name) === file)
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ fullName }) => test.test(fullName))
    .map(({ status }) => status)
}

const verdicts = ROWS.map((row) => {
  const states = statesOf(row)
  const passed = states.filter((state) => state === 'passed').length
  return { row, passed, total: states.length, isHeld: passed > 0 && passed === states.length }
})

const width = Math.max(...ROWS.map(({ answer }) => answer.length))
for (const { row, passed, total, isHeld } of verdicts) {
  const tests = `${passed} of ${total}`.padStart(8)
  console.log(`${isHeld ? 'right' : 'WRONG'}  ${row.answer.padEnd(width)} ${tests}  ${row.file}`)
}
const held = verdicts.filter(({ isHeld }) => isHeld).length
console.log(`\n${held} of ${ROWS.length} answers are right.`)
process.exitCode = held === ROWS.length ? 0 : 1

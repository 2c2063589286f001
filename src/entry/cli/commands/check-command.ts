import { join } from 'node:path'
import { LinkglassError } from '../../../contracts/errors.js'
import type { RulesInput } from '../../../contracts/rules.js'
import { type Difference, findDifferences } from '../../../lib/data/differences.js'
import type { Engine } from '../../../service/engine/index.js'
import { defineCommand, flag } from '../define-command.js'
import { EXIT_CODES } from '../exit-codes.js'
import { type Expectation, listCapturesByExpectation, readExpectation } from '../expectations.js'
import { REQUEST_OPTIONS, readRequestOptions } from '../request-options.js'
import { type Painter, readTerminalOptions, replaceControls, truncateToWidth } from '../terminal.js'
import { UsageError } from '../usage-error.js'
import { runWithEngine } from '../with-engine.js'
import { PRINT_OPTIONS } from './ask-command.js'

const OPTIONS = {
  rule: REQUEST_OPTIONS.rule,
  data: REQUEST_OPTIONS.data,
  live: flag('ask the sites again, instead of their captures'),
  json: flag('a line of JSON for each capture', 'j'),
  color: PRINT_OPTIONS.color,
  'no-color': PRINT_OPTIONS['no-color'],
}

type CheckResult = { readonly capture: string } & Awaited<ReturnType<typeof compareWithExpectation>>

export const command = defineCommand({
  options: OPTIONS,
  notes: () => NOTES,
  run: async ({ values, positionals }, env) => {
    const [folder, ...more] = positionals
    if (folder === undefined || more.length > 0)
      throw new UsageError('Which folder? Write `linkglass check FOLDER`.')
    const { data: rules } = await readRequestOptions(values)
    const { checked, unchecked } = await listCapturesByExpectation(folder)
    const { paint } = readTerminalOptions(values, env)
    return runWithEngine(env, async (engine) => {
      let different = 0
      for (const capture of checked) {
        const expectation = await readExpectation(folder, capture)
        const asked = rules ? replaceRules(expectation, rules) : expectation
        const replay = values.live ? undefined : join(folder, capture)
        const result = { capture, ...(await compareWithExpectation(engine, asked, replay)) }
        if (!isCheckPassed(result)) different++
        const line = values.json ? JSON.stringify(result) : renderCheckResult(result, paint)
        process.stdout.write(`${line}\n`)
      }
      const count = `${checked.length - different} of ${checked.length} are as expected`
      const left = unchecked.length === 0 ? '' : `; without expectations: ${unchecked.join(', ')}`
      process.stderr.write(`${replaceControls(`${count}${left}`)}\n`)
      return different === 0 ? EXIT_CODES.answered : EXIT_CODES.different
    })
  },
})

function replaceRules({ options, ...rest }: Expectation, rules: RulesInput): Expectation {
  return { ...rest, options: { ...options, data: { ...options.data, ...rules } } }
}

async function compareWithExpectation(
  { ask }: Engine,
  { url, options, data }: Expectation,
  replay: string | undefined,
) {
  try {
    const given = replay === undefined ? { requireOk: true } : { replay }
    const answer = await ask(url, { ...options, ...given })
    const compared = Object.keys(data).map((name) => [name, answer.data[name]])
    return { url, differences: [...findDifferences(data, Object.fromEntries(compared))] }
  } catch (error) {
    if (!(error instanceof LinkglassError)) throw error
    const { code, message } = error
    return { url, differences: [], failure: { code, message } }
  }
}

function isCheckPassed({ differences, failure }: CheckResult): boolean {
  return differences.length === 0 && failure === undefined
}

const MAX_DIFFERENCES = 20
const MAX_VALUE_COLUMNS = 100

function renderCheckResult(result: CheckResult, paint: Painter): string {
  const { capture, url, differences, failure } = result
  if (isCheckPassed(result)) return `${paint.green('✓')} ${replaceControls(capture)}`
  const head = `${paint.red('✗')} ${paint.bold(replaceControls(capture))} ${replaceControls(url)}`
  const lines = failure
    ? [`    ${failure.code} ${replaceControls(failure.message)}`]
    : differences.slice(0, MAX_DIFFERENCES).map((difference) => renderDifference(difference, paint))
  const more = differences.length - MAX_DIFFERENCES
  return [head, ...lines, ...(more > 0 ? [`    and ${more} more`] : [])].join('\n')
}

function renderDifference({ path, expected, found }: Difference, paint: Painter): string {
  const isEmpty = (value: unknown) => value === null || value === undefined
  const kind = isEmpty(found) ? 'empty' : isEmpty(expected) ? 'new' : 'changed'
  const show = (value: unknown) => truncateToWidth(JSON.stringify(value ?? null), MAX_VALUE_COLUMNS)
  const name = `    ${replaceControls(path)} is ${kind}`
  return `${name}\n      ${paint.green(`expected ${show(expected)}`)}\n      ${paint.red(`found    ${show(found)}`)}`
}

const NOTES = `Save what a person looked at, then compare with it after each change of the rules:
  linkglass https://shop.example/lamp -r 'price=.price@text:number' --capture shop/lamp.warc.gz --save-expect
  linkglass check shop
  linkglass check shop -r 'price=.amount@text:number'

Each capture is compared with the file of expectations beside it (lamp.expect.json): the address, the options
of the question, and the values. Rules of the command line replace those of the same name.

With --live the sites are asked: a page that is gone, or a wall, is an error of that page; a value is empty, new
or changed.

Exit codes
  0  all are as expected
  2  the command line is wrong, or the folder has no expectations
  9  a value is not the expected one, or a page did not answer
`

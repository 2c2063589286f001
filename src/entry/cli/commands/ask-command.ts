import { failureOf, LinkglassError } from '../../../contracts/errors.js'
import { isMetaField, META_FIELDS, OPTIONAL_FIELDS } from '../../../contracts/fields.js'
import type { Result } from '../../../contracts/result.js'
import { firstStep, valueAt } from '../../../lib/data/value-at.js'
import { didYouMean, nearest } from '../../../lib/text/nearest.js'
import type { QueryInput } from '../../../params/index.js'
import { loadConfig } from '../../../service/config/index.js'
import { createEngine } from '../../../service/engine/index.js'
import { type CardOptions, cardOf } from '../card.js'
import { UsageError } from '../command.js'
import { errorLine } from '../error-line.js'
import { EXIT_CODES, exitCodeOf } from '../exit-codes.js'
import { explanationOf } from '../explanation.js'
import { optionsOf, VISIT_FLAGS } from '../input.js'
import { askTarget, onlyTarget, readTarget, refuseMisspeltCommand } from '../target.js'
import { createPainter, plainJson, plainText, wantsColor } from '../terminal.js'
import type { AskArgs } from './ask-options.js'

/**
 * Prints what is behind one link: a card on a terminal, JSON where a program reads, or one value.
 * @param words what commands are called, for who misspells one
 */
export async function askCommand(
  given: AskArgs,
  env: NodeJS.ProcessEnv,
  words: readonly string[],
): Promise<number> {
  const path = wantedPath(given.values)
  const show = path === undefined ? viewOf(given.values, env) : valueView(path)
  const said = await optionsOf(given)
  const options = { ...said, ...onlyValue(given.values, Object.keys(said.data ?? {})) }
  refuseMisspeltCommand(given.positionals, words)
  const target = await readTarget(onlyTarget(given.positionals), given.values.url)
  if (target.html) refuseFetching(given.values)
  const engine = createEngine(loadConfig(env))
  try {
    const text = show.result(await askTarget(engine, target, options))
    if (text === undefined) return EXIT_CODES.missing
    process.stdout.write(`${text}\n`)
    return EXIT_CODES.answered
  } catch (error) {
    if (!(error instanceof LinkglassError)) throw error
    process.stderr.write(`${show.error(error)}\n`)
    return exitCodeOf(error)
  } finally {
    await engine.close()
  }
}

const ONLY_FETCHED = [
  ...VISIT_FLAGS,
  ...(['header', 'retry', 'palette', 'video', 'require-ok'] as const),
]

/** What a page that is here already cannot be asked. */
function refuseFetching(said: AskArgs['values']): void {
  const name = ONLY_FETCHED.find((one) => said[one])
  if (name) throw new UsageError(`--${name} is for what is fetched; this page is here already.`)
}

/** The path of the one value that is wanted alone, if it is. */
function wantedPath({ get, markdown }: AskArgs['values']): string | undefined {
  if (get !== undefined && markdown) throw new UsageError('Either --get or --markdown.')
  return markdown ? 'markdown' : get
}

/** Only what is printed is looked for in a page. */
function onlyValue(
  { get, markdown, meta }: AskArgs['values'],
  rules: readonly string[],
): QueryInput {
  if (markdown) return { meta: false, data: { markdown: { attr: 'markdown' } } }
  if (get === undefined) return {}
  const name = firstStep(get)
  const names = [...META_FIELDS, ...OPTIONAL_FIELDS, ...rules]
  if (!names.includes(name)) throw noSuchValue(name, names)
  return {
    embed: get,
    ...(!isMetaField(name) && meta === undefined && { meta: false }),
    ...Object.fromEntries(OPTIONAL_FIELDS.map((field) => [field, field === name])),
  }
}

function noSuchValue(name: string, names: readonly string[]): UsageError {
  const advice = didYouMean(nearest(name, names)) || ` Give one of ${names.join(', ')}.`
  return new UsageError(`--get: ${name} is neither a field nor a rule.${advice}`)
}

interface View {
  /** `undefined` where there is nothing to print. */
  readonly result: (result: Result) => string | undefined
  readonly error: (error: LinkglassError) => string
}

function viewOf(said: AskArgs['values'], env: NodeJS.ProcessEnv): View {
  if (said.json && said.card) throw new UsageError('Either --json or --card.')
  const asCard = said.card ?? (process.stdout.isTTY && !said.json)
  if (!asCard) return JSON_VIEW
  const paint = createPainter(wantsColor(said, env, process.stdout))
  return cardView({ paint, width: process.stdout.columns || Number(env.COLUMNS) || 80 })
}

const JSON_VIEW: View = {
  result: (result) => plainJson(result),
  error: (error) => plainJson(failureOf(error)),
}

/** Text as it is, all else as JSON. */
function valueView(path: string): View {
  return {
    result: ({ data }) => {
      const value = valueAt(data, path.split('.'))
      if (value === undefined || value === null) return undefined
      return typeof value === 'string' ? printable(value) : plainJson(value)
    },
    error: errorLine,
  }
}

/** A program gets the text itself; a terminal must not be steered by it. */
function printable(text: string): string {
  return process.stdout.isTTY ? text.split('\n').map(plainText).join('\n') : text
}

function cardView(options: CardOptions): View {
  const { red, bold } = options.paint
  return {
    result: (result) => {
      const card = cardOf(result, options)
      return result.explain ? `${card}\n\n${explanationOf(result.explain, options)}` : card
    },
    error: ({ code, message }) => `${red('✗')} ${bold(code)} ${plainText(message)}`,
  }
}

/** Suggests the option that was probably meant by one that does not exist. */
export function suggestOption(written: string, names: readonly string[]): string {
  return didYouMean(nearest(written, names).map((near) => `--${near}`))
}

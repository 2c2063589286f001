import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { LinkglassError, toFailure } from '../../../contracts/errors.js'
import { isMetaField, META_FIELDS, OPTIONAL_FIELDS } from '../../../contracts/fields.js'
import type { Media, Result } from '../../../contracts/result.js'
import { decodeDataUrl } from '../../../lib/data/data-url.js'
import { omitUndefined } from '../../../lib/data/omit-undefined.js'
import { findValueAt, getFirstStep } from '../../../lib/data/value-at.js'
import { toCsv, unwrapOnlyList } from '../../../lib/text/csv.js'
import { findNearest, formatSuggestion } from '../../../lib/text/nearest.js'
import type { QueryInput } from '../../../params/index.js'
import { defineCommand, flag, HELP_OPTION, option, type ParsedArgs } from '../define-command.js'
import { EXIT_CODES, EXIT_CODES_HELP } from '../exit-codes.js'
import { saveExpectation } from '../expectations.js'
import { renderExplanation } from '../explanation.js'
import { renderCard } from '../link-card.js'
import {
  getPageResult,
  isCaptureFile,
  readPageArgument,
  readSingleArgument,
  refuseMisspeltCommand,
} from '../page-argument.js'
import {
  nameFlags,
  REQUEST_OPTIONS,
  readRequestOptions,
  VISIT_OPTIONS,
} from '../request-options.js'
import { readTerminalOptions, replaceControls, toPlainJson, toPlainLines } from '../terminal.js'
import { explainWriteErrors, UsageError } from '../usage-error.js'
import { formatError, printFailure, runWithEngine } from '../with-engine.js'

export const PRINT_OPTIONS = {
  url: option('URL', 'the address of a page that is a file', 'u'),
  json: flag('JSON on a terminal too', 'j'),
  color: flag('colors also where the output is piped'),
  'no-color': flag('no colors; NO_COLOR=1 says the same'),
}

const OPTIONS = {
  ...REQUEST_OPTIONS,
  get: option('PATH', 'print this value alone: title, image.url, or what a rule is named', 'g'),
  markdown: flag('print the page as Markdown, and nothing else'),
  csv: flag('print a list as CSV: that of --get, or the only one there is'),
  capture: option('FILE', 'write all that the answer was made from there: page.warc.gz'),
  replay: option('FILE', 'answer from such a file, without the network'),
  'save-expect': flag('write the values beside that file, for `linkglass check`'),
  list: flag('what is in a file of captures'),
  ...PRINT_OPTIONS,
  card: flag('the card also where the output is piped', 'c'),
  help: HELP_OPTION,
  version: flag('the version', 'v'),
}

type AskFlags = ParsedArgs<typeof OPTIONS>['values']

export const command = defineCommand({
  options: OPTIONS,
  notes: () => NOTES,
  run: async ({ values, positionals }, env) => {
    const path = readValuePath(values)
    const view =
      values.csv || path !== undefined
        ? createValueView(path, values.csv)
        : createAnswerFormatters(values, env)
    const options = await readRequestOptions(values)
    const { capture, replay } = values
    if (capture !== undefined && replay !== undefined)
      throw new UsageError(
        'Either --capture or --replay: what comes from a capture is in it already.',
      )
    const asked = {
      ...options,
      ...createValueQuery(values, Object.keys(options.data ?? {})),
      ...omitUndefined({ replay, capture: capture !== undefined || undefined }),
    }
    refuseMisspeltCommand(positionals)
    if (values.list) return printResponses(readSingleArgument(positionals))
    const page = await readPageArgument(readSingleArgument(positionals), values.url)
    if (page.html) refuseFetchFlags(values)
    const expected = values['save-expect'] ? requireCaptureFile(values, page.replay) : undefined
    return runWithEngine(env, async (engine) => {
      try {
        const made = await getPageResult(engine, page, asked)
        const answer = capture === undefined ? made : await saveCapture(capture, made)
        if (expected !== undefined)
          await saveExpectation(expected, { url: page.url, options: asked, data: answer.data })
        const text = view.result(answer)
        if (text === undefined) return EXIT_CODES.missing
        process.stdout.write(`${text}\n`)
        return EXIT_CODES.answered
      } catch (error) {
        const failed = error instanceof LinkglassError ? error.capture : undefined
        if (capture !== undefined && failed) await writeCapture(capture, failed)
        return printFailure(error, view.error)
      }
    })
  },
})

const FETCH_FLAGS = [
  ...Object.keys(VISIT_OPTIONS),
  ...['capture', 'replay', 'header', 'retry', 'palette', 'video', 'require-ok'],
]

function refuseFetchFlags(flags: Readonly<Record<string, unknown>>): void {
  const name = FETCH_FLAGS.find((one) => flags[one])
  if (name) throw new UsageError(`--${name} is for what is fetched; this page is here already.`)
}

async function printResponses(file: string): Promise<number> {
  if (!isCaptureFile(file))
    throw new UsageError('--list is for a file that ends in .warc or .warc.gz.')
  const { formatResponseLines } = await import('../captured-page.js')
  for (const line of await formatResponseLines(file))
    process.stdout.write(`${replaceControls(line)}\n`)
  return EXIT_CODES.answered
}

async function saveCapture(file: string, result: Result): Promise<Result> {
  const { capture, ...data } = result.data
  await writeCapture(file, decodeDataUrl((capture as Media).url))
  return { ...result, data }
}

async function writeCapture(file: string, bytes: Uint8Array): Promise<void> {
  const work = writeFile(file, bytes).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    await createFolder(dirname(file)).catch(() => {})
    return writeFile(file, bytes)
  })
  await explainWriteErrors(file, work, '--capture')
}

/** Creates a folder and those above it. The recursive `mkdir` of Node.js never ends in `/proc`. */
async function createFolder(path: string): Promise<void> {
  const failure = await mkdir(path).catch((error: NodeJS.ErrnoException) => error)
  if (!failure) return
  if (failure.code !== 'ENOENT' || dirname(path) === path) throw failure
  await createFolder(dirname(path))
  await mkdir(path)
}

function requireCaptureFile({ capture, replay, get, markdown }: AskFlags, given?: string): string {
  const file = capture ?? replay ?? given
  if (file === undefined)
    throw new UsageError('--save-expect is for a capture: give --capture or --replay, too.')
  if (get !== undefined || markdown)
    throw new UsageError('--save-expect keeps a whole answer: leave out --get and --markdown.')
  return file
}

/** Returns the path of the value to print, or `undefined` to print all values. */
function readValuePath({ get, markdown }: AskFlags): string | undefined {
  if (get !== undefined && markdown) throw new UsageError('Either --get or --markdown.')
  return markdown ? 'markdown' : get
}

function createValueQuery({ get, markdown, meta }: AskFlags, rules: readonly string[]): QueryInput {
  if (markdown) return { meta: false, data: { markdown: { attr: 'markdown' } } }
  if (get === undefined) return {}
  const name = getFirstStep(get)
  const names = [...META_FIELDS, ...OPTIONAL_FIELDS, ...rules]
  if (!names.includes(name)) {
    const meant = formatSuggestion(findNearest(name, names)) || ` Give one of ${names.join(', ')}.`
    throw new UsageError(`--get: ${name} is neither a field nor a rule.${meant}`)
  }
  return {
    embed: get,
    ...(!isMetaField(name) && meta === undefined && { meta: false }),
    ...Object.fromEntries(OPTIONAL_FIELDS.map((field) => [field, field === name])),
  }
}

interface View {
  /** Returns the text to print, or `undefined` if the value is missing. */
  readonly result: (result: Result) => string | undefined
  readonly error: (error: LinkglassError) => string
}

function createAnswerFormatters(flags: AskFlags, env: NodeJS.ProcessEnv): View {
  if (flags.json && flags.card) throw new UsageError('Either --json or --card.')
  const asCard = flags.card ?? (process.stdout.isTTY && !flags.json)
  if (!asCard) return { result: toPlainJson, error: (error) => toPlainJson(toFailure(error)) }
  const options = readTerminalOptions(flags, env)
  const { red, bold } = options.paint
  return {
    result: (result) => {
      const card = renderCard(result, options)
      return result.explain ? `${card}\n\n${renderExplanation(result.explain, options)}` : card
    },
    error: ({ code, message }) =>
      `${red('✗')} ${bold(code)} ${replaceControls(nameFlags(message))}`,
  }
}

function createValueView(path: string | undefined, asCsv = false): View {
  return {
    result: ({ data }) => {
      const value = path === undefined ? unwrapOnlyList(data) : findValueAt(data, path.split('.'))
      if (value === undefined || value === null) return undefined
      if (asCsv) return toCsv(value).trimEnd()
      if (typeof value !== 'string') return toPlainJson(value)
      // A pipe gets the text unchanged.
      return process.stdout.isTTY ? toPlainLines(value) : value
    },
    error: formatError,
  }
}

const NOTES = `A card on a terminal, JSON where the output is piped. An address may be written without https://.

Rules
  name=selector              the inner HTML of the first match of a CSS selector
  name=selector@attr         an attribute, or \`text\`, \`html\`, \`markdown\`, \`val\`, \`json\`
  name=selector@attr:type    validated or converted: \`number\`, \`date\`, \`url\`, \`image\`, …
  name[]=selector            every match, as a list
  name=@markdown             no selector: the whole page
  name=… name=…              the same name again is a fallback, tried when the first finds nothing
  list[]=… list.inner=…      \`inner\` is read inside each match of \`list\`
  Quote them for your shell. What does not fit in here, \`evaluate\` above all, fits in --data.

Examples
  linkglass example.com
  linkglass example.com --get title
  linkglass example.com --meta title,image --json
  linkglass page.html --url https://example.com/page
  curl -s https://example.com | linkglass - --url https://example.com --markdown
  linkglass https://shop.example/lamp -r 'price=.price@text:number' -r 'photo=.photo@src:image'
  linkglass https://shop.example/lamp -r 'by[]=.review' -r 'by.name=h3@text' -r 'by.on=time@datetime:date'
  linkglass https://example.com --explain
  linkglass https://example.com -m false -d '{"links":{"selectorAll":"a","attr":"href"}}' | jq .data

Exit codes
${EXIT_CODES_HELP}

Settings are environment variables, the same as for the service: \`linkglass serve --help\`.
`

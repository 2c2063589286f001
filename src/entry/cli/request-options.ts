import { readFile } from 'node:fs/promises'
import { isMetaField, META_FIELDS } from '../../contracts/fields.js'
import type { RulesInput } from '../../contracts/rules.js'
import { isRecord } from '../../lib/data/json.js'
import { PARAMETERS, type ParameterRecord, type QueryInput } from '../../params/index.js'
import { createFlags, readFlagValues, toFlagName } from './declared-flags.js'
import { listOption, type Options, option, type ParsedArgs } from './define-command.js'
import { parseRuleSpecs } from './rule-spec.js'
import { UsageError } from './usage-error.js'

const { filter, palette, video, explain, requireOk, timeout, retry } = PARAMETERS
const { waitForSelector, click, scroll, hide, remove } = PARAMETERS

const VISIT = { waitForSelector, click, scroll, hide, remove }
const PAGE = { requireOk, ...VISIT, timeout }
const REQUEST = { ...PAGE, filter, palette, video, explain }

export const VISIT_OPTIONS = createFlags(VISIT)

export const PAGE_OPTIONS = createFlags(PAGE, { timeout: 't' })

export const REQUEST_OPTIONS = {
  rule: listOption('RULE', 'one extraction rule: name=selector@attr:type', 'r'),
  data: option('RULES', 'extraction rules: JSON, or a file that holds JSON', 'd'),
  meta: option('FIELDS', 'only these fields, by commas; `false` for none', 'm'),
  header: listOption('HEADER', "a header for the target: 'accept-language: de'", 'H'),
  retry: option('N', `further tries when the target fails (${retry.default})`),
  ...createFlags(REQUEST, { timeout: 't', explain: 'e' }),
}

type Given<O extends Options> = Partial<ParsedArgs<O>['values']>

export function readPageOptions(values: Given<Options>): QueryInput {
  return readFlagValues(PAGE, values)
}

/** Writes the flags of the program for the parameters that a message names. */
export function nameFlags(message: string): string {
  const toFlag = (text: string, name: string, option = '') => {
    const declared = OPTIONS_BELOW[name]?.[option] ?? NAMED[name]
    return declared ? `--${toFlagName(OPTIONS_BELOW[name] ? option : name, declared)}` : text
  }
  return message
    .replace(/^The parameter `url`/, 'The address')
    .replace(/^The parameter `(\w+)(?:\.(\w+)[\w.]*)?`/, toFlag)
    .replace('`requireOk`', '`--require-ok`')
}

const { device, viewport, screenshot, pdf } = PARAMETERS
const NAMED: ParameterRecord = { ...REQUEST, device, viewport }
/** Options whose flags have their own names, without that of the parameter above. */
const OPTIONS_BELOW: Readonly<Record<string, ParameterRecord>> = {
  screenshot: screenshot.options,
  pdf: pdf.options,
}

export async function readRequestOptions(
  values: Given<typeof REQUEST_OPTIONS>,
): Promise<QueryInput> {
  const { data, rule = [], meta, retry: tries, header } = values
  const rules = { ...(data !== undefined && (await readRulesFlag(data))), ...parseRuleSpecs(rule) }
  if (tries !== undefined && !/^\d{1,3}$/.test(tries))
    throw new UsageError(`--retry: ${tries} is not a number of tries.`)
  return {
    ...readFlagValues(REQUEST, values),
    ...(tries !== undefined && { retry: Number(tries) }),
    ...(meta !== undefined && { meta: parseMetaFlag(meta) }),
    ...(header && { headers: parseHeaderFlags(header) }),
    ...(Object.keys(rules).length > 0 && { data: rules }),
  }
}

function parseMetaFlag(text: string): boolean | Record<string, boolean> {
  if (text === 'true' || text === 'false') return text === 'true'
  const names = text.split(',').map((name) => name.trim())
  const unknown = names.filter((name) => !isMetaField(name))
  const problem = `${unknown.join(', ')} is not a field`
  if (unknown.length > 0)
    throw new UsageError(`--meta: ${problem}. Fields: ${META_FIELDS.join(', ')}.`)
  return Object.fromEntries(names.map((name) => [name, true]))
}

function parseHeaderFlags(lines: readonly string[]): Record<string, string> {
  const entries = lines.map((line) => {
    const [, name, value] = /^([^\s:]+):(.*)$/s.exec(line) ?? []
    // The message does not repeat the header, which may be secret.
    if (name === undefined) throw new UsageError("--header: write it as 'name: value'.")
    return [name, value?.trim() ?? ''] as const
  })
  return Object.fromEntries(entries)
}

async function readRulesFlag(text: string): Promise<RulesInput> {
  const inline = /^\s*[{[]/.test(text)
  let rules: unknown
  try {
    rules = JSON.parse(inline ? text : await readFile(text, 'utf8'))
  } catch (cause) {
    const what = inline ? 'is not JSON' : `${text} is not a file that holds JSON`
    throw new UsageError(`--data: ${what}: ${cause instanceof Error ? cause.message : cause}`)
  }
  if (isRecord(rules)) return rules as RulesInput
  throw new UsageError('--data: write rules by their names, as in {"price":{"selector":".price"}}.')
}

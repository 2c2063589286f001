import { readFile } from 'node:fs/promises'
import { isMetaField, META_FIELDS } from '../../contracts/fields.js'
import type { RulesInput } from '../../contracts/rules.js'
import type { QueryInput } from '../../params/index.js'
import { UsageError } from './command.js'
import type { AskArgs } from './commands/ask-options.js'
import type { VisitArgs } from './commands/visit-options.js'
import { rulesFromSpecs } from './rule-spec.js'

/** What every command that asks for something takes. */
interface RequestArgs {
  readonly values: Pick<
    AskArgs['values'],
    | 'rule'
    | 'data'
    | 'meta'
    | 'filter'
    | 'palette'
    | 'video'
    | 'header'
    | 'retry'
    | 'explain'
    | 'require-ok'
    | 'timeout'
  > &
    VisitArgs
}

/** The options of a request as the command line says them. */
export async function optionsOf({ values }: RequestArgs): Promise<QueryInput> {
  const { data, rule = [], meta, filter, palette, video, header, retry, timeout } = values
  const rules = {
    ...(data !== undefined && (await rulesOf(data))),
    ...rulesFromSpecs(rule),
  }
  return {
    explain: values.explain ?? false,
    ...visitParameters(values),
    ...(values['require-ok'] && { requireOk: true }),
    ...(timeout !== undefined && { timeout }),
    ...(retry !== undefined && { retry: retriesOf(retry) }),
    ...(meta !== undefined && { meta: metaOf(meta) }),
    ...(filter !== undefined && { filter }),
    ...(palette && { palette }),
    ...(video && { video }),
    ...(header && { headers: headersOf(header) }),
    ...(Object.keys(rules).length > 0 && { data: rules }),
  }
}

function metaOf(text: string): boolean | Record<string, boolean> {
  if (text === 'true' || text === 'false') return text === 'true'
  const names = text.split(',').map((name) => name.trim())
  const unknown = names.filter((name) => !isMetaField(name))
  if (unknown.length > 0) {
    throw new UsageError(
      `--meta: ${unknown.join(', ')} is not a field. Fields: ${META_FIELDS.join(', ')}.`,
    )
  }
  return Object.fromEntries(names.map((name) => [name, true]))
}

function retriesOf(text: string): number {
  if (/^\d{1,3}$/.test(text)) return Number(text)
  throw new UsageError(`--retry: ${text} is not a number of tries.`)
}

/** As curl takes them: `name: value`. */
function headersOf(lines: readonly string[]): Record<string, string> {
  const entries = lines.map((line) => {
    const [, name, value] = /^([^\s:]+):(.*)$/s.exec(line) ?? []
    // Not shown: what stands in it may be a secret.
    if (name === undefined) throw new UsageError("--header: write it as 'name: value'.")
    return [name, value?.trim() ?? ''] as const
  })
  return Object.fromEntries(entries)
}

async function rulesOf(text: string): Promise<RulesInput> {
  const inline = text.trimStart().startsWith('{')
  try {
    return JSON.parse(inline ? text : await readFile(text, 'utf8'))
  } catch (cause) {
    const what = inline ? 'is not JSON' : `${text} is not a file that holds JSON`
    throw new UsageError(`--data: ${what}: ${cause instanceof Error ? cause.message : cause}`)
  }
}

/** Names the parameter of each flag for a visit. */
const VISIT_PARAMETERS = {
  'wait-for': 'waitForSelector',
  click: 'click',
  scroll: 'scroll',
  hide: 'hide',
  remove: 'remove',
} as const satisfies Record<keyof VisitArgs, keyof QueryInput>

export const VISIT_FLAGS = Object.keys(VISIT_PARAMETERS) as (keyof VisitArgs)[]

/** Reads the flags for a visit as parameters. */
export function visitParameters(values: VisitArgs): QueryInput {
  const given = VISIT_FLAGS.filter((flag) => values[flag] !== undefined)
  return Object.fromEntries(given.map((flag) => [VISIT_PARAMETERS[flag], values[flag]]))
}

import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isRecord } from '../../lib/data/json.js'
import type { QueryInput } from '../../params/index.js'
import { toPlainJson } from './terminal.js'
import { UsageError, writeOut } from './usage-error.js'

/** Values that a person checked, kept in a file beside the capture. */
export interface Expectation {
  readonly url: string
  /** Options of the question: rules above all. */
  readonly options: QueryInput
  readonly data: Readonly<Record<string, unknown>>
}

/** Options that choose the values, none of them secret. */
const KEPT = ['data', 'meta', 'filter', 'palette', 'video'] as const

/** Names the file of expectations beside a capture: `page.expect.json` beside `page.warc.gz`. */
export function toExpectationFile(capture: string): string {
  return capture.replace(/(?:\.warc(?:\.gz)?)?$/i, '.expect.json')
}

/** Writes the values of an answer as those that are expected from now on. */
export async function saveExpectation(
  capture: string,
  url: string,
  options: QueryInput,
  data: Readonly<Record<string, unknown>>,
): Promise<void> {
  const kept = Object.fromEntries(
    KEPT.filter((name) => options[name] !== undefined).map((name) => [name, options[name]]),
  )
  const file = toExpectationFile(capture)
  await writeOut(file, writeFile(file, `${toPlainJson({ url, options: kept, data })}\n`))
}

/**
 * Lists the captures in and below a folder by path, those with expectations apart from the others.
 * @throws UsageError for a folder that cannot be read, or has no expectations
 */
export async function listExpectations(folder: string) {
  const files = await readdir(folder, { recursive: true }).catch((cause: unknown) => {
    throw new UsageError(`${folder} is not a folder that can be read.`, { cause })
  })
  const there = new Set(files)
  const captures = files.filter((file) => /\.warc(?:\.gz)?$/i.test(file)).sort()
  const isChecked = (capture: string) => there.has(toExpectationFile(capture))
  const checked = captures.filter(isChecked)
  const save = 'linkglass URL --capture page.warc.gz --save-expect'
  if (checked.length === 0)
    throw new UsageError(`${folder} has no capture with expectations. Make one: \`${save}\`.`)
  return { checked, unchecked: captures.filter((capture) => !isChecked(capture)) }
}

/** @throws UsageError for a file that holds no expectation */
export async function readExpectation(folder: string, capture: string): Promise<Expectation> {
  const file = join(folder, toExpectationFile(capture))
  try {
    const value: unknown = JSON.parse(await readFile(file, 'utf8'))
    if (isExpectation(value)) return value
  } catch (cause) {
    throw new UsageError(`${file} is not JSON: ${String(cause)}`, { cause })
  }
  throw new UsageError(`${file} needs a \`url\`, \`options\` and the expected \`data\`.`)
}

function isExpectation(value: unknown): value is Expectation {
  return (
    isRecord(value) &&
    typeof value.url === 'string' &&
    isRecord(value.options) &&
    isRecord(value.data)
  )
}

import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isRecord } from '../../lib/data/json.js'
import { omitUndefined } from '../../lib/data/omit-undefined.js'
import type { QueryInput } from '../../params/index.js'
import { toPlainJson } from './terminal.js'
import { explainWriteErrors, replaceError, UsageError } from './usage-error.js'

/** Expected values of a page, which a person checked. */
export interface Expectation {
  readonly url: string
  readonly options: QueryInput
  readonly data: Readonly<Record<string, unknown>>
}

/** Options to save. None of them is a secret. */
const SAVED_OPTIONS = ['data', 'meta', 'filter', 'palette', 'video'] as const

function getExpectationPath(capture: string): string {
  return capture.replace(/(?:\.warc(?:\.gz)?)?$/i, '.expect.json')
}

export async function saveExpectation(capture: string, { url, options, data }: Expectation) {
  const kept = omitUndefined(Object.fromEntries(SAVED_OPTIONS.map((name) => [name, options[name]])))
  const file = getExpectationPath(capture)
  const text = `${toPlainJson({ url, options: kept, data })}\n`
  await explainWriteErrors(file, writeFile(file, text), '--save-expect')
}

export async function listCapturesByExpectation(folder: string) {
  const reading = readdir(folder, { recursive: true })
  const files = await replaceError(reading, `${folder} is not a folder that can be read.`)
  const there = new Set(files)
  const captures = files.filter((file) => /\.warc(?:\.gz)?$/i.test(file)).sort()
  const isChecked = (capture: string) => there.has(getExpectationPath(capture))
  const checked = captures.filter(isChecked)
  const save = 'linkglass URL --capture page.warc.gz --save-expect'
  if (checked.length === 0)
    throw new UsageError(`${folder} has no capture with expectations. Make one: \`${save}\`.`)
  return { checked, unchecked: captures.filter((capture) => !isChecked(capture)) }
}

export async function readExpectation(folder: string, capture: string): Promise<Expectation> {
  const file = join(folder, getExpectationPath(capture))
  try {
    const value: unknown = JSON.parse(await readFile(file, 'utf8'))
    if (isExpectation(value)) return value
  } catch (cause) {
    throw new UsageError(`${file} is not JSON: ${String(cause)}`, { cause })
  }
  throw new UsageError(`${file} needs a \`url\`, \`options\` and the expected \`data\`.`)
}

function isExpectation(value: unknown): value is Expectation {
  if (!isRecord(value)) return false
  const { url, options, data } = value
  return typeof url === 'string' && isRecord(options) && isRecord(data)
}

import { tryParseJson } from '../../lib/data/json.js'
import type { ReadFile } from './setting.js'

/** Parses JSON, or a file of it. Error messages quote neither text nor path, which may hold keys. */
export function parseJsonSetting(
  given: string,
  kind: 'object' | 'list',
  readFile: ReadFile,
): unknown {
  const isJson = given.startsWith(kind === 'object' ? '{' : '[')
  const parsed = tryParseJson(isJson ? given : readJsonFile(given, kind, readFile))
  if (parsed === undefined) throw new Error('it is not valid JSON')
  return parsed
}

function readJsonFile(path: string, kind: string, readFile: ReadFile): string {
  try {
    return readFile(path)
  } catch {
    throw new Error(`it is neither a JSON ${kind} nor the path of a file that can be read`)
  }
}

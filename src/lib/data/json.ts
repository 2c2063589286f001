import type { Value } from '../../contracts/result.js'

/** Maximum depth of JSON that recursive code can handle. */
export const MAX_JSON_DEPTH = 500

/** Parses JSON. Returns `undefined` if it is invalid or too deep. */
export function parseJson(text: string): Value | undefined {
  return measureJsonDepth(text) > MAX_JSON_DEPTH
    ? undefined
    : (tryParseJson(text) as Value | undefined)
}

/** Parses JSON of any depth, or returns `undefined`. */
export function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const [QUOTE, BACKSLASH] = [0x22, 0x5c]

export function measureJsonDepth(json: string): number {
  let [depth, deepest, inString] = [0, 0, false]
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at)
    if (code === QUOTE) inString = !inString
    else if (inString) at += code === BACKSLASH ? 1 : 0
    else if (code === 0x5b || code === 0x7b) deepest = Math.max(deepest, ++depth)
    else if (code === 0x5d || code === 0x7d) depth--
  }
  return deepest
}

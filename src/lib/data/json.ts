import type { Value } from '../../contracts/result.js'

/** Deeper JSON would overflow the stack of any code that walks it by recursion, `JSON.stringify` to begin with. */
export const MAX_JSON_DEPTH = 500

/** What a JSON text says; `undefined` for what is not JSON, or nested too deep. */
export function parseJson(text: string): Value | undefined {
  if (depthOf(text) > MAX_JSON_DEPTH) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether it is an object in the sense of JSON: names with their values, and no list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const [QUOTE, BACKSLASH] = [0x22, 0x5c]

/** Brackets open at the same time, those in strings left out. */
function depthOf(json: string): number {
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

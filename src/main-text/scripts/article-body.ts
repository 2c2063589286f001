import { isRecord } from '../../lib/data/json.js'
import { countWords, type Prose, readTitle } from './prose.js'

/** Maximum number of objects and lists of a JSON-LD block that are visited. */
const MAX_OBJECTS = 2_000

/** Finds the longest `articleBody` of a page's JSON-LD. */
export function findArticleBody(value: unknown): Prose | undefined {
  const open = [value]
  let best: Prose | undefined
  for (let at = 0; at < open.length && at < MAX_OBJECTS; at++) {
    const next = open[at]
    if (Array.isArray(next)) for (const item of next) open.push(item)
    if (!isRecord(next)) continue
    const { articleBody } = next
    if (typeof articleBody === 'string') {
      const words = countWords(articleBody)
      if (words > (best?.words ?? 0)) best = { texts: [articleBody], words, title: readTitle(next) }
    }
    for (const item of Object.values(next)) if (typeof item === 'object') open.push(item)
  }
  return best
}

import { findNearest } from '../../../src/lib/text/nearest.js'

/** A selector that finds something where the one that was written finds nothing. */
export interface NearMatch {
  readonly selector: string
  readonly count: number
}

/** Names in a selector: ids, classes, and the tags that stand alone. */
const NAME = /([.#]?)(-?[A-Za-z_][\w-]*)/g
/** Further selectors that are tried. */
const MAX_TRIES = 20

/** Finds what nearly matched: names that are spelled a little otherwise, or a part of the selector. */
export function findNear(selector: string, page: Document): NearMatch | undefined {
  const corrected = withKnownNames(selector, page)
  const tries = [corrected, ...shortened(corrected), ...shortened(selector)]
  for (const one of tries.slice(0, MAX_TRIES)) {
    const count = one === selector ? 0 : countMatches(one, page)
    if (count > 0) return { selector: one, count }
  }
  return undefined
}

function countMatches(selector: string, page: Document): number {
  try {
    return page.querySelectorAll(selector).length
  } catch {
    return 0
  }
}

/** Puts the findNearest name of the page in place of each that it does not have. */
function withKnownNames(selector: string, page: Document): string {
  const known = namesIn(page)
  return outsideBrackets(selector, (text) =>
    text.replace(NAME, (whole, mark: string, name: string, at: number) => {
      if (text[at - 1] === ':') return whole
      const names = known.get(mark) ?? new Set()
      if (names.has(name)) return whole
      return `${mark}${findSimilar(name, names) ?? name}`
    }),
  )
}

/** Finds the name that was probably meant, whatever its case. */
function findSimilar(name: string, names: ReadonlySet<string>): string | undefined {
  const byLowerCase = new Map([...names].map((one) => [one.toLowerCase(), one]))
  const [found = ''] = findNearest(name.toLowerCase(), [...byLowerCase.keys()])
  return byLowerCase.get(found)
}

/** Changes a selector but for its attributes and arguments. */
function outsideBrackets(selector: string, change: (text: string) => string): string {
  return selector
    .split(/(\[[^[\]]*\]|\([^()]*\))/)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('')
}

/** Elements that are looked at for their names. */
const MAX_ELEMENTS = 20_000

function namesIn(page: Document): ReadonlyMap<string, Set<string>> {
  const [tags, classes, ids] = [new Set<string>(), new Set<string>(), new Set<string>()]
  for (const element of [...page.querySelectorAll('*')].slice(0, MAX_ELEMENTS)) {
    tags.add(element.localName)
    if (element.id !== '') ids.add(element.id)
    for (const name of element.classList) classes.add(name)
  }
  return new Map([
    ['', tags],
    ['.', classes],
    ['#', ids],
  ])
}

/** Leaves out a step from the front, then from the end, then names of the last step. */
function shortened(selector: string): string[] {
  const steps = selector.trim().split(/\s*[>+~]\s*|\s+/)
  const fromFront = steps.slice(1).map((_, index) => steps.slice(index + 1).join(' '))
  const fromEnd = steps.slice(1).map((_, index) => steps.slice(0, -1 - index).join(' '))
  const last = steps.at(-1) ?? ''
  const names = last.match(/[.#]?-?[A-Za-z_][\w-]*/g) ?? []
  return [...fromFront, ...(names.length > 1 ? names : []), ...fromEnd]
}

import { isRecord } from './json.js'

export interface Difference {
  /** Names and indexes that lead to the value: `reviews.2.author`. */
  readonly path: string
  readonly expected: unknown
  readonly found: unknown
}

/** Finds the deepest places at which two JSON values differ. */
export function* findDifferences(
  expected: unknown,
  found: unknown,
  path: readonly (string | number)[] = [],
): Generator<Difference> {
  const areLists = Array.isArray(expected) && Array.isArray(found)
  const areRecords = !Array.isArray(expected) && !Array.isArray(found)
  if (areLists || (areRecords && isRecord(expected) && isRecord(found))) {
    const [before, after] = [new Map(Object.entries(expected)), new Map(Object.entries(found))]
    for (const name of new Set([...before.keys(), ...after.keys()]))
      yield* findDifferences(before.get(name), after.get(name), [...path, name])
  } else if (!Object.is(expected, found)) {
    yield { path: path.join('.'), expected, found }
  }
}

import type { FormContext } from '../../../src/items/forms/value-text.js'
import { type Scalar, Thing } from '../../../src/items/graph/thing.js'

/** Surroundings of values on a page of which nothing else is known. */
export const CONTEXT: FormContext = {
  base: 'https://site.example/shop/',
  lang: undefined,
  allowsZero: false,
  onCut: () => undefined,
}

/** Makes a value that is written for programs. */
export function declare(text: string): Scalar {
  return { text, declared: true }
}

/** Makes a value that a page shows. */
export function show(text: string): Scalar {
  return { text, declared: false }
}

/** Makes a thing with properties. */
export function createThing(
  type: string,
  props: Readonly<Record<string, string | readonly string[] | undefined>>,
): Thing {
  const thing = new Thing('json-ld', [type])
  for (const [name, value] of Object.entries(props))
    for (const text of [value ?? []].flat()) thing.addValue(name, declare(text))
  return thing
}

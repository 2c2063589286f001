import type { MarkupSigns } from '../graph/markup-signs.js'
import { TYPE_NAMES } from '../types.js'
import type { CandidateThing } from './candidate-thing.js'

/**
 * True if the elements of one syntax, such as microdata, may declare a better thing than the one chosen so far, or a
 * value for an empty field.
 * @param lacking returns the properties, in lower case, that could fill the empty fields
 */
export function canMarkupChangeItem(
  { types, readNames }: MarkupSigns,
  { type, strength }: CandidateThing,
  ogType: string,
  lacking: () => ReadonlySet<string>,
): boolean {
  const isLifted = /^(?:video|music|audio)/.test(ogType)
  if (strength < ABOUT_THE_PAGE || isLifted) return true
  const place = TYPE_NAMES.indexOf(type)
  const others = [...types].filter((other) => other !== type)
  if (others.some((other) => TYPE_NAMES.indexOf(other) < place)) return true
  const mayHaveMain = others.length > 0 && strength < MAIN_ENTITY
  if (!mayHaveMain && !types.has(type)) return false
  const names = readNames()
  if (mayHaveMain && names?.has('mainentity')) return true
  return types.has(type) && (names === undefined || [...lacking()].some((name) => names.has(name)))
}

/** Minimum strength of a thing that only a main entity, or a thing of an earlier type in `TYPE_NAMES`, can replace. */
const ABOUT_THE_PAGE = 2
const MAIN_ENTITY = 3

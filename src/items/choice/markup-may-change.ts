import type { MarkupSigns } from '../graph/markup-signs.js'
import { TYPE_NAMES } from '../types.js'
import type { CandidateThing } from './find-candidates.js'

/** True if another syntax, such as microdata, may change the item. */
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

/** `strength` of a candidate with the page's URL or name. */
const ABOUT_THE_PAGE = 2
const MAIN_ENTITY = 3

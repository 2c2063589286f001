import { type FormContext, findUrl } from '../forms/value-text.js'
import { isThing, type Thing, type ThingGraph } from '../graph/thing.js'

/** Names of properties whose value is the thing that the page is about. */
const MAIN = new Set(['mainentity', 'mainentityofpage', 'maincontentofpage'])
const PAGE_TYPE = /(?:Page|WebSite)$/i

export function isValueOfMainEntity({ of }: Thing): boolean {
  return MAIN.has(of)
}

/** Collects the identifiers of things that a page names as its main entity. */
export function findMainEntityIds({ things }: ThingGraph): ReadonlySet<string> {
  const values = things.filter(isWebPage).flatMap(({ props }) => props.get('mainentity') ?? [])
  return new Set(values.flatMap((value) => (isThing(value) ? (value.id ?? []) : [])))
}

/** True if the page names the thing as its main entity, or the thing has `mainEntityOfPage` set to `true`. */
export function isMainEntity(
  thing: Thing,
  mains: ReadonlySet<string>,
  context: FormContext,
): boolean {
  if (isValueOfMainEntity(thing) && thing.parent && isWebPage(thing.parent)) return true
  if (thing.id !== undefined && mains.has(thing.id)) return true
  return (thing.props.get('mainentityofpage') ?? []).some(
    (value) => !isThing(value) && findUrl(value, context) === null && /^true$/i.test(value.text),
  )
}

function isWebPage(thing: Thing): boolean {
  return thing.types.some((type) => PAGE_TYPE.test(type))
}

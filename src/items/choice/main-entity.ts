import { type FormContext, findUrl } from '../forms/value-text.js'
import { isThing, type Thing, type ThingGraph } from '../graph/thing.js'

const MAIN_ENTITY_PROPERTIES = new Set(['mainentity', 'mainentityofpage', 'maincontentofpage'])
const PAGE_TYPE = /(?:Page|WebSite)$/i

export function isValueOfMainEntity({ of }: Thing): boolean {
  return MAIN_ENTITY_PROPERTIES.has(of)
}

export function findMainEntityIds({ things }: ThingGraph): ReadonlySet<string> {
  const values = things.filter(isWebPage).flatMap(({ props }) => props.get('mainentity') ?? [])
  return new Set(values.flatMap((value) => (isThing(value) ? (value.id ?? []) : [])))
}

export function isMainEntity(thing: Thing, mains: ReadonlySet<string>, context: FormContext) {
  if (isValueOfMainEntity(thing) && thing.parent && isWebPage(thing.parent)) return true
  if (thing.id !== undefined && mains.has(thing.id)) return true
  return (thing.props.get('mainentityofpage') ?? []).some(
    (value) => !isThing(value) && findUrl(value, context) === null && /^true$/i.test(value.text),
  )
}

function isWebPage(thing: Thing): boolean {
  return thing.types.some((type) => PAGE_TYPE.test(type))
}

import type { Meta } from '../../page/index.js'
import { toItemDate } from '../forms/dates.js'
import { KINDS, OFFER, PROPERTIES } from './meta-names.data.js'
import { Thing, type ThingGraph } from './thing.js'

export function readMetasIntoGraph(graph: ThingGraph, metas: readonly Meta[]): void {
  const declared = metas.find(({ key }) => key === 'og:type')?.content ?? ''
  const kind = declared.trim().toLowerCase()
  const known = KINDS.find((entry) => entry.kind.test(kind))
  const has = (prefix: string) =>
    metas.some(({ key, content }) => key.startsWith(prefix) && content.trim() !== '')
  const isPriced = metas.some(({ key }) => /^(?:product|og):price:amount$/.test(key))
  const isDated =
    known?.type !== 'Article' ||
    metas.some(
      ({ key, content }) => key === 'article:published_time' && toItemDate(content) !== null,
    )
  const type = isDated && known?.needs.some(has) ? known.type : isPriced ? 'Product' : undefined
  const at = metas[0]?.at ?? 0
  const thing = new Thing('open graph', type ? [type] : [], { at })
  const offer = new Thing('open graph', ['Offer'], { at, of: 'offers', parent: thing })
  for (const { key, content } of metas) {
    const property = Object.hasOwn(PROPERTIES, key) ? PROPERTIES[key] : undefined
    if (property) thing.addText(property, content)
    const sold = Object.hasOwn(OFFER, key) ? OFFER[key] : undefined
    if (sold && !offer.has(sold)) offer.addText(sold, content)
  }
  if (offer.props.size > 0) thing.addValue('offers', offer)
  if (graph.addThing(thing)) graph.addThing(offer)
}

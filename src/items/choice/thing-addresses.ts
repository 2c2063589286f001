import { type FormContext, findAddress } from '../forms/value-text.js'
import type { Thing } from '../graph/thing.js'
import type { PageFacts } from '../page-facts.js'
import { samePage } from './same-page.js'

/** Lists the addresses that a thing gives as its own. */
export function findAddresses(thing: Thing, context: FormContext): string[] {
  const { graph } = context
  const values = ['url', 'mainEntityOfPage'].flatMap((name) =>
    graph.values(thing, name).slice(0, 5),
  )
  const found = values.flatMap((value) => findAddress(value, context) ?? [])
  const { id } = thing
  if (id !== undefined && /^https?:/i.test(id)) found.push(id)
  else if (id?.startsWith('/') || id?.startsWith('#')) {
    const address = findAddress({ text: id, declared: true }, context)
    if (address) found.push(address)
  }
  return found
}

/** True for an address of the page, with or without a fragment. */
export function isOwnAddress(address: string, { addresses }: PageFacts): boolean {
  const bare = address.replace(/#.*$/, '')
  return addresses.some((own) => samePage(bare, own))
}

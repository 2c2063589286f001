import { toSearch } from './parameters.js'
import { fromSearch, NOTHING, type Request, toParameters } from './request.js'

/** Contents of the address: the request, and the part of the answer that is looked at. */
export interface Place {
  readonly request: Request
  /** As it stands behind `#`; it may name nothing. */
  readonly part: string
}

/** Links of earlier versions have the question behind `#`. */
export function placeAt({ search, hash }: { search: string; hash: string }): Place {
  const fragment = hash.slice(1)
  const asked = search.length > 1 ? search.slice(1) : fragment
  const isOld = asked === fragment && fragment.includes('=')
  if (asked === fragment && !isOld) return { request: NOTHING, part: '' }
  return { request: fromSearch(asked), part: isOld ? '' : fragment }
}

/** The address of a place, below the service's own. */
export function addressOf({ request, part }: Place): string {
  if (request.url === '') return '/playground'
  return `/playground?${toSearch(toParameters(request))}${part && `#${part}`}`
}

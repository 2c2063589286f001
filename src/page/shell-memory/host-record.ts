/** A page that a host sent, as hashes. */
export interface Sighting {
  /** Of title, description, heading and image. */
  readonly look: number
  /** Of what tells its address from others of the host; 0 for the front page. */
  readonly address: number
  /** Of the description alone; 0 for none. */
  readonly description: number
}

/** What a host has sent so far. Small, and plain enough for JSON. */
export interface HostRecord {
  /** The description of its front page; 0 while unknown. */
  readonly front: number
  /** The latest looks, each with the first addresses that it was seen at. */
  readonly looks: readonly (readonly [look: number, ...addresses: number[]])[]
}

/** Addresses with one look that make it a shell: two may be twins. */
const SHELL_ADDRESSES = 3

/** Looks that are remembered of one host. */
const MAX_LOOKS = 16

const NOTHING_SEEN: HostRecord = { front: 0, looks: [] }

/** The record with one more page; the same one if that says nothing new. */
export function withSighting(record: HostRecord = NOTHING_SEEN, sighting: Sighting): HostRecord {
  const { look, address, description } = sighting
  const front = address === 0 && description !== 0 ? description : record.front
  const [, ...addresses] = record.looks.find(([known]) => known === look) ?? [look]
  const isKnown = addresses.includes(address) || addresses.length >= SHELL_ADDRESSES
  if (isKnown && front === record.front) return record
  if (isKnown) return { front, looks: record.looks }
  const others = record.looks.filter(([known]) => known !== look)
  return { front, looks: [...withRoom(others), [look, ...addresses, address]] }
}

/** What was seen at one address only is forgotten before what was seen at two. */
function withRoom(looks: HostRecord['looks']): HostRecord['looks'] {
  if (looks.length < MAX_LOOKS) return looks
  const least = Math.min(...looks.map(({ length }) => length))
  const oldest = looks.findIndex(({ length }) => length === least)
  return looks.filter((_, index) => index !== oldest)
}

/** Whether the host sent one look for two addresses at least. */
export function hasTwins(record: HostRecord | undefined): boolean {
  return record?.looks.some(({ length }) => length > 2) ?? false
}

/** Whether the host sends this look for several addresses. */
export function isSeenElsewhere({ looks }: HostRecord, { look }: Sighting): boolean {
  const seen = looks.find(([known]) => known === look)
  return seen !== undefined && seen.length > SHELL_ADDRESSES
}

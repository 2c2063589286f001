/** A page that a host sent, as hashes. */
export interface Sighting {
  /** Hash of title, description, heading and image, called the look of a page. */
  readonly look: number
  /** Hash of its page key; 0 for the front page. */
  readonly address: number
  /** Hash of the description alone; 0 for none. */
  readonly description: number
}

/** Pages that a host has sent so far, as plain data for JSON. */
export interface HostRecord {
  /** Hash of its front page's description; 0 while unknown. */
  readonly front: number
  /** The latest looks, each with the first addresses that had it. */
  readonly looks: readonly (readonly [look: number, ...addresses: number[]])[]
}

/** Addresses with one look that make it a shell; two may be twins. */
const SHELL_ADDRESSES = 3

/** Looks that are remembered of one host. */
const MAX_LOOKS = 16

const NOTHING_SEEN: HostRecord = { front: 0, looks: [] }

/** Returns the record with one more page, or the same record if that adds nothing. */
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

/** Drops the oldest looks, those with one address first. */
function withRoom(looks: HostRecord['looks']): HostRecord['looks'] {
  if (looks.length < MAX_LOOKS) return looks
  const least = Math.min(...looks.map(({ length }) => length))
  const oldest = looks.findIndex(({ length }) => length === least)
  return looks.filter((_, index) => index !== oldest)
}

/** True if the host sent the same look for two or more addresses. */
export function hasTwins(record: HostRecord | undefined): boolean {
  return record?.looks.some(({ length }) => length > 2) ?? false
}

/** True if the host sends this look for several addresses. */
export function isSeenElsewhere({ looks }: HostRecord, { look }: Sighting): boolean {
  const seen = looks.find(([known]) => known === look)
  return seen !== undefined && seen.length > SHELL_ADDRESSES
}

export interface Sighting {
  readonly look: number
  /** Hash of the page's key (see `toPageKey`), or 0 for the front page. */
  readonly address: number
  /** Hash of the page's description, or 0 if the description is not needed. */
  readonly description: number
}

/** Hashes of the pages that a host has sent so far, as plain data for JSON. */
export interface HostRecord {
  /** Hash of the description of the host's front page, or 0 while unknown. */
  readonly front: number
  /** One list per page: a hash of its title, image etc., then hashes of its addresses. */
  readonly looks: readonly (readonly [look: number, ...addresses: number[]])[]
}

/** A page with this many URLs is sent for any URL. (A normal page may have two URLs.) */
const SHELL_ADDRESSES = 3

const MAX_LOOKS = 16

const NOTHING_SEEN: HostRecord = { front: 0, looks: [] }

/** Returns a copy of the record with the page added, or the record itself if the page adds nothing. */
export function addSighting(record: HostRecord = NOTHING_SEEN, sighting: Sighting): HostRecord {
  const { look, address, description } = sighting
  const front = address === 0 && description !== 0 ? description : record.front
  const [, ...addresses] = record.looks.find(([known]) => known === look) ?? [look]
  const isKnown = addresses.includes(address) || addresses.length >= SHELL_ADDRESSES
  if (isKnown && front === record.front) return record
  if (isKnown) return { front, looks: record.looks }
  const others = record.looks.filter(([known]) => known !== look)
  return { front, looks: [...makeRoomForLook(others), [look, ...addresses, address]] }
}

function makeRoomForLook(looks: HostRecord['looks']): HostRecord['looks'] {
  if (looks.length < MAX_LOOKS) return looks
  const least = Math.min(...looks.map(({ length }) => length))
  const oldest = looks.findIndex(({ length }) => length === least)
  return looks.filter((_, index) => index !== oldest)
}

export function hasRepeatedLook(record: HostRecord | undefined): boolean {
  return record?.looks.some(({ length }) => length > 2) ?? false
}

export function hasShellLook({ looks }: HostRecord, { look }: Sighting): boolean {
  const seen = looks.find(([known]) => known === look)
  return seen !== undefined && seen.length > SHELL_ADDRESSES
}

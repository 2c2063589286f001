export interface Sighting {
  readonly contentHash: number
  /** Hash of the page's key (see `toPageKey`), or 0 for the front page. */
  readonly address: number
  /** Hash of the page's description, or 0 if the description is not needed. */
  readonly description: number
}

/** Hashes of the pages that a host has sent so far, as plain data for JSON. */
export interface HostRecord {
  /** Hash of the description of the host's front page, or 0 while unknown. */
  readonly front: number
  /** One list per page (stored as `looks`): a hash of its title, image etc., then of its addresses. */
  readonly looks: readonly (readonly [contentHash: number, ...addresses: number[]])[]
}

/** A page with this many URLs is sent for any URL. (A normal page may have two URLs.) */
const SHELL_ADDRESSES = 3

const MAX_PAGES = 16

const NOTHING_SEEN: HostRecord = { front: 0, looks: [] }

/** Returns a copy of the record with the page added, or the record itself if the page adds nothing. */
export function addSighting(record: HostRecord = NOTHING_SEEN, sighting: Sighting): HostRecord {
  const { contentHash, address, description } = sighting
  const front = address === 0 && description !== 0 ? description : record.front
  const [, ...addresses] = record.looks.find(([known]) => known === contentHash) ?? [contentHash]
  const isKnown = addresses.includes(address) || addresses.length >= SHELL_ADDRESSES
  if (isKnown && front === record.front) return record
  if (isKnown) return { front, looks: record.looks }
  const others = record.looks.filter(([known]) => known !== contentHash)
  return { front, looks: [...evictPageIfFull(others), [contentHash, ...addresses, address]] }
}

function evictPageIfFull(pages: HostRecord['looks']): HostRecord['looks'] {
  if (pages.length < MAX_PAGES) return pages
  const least = Math.min(...pages.map(({ length }) => length))
  const oldest = pages.findIndex(({ length }) => length === least)
  return pages.filter((_, index) => index !== oldest)
}

export function hasRepeatedPage(record: HostRecord | undefined): boolean {
  return record?.looks.some(({ length }) => length > 2) ?? false
}

export function isSeenAtManyUrls({ looks }: HostRecord, { contentHash }: Sighting): boolean {
  const seen = looks.find(([known]) => known === contentHash)
  return seen !== undefined && seen.length > SHELL_ADDRESSES
}

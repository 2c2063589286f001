export interface Sighting {
  readonly contentHash: number
  /** Hash of the page's key (`toPageKey`), or 0 for the front page. */
  readonly address: number
  /** Hash of the description, or 0 if not needed. */
  readonly description: number
}

/** Hashes of the pages that a host has sent, which are stored as JSON under these names. */
export interface HostRecord {
  /** Hash of the front page's description, or 0 while unknown. */
  readonly front: number
  /** One list of hashes per page. */
  readonly looks: readonly (readonly [contentHash: number, ...addresses: number[]])[]
}

/** Number of URLs at which a page must be seen to count as a shell. A normal page may have two. */
const SHELL_ADDRESSES = 3

const MAX_PAGES = 16

const NOTHING_SEEN: HostRecord = { front: 0, looks: [] }

/** Adds a page. Returns the same record if nothing is new. */
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

export function hasPageAtSeveralUrls(record: HostRecord | undefined): boolean {
  return record?.looks.some(({ length }) => length > 2) ?? false
}

export function isSeenAtManyUrls({ looks }: HostRecord, { contentHash }: Sighting): boolean {
  const seen = looks.find(([known]) => known === contentHash)
  return seen !== undefined && seen.length > SHELL_ADDRESSES
}

/** Creates the prefix of all keys of a version; the braces keep them on one node of a cluster. */
export function toPrefix(version: number): string {
  return `{linkglass:jobs:${version}}`
}

/** Prefix of all keys, with the version of their form. */
export const PREFIX = toPrefix(1)

/** Keys that all jobs share. */
export const KEYS = {
  /** Ids of jobs by the time at which they were made. */
  jobs: `${PREFIX}:jobs`,
  /** Ids of jobs by owner and `idempotency-key`. */
  idempotency: `${PREFIX}:idempotency`,
  /** Bytes of all links and results. */
  bytes: `${PREFIX}:bytes`,
  /** Webhooks by the time at which they are to be sent. */
  webhooks: `${PREFIX}:webhooks`,
  /** Number of tries by webhook. */
  tries: `${PREFIX}:tries`,
  /** Prefix of a key for each host that all jobs leave alone; it expires with the pause. */
  pauses: `${PREFIX}:pause:`,
} as const

export function createKeys(id: string) {
  return {
    /** Hash of the record and its counts. */
    job: `${PREFIX}:job:${id}`,
    /** Hash of the links by chunk, packed. */
    items: `${PREFIX}:items:${id}`,
    /** For each link 40 bits: 0, or the place of its result. */
    places: `${PREFIX}:places:${id}`,
    /** Hash of the results by block, packed. */
    results: `${PREFIX}:results:${id}`,
    /** Hash of what is under way by chunk. */
    chunks: `${PREFIX}:chunks:${id}`,
    /** Hash of hosts that links wait for or ask. */
    hosts: `${PREFIX}:hosts:${id}`,
  }
}

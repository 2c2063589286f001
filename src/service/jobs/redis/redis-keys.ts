/** Creates the prefix of all keys of a version. The braces (a hash tag) keep the keys on one node of a cluster. */
export function createKeyPrefix(version: number): string {
  return `{linkglass:jobs:${version}}`
}

export const PREFIX = createKeyPrefix(1)

export const KEYS = {
  /** Ids of jobs, sorted by the time at which they were created. */
  jobs: `${PREFIX}:jobs`,
  /** Ids of jobs by owner and `idempotency-key`. */
  idempotency: `${PREFIX}:idempotency`,
  /** Number of bytes of all links and results. */
  bytes: `${PREFIX}:bytes`,
  /** Webhooks, sorted by the time at which they are to be sent. */
  webhooks: `${PREFIX}:webhooks`,
  tries: `${PREFIX}:tries`,
  /** Prefix of the keys of hosts that no job may visit. Each key expires at the end of the pause. */
  pauses: `${PREFIX}:pause:`,
} as const

export function createJobKeys(id: string) {
  return {
    /** Key of the Redis hash that holds the job's record and counts. */
    job: `${PREFIX}:job:${id}`,
    /** Hash of compressed links, by chunk. */
    items: `${PREFIX}:items:${id}`,
    /** Bit field with 40 bits for each link: 0 for no result, or the place in `results`. */
    places: `${PREFIX}:places:${id}`,
    /** Redis hash with the compressed results of each block. */
    results: `${PREFIX}:results:${id}`,
    /** Hash with the state of each chunk: its started links, and the number of workers that died on each link. */
    chunks: `${PREFIX}:chunks:${id}`,
    /** Redis hash with the visits in progress and the wait of each host. */
    hosts: `${PREFIX}:hosts:${id}`,
  }
}

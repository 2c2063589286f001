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
    /** Redis hash with the compressed links of each chunk. */
    items: `${PREFIX}:items:${id}`,
    /** Bit field with the position of each link's result in 40 bits, or 0 if there is no result. */
    places: `${PREFIX}:places:${id}`,
    /** Redis hash with the compressed results of each block. */
    results: `${PREFIX}:results:${id}`,
    /** Redis hash by chunk: the started links, and how many workers died on each link. */
    chunks: `${PREFIX}:chunks:${id}`,
    /** Redis hash by host: the visits in progress, and the time until which the job has to wait. */
    hosts: `${PREFIX}:hosts:${id}`,
  }
}

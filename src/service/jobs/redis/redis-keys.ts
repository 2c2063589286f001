/** Braces keep all keys on one node of a cluster. */
export function createKeyPrefix(version: number): string {
  return `{linkglass:jobs:${version}}`
}

export const PREFIX = createKeyPrefix(1)

export const KEYS = {
  /** Ids of jobs, sorted by time of creation. */
  jobs: `${PREFIX}:jobs`,
  /** Ids of jobs by owner and `idempotency-key`. */
  idempotency: `${PREFIX}:idempotency`,
  /** Number of bytes of all links and results. */
  bytes: `${PREFIX}:bytes`,
  /** Webhooks, sorted by time of the next try. */
  webhooks: `${PREFIX}:webhooks`,
  tries: `${PREFIX}:tries`,
  /** Prefix of the keys for hosts that no job may visit for now. */
  pauses: `${PREFIX}:pause:`,
} as const

export function createJobKeys(id: string) {
  return {
    /** Redis hash with the job's record and counts. */
    job: `${PREFIX}:job:${id}`,
    /** Redis hash with the compressed links of each chunk. */
    items: `${PREFIX}:items:${id}`,
    /** 40 bits per link: position of the result, or 0. */
    places: `${PREFIX}:places:${id}`,
    /** Redis hash with the compressed results of each block. */
    results: `${PREFIX}:results:${id}`,
    /** Redis hash of started links and deaths, by chunk. */
    chunks: `${PREFIX}:chunks:${id}`,
    /** Redis hash of visits and waiting times, by host. */
    hosts: `${PREFIX}:hosts:${id}`,
  }
}

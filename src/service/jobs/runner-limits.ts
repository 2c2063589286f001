import { CHUNK_SIZE } from './job.js'

/** Links under way at once in one process, and while others wait for answers. */
export const CONCURRENCY = { idle: 16, busy: 4 }

/** Links that are recorded as started before their turn. */
export const LOOKAHEAD = 32

/** Finished links that are written at once. */
export const FINISHED_PER_REPORT = 32

export const MAX_CLAIMS = 8

/** Number of hosts below which another chunk is claimed, so that sorted lists mix. */
export const FEW_HOSTS = 4

/** Milliseconds for which a host waits at most because another worker was told so. */
export const LONGEST_SHARED_WAIT = 600_000

/** Waiting links below which another chunk is claimed. */
export const FEW_LINKS = CHUNK_SIZE / 2

/** Workers that may die while a link is under way, before it is given up. */
export const MAX_DEATHS = 3

/** Milliseconds between two turns: at least, with work under way, without any, after a fault. */
export const PAUSE = { least: 15, working: 100, idle: 1_000, fault: 5_000 }

/** Milliseconds after which claims are renewed, by which a job that was stopped is noticed, too. */
export const RENEWAL = 1_000

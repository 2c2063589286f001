import { CROWDED_PAUSE, type HostVisit, LONGEST_VISIT, LONGEST_WAIT } from '../job-store.js'
import type { JobDatabase, JobHost } from './job-database.js'

/** Ends visits and begins others, within a transaction; returns for each of these the milliseconds to wait. */
export function visitHosts(
  { jobs, hosts }: JobDatabase,
  beginning: readonly HostVisit[],
  ended: readonly HostVisit[],
): readonly number[] {
  const now = Date.now()
  for (const { id, host, index } of ended) {
    const { visits, ...record } = hosts.get([id, host]) ?? IDLE
    const left = Object.entries(visits ?? {}).filter(([other]) => other !== String(index))
    if (left.length > 0) hosts.putSync([id, host], { ...record, visits: Object.fromEntries(left) })
    else if (record.until > now) hosts.putSync([id, host], record)
    else hosts.removeSync([id, host])
  }
  return beginning.map(({ id, host, perHost, index }) => {
    const record = hosts.get([id, host]) ?? IDLE
    const wait = record.until - now
    if (wait > 0 && wait <= LONGEST_WAIT) return wait
    const visits = { ...omitOver(record, now), [index]: now + LONGEST_VISIT }
    if (Object.keys(visits).length > perHost) return CROWDED_PAUSE
    if (jobs.doesExist(id)) hosts.putSync([id, host], { ...record, visits })
    return 0
  })
}

const IDLE: JobHost = { until: 0, why: '' }

/** Leaves out visits whose worker died, and those written before the clock was set back. */
function omitOver({ visits = {} }: JobHost, now: number): Record<string, number> {
  const isUnderWay = (until: number) => until > now && until <= now + LONGEST_VISIT
  return Object.fromEntries(Object.entries(visits).filter(([, until]) => isUnderWay(until)))
}

import {
  CROWDED_PAUSE,
  DELAY_REASON,
  type HostVisit,
  type HostWait,
  LONGEST_VISIT,
  LONGEST_WAIT,
} from '../job-store.js'
import { createHostKeyRange, type JobDatabase, type JobHost } from './job-database.js'

const ALL_JOBS = ''

/** Must be called within a transaction. */
export function storeHostWait(db: JobDatabase, { id, host, until, why, isForAll }: HostWait): void {
  const { jobs, hosts } = db
  if (jobs.doesExist(id)) hosts.putSync([id, host], { ...hosts.get([id, host]), until, why })
  if (!isForAll) return
  for (const { key, value } of [...hosts.getRange(createHostKeyRange(ALL_JOBS))]) {
    if (!isWaitActive(value.until, Date.now())) hosts.removeSync(key)
  }
  hosts.putSync([ALL_JOBS, host], { until, why })
}

function isWaitActive(until: number, now: number): boolean {
  return until > now && until <= now + LONGEST_WAIT
}

/** Returns the milliseconds to wait before each new visit. Must be called within a transaction. */
export function updateHostVisits(
  { jobs, hosts }: JobDatabase,
  beginning: readonly HostVisit[],
  ended: readonly HostVisit[],
): readonly number[] {
  const now = Date.now()
  for (const { id, host, index, delay = 0 } of ended) {
    const { visits, ...old } = hosts.get([id, host]) ?? IDLE
    const later = { until: now + delay, why: DELAY_REASON.replace('%g', String(delay / 1_000)) }
    const record = delay > 0 && later.until > old.until ? { ...old, ...later } : old
    const left = Object.entries(visits ?? {}).filter(([other]) => other !== String(index))
    if (left.length > 0) hosts.putSync([id, host], { ...record, visits: Object.fromEntries(left) })
    else if (record.until > now) hosts.putSync([id, host], record)
    else hosts.removeSync([id, host])
  }
  return beginning.map(({ id, host, perHost, index, delay }) => {
    const shared = hosts.get([ALL_JOBS, host]) ?? IDLE
    const wait = isWaitActive(shared.until, now) ? shared : {}
    const record = { ...IDLE, ...hosts.get([id, host]), ...wait }
    const visits = { ...omitEndedVisits(record, now), [index]: now + LONGEST_VISIT }
    const isWaiting = isWaitActive(record.until, now)
    const known = { ...record, delay: delay ?? record.delay }
    const most = known.delay === 0 ? perHost : 1
    if (!isWaiting && Object.keys(visits).length > most) return CROWDED_PAUSE
    if (jobs.doesExist(id)) hosts.putSync([id, host], isWaiting ? known : { ...known, visits })
    return isWaiting ? record.until - now : 0
  })
}

const IDLE: JobHost = { until: 0, why: '' }

function omitEndedVisits({ visits = {} }: JobHost, now: number): Record<string, number> {
  const isUnderWay = (until: number) => until > now && until <= now + LONGEST_VISIT
  return Object.fromEntries(Object.entries(visits).filter(([, until]) => isUnderWay(until)))
}

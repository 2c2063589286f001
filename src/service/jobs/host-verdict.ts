import type { JobOutcome } from './job.js'

/** Answer of a host to one request; it `refuses` with 429, which asks for a pause at once. */
export type HostVerdict = 'answers' | 'fails' | 'refuses'

/** Reasons for which a host is left alone, for people. */
export const PAUSE_REASONS: Readonly<Record<HostVerdict, string>> = {
  answers: '',
  fails: 'The host keeps failing.',
  refuses: 'The host answered 429: too many requests.',
}

const FAILS = new Set(['EFATAL', 'ETIMEOUT', 'EBRWSRTIMEOUT'])

export function toVerdict({ code, statusCode = 0 }: JobOutcome): HostVerdict {
  if (statusCode === 429) return 'refuses'
  return FAILS.has(code) || statusCode >= 500 ? 'fails' : 'answers'
}

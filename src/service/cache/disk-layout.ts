/**
 * Options of LMDB. No batches, since a failed one would end the process; no overlapping syncs, since with these
 * a damaged file may keep the process from ending.
 */
export const FILE_OPTIONS = {
  maxDbs: 12,
  noSubdir: true,
  eventTurnBatching: false,
  overlappingSync: false,
} as const

export const HALVES = ['a', 'b'] as const

export const SETTINGS = 'settings'

/** Printed by the probe for an undamaged file. */
export const SOUND = 'sound'

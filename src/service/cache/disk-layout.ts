/**
 * Options of LMDB: no batches of writes, since a failed batch would end the process; no overlapping syncs, since with a
 * damaged file these may keep the process from ending.
 */
export const FILE_OPTIONS = {
  maxDbs: 12,
  noSubdir: true,
  eventTurnBatching: false,
  overlappingSync: false,
} as const

export const HALVES = ['a', 'b'] as const

export const SETTINGS = 'settings'

/** Word that the probe prints for an undamaged file. */
export const SOUND = 'sound'

/**
 * Options of LMDB. Without batches, a failed commit reaches the one who wrote; that of a batch would end the
 * process. Without overlapping syncs, a damaged file cannot keep a thread and so the process from ending.
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

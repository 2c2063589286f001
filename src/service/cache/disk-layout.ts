/**
 * Options of LMDB for the file. Without batches by turn of the loop, each failure of a commit reaches the one who
 * wrote; that of a batch reaches nobody, and would end the process. Where syncs overlap commits, a thread that
 * syncs a damaged file never ends, nor does its process.
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

/**
 * Options of LMDB. Writes are not batched, since a failed batch would end the process. Syncs do not overlap, since
 * overlapping syncs of a damaged file may keep the process from ending.
 */
export const FILE_OPTIONS = {
  maxDbs: 12,
  noSubdir: true,
  eventTurnBatching: false,
  overlappingSync: false,
} as const

export const HALVES = ['a', 'b'] as const

export const SETTINGS = 'settings'

export const SOUND = 'sound'

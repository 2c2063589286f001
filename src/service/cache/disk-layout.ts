export const FILE_OPTIONS = {
  maxDbs: 12,
  noSubdir: true,
  // If writes were batched, a failed batch would end the process.
  eventTurnBatching: false,
  // Overlapping syncs of a damaged file may prevent the process from ending.
  overlappingSync: false,
} as const

export const HALVES = ['a', 'b'] as const

export const SETTINGS = 'settings'

export const SOUND = 'sound'

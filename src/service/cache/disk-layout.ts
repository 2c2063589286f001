export const FILE_OPTIONS = {
  maxDbs: 12,
  noSubdir: true,
  // A failed batch would end the process.
  eventTurnBatching: false,
  // Overlapping syncs of damaged files may keep the process alive.
  overlappingSync: false,
} as const

export const HALVES = ['a', 'b'] as const

export const SETTINGS = 'settings'

export const SOUND = 'sound'

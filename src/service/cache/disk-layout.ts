/** Options of LMDB for the file. */
export const FILE_OPTIONS = { maxDbs: 12, noSubdir: true } as const

export const HALVES = ['a', 'b'] as const

export const SETTINGS = 'settings'

/** Printed by the probe for an undamaged file. */
export const SOUND = 'sound'

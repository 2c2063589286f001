/** How the file of a cache on disk is opened, and the databases in it. */
export const FILE_OPTIONS = { maxDbs: 4, noSubdir: true } as const

export const HALVES = ['a', 'b'] as const

export const SETTINGS = 'settings'

/** What the process that tries a file says of one that is not damaged. */
export const SOUND = 'sound'

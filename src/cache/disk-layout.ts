/** How the file of a cache on disk is opened, and the databases in it. */
export const FILE_OPTIONS = { maxDbs: 4, noSubdir: true } as const

export const HALVES = ['a', 'b'] as const

export const SETTINGS = 'settings'

/** Fields of `data` whose values are files that the service makes itself. */
export const OWN_FILES = ['screenshot', 'pdf', 'capture'] as const

export type OwnFile = (typeof OWN_FILES)[number]

/** Media types by file name extension. */
const FILE_TYPES = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  pdf: 'application/pdf',
  gz: 'application/gzip',
} as const

export type FileEnding = keyof typeof FILE_TYPES

export function isOwnFile(name: string): name is OwnFile {
  return OWN_FILES.some((one) => one === name)
}

/** Finds the media type of one of the service's files by its extension; `undefined` for any other extension. */
export function findFileType(path: string): string | undefined {
  const ending = path.slice(path.lastIndexOf('.') + 1)
  return Object.hasOwn(FILE_TYPES, ending) ? FILE_TYPES[ending as FileEnding] : undefined
}

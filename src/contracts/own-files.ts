/** Names of the fields in `data` whose files the service makes itself. */
export const OWN_FILES = ['screenshot', 'pdf', 'capture'] as const

export type OwnFile = (typeof OWN_FILES)[number]

const MEDIA_TYPES = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  pdf: 'application/pdf',
  gz: 'application/gzip',
} as const

export type FileEnding = keyof typeof MEDIA_TYPES

/** File that gets its checksums only at its first read, since most captures are never read. */
export interface UnfinishedFile {
  readonly parts: readonly Uint8Array[]
  /** Size of the finished file in bytes. */
  readonly length: number
  readonly finish: (joined: Buffer) => Promise<Buffer>
}

export async function finishFile(file: Uint8Array | UnfinishedFile): Promise<Buffer> {
  if (!(file instanceof Uint8Array)) return file.finish(Buffer.concat(file.parts))
  return Buffer.from(file.buffer, file.byteOffset, file.length)
}

export function isOwnFile(name: string): name is OwnFile {
  return OWN_FILES.some((one) => one === name)
}

export function findOwnMediaType(path: string): string | undefined {
  const ending = path.slice(path.lastIndexOf('.') + 1)
  return Object.hasOwn(MEDIA_TYPES, ending) ? MEDIA_TYPES[ending as FileEnding] : undefined
}

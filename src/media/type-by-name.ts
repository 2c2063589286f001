import { isMediaType, type MediaType } from './file-type.js'

const OTHER_NAMES: Record<string, MediaType> = {
  jpeg: 'jpg',
  jpe: 'jpg',
  tif: 'tiff',
  heif: 'heic',
}

/** File type by the address alone, for when nothing may be fetched; `undefined` if it says none. */
export function typeByName(url: URL): MediaType | undefined {
  const extension = /\.([a-z0-9]+)$/i.exec(url.pathname)?.[1]?.toLowerCase() ?? ''
  return isMediaType(extension) ? extension : OTHER_NAMES[extension]
}
